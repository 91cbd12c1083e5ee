import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { QueuedMail } from './claims.ts';

/** Resolves once another server has taken responsibility for the mail. */
export type Deliver = (mail: QueuedMail) => Promise<void>;

/** Sends by SMTP, or without `SMTP_URL` writes each mail to `DATA_DIR/outbox` and logs its link. */
export function createDelivery(config: Config, log: Logger): Deliver {
  return config.smtpUrl ? bySmtp(config.smtpUrl, log) : toOutbox(config.dataDir, log);
}

/** Addresses are objects: text would be parsed, and a comma would split it. */
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
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(mail.unsubscribe && { list: { unsubscribe: mail.unsubscribe, id: listIdOf(mail) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail programs sort by this id, one for each kind of mail that can be stopped (RFC 2919). */
function listIdOf({ letter, messageId }: QueuedMail) {
  const host = messageId.slice(messageId.indexOf('@') + 1, -1);
  return { url: `${letter}.plastic-grapes.${host}`, comment: 'Plastic Grapes' };
}

function bySmtp(url: string, log: Logger): Deliver {
  // A server may take long to confirm a message; a timeout before that would send the message twice.
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
    // Renamed when complete, so that a reader of the folder never finds half a mail.
    await writeFile(join(dataDir, name), message as Buffer, { mode: 0o600 });
    await rename(join(dataDir, name), join(folder, name));
    // Without the subject, which may name a private channel.
    log.info(`Mail to ${mail.to}, ${mail.letter}${mail.link ? `: ${mail.link}` : ''}`);
  };
}

/** Whether the recipient or message was refused permanently. Errors of the server or of the login can be fixed. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined || responseCode >= 500;
}
