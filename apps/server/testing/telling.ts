import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../src/config.ts';
import { joinCommunity, startCommunity } from './community.ts';
import { headersOf, openMailbox, type ReceivedMail } from './mailbox.ts';

/** How long a notice waits to be read in these tests, and a time within which everything has been told. */
export const delayMs = 1_500;
const settledMs = delayMs + 2_500;
export const settled = () => sleep(settledMs);

/** A community whose mails go to a real mail server. */
export async function startTelling(settings: Partial<Config> = {}) {
  const box = await openMailbox();
  const community = await startCommunity({ smtpUrl: box.url, mailNewsAfterMs: delayMs, ...settings });
  const reached = { ...community, mails: async () => box.mails.map(({ raw }) => raw) };
  return {
    ...community,
    box,
    join: (name: string) => joinCommunity(reached, name),
    /** Mails of this kind to a member, oldest first. */
    mailsTo: ({ email }: { email: string }) =>
      box.mails.filter((mail) => mail.to.includes(email) && headersOf(mail).has('list-unsubscribe')),
    async stop() {
      await community.stop();
      await box.close();
    },
  };
}

/** What a mail says, its lines whole again. */
export function textOf({ raw }: ReceivedMail): string {
  const [, plain = ''] = /Content-Type: text\/plain.*?\r\n\r\n(.*?)\r\n--/s.exec(raw) ?? [];
  const bytes = plain
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The path of the link with which a mail is stopped, as a mail program finds it. */
export function unsubscribePath(mail: ReceivedMail): string {
  const { pathname, search } = new URL(headersOf(mail).get('list-unsubscribe')?.replace(/[<>]/g, '') ?? '');
  return pathname + search;
}
