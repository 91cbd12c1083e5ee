import type { Message } from '@orbit-vine/contract/messages.ts';
import type { Measure } from '@orbit-vine/contract/moderation.ts';
import { sql } from 'drizzle-orm';
import type { RoleOf, Visitor } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import { deleteMessage } from '../messages/change.ts';
import { closeReports } from './close-reports.ts';
import { takeMeasure } from './measures.ts';
import { entryOf } from './record.ts';

interface Decision {
  messageId: string;
  remove: boolean;
  measure: Measure | undefined;
  by: Visitor;
  roleOf: RoleOf;
}

/** What has to be said on the bus after the commit. */
export interface Decided {
  deleted?: Message;
  memberId?: string;
  endedSessions: string[];
  /** Whose inbox holds something more or less now. */
  noticed: string[];
}

/** Deals with all open reports of a message at once, so that no two moderators do. */
export function decideReports(database: Database, decision: Decision): Promise<Decided> {
  const { messageId, remove, measure, by, roleOf } = decision;
  return database.transaction(async (transaction) => {
    const author = await lockReported(transaction, messageId);
    const decided: Decided = { endedSessions: [], noticed: [] };
    if (measure) {
      if (!author.id) throw new ProblemError('MEMBER_NOT_FOUND');
      decided.memberId = author.id;
      const aim = { by, memberId: author.id, roleOf, messageId };
      decided.endedSessions = await takeMeasure(transaction, measure, aim);
    }
    if (remove && !author.deleted) {
      const { message, noticed } = await deleteMessage(transaction, { messageId, by });
      decided.deleted = message;
      decided.noticed.push(...noticed);
    }
    const acted = remove || measure !== undefined;
    if (!acted) {
      const entry = { actorId: by.userId, act: 'dismiss', memberId: author.id, messageId } as const;
      await transaction.execute(entryOf(entry));
    }
    const closing = closeReports({ messageId, acted, removed: remove, by: by.userId });
    const { rows } = await transaction.execute<{ user_id: string }>(closing);
    decided.noticed.push(...rows.map(({ user_id }) => user_id));
    return decided;
  });
}

type Transaction = Pick<Database, 'execute'>;

async function lockReported(transaction: Transaction, messageId: string) {
  const { rows } = await transaction.execute<{ user_id: string | null; deleted: boolean }>(sql`
    select m.user_id, m.deleted_at is not null as deleted from reports r join messages m on m.id = r.message_id
    where r.message_id = ${messageId} and r.state = 'open' order by r.id for update of r`);
  if (!rows[0]) throw new ProblemError('REPORTS_CLOSED');
  return { id: rows[0].user_id, deleted: rows[0].deleted };
}
