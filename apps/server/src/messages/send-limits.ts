import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { isAnswered, isBlocked, mayRead, mayTakePart } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

const recently = (userId: SQL, content: SQL) => sql`
  select count(*) filter (where created_at > now() - interval '1 minute') as sent,
    count(*) filter (where content = ${content} and content <> '') as same,
    min(created_at) filter (where created_at > now() - interval '1 minute') as first_sent,
    min(created_at) filter (where content = ${content}) as first_same
  from (
    select content, created_at from messages where user_id = ${userId} and created_at > now() - interval '10 minutes'
    union all select content, created_at from held_messages where user_id = ${userId}
      and created_at > now() - interval '10 minutes'
  ) own`;

const mayPerMinute = (userId: SQL) => sql`
  (select case when created_at > now() - make_interval(hours => ${serverLimits.firstHours})
    then ${serverLimits.messagesPerMinuteAtFirst}::int else ${serverLimits.messagesPerMinute}::int end
    from users where id = ${userId})`;

/** Whether the author may send this text now. Counts stored and held messages, so the limits hold across servers. */
export const isWithinLimits = (userId: SQL, content: SQL) => sql`
  (select sent < ${mayPerMinute(userId)} and same < ${serverLimits.sameText}
    from (${recently(userId, content)}) recent)`;

const sinceOwn = (userId: SQL) => sql`
  (select max(created_at) from (
    select created_at from messages where user_id = ${userId} and channel_id = c.id
      and created_at > now() - make_interval(secs => c.slow_s)
    union all select created_at from held_messages where user_id = ${userId} and channel_id = c.id
      and created_at > now() - make_interval(secs => c.slow_s)) own)`;

/** Whether channel `c` takes a message of this plain member now. Deleted messages count. */
export const isWithinModes = (userId: SQL) => sql`
  (not c.staff_only and (c.slow_s = 0 or ${sinceOwn(userId)} is null))`;

interface Reason extends Record<string, unknown> {
  archived: boolean;
  refusal: 'REQUEST_OPEN' | 'MEMBER_UNREACHABLE' | 'NOT_ANSWERED' | null;
  staff_only: boolean;
  slow_wait: string | null;
  same: boolean;
  sent_wait: string | null;
  same_wait: string | null;
}

const secondsUntil = (moment: SQL) => sql`ceil(extract(epoch from ${moment} - now()))`;

interface RefusedMessage {
  userId: string;
  channelId: string;
  content: string;
  byStaff: boolean;
}

export async function reasonNotStored(
  database: Pick<Database, 'execute'>,
  { userId, channelId, content, byStaff }: RefusedMessage,
): Promise<ProblemError> {
  const { rows } = await database.execute<Reason>(sql`
    select c.archived_at is not null as archived,
      case when not ${mayTakePart(userId)} then 'REQUEST_OPEN' when c.kind <> 'direct' then null
        when ${isBlocked(userId)} then 'MEMBER_UNREACHABLE' when not ${isAnswered(userId)} then 'NOT_ANSWERED' end as refusal,
      c.staff_only,
      ${secondsUntil(sql`${sinceOwn(sql`${userId}`)} + make_interval(secs => c.slow_s)`)} as slow_wait,
      recent.same >= ${serverLimits.sameText} as same,
      ${secondsUntil(sql`recent.first_sent + interval '1 minute'`)} as sent_wait,
      ${secondsUntil(sql`recent.first_same + interval '10 minutes'`)} as same_wait
    from channels c, (${recently(sql`${userId}`, sql`${content}`)}) recent
    where c.id = ${channelId} and ${mayRead(userId)}`);
  const [row] = rows;
  if (!row) return new ProblemError('CHANNEL_NOT_FOUND');
  if (row.archived) return new ProblemError('CHANNEL_ARCHIVED');
  if (row.refusal) return new ProblemError(row.refusal);
  if (!byStaff && row.staff_only) return new ProblemError('STAFF_ONLY');
  if (!byStaff && row.slow_wait)
    return new ProblemError('SLOW_MODE', undefined, Math.max(1, Number(row.slow_wait)));
  const wait = Math.max(1, Number(row.same ? row.same_wait : row.sent_wait));
  return new ProblemError(row.same ? 'SAME_TEXT' : 'RATE_LIMITED', undefined, wait);
}
