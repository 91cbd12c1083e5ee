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
  email: string;
}

export interface RequestSource {
  userAgent: string;
  /** If the owner reports the event, credentials added after this time are removed. */
  since: Date;
}

export type NotifyOwner = (kind: AccountEventKind, owner: Owner, source: RequestSource) => Promise<void>;

interface Parts {
  database: Database;
  mail: Pick<MailQueue, 'send'>;
  publicUrl: string;
}

interface NewEvent extends Pick<Owner, 'userId' | 'email'>, Pick<RequestSource, 'since'> {
  kind: AccountEventKind | 'winery';
}

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
