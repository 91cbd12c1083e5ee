import type { QuietHours } from '@orbit-vine/contract/notifications.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

interface Pending extends QuietHours, Record<string, unknown> {
  userId: string;
}

/** Whether the quiet hours include the moment. Their start does, and their end does not. */
export function isQuiet({ from, until, timeZone }: QuietHours, at: Date): boolean {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
  return from < until ? from <= time && time < until : from <= time || time < until;
}

/**
 * That notification `n` is not for a member in their quiet hours. Read here and not by the query, so that a time zone that
 * this database doesn't know stops no one's notifications.
 */
export async function notQuiet(database: Pick<Database, 'execute'>): Promise<SQL> {
  const { rows } = await database.execute<Pending>(sql`
    select s.user_id as "userId", s.quiet_from as "from", s.quiet_until as "until", s.time_zone as "timeZone"
    from notification_settings s
    where s.quiet_from is not null and s.user_id in (select n.user_id from notices n where n.told_at is null)`);
  const now = new Date();
  const quiet = rows.filter((row) => isQuiet(row, now)).map(({ userId }) => userId);
  return sql`n.user_id <> all(${sql.param(quiet)}::uuid[])`;
}
