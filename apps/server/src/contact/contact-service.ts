import { adminPath } from '@orbit-vine/contract/admin-path.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { sharedSecret } from '../platform/db/secrets.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { addressIn } from '../platform/mail/address.ts';
import type { MailQueue } from '../platform/mail/queue.ts';
import { type Booking, isOpen } from './opening.ts';

export interface ContactService {
  database: Database;
  mail: MailQueue;
  recipients: string[];
  listUrl: string;
  secret: string;
  limiter: Limiter;
  isOpen(): boolean;
  now(): Date;
}

interface ContactServiceParts {
  database: Database;
  mail: MailQueue;
  limiter: Limiter;
  config: Config;
  booking: Booking;
  publicUrl: string;
}

export async function openContactService(parts: ContactServiceParts): Promise<ContactService> {
  const { database, mail, limiter, config, booking, publicUrl } = parts;
  return {
    database,
    mail,
    recipients: recipientsOf(config),
    listUrl: `${publicUrl}${adminPath}/enquiries`,
    secret: await sharedSecret(database, 'forms'),
    limiter,
    isOpen: () => isOpen(booking, config.now()),
    now: config.now,
  };
}

function recipientsOf({ adminEmails, mailFrom }: Config): string[] {
  return adminEmails.length > 0 ? adminEmails : [addressIn(mailFrom)];
}
