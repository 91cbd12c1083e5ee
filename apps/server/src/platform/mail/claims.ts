import type { Database } from '../db/database.ts';
import { mailQueue } from '../db/schema.ts';
import { and, eq, lte, notInArray, sql } from '../db/sql.ts';

export type QueuedMail = typeof mailQueue.$inferSelect;

const second = 1_000;
const hour = 3_600 * second;

/** A mail that nobody renews for this long was in the hands of a server that died. */
export const leaseMs = 60 * second;
const firstRetryMs = 15 * second;
const longestRetryMs = 4 * hour;
/** As long as mail servers themselves usually try. */
const giveUpAfterMs = 5 * 24 * hour;

const leaseEnd = sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;
const words = { text: '', html: '', link: null, unsubscribe: null, thread: null };

/** Takes up to `count` mails that are due, each for one worker alone. */
export async function claimMails(database: Database, count: number): Promise<QueuedMail[]> {
  const due = database
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(
      sql`${mailQueue.state} in ('waiting', 'sending') and ${mailQueue.nextAttemptAt} <= now()
        and (${mailQueue.lockedUntil} is null or ${mailQueue.lockedUntil} < now())`,
    )
    // What expires is what somebody waits for: it goes before a thousand digests.
    .orderBy(sql`${mailQueue.expiresAt} is null`, mailQueue.nextAttemptAt)
    .limit(count)
    .for('update', { skipLocked: true });
  return database
    .update(mailQueue)
    .set({ state: 'sending', lockedUntil: leaseEnd, attempts: sql`${mailQueue.attempts} + 1` })
    .where(sql`${mailQueue.id} = any(array(${due}))`)
    .returning();
}

export async function renewLease(database: Database, { id }: QueuedMail): Promise<void> {
  await database
    .update(mailQueue)
    .set({ lockedUntil: leaseEnd })
    .where(and(eq(mailQueue.id, id), eq(mailQueue.state, 'sending')));
}

/** What it said and to whom is not kept: codes, names, and what somebody wrote. */
export async function markSent(database: Database, { id }: QueuedMail): Promise<void> {
  await database
    .update(mailQueue)
    .set({
      ...words,
      to: '',
      subject: '',
      state: 'sent',
      sentAt: sql`now()`,
      lockedUntil: null,
      lastError: null,
    })
    .where(eq(mailQueue.id, id));
}

/** Puts a mail back for a later attempt. The last time grows up to some hours, spread so that not all come at once. */
export async function postpone(database: Database, mail: QueuedMail, reason: string): Promise<void> {
  const tooOld = Date.now() - mail.createdAt.getTime() > giveUpAfterMs;
  if (tooOld) return markFailed(database, mail, reason);
  const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** (mail.attempts - 1)) * (0.5 + Math.random());
  await database
    .update(mailQueue)
    .set({
      state: 'waiting',
      lockedUntil: null,
      lastError: reason,
      nextAttemptAt: sql`now() + ${delay} * interval '1 millisecond'`,
    })
    .where(eq(mailQueue.id, mail.id));
}

/** Makes a mail a dead letter, for the administrator to see. */
export async function markFailed(database: Database, { id }: QueuedMail, reason: string): Promise<void> {
  await database
    .update(mailQueue)
    .set({ state: 'dead', lockedUntil: null, lastError: reason })
    .where(eq(mailQueue.id, id));
}

/** What has expired is given up, and no code is kept longer than it is good. */
export async function expireMails(database: Database): Promise<void> {
  await database
    .update(mailQueue)
    .set({
      ...words,
      state: 'dead',
      lastError: sql`coalesce(${mailQueue.lastError}, 'It could not be sent before its link expired.')`,
    })
    .where(
      and(
        lte(mailQueue.expiresAt, sql`now()`),
        notInArray(mailQueue.state, ['sent', 'sending']),
        sql`${mailQueue.text} <> ''`,
      ),
    );
}

/** Another try for a dead letter, if it still has its words. */
export async function retryFailedMail(database: Database, id: string): Promise<boolean> {
  const retried = await database
    .update(mailQueue)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql`now()`, createdAt: sql`now()` })
    .where(and(eq(mailQueue.id, id), eq(mailQueue.state, 'dead'), sql`${mailQueue.text} <> ''`))
    .returning({ id: mailQueue.id });
  return retried.length > 0;
}
