import { communityName, communityPath } from '@orbit-vine/contract/community.ts';
import type { PushNotice } from '@orbit-vine/contract/notifications.ts';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Logger } from 'pino';
import webPush from 'web-push';
import { isGoodSession } from '../auth/session-lifetime.ts';
import { countNotifications } from '../letters/notifications.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import {
  isAway,
  isUnread,
  mayBeNotified,
  notificationColumns,
  ofMessages,
  pathOf,
  type UnreadNotification,
  whatHappened,
  withMessage,
} from './notices-to-send.ts';
import { notQuiet } from './quiet-hours.ts';
import { BlockedAddressError, postToPublicAddress } from './safe-fetch.ts';
import type { Vapid } from './vapid.ts';

const batch = 100;
const maxSeparate = 3;
/** Concurrent requests, in total and per member, so that one member's slow push services do not delay others. */
const concurrency = 64;
const concurrencyPerMember = 2;
const timeoutMs = 3_000;
/** Notifications that waited for the end of quiet hours may be older. */
const pushedWithin = sql`case when own.quiet_from is null then interval '1 hour' else interval '1 day' end`;
const storedSeconds = 24 * 3_600;

export interface PushParts {
  database: Database;
  vapid: Vapid;
  isAllowed(address: string): boolean;
  log: Logger;
}

interface PushRow extends UnreadNotification {
  id: string;
  user_id: string;
  subscription_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Pushes new notifications to the browsers of members who are away. One server tries each notification once. Requests
 * run in the background; `settle` waits for those in progress and skips the rest.
 */
export function createPusher(parts: PushParts) {
  const limitAll = pLimit(concurrency);
  const shares = new Map<string, LimitFunction>();
  const inProgress = new Set<Promise<void>>();
  let settled = false;
  const push = async (userId: string, rows: PushRow[]) => {
    const share = shares.get(userId) ?? pLimit(concurrencyPerMember);
    shares.set(userId, share);
    const sent = share(() => limitAll(async () => (settled ? undefined : pushToBrowser(parts, rows))));
    inProgress.add(sent);
    await sent;
    inProgress.delete(sent);
    if (share.activeCount + share.pendingCount === 0) shares.delete(userId);
  };
  return {
    async pushNotifications(): Promise<void> {
      for (let taken = batch; taken === batch; ) {
        const unpushed = await takeUnpushed(parts.database);
        taken = unpushed.taken;
        const byBrowser = Map.groupBy(unpushed.rows, (row) => row.subscription_id);
        for (const rows of byBrowser.values()) void push(rows[0]?.user_id ?? '', rows);
      }
    },
    async settle(): Promise<void> {
      settled = true;
      await Promise.all(inProgress);
    },
  };
}

async function takeUnpushed(database: Database): Promise<{ taken: number; rows: PushRow[] }> {
  const { rows } = await database.execute<{ id: string }>(sql`
    update notices set pushed_at = now()
    where id in (
      select n.id from notices n where n.told_at is null and n.pushed_at is null and ${ofMessages}
        and ${await notQuiet(database)}
      order by n.created_at limit ${batch} for update skip locked)
    returning id`);
  if (rows.length === 0) return { taken: 0, rows: [] };
  const found = await database.execute<PushRow>(sql`
    select n.id, n.user_id, p.id as subscription_id, p.endpoint, p.p256dh, p.auth, ${notificationColumns}
    from notices n ${withMessage}
    join push_subscriptions p on p.user_id = n.user_id
    left join notification_settings own on own.user_id = n.user_id
    join sessions s on s.id = p.session_id and s.user_id = p.user_id and ${isGoodSession}
    where n.id = any(${sql.param(rows.map(({ id }) => id))}::uuid[]) and ${isUnread}
      and n.created_at > now() - ${pushedWithin} and ${mayBeNotified(sql`n.user_id`)} and ${isAway(sql`n.user_id`)}
    order by n.created_at`);
  return { taken: rows.length, rows: found.rows };
}

async function pushToBrowser(parts: PushParts, rows: PushRow[]) {
  for (const notice of pushNoticesOf(rows)) {
    const [row] = rows;
    if (!row || !(await send(parts, row, notice))) return;
  }
}

function pushNoticesOf(rows: PushRow[]): PushNotice[] {
  if (rows.length > maxSeparate) {
    const title = countNotifications(rows.length);
    return [{ title, body: `In ${communityName}`, path: communityPath, tag: 'several' }];
  }
  return rows.map((row) => ({
    title: whatHappened(row),
    body: `In ${row.channel}`,
    path: pathOf(row),
    tag: row.message_id,
  }));
}

async function send({ database, vapid, isAllowed, log }: PushParts, row: PushRow, notice: PushNotice) {
  const { endpoint, p256dh, auth } = row;
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      { vapidDetails: vapid, TTL: storedSeconds, contentEncoding: 'aes128gcm' },
    );
    const outgoing = { headers: headers as Record<string, string | number>, body };
    const status = await postToPublicAddress(endpoint, outgoing, { isAllowed, withinMs: timeoutMs });
    if (status < 300) return true;
    const gone = status === 404 || status === 410;
    if (gone) await forget(database, row);
    else log.warn({ status, host: new URL(endpoint).host }, 'a push service did not take a notice');
  } catch (error) {
    // A private address was never a push service.
    if (error instanceof BlockedAddressError) await forget(database, row);
    log.warn(
      { failure: describeFailure(error), host: new URL(endpoint).host },
      'a browser could not be notified',
    );
  }
  return false;
}

async function forget(database: Database, { subscription_id }: PushRow) {
  await database.execute(sql`delete from push_subscriptions where id = ${subscription_id}`);
}

export async function forgetSubscriptions(database: Database): Promise<void> {
  await database.execute(sql`
    delete from push_subscriptions p where not exists (
      select 1 from sessions s where s.id = p.session_id and ${isGoodSession})`);
}
