import type { Database } from '../db/database.ts';
import { mailQueue } from '../db/schema-mail.ts';
import { and, eq, lte, notInArray, sql } from '../db/sql.ts';

export type QueuedMail = typeof mailQueue.$inferSelect;

const second = 1_000;
const hour = 3_600 * second;

/** After this time without renewal, the server that claimed a mail counts as dead. */
export const leaseMs = 60 * second;
const firstRetryMs = 15 * second;
const longestRetryMs = 4 * hour;
const giveUpAfterMs = 5 * 24 * hour;

const leaseEnd = sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;
const clearedContent = { text: '', html: '', link: null, unsubscribe: null, thread: null };

export async function claimMails(database: Database, count: number): Promise<QueuedMail[]> {
  const due = database
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(
      sql`${mailQueue.state} in ('waiting', 'sending') and ${mailQueue.nextAttemptAt} <= now()
        and (${mailQueue.lockedUntil} is null or ${mailQueue.lockedUntil} < now())`,
    )
    // First the mails that expire, whose readers wait for them, and then digests.
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

export async function markSent(database: Database, { id }: QueuedMail): Promise<void> {
  await database
    .update(mailQueue)
    .set({
      ...clearedContent,
      to: '',
      subject: '',
      state: 'sent',
      sentAt: sql`now()`,
      lockedUntil: null,
      lastError: null,
    })
    .where(eq(mailQueue.id, id));
}

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

export async function markFailed(database: Database, { id }: QueuedMail, reason: string): Promise<void> {
  await database
    .update(mailQueue)
    .set({ state: 'dead', lockedUntil: null, lastError: reason })
    .where(eq(mailQueue.id, id));
}

export async function expireMails(database: Database): Promise<void> {
  await database
    .update(mailQueue)
    .set({
      ...clearedContent,
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

export async function retryFailedMail(database: Database, id: string): Promise<boolean> {
  const retried = await database
    .update(mailQueue)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql`now()`, createdAt: sql`now()` })
    .where(and(eq(mailQueue.id, id), eq(mailQueue.state, 'dead'), sql`${mailQueue.text} <> ''`))
    .returning({ id: mailQueue.id });
  return retried.length > 0;
}
