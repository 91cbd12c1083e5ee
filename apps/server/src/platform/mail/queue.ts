import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { mailQueue } from '../db/schema-mail.ts';
import { sql } from '../db/sql.ts';
import { describeFailure } from '../log/describe-failure.ts';
import { addressIn } from './address.ts';
import {
  claimMails,
  expireMails,
  leaseMs,
  markFailed,
  markSent,
  postpone,
  type QueuedMail,
  renewLease,
} from './claims.ts';
import { type Deliver, isRefusedForGood } from './delivery.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './render.ts';

export interface OutgoingMail {
  to: string | string[];
  letter: Letter;
  replyTo?: string;
  notBefore?: Date | undefined;
}

type Writer = Pick<Database, 'insert'>;

interface QueueParts {
  database: Database;
  deliver: Deliver;
  from: string;
  log: Logger;
  pollMs?: number;
}

const concurrency = 4;
const expiryCheckMs = 60_000;
const stopWithinMs = 7_000;
const retryDelaysMs = [1_000, 3_000, 9_000];

/** Converts to the database's clock, which decides when a mail is due or expired. */
const byDatabaseClock = (time: Date) =>
  sql`now() + ${time.getTime() - Date.now()} * interval '1 millisecond'`;

/**
 * The queue of mails in the database. Rows are inserted in the transaction that causes them; each server leases due
 * rows and sends them.
 */
export class MailQueue {
  readonly #parts: QueueParts;
  readonly #deliveries = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #claiming: Promise<void> | undefined;
  #woken = false;
  #stopped = false;
  #expiryCheckedAt = 0;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.wake();
  }

  /** Call `wake` after the commit. */
  async enqueue(writer: Writer, { to, letter, replyTo, notBefore }: OutgoingMail): Promise<string> {
    const { from } = this.#parts;
    const { sender, thread } = letter;
    const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
    const id = randomUUID();
    await writer.insert(mailQueue).values({
      id,
      messageId: `<${id}@${host}>`,
      letter: letter.name,
      from: sender ? `${sender} <${addressIn(from)}>` : from,
      to: [to].flat().join(','),
      replyTo,
      ...renderLetter(letter),
      link: letter.link,
      unsubscribe: letter.unsubscribe,
      thread: thread && `<${thread}@${host}>`,
      nextAttemptAt: notBefore && byDatabaseClock(notBefore),
      expiresAt: letter.expiresAt && byDatabaseClock(letter.expiresAt),
    });
    return id;
  }

  async send(mail: OutgoingMail): Promise<void> {
    await this.enqueue(this.#parts.database, mail);
    this.wake();
  }

  wake(): void {
    if (this.#stopped) return;
    this.#woken = true;
    this.#claiming ??= this.#claimWhileWoken().finally(() => {
      this.#claiming = undefined;
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#claiming;
    await Promise.race([Promise.all(this.#deliveries), sleep(stopWithinMs, undefined, { ref: false })]);
  }

  async #claimWhileWoken(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#woken && !this.#stopped) {
      this.#woken = false;
      await this.#claim().catch((error: unknown) => {
        this.#parts.log.error({ failure: describeFailure(error) }, 'the mail queue cannot be read');
      });
    }
    if (!this.#stopped) this.#timer = setTimeout(() => this.wake(), this.#parts.pollMs ?? 5_000);
  }

  async #claim(): Promise<void> {
    const { database } = this.#parts;
    if (Date.now() - this.#expiryCheckedAt > expiryCheckMs) {
      this.#expiryCheckedAt = Date.now();
      await expireMails(database);
    }
    const free = concurrency - this.#deliveries.size;
    if (free <= 0) return;
    for (const mail of await claimMails(database, free)) {
      const work = this.#handle(mail).finally(() => {
        this.#deliveries.delete(work);
        this.wake();
      });
      this.#deliveries.add(work);
    }
  }

  async #handle(mail: QueuedMail): Promise<void> {
    const { database, deliver, log } = this.#parts;
    const lease = setInterval(() => renewLease(database, mail).catch(() => undefined), leaseMs / 3);
    try {
      const failure = await deliver(mail).then(
        () => undefined,
        (error: unknown) => error as Error,
      );
      if (!failure) return await persist(() => markSent(database, mail));
      // A mail server's answer may contain the recipient.
      const reason = failure.message.replace(/[^\s<>"'@]+@/g, '…@');
      log.error({ mail: mail.id, letter: mail.letter, reason }, 'a mail could not be sent');
      const settle = isRefusedForGood(failure) ? markFailed : postpone;
      await persist(() => settle(database, mail, failure.message.slice(0, 500)));
    } catch (error) {
      log.error(
        { mail: mail.id, failure: describeFailure(error) },
        'what became of a mail could not be written down',
      );
    } finally {
      clearInterval(lease);
    }
  }
}

async function persist(write: () => Promise<void>): Promise<void> {
  for (const pause of retryDelaysMs) {
    try {
      return await write();
    } catch {
      await sleep(pause);
    }
  }
  await write();
}
