import type { Message } from '@orbit-vine/contract/messages.ts';
import type { Sanction } from '@orbit-vine/contract/moderation.ts';
import { auditEntry } from '../audit/audit-log.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { mayJudge } from '../members/ranks.ts';
import { deleteMessage } from '../messages/change-message.ts';
import { closeReports } from '../messages/close-reports.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { endClaim } from './claim-reports.ts';
import { lockReported } from './lock-reported.ts';
import { applySanction, type Post } from './sanctions.ts';

interface Decision {
  messageId: string;
  remove: boolean;
  reason: string | undefined;
  sanction: Sanction | undefined;
  by: Visitor;
  roleOf: RoleOf;
  post: Post;
}

/** What to publish on the bus after the commit. */
export interface DecisionEffects {
  deleted?: Message;
  memberId?: string;
  endedSessions: string[];
  notified: string[];
}

/** Decides all open reports of a message at once; their lock stops a second moderator. */
export function decideReports(database: Database, decision: Decision): Promise<DecisionEffects> {
  const { messageId, remove, reason, sanction, by, roleOf, post } = decision;
  return database.transaction(async (transaction) => {
    const author = await lockReported(transaction, messageId, roleOf);
    if (!mayJudge(author.member, by)) throw new ProblemError('FORBIDDEN');
    const effects: DecisionEffects = { endedSessions: [], notified: [] };
    if (sanction) {
      if (!author.member) throw new ProblemError('MEMBER_NOT_FOUND');
      effects.memberId = author.member.id;
      const aim = { by, memberId: author.member.id, roleOf, messageId, post };
      effects.endedSessions = await applySanction(transaction, sanction, aim);
    }
    if (remove && !author.deleted) {
      const { message, notified } = await deleteMessage(transaction, {
        messageId,
        by,
        roleOf,
        reason: sanction ? sanction.text : reason,
        hasSanction: sanction !== undefined,
      });
      effects.deleted = message;
      effects.notified.push(...notified);
    }
    const acted = remove || sanction !== undefined;
    if (!acted) {
      const entry = {
        actorId: by.userId,
        act: 'dismiss',
        memberId: author.member?.id ?? null,
        messageId,
      } as const;
      await transaction.execute(auditEntry(entry));
    }
    const closing = closeReports({ messageId, acted, removed: remove, by: by.userId });
    const { rows } = await transaction.execute<{ user_id: string }>(closing);
    effects.notified.push(...rows.map(({ user_id }) => user_id));
    await transaction.execute(endClaim(messageId));
    return effects;
  });
}
