import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../src/platform/config/config.ts';
import { joinCommunity, settle, startCommunity } from './community.ts';
import { headersOf, openMailbox } from './mailbox.ts';
import { openPushService } from './push-service.ts';

/** The delay of notification mails in these tests; after `settledMs` all are sent. */
export const delayMs = 1_500;
const settledMs = delayMs + 2_500;
export const settled = () => sleep(settledMs);

export async function startWithMailServer(settings: Partial<Config> = {}) {
  const box = await openMailbox();
  const community = await startCommunity({ smtpUrl: box.url, mailNewsAfterMs: delayMs, ...settings });
  const reached = { ...community, mails: async () => box.mails.map(({ raw }) => raw) };
  return {
    ...community,
    box,
    join: (name: string) => joinCommunity(reached, name),
    mailsTo: ({ email }: { email: string }) =>
      box.mails.filter((mail) => mail.to.includes(email) && headersOf(mail).has('list-unsubscribe')),
    async stop() {
      await community.stop();
      await box.close();
    },
  };
}

export async function startWithPushService() {
  const service = await openPushService();
  const community = await startWithMailServer({ pushAddresses: ['127.0.0.1'] });
  const ada = await community.join('Ada');
  await settle(community, ada);
  return {
    service,
    community,
    ada,
    async stop() {
      await community.stop();
      service.close();
    },
  };
}
