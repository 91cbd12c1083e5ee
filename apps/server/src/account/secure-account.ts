import { and, eq, gt, gte, ne } from 'drizzle-orm';
import { forgetCodes, hashOfCode } from '../auth/codes.ts';
import { accounts, passkeys, sessions, users } from '../db/schema.ts';
import { accountEvents, recoveryCodes, secondFactors } from '../db/schema-accounts.ts';
import { ProblemError } from '../http/problem.ts';
import { securityLog } from '../http/security-log.ts';
import type { AccountParts } from './parts.ts';

type Transaction = Parameters<Parameters<AccountParts['database']['transaction']>[0]>[0];
type AccountEvent = typeof accountEvents.$inferSelect;

/**
 * "This was not me": closes the account to whoever got in. All sessions end, the password works no more, what was added
 * since goes, a changed address is put back, and its owner is mailed the way to a new password. Signs nobody in.
 */
export async function secureAccount(
  { auth, database, bus }: Pick<AccountParts, 'auth' | 'database' | 'bus'>,
  code: string,
): Promise<void> {
  const { event, ended } = await database.transaction(async (transaction) => {
    const event = await spendEvent(transaction, code);
    await putBackEmail(transaction, event);
    await removeAdded(transaction, event);
    await transaction.update(accounts).set({ password: null }).where(eq(accounts.userId, event.userId));
    await forgetCodes(transaction, event.userId);
    const ended = await transaction
      .delete(sessions)
      .where(eq(sessions.userId, event.userId))
      .returning({ id: sessions.id });
    return { event, ended };
  });
  for (const { id } of ended) bus.endSession(id);
  securityLog('account-secured', { outcome: 'success', account: event.userId, method: event.kind });
  await auth.api.requestPasswordReset({ body: { email: event.email } });
}

/**
 * Takes the event out, with those after it: their letters may have gone to whoever got in, who must not undo the
 * undoing. Those before it stay, or whoever got in could take the owner's own way back.
 */
async function spendEvent(transaction: Transaction, code: string): Promise<AccountEvent> {
  const [event] = await transaction
    .delete(accountEvents)
    .where(and(eq(accountEvents.hash, hashOfCode(code)), gt(accountEvents.expiresAt, new Date())))
    .returning();
  if (!event) throw new ProblemError('CODE_INVALID');
  await transaction
    .delete(accountEvents)
    .where(and(eq(accountEvents.userId, event.userId), gte(accountEvents.createdAt, event.createdAt)));
  return event;
}

/** Unless somebody else has an account under it by now: then the account has no address that could be mailed to. */
async function putBackEmail(transaction: Transaction, { userId, email }: AccountEvent): Promise<void> {
  const [other] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  const back = other ? `${userId}@taken-back.invalid` : email;
  await transaction
    .update(users)
    .set({ email: back })
    .where(and(eq(users.id, userId), ne(users.email, email)));
}

async function removeAdded(transaction: Transaction, { userId, since }: AccountEvent): Promise<void> {
  await transaction.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
  const removed = await transaction
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), gte(secondFactors.confirmedAt, since)))
    .returning({ userId: secondFactors.userId });
  if (removed.length > 0) await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
