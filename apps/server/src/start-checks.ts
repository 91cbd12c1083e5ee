import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from './platform/config/config.ts';
import { openFileStore } from './platform/files/open-store.ts';
import { describeFailure } from './platform/log/describe-failure.ts';

/**
 * Connects to the file store and the mail server, so that a wrong key or password is a warning at the start, and not
 * only at the first upload or mail.
 */
export async function tryOutsideServices({ s3, smtpUrl, dataDir }: Config, log: Logger): Promise<void> {
  const warn = (what: string) => (error: unknown) =>
    log.warn({ reason: describeFailure(error).reason }, what);
  await Promise.all([
    s3 &&
      tryFileStore({ s3, dataDir }).catch(warn('S3_*: members cannot send files, the store refuses them')),
    smtpUrl && tryMailServer(smtpUrl).catch(warn('SMTP_URL: mails wait, the mail server does not let us in')),
  ]);
}

async function tryFileStore(where: Pick<Config, 's3' | 'dataDir'>) {
  const files = openFileStore(where);
  const id = `start-check-${randomUUID()}`;
  await files.put(id, new Uint8Array([1]));
  await files.remove(id);
}

async function tryMailServer(url: string) {
  const transport = nodemailer.createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 20_000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
