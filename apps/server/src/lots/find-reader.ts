import type { ByKey } from '../auth/admit.ts';
import type { Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { findWinery } from './find-winery.ts';
import { findByToken } from './tokens.ts';

/** Looks the winery up for a member or, to read, for a program; what they may not see is not there. */
export function findReadable(database: Database, { wineryId }: { wineryId: string }, by: Visitor | ByKey) {
  return 'key' in by
    ? findByToken(database, { secret: by.key, scope: 'read', wineryId })
    : findWinery(database, { wineryId, userId: by.userId });
}
