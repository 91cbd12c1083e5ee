import { messageAuditEntry } from '../audit/audit-log.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { mayTakePart } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { type Changed, change, mayDecide, own } from './change-message.ts';

export function pinMessage(
  database: Database,
  { messageId, pinned, by }: { messageId: string; pinned: boolean; by: Visitor },
): Promise<Changed> {
  return change(database, {
    messageId,
    reachable: mayTakePart(by.userId),
    allowed: (_author, mayModerateIt) => mayModerateIt,
    needed: sql`(m.pinned_at is not null) <> ${pinned}`,
    set: sql`pinned_at = ${pinned ? sql`now()` : null}`,
    also: [messageAuditEntry({ actorId: by.userId, act: pinned ? 'pin' : 'unpin', messageId })],
  });
}

interface Closing {
  messageId: string;
  closed: boolean;
  by: Visitor;
  roleOf: RoleOf;
}

export function closeMessage(
  database: Database,
  { messageId, closed, by, roleOf }: Closing,
): Promise<Changed> {
  return change(database, {
    messageId,
    reachable: mayTakePart(by.userId),
    allowed: mayDecide(by, roleOf),
    own: own(by),
    needed: sql`coalesce(m.poll, m.listing) is not null and (coalesce(m.poll, m.listing) ? 'closed') <> ${closed}`,
    set: closed
      ? sql`poll = poll || '{"closed": true}'::jsonb, listing = listing || '{"closed": true}'::jsonb`
      : sql`poll = poll - 'closed', listing = listing - 'closed'`,
    also: [],
    moderated: () => [messageAuditEntry({ actorId: by.userId, act: closed ? 'close' : 'reopen', messageId })],
  });
}
