import type { Notifications, PushSubscription, QuietHours } from '@orbit-vine/contract/notifications.ts';
import { deviceOf } from '../auth/device.ts';
import type { Visitor } from '../auth/session.ts';
import { isGoodSession } from '../auth/session-lifetime.ts';
import type { Database } from '../platform/db/database.ts';
import { sessions } from '../platform/db/schema.ts';
import { notificationSettings, pushSubscriptions } from '../platform/db/schema-community.ts';
import { alias, and, eq, sql } from '../platform/db/sql.ts';

/** Per member; a new browser replaces the oldest. */
const maxBrowsers = 10;

export async function readSettings(
  database: Database,
  { userId, sessionId }: Visitor,
): Promise<Omit<Notifications, 'pushKey'>> {
  const [settings] = await database
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  const s = alias(sessions, 's');
  const rows = await database
    .select({ id: pushSubscriptions.id, sessionId: pushSubscriptions.sessionId, userAgent: s.userAgent })
    .from(pushSubscriptions)
    .innerJoin(s, and(eq(s.id, pushSubscriptions.sessionId), isGoodSession))
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(pushSubscriptions.createdAt);
  return {
    mail: settings?.mail ?? true,
    digest: settings?.digest ?? false,
    ...(settings && quietHoursOf(settings)),
    devices: rows.map(({ id, userAgent, ...row }) => ({
      id,
      name: deviceOf(userAgent ?? ''),
      current: row.sessionId === sessionId,
    })),
  };
}

interface StoredQuietHours {
  quietFrom: string | null;
  quietUntil: string | null;
  timeZone: string | null;
}

const quietHoursOf = ({ quietFrom: from, quietUntil: until, timeZone }: StoredQuietHours) =>
  from && until && timeZone ? { quiet: { from, until, timeZone } } : {};

export interface Change {
  mail?: boolean | undefined;
  digest?: boolean | undefined;
  quiet?: QuietHours | null | undefined;
}

/** The first digest comes a week after opting in, since its messages must be new. */
export async function changeSettings(
  database: Pick<Database, 'insert'>,
  userId: string,
  { mail, digest, quiet }: Change,
): Promise<void> {
  const set = {
    ...(mail !== undefined && { mail }),
    ...(digest !== undefined && { digest }),
    ...(quiet !== undefined && {
      quietFrom: quiet?.from ?? null,
      quietUntil: quiet?.until ?? null,
      timeZone: quiet?.timeZone ?? null,
    }),
    ...(digest && {
      digestSentAt: sql`case when ${notificationSettings.digest} then ${notificationSettings.digestSentAt} else now() end`,
    }),
  };
  if (Object.keys(set).length === 0) return;
  await database
    .insert(notificationSettings)
    .values({ userId, ...set, ...(digest && { digestSentAt: sql`now()` }) })
    .onConflictDoUpdate({ target: notificationSettings.userId, set });
}

export function subscribeToPush(
  database: Database,
  { userId, sessionId }: Visitor,
  { endpoint, keys }: PushSubscription,
): Promise<void> {
  return database.transaction(async (transaction) => {
    // A browser has one session and one subscription at a time.
    await transaction.execute(sql`
      delete from push_subscriptions where session_id = ${sessionId} and endpoint <> ${endpoint}`);
    await transaction.execute(sql`
      insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
      values (${userId}, ${sessionId}, ${endpoint}, ${keys.p256dh}, ${keys.auth})
      on conflict (endpoint) do update
      set user_id = ${userId}, session_id = ${sessionId}, p256dh = ${keys.p256dh}, auth = ${keys.auth}`);
    await transaction.execute(sql`
      delete from push_subscriptions where user_id = ${userId} and id not in (
        select id from push_subscriptions where user_id = ${userId} order by created_at desc limit ${maxBrowsers})`);
  });
}

export async function unsubscribeFromPush(database: Database, userId: string, id: string): Promise<void> {
  await database.execute(sql`delete from push_subscriptions where id = ${id} and user_id = ${userId}`);
}
