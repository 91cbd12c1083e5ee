import { communityPath } from '@orbit-vine/contract/community.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { auditEntry } from '../audit/audit-log.ts';
import type { Visitor } from '../auth/session.ts';
import { appealLetter } from '../letters/appeal.ts';
import { restoreMessage } from '../messages/change-message.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { lockRoles } from './member-status.ts';
import { type AppealRow, decidersOf, findAppeal, type Judges, readStaff } from './open-appeals.ts';
import { type SanctionAct, settleAppeals } from './own-sanction.ts';
import { liftSanction, type Post } from './sanctions.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

interface Decision extends Judges {
  sanctionId: string;
  lift: boolean;
  reply?: string | undefined;
  by: Visitor;
  post: Post;
}

/** What to publish on the bus after the commit. */
interface Decided {
  memberId: string;
  /** Staff whose inbox changed. */
  notified: string[];
  restored?: Message;
}

export function decideAppeal(database: Database, decision: Decision): Promise<Decided> {
  const { sanctionId, lift, reply = '', by, roleOf, adminEmails, post } = decision;
  return database.transaction(async (transaction) => {
    const found = await findAppeal(transaction, sanctionId);
    if (!found) throw new ProblemError('REPORTS_CLOSED');
    // Profiles first, as `liftSanction` locks them before it settles appeals.
    await lockRoles(transaction, { actorId: by.userId, memberId: found.member_id, roleOf });
    const appeal = await findAppeal(transaction, sanctionId, true);
    if (!appeal) throw new ProblemError('REPORTS_CLOSED');
    const deciders = decidersOf(appeal, await readStaff(transaction, adminEmails), roleOf);
    if (!deciders.includes(by.userId)) throw new ProblemError('FORBIDDEN');
    const notified = await settleAppeals(transaction, sql`a.id = ${sanctionId}`, {
      by: by.userId,
      lifted: lift,
      reply,
    });
    const { member_id: memberId, message_id: messageId } = appeal;
    await transaction.execute(
      auditEntry({
        actorId: by.userId,
        act: lift ? 'grantAppeal' : 'denyAppeal',
        memberId,
        ...(messageId && { messageId }),
        details: reply ? { text: reply } : {},
      }),
    );
    const restored = lift ? await liftFor(transaction, appeal, decision) : undefined;
    await answerMember(transaction, post, { memberId, happened: outcomeOf(appeal.act, lift), reply });
    return { memberId, notified, ...(restored && { restored }) };
  });
}

/** A sanction that has ended in the meantime needs no lifting. */
async function liftFor(
  transaction: Transaction,
  { act, member_id: memberId, message_id: messageId, in_force: inForce }: AppealRow,
  { by, roleOf }: Decision,
): Promise<Message | undefined> {
  if (!inForce) return undefined;
  if (act === 'delete')
    return messageId
      ? (await restoreMessage(transaction, { messageId, by, roleOf, answered: true })).message
      : undefined;
  await liftSanction(transaction, act === 'mute' ? 'mute' : 'suspension', { by, memberId, roleOf });
  return undefined;
}

const outcomes: Record<SanctionAct, { lifted: string; upheld: string }> = {
  mute: { lifted: 'lifted your mute', upheld: 'decided that your mute stays' },
  suspend: { lifted: 'lifted your suspension', upheld: 'decided that your suspension stays' },
  delete: { lifted: 'restored your message', upheld: 'decided that your message stays removed' },
};
const outcomeOf = (act: SanctionAct, lift: boolean) =>
  `A moderator has reviewed your appeal and ${outcomes[act][lift ? 'lifted' : 'upheld']}.`;

interface Answer {
  memberId: string;
  happened: string;
  reply: string;
}

async function answerMember(
  transaction: Transaction,
  { mail, publicUrl }: Post,
  { memberId, happened, reply }: Answer,
): Promise<void> {
  const text = reply ? `${happened} They wrote: ${reply}` : happened;
  await transaction.execute(
    sql`insert into notices (user_id, kind, text) values (${memberId}, 'mute', ${text})`,
  );
  const { rows } = await transaction.execute<{ email: string; name: string }>(
    sql`select email, name from users where id = ${memberId}`,
  );
  const [member] = rows;
  if (!member) return;
  const letter = appealLetter({
    name: member.name,
    happened,
    reply,
    community: `${publicUrl}${communityPath}`,
  });
  await mail.enqueue(transaction, { to: member.email, letter });
}
