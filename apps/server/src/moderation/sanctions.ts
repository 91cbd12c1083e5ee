import { communityPath } from '@orbit-vine/contract/community.ts';
import type { Role } from '@orbit-vine/contract/members.ts';
import { type Sanction, suspensionDays } from '@orbit-vine/contract/moderation.ts';
import { auditEntry } from '../audit/audit-log.ts';
import { forgetCodes } from '../auth/codes.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { sanctionLetter } from '../letters/sanction.ts';
import { isBelow } from '../members/ranks.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { MailQueue } from '../platform/mail/queue.ts';
import { formatMoment } from '../platform/text/format-moment.ts';
import { lockRoles } from './member-status.ts';
import { ofMute, ofSuspension, settleAppeals } from './own-sanction.ts';

type Transaction = Pick<Database, 'execute' | 'insert'>;

/** For mail to members who may no longer be able to sign in. */
export interface Post {
  mail: Pick<MailQueue, 'enqueue' | 'wake'>;
  answerTo: string | undefined;
  publicUrl: string;
}

interface Target {
  by: Visitor;
  memberId: string;
  roleOf: RoleOf;
}

/** Ids of the sessions that a sanction ended; their sockets are closed after the commit. */
type EndedSessions = string[];

/** Applies and records a sanction, and notifies the member by inbox and mail, without revealing whether there was a report. */
export async function applySanction(
  transaction: Transaction,
  sanction: Sanction,
  { by, memberId, roleOf, messageId, post }: Target & { messageId?: string; post: Post },
): Promise<EndedSessions> {
  const { actor, member } = await lockRoles(transaction, { actorId: by.userId, memberId, roleOf });
  if (!isBelow(member, actor)) throw new ProblemError('FORBIDDEN');
  if (sanction.kind === 'suspension' && !sanction.days && actor !== 'administrator')
    throw new ProblemError('FORBIDDEN');
  const { kind, ...details } = sanction;
  const entry = { actorId: by.userId, memberId, ...(messageId && { messageId }), details };
  switch (kind) {
    case 'warning':
      await transaction.execute(auditEntry({ ...entry, act: 'warn' }));
      await notifyMember(transaction, post, { memberId, kind, happened: '', words: sanction.text });
      return [];
    case 'mute': {
      const until = await setUntil(transaction, {
        memberId,
        actor,
        column: 'muted_until',
        span: `${sanction.hours} hours`,
      });
      await transaction.execute(auditEntry({ ...entry, act: 'mute' }));
      const happened = `You can read, but not write, until ${formatMoment(until)}.`;
      await notifyMember(transaction, post, { memberId, kind, happened, words: sanction.text });
      return [];
    }
    case 'suspension': {
      const span = sanction.days && `${sanction.days} days`;
      const until = await setUntil(transaction, { memberId, actor, column: 'suspended_until', span });
      await transaction.execute(auditEntry({ ...entry, act: 'suspend' }));
      await transaction.execute(
        sql`update profiles set suspended_for = ${sanction.text ?? ''} where id = ${memberId}`,
      );
      const happened = `You’ve been suspended ${until === 'infinity' ? 'for good' : `until ${formatMoment(until)}`}.`;
      await notifyMember(transaction, post, { memberId, kind: 'mute', happened, words: sanction.text });
      await forgetCodes(transaction, memberId);
      return endSessions(transaction, memberId);
    }
  }
}

/** Returns the ids of staff whose inbox changed, since open appeals are settled too. */
export async function liftSanction(
  transaction: Transaction,
  kind: 'mute' | 'suspension',
  { by, memberId, roleOf }: Target,
): Promise<string[]> {
  const { actor, member } = await lockRoles(transaction, { actorId: by.userId, memberId, roleOf });
  if (!isBelow(member, actor)) throw new ProblemError('FORBIDDEN');
  const column = sql.raw(kind === 'mute' ? 'muted_until' : 'suspended_until');
  const longest = `${Math.max(...suspensionDays)} days`;
  const mayLift =
    kind === 'mute' || actor === 'administrator' ? sql`true` : sql`${column} <= now() + ${longest}::interval`;
  const { rows } = await transaction.execute<{ lifted: boolean }>(sql`
    with current as (select id, ${mayLift} as may from profiles where id = ${memberId} and ${column} > now()),
    lifted as (update profiles set ${column} = null from current where profiles.id = current.id and current.may returning profiles.id)
    select exists (select from lifted) as lifted from current`);
  if (rows[0]?.lifted === false) throw new ProblemError('FORBIDDEN');
  // The sanction may have ended, or been lifted by another moderator, which is not an error.
  if (!rows[0]) return [];
  const act = kind === 'mute' ? 'unmute' : 'unsuspend';
  await transaction.execute(auditEntry({ actorId: by.userId, act, memberId }));
  const lifted = kind === 'mute' ? ofMute : ofSuspension;
  const which = sql`(a.member_id = ${memberId} and ${lifted})`;
  return settleAppeals(transaction, which, { by: by.userId, lifted: true });
}

interface Term {
  memberId: string;
  actor: Role;
  column: 'muted_until' | 'suspended_until';
  /** Permanent if undefined. */
  span: string | undefined;
}

/** Moderators cannot shorten a current sanction. Ending it early goes through `liftSanction`, which has its own checks. */
async function setUntil(transaction: Transaction, { memberId, actor, column, span }: Term): Promise<string> {
  const until = span ? sql`now() + ${span}::interval` : sql`'infinity'::timestamptz`;
  const present = sql.raw(column);
  const allowed = actor === 'administrator' ? sql`true` : sql`coalesce(${present} <= ${until}, true)`;
  const { rows } = await transaction.execute<{ until: string }>(sql`
    update profiles set ${present} = ${until} where id = ${memberId} and ${allowed} returning ${present} as until`);
  if (!rows[0]) throw new ProblemError('LONGER_MEASURE');
  return rows[0].until;
}

export async function endSessions(transaction: Transaction, memberId: string): Promise<EndedSessions> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`delete from sessions where user_id = ${memberId} returning id`,
  );
  return rows.map(({ id }) => id);
}

interface SanctionNotice {
  memberId: string;
  kind: 'warning' | 'mute';
  /** Empty if there are only the moderator's words. */
  happened: string;
  words: string | undefined;
}

async function notifyMember(
  transaction: Transaction,
  { mail, answerTo, publicUrl }: Post,
  { memberId, kind, happened, words = '' }: SanctionNotice,
): Promise<void> {
  const text = happened && words ? `${happened} A moderator wrote: ${words}` : happened || words;
  await transaction.execute(
    sql`insert into notices (user_id, kind, text) values (${memberId}, ${kind}, ${text})`,
  );
  const { rows } = await transaction.execute<{ email: string; name: string }>(
    sql`select email, name from users where id = ${memberId}`,
  );
  const [member] = rows;
  if (!member) return;
  const letter = sanctionLetter({
    name: member.name,
    happened: happened || 'A moderator has sent you a warning.',
    words,
    mayAppeal: kind !== 'warning',
    answerTo,
    community: `${publicUrl}${communityPath}`,
  });
  await mail.enqueue(transaction, { to: member.email, letter, ...(answerTo && { replyTo: answerTo }) });
}
