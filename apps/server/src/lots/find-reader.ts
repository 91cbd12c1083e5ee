import type { WineryRole } from '@orbit-vine/contract/lots.ts';
import type { Context } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { bearerOf } from './exchange-routes.ts';
import { findWinery } from './find-winery.ts';
import { findByToken } from './tokens.ts';

/** Looks the winery up for whoever asks, by session or to read by a key; what they may not see is not there. */
export function readerOf({ database, gates }: { database: Database; gates: Gates }) {
  return async (
    context: Context,
    { wineryId }: { wineryId: string },
    atLeast?: Exclude<WineryRole, 'viewer'>,
  ) => {
    const secret = bearerOf(context);
    if (secret !== undefined && atLeast === undefined && context.req.method === 'GET')
      return findByToken(database, { secret, scope: 'read', wineryId });
    const { userId } = await gates.requireMember(context);
    return findWinery(database, { wineryId, userId, ...(atLeast ? { atLeast } : {}) });
  };
}
