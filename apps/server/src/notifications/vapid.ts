import type { Config } from '../platform/config/config.ts';
import { pairOf, type VapidKeys } from '../platform/config/vapid-keys.ts';
import type { Database } from '../platform/db/database.ts';
import { sharedSecret } from '../platform/db/secrets.ts';

export interface Vapid extends VapidKeys {
  subject: string;
}

export async function openVapid(config: Config, database: Database, publicUrl: string): Promise<Vapid> {
  const keys = config.vapidKeys ?? pairOf(Buffer.from(await sharedSecret(database, 'push'), 'hex'));
  return { ...keys, subject: config.vapidSubject ?? subjectOf(publicUrl, config.mailFrom) };
}

function subjectOf(publicUrl: string, mailFrom: string): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0]}`;
}
