import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { sharedSecret } from '../db/secrets.ts';
import type { MailQueue } from '../mail/queue.ts';
import { sendDigests } from './digest.ts';
import { mailNews } from './mail-news.ts';
import { within } from './public-address.ts';
import { createPusher, forgetSubscriptions } from './push.ts';
import { makeRounds } from './rounds.ts';
import { unsubscribeUrls } from './unsubscribe.ts';
import { openVapid } from './vapid.ts';

const roundsEveryMs = 15_000;

interface TellingParts {
  config: Config;
  database: Database;
  mail: MailQueue;
  publicUrl: string;
  log: Logger;
}

export type Telling = Awaited<ReturnType<typeof openTelling>>;

/** Tells members who are away: their browsers at once, by mail after a while, and once a week those who want it. */
export async function openTelling({ config, database, mail, publicUrl, log }: TellingParts) {
  const vapid = await openVapid(config, database, publicUrl);
  const unsubscribeSecret = await sharedSecret(database, 'unsubscribe');
  const unsubscribeUrl = unsubscribeUrls(publicUrl, unsubscribeSecret);
  const isAllowed = within(config.pushAddresses);
  const delayMs = config.mailNewsAfterMs;
  const pusher = createPusher({ database, vapid, isAllowed, log });
  const push = makeRounds(pusher.pushNews, {
    everyMs: roundsEveryMs,
    log,
  });
  const mails = makeRounds(() => mailNews({ database, mail, delayMs, publicUrl, unsubscribeUrl }), {
    everyMs: Math.min(roundsEveryMs, 1_000 + delayMs / 10),
    log,
  });
  return {
    pushKey: vapid.publicKey,
    unsubscribeSecret,
    daily: [forgetSubscriptions, sendDigests({ mail, publicUrl, unsubscribeUrl })],
    /** Somebody was mentioned or replied to. */
    kick: push.kick,
    async stop() {
      await Promise.all([push.stop(), mails.stop()]);
      await pusher.settle();
    },
  };
}
