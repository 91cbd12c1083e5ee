import type { Context } from 'hono';
import { deviceOf } from '../auth/device.ts';
import { requirePresence, type Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import type { Actor } from './acts.ts';
import { findWinery, type OwnWinery } from './find-winery.ts';

export interface Owning {
  winery: OwnWinery;
  wineryId: string;
  by: Actor;
}

interface OwnerRequest {
  params: { wineryId: string };
  by: Visitor;
  context: Context;
}

/**
 * Looks the winery up for an owner, by session. `present` is for what a stolen session must not do alone: an owner who opens the winery to
 * others, or shuts an owner out, has just proved that it is them.
 */
export function ownerOf({ database }: { database: Database }) {
  const find = async ({ params: { wineryId }, by, context }: OwnerRequest): Promise<Owning> => {
    const { userId, sessionId } = by;
    const winery = await findWinery(database, { wineryId, userId, atLeast: 'owner' });
    const device = deviceOf(context.req.header('user-agent') ?? '');
    return { winery, wineryId, by: { userId, sessionId, personId: winery.personId, device } };
  };
  const present = async (request: OwnerRequest): Promise<Owning> => {
    const owning = await find(request);
    requirePresence(request.by);
    return owning;
  };
  return { find, present };
}
