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

/** Writes to the owner of an account what happened to it. The letter holds the code that undoes it. */
export function ownerNotifier({ database, mail, publicUrl }: Parts): NotifyOwner {
  return async (kind, { userId, name, email }, { userAgent, since }) => {
    const code = randomCode();
    const expiresAt = new Date(Date.now() + serverLimits.notMeDays * 24 * 3_600_000);
    await database
      .insert(accountEvents)
      .values({ userId, kind, email, since, expiresAt, hash: hashOfCode(code) });
    const link = `${publicUrl}${notMeLink.path}?${notMeLink.parameter}=${code}`;
    const device = deviceOf(userAgent);
    await mail.send({
      to: email,
      letter: accountEventLetter({ kind, name, device, at: new Date(), link, expiresAt }),
    });
  };
}
