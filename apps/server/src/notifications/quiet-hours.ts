import type { QuietHours } from '@orbit-vine/contract/notifications.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

interface Pending extends QuietHours, Record<string, unknown> {
  userId: string;
}

const timeIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

export function isQuiet({ from, until, timeZone }: QuietHours, at: Date): boolean {
  const time = timeIn(timeZone, at);
  return from < until ? from <= time && time < until : from <= time || time < until;
}

/**
 * The end of quiet hours that include the moment; undefined outside of them. An hour off if clocks change before the
 * end.
 */
export function endOfQuiet(hours: QuietHours, at: Date): Date | undefined {
  if (!isQuiet(hours, at)) return undefined;
  const minutes = (minuteOfDay(hours.until) - minuteOfDay(timeIn(hours.timeZone, at)) + 1_440) % 1_440;
  return new Date(Math.floor(at.getTime() / 60_000 + minutes) * 60_000);
}

function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Condition on `n`: the member has no quiet hours now. Computed here and not by the query, so that a time zone that
 * the database does not know stops no one's notifications.
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
