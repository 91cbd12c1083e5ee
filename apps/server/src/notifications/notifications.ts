import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { sharedSecret } from '../platform/db/secrets.ts';
import { createJobWorker } from '../platform/jobs/worker.ts';
import type { MailQueue } from '../platform/mail/queue.ts';
import { within } from './public-address.ts';
import { sendDigests } from './send-digests.ts';
import { sendNotificationMails } from './send-notification-mail.ts';
import { createPusher, forgetSubscriptions } from './send-push.ts';
import { unsubscribeUrls } from './unsubscribe.ts';
import { openVapid } from './vapid.ts';

const checkEveryMs = 15_000;

interface NotificationParts {
  config: Config;
  database: Database;
  mail: MailQueue;
  publicUrl: string;
  log: Logger;
}

export type MemberNotifications = Awaited<ReturnType<typeof openMemberNotifications>>;

export async function openMemberNotifications({ config, database, mail, publicUrl, log }: NotificationParts) {
  const vapid = await openVapid(config, database, publicUrl);
  const unsubscribeSecret = await sharedSecret(database, 'unsubscribe');
  const unsubscribeUrl = unsubscribeUrls(publicUrl, unsubscribeSecret);
  const isAllowed = within(config.pushAddresses);
  const delayMs = config.mailNewsAfterMs;
  const pusher = createPusher({ database, vapid, isAllowed, log });
  const push = createJobWorker(pusher.pushNotifications, {
    everyMs: checkEveryMs,
    log,
  });
  const mails = createJobWorker(
    () => sendNotificationMails({ database, mail, delayMs, publicUrl, unsubscribeUrl }),
    {
      everyMs: Math.min(checkEveryMs, 1_000 + delayMs / 10),
      log,
    },
  );
  return {
    pushKey: vapid.publicKey,
    isAllowed,
    unsubscribeSecret,
    daily: [forgetSubscriptions, sendDigests({ mail, publicUrl, unsubscribeUrl })],
    wake: push.wake,
    async stop() {
      await Promise.all([push.stop(), mails.stop()]);
      await pusher.settle();
    },
  };
}
