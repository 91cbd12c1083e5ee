import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { QueuedMail } from './claims.ts';

/** Hands a mail over. Returns once another has taken charge of it. */
export type Deliver = (mail: QueuedMail) => Promise<void>;

/** Sends by SMTP, or without `SMTP_URL` writes each mail to `DATA_DIR/outbox` and prints its link. */
export function createDelivery(config: Config, log: Logger): Deliver {
  return config.smtpUrl ? bySmtp(config.smtpUrl, log) : toOutbox(config.dataDir, log);
}

/** Addresses as objects: as text they would be parsed, and a comma would make two of one. */
function messageOf(mail: QueuedMail): SendMailOptions {
  return {
    from: mail.from,
    to: mail.to.split(',').map((address) => ({ name: '', address })),
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    messageId: mail.messageId,
    ...(mail.thread && { inReplyTo: mail.thread, references: mail.thread }),
    date: mail.createdAt,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      // Asks machines, out of office notes above all, not to answer.
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(mail.unsubscribe && { list: { unsubscribe: mail.unsubscribe, id: listIdOf(mail) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What a mail program sorts by: one for each kind of mail that can be stopped (RFC 2919). */
function listIdOf({ letter, messageId }: QueuedMail) {
  const host = messageId.slice(messageId.indexOf('@') + 1, -1);
  return { url: `${letter}.plastic-grapes.${host}`, comment: 'Plastic Grapes' };
}

function bySmtp(url: string, log: Logger): Deliver {
  // A server may take its time over a message before it says that it has it: to give up early sends it twice.
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 20_000, socketTimeout: 120_000 };
  const transport = nodemailer.createTransport({ url, ...timeouts });
  return async (mail) => {
    const { rejected } = await transport.sendMail(messageOf(mail));
    if (rejected.length > 0)
      log.warn({ mail: mail.id, count: rejected.length }, 'a mail was not taken for all');
  };
}

function toOutbox(dataDir: string, log: Logger): Deliver {
  const folder = join(dataDir, 'outbox');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail));
    const stamp = mail.createdAt.toISOString().replaceAll(':', '-');
    const name = `${stamp}-${mail.id.slice(0, 8)}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Renamed when whole: who looks into the folder never finds half a mail.
    await writeFile(join(dataDir, name), message as Buffer, { mode: 0o600 });
    await rename(join(dataDir, name), join(folder, name));
    log.info(`Mail to ${mail.to}, "${mail.subject}"${mail.link ? `: ${mail.link}` : ''}`);
  };
}

/** Whether a mail was refused for good. What is wrong with the server or with our login may be put right. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined || responseCode >= 500;
}
