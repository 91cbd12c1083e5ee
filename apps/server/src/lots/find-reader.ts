import type { ByKey } from '../auth/admit.ts';
import type { Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { findWinery } from './find-winery.ts';
import { findByToken } from './tokens.ts';

/** The winery for a member or a program's key; not found if they have no access. */
export function findReadable(database: Database, { wineryId }: { wineryId: string }, by: Visitor | ByKey) {
  return 'key' in by
    ? findByToken(database, { secret: by.key, scope: 'read', wineryId })
    : findWinery(database, { wineryId, userId: by.userId });
}
