import { reportMessage } from '@orbit-vine/contract/moderation.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
import { messagesOf } from '../channels/access.ts';
import { allWordsOf } from '../messages/all-words.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Parts {
  database: Database;
  bus: Bus;
  adminEmails: string[];
  onNotification(): void;
}

export function reportRoutes(app: Hono, { database, bus, adminEmails, onNotification }: Parts) {
  bind(app, reportMessage, async ({ params, body, by: { userId, muted } }) => {
    // Muted members may report, but not write a note.
    if (muted && body.note) throw new ProblemError('MUTED');
    // The reported text is stored with the report, since its author may change it before a moderator reads it.
    const { rows } = await database.execute<{ user_id: string | null }>(sql`
      with m as (select id, user_id, ${allWordsOf(sql`m`)} as content from ${messagesOf(userId)} m
        where m.id = ${params.messageId} and m.deleted_at is null),
      made as (
        insert into reports (message_id, reporter_id, reason, note, content)
        select m.id, ${userId}, ${body.reason}, ${body.note ?? ''}, m.content from m
        on conflict do nothing returning message_id
      ),
      notified as (${notifyStaff(userId, adminEmails)})
      select notified.user_id from m left join notified on true`);
    if (rows.length === 0) throw new ProblemError('MESSAGE_NOT_FOUND');
    const staff = rows.flatMap(({ user_id }) => user_id ?? []);
    if (staff.length > 0) {
      bus.notice(staff);
      onNotification();
    }
    return {};
  });
}

/** Notifies everyone who may judge the message (`members/ranks.ts`), including staff who have read an earlier report of it. */
function notifyStaff(reporterId: string, adminEmails: string[]) {
  const isNamed = (user: string) =>
    sql`lower(${sql.raw(user)}.email) = any(${sql.param(adminEmails)}::text[])`;
  return sql`
    insert into notices (user_id, message_id, kind)
    select p.id, m.id, 'reported' from made join m on m.id = made.message_id
      left join profiles author on author.id = m.user_id left join users writer on writer.id = m.user_id
      join profiles p on p.id <> ${reporterId} and p.id is distinct from m.user_id
      join users u on u.id = p.id and u.email_verified
    where not coalesce(p.suspended_until > now(), false)
      and (p.role = 'administrator' or ${isNamed('u')}
        or p.role = 'moderator' and coalesce(author.role = 'member' and not ${isNamed('writer')}, true))
    on conflict (user_id, message_id, kind) do update
    set read_at = null, pushed_at = null, told_at = null, created_at = now() where notices.read_at is not null
    returning user_id`;
}
