import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { mailQueue } from '../db/schema.ts';
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
}

/** A database, or a transaction that is under way. */
type Writer = Pick<Database, 'insert'>;

interface QueueParts {
  database: Database;
  deliver: Deliver;
  /** Who the mails are from; a letter may have another name. */
  from: string;
  log: Logger;
  /** How long an idle queue waits before it looks again, for what another server or a retry left. */
  pollMs?: number;
}

/** Mails sent at the same time, so that one slow conversation does not hold up all others. */
const concurrency = 4;
const expiryCheckMs = 60_000;
/** A mail that takes longer is left to the next start. */
const stopWithinMs = 7_000;
/** The pauses after which what became of a mail is written down again, when the database did not take it. */
const retryDelaysMs = [1_000, 3_000, 9_000];

/**
 * The mails of the database. A mail is a row, written with what it belongs to; every server has one queue that takes
 * the rows that are due, each row in the hands of one server at a time, and sends them.
 */
export class MailQueue {
  readonly #parts: QueueParts;
  readonly #atWork = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #claiming: Promise<void> | undefined;
  #woken = false;
  #stopped = false;
  #expiryCheckedAt = 0;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.wake();
  }

  /** Writes a mail into the transaction of what it belongs to. After the commit, `kick`. */
  async enqueue(writer: Writer, { to, letter, replyTo }: OutgoingMail): Promise<string> {
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
      // By the database's clock, which is who looks whether it has come.
      expiresAt:
        letter.expiresAt &&
        sql`now() + ${letter.expiresAt.getTime() - Date.now()} * interval '1 millisecond'`,
    });
    return id;
  }

  /** Queues a mail on its own. */
  async send(mail: OutgoingMail): Promise<void> {
    await this.enqueue(this.#parts.database, mail);
    this.wake();
  }

  /** Looks for mails that are due, now. */
  wake(): void {
    if (this.#stopped) return;
    this.#woken = true;
    this.#claiming ??= this.#claimWhileKicked().finally(() => {
      this.#claiming = undefined;
    });
  }

  /** Finishes the mails that are being sent, if that can be done soon, and takes no more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#claiming;
    await Promise.race([Promise.all(this.#atWork), sleep(stopWithinMs, undefined, { ref: false })]);
  }

  async #claimWhileKicked(): Promise<void> {
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
    const free = concurrency - this.#atWork.size;
    if (free <= 0) return;
    for (const mail of await claimMails(database, free)) {
      const work = this.#handle(mail).finally(() => {
        this.#atWork.delete(work);
        this.wake();
      });
      this.#atWork.add(work);
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
      // A mail server's answer names whom it refused.
      const reason = failure.message.replace(/[^\s<>"'@]+@/g, '…@');
      log.error({ mail: mail.id, letter: mail.letter, reason }, 'a mail could not be sent');
      const settle = isRefusedForGood(failure) ? markFailed : postpone;
      await persist(() => settle(database, mail, failure.message.slice(0, 500)));
    } catch (error) {
      // Its lease runs out, and then it is somebody's again.
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
