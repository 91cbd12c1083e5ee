import type { Context } from 'hono';
import { deviceOf } from '../auth/device.ts';
import { requirePresence, type Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import type { Actor } from './acts.ts';
import { findWinery, type OwnWinery } from './find-winery.ts';

export interface OwnerAccess {
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
 * Finds the winery for an owner by session. `present` also requires a recent proof of presence: a stolen session alone must not
 * give others access to the winery or remove an owner.
 */
export function ownerOf({ database }: { database: Database }) {
  const find = async ({ params: { wineryId }, by, context }: OwnerRequest): Promise<OwnerAccess> => {
    const { userId, sessionId } = by;
    const winery = await findWinery(database, { wineryId, userId, atLeast: 'owner' });
    const device = deviceOf(context.req.header('user-agent') ?? '');
    return { winery, wineryId, by: { userId, sessionId, personId: winery.personId, device } };
  };
  const present = async (request: OwnerRequest): Promise<OwnerAccess> => {
    const access = await find(request);
    requirePresence(request.by);
    return access;
  };
  return { find, present };
}
