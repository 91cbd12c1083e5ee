import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { ProblemError } from '../http/problem.ts';
import type { Letter } from './letters.ts';

export type SendMail = (to: string, letter: Letter) => Promise<void>;

/** Sends by SMTP, or without `SMTP_URL` writes each mail to `DATA_DIR/outbox` and prints its link. */
export function createMailer(config: Config, log: Logger): SendMail {
  const deliver = config.smtpUrl ? bySmtp(config.smtpUrl) : toOutbox(join(config.dataDir, 'outbox'), log);
  return async (to, { subject, text, link }) => {
    try {
      await deliver({ from: config.mailFrom, to, subject, text }, link);
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'a mail could not be sent');
      throw new ProblemError('MAIL_FAILED');
    }
  };
}

interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
}

function bySmtp(url: string) {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = nodemailer.createTransport({ url, ...timeouts });
  return async (mail: Mail) => {
    await transport.sendMail(mail);
  };
}

function toOutbox(folder: string, log: Logger) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail: Mail, link: string) => {
    const { message } = await transport.sendMail(mail);
    const stamp = new Date().toISOString().replaceAll(':', '-');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`), message as Buffer, {
      mode: 0o600,
    });
    log.info(`Mail to ${mail.to}, "${mail.subject}": ${link}`);
  };
}
