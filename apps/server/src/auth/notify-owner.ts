import { notMeLink } from '@orbit-vine/contract/mailed-links.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { type AccountEventKind, accountEventLetter } from '../letters/account-event.ts';
import type { Database } from '../platform/db/database.ts';
import { accountEvents } from '../platform/db/schema-accounts.ts';
import type { MailQueue } from '../platform/mail/queue.ts';
import { hashOfCode, randomCode } from './codes.ts';
import { deviceOf } from './device.ts';

interface Owner {
  userId: string;
  name: string;
  /** Where the letter goes: the address of the account before what happened. */
  email: string;
}

export interface Happened {
  userAgent: string;
  /** What came to the account from then on goes, if it was not its owner. */
  since: Date;
}

export type NotifyOwner = (kind: AccountEventKind, owner: Owner, happened: Happened) => Promise<void>;

interface Parts {
  database: Database;
  mail: Pick<MailQueue, 'send'>;
  publicUrl: string;
}

interface NewEvent extends Pick<Owner, 'userId' | 'email'>, Pick<Happened, 'since'> {
  /** One of the account, or something at a winery. */
  kind: AccountEventKind | 'winery';
}

/** Notes what the owner of an account is written about; the letter's link undoes it, for as long as it is good. */
export async function makeNotMeLink(
  writer: Pick<Database, 'insert'>,
  publicUrl: string,
  event: NewEvent,
): Promise<{ link: string; expiresAt: Date }> {
  const code = randomCode();
  const expiresAt = new Date(Date.now() + serverLimits.notMeDays * 24 * 3_600_000);
  await writer.insert(accountEvents).values({ ...event, expiresAt, hash: hashOfCode(code) });
  return { link: `${publicUrl}${notMeLink.path}?${notMeLink.parameter}=${code}`, expiresAt };
}

/** Writes to the owner of an account what happened to it. The letter holds the code that undoes it. */
export function ownerNotifier({ database, mail, publicUrl }: Parts): NotifyOwner {
  return async (kind, { userId, name, email }, { userAgent, since }) => {
    const { link, expiresAt } = await makeNotMeLink(database, publicUrl, { userId, kind, email, since });
    const device = deviceOf(userAgent);
    await mail.send({
      to: email,
      letter: accountEventLetter({ kind, name, device, at: new Date(), link, expiresAt }),
    });
  };
}
