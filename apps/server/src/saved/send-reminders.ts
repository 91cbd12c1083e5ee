import type { Bus } from '../bus/bus.ts';
import { mayRead } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

const batch = 100;

interface Parts {
  database: Database;
  bus: Pick<Bus, 'notice'>;
  onNotification(): void;
}

/**
 * Notifies members of saved messages whose reminder is due. One statement claims a reminder and inserts its
 * notification, so that it arrives once, whichever server sends it. A message with a change in progress waits for the
 * next round.
 */
export async function sendReminders({ database, bus, onNotification }: Parts): Promise<void> {
  for (let taken = batch; taken === batch; ) {
    const { rows } = await database.execute<{ user_id: string; notified: boolean }>(sql`
      with due as (
        select s.user_id, s.message_id from saved_messages s join messages m on m.id = s.message_id
        where s.remind_at <= now() and s.reminded_at is null
        order by s.remind_at limit ${batch} for update of s skip locked for share of m skip locked
      ), claimed as (
        update saved_messages s set reminded_at = now() from due
        where s.user_id = due.user_id and s.message_id = due.message_id
        returning s.user_id, s.message_id
      ), notified as (
        insert into notices (user_id, message_id, kind)
        select claimed.user_id, m.id, 'reminder'
        from claimed join messages m on m.id = claimed.message_id join channels c on c.id = m.channel_id
        where m.deleted_at is null and ${mayRead(sql`claimed.user_id`)}
        on conflict (user_id, message_id, kind) do update
          set created_at = now(), read_at = null, pushed_at = null, told_at = null
        returning user_id
      )
      select user_id, exists (select from notified n where n.user_id = claimed.user_id) as notified from claimed`);
    taken = rows.length;
    const notified = rows.filter((row) => row.notified).map((row) => row.user_id);
    if (notified.length === 0) continue;
    bus.notice([...new Set(notified)]);
    onNotification();
  }
}
