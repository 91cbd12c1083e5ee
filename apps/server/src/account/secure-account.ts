import { forgetCodes, hashOfCode, refuseTruncated } from '../auth/codes.ts';
import type { AccountEventKind } from '../letters/account-event.ts';
import { lockWineriesOf, undoLostSessions } from '../lots/undo-lost-sessions.ts';
import { accounts, passkeys, sessions, users } from '../platform/db/schema.ts';
import { accountEvents, recoveryCodes, secondFactors } from '../platform/db/schema-accounts.ts';
import { and, eq, gt, gte, ne, or } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { noteRequest } from '../platform/http/security-log.ts';
import type { AccountParts } from './parts.ts';

type Transaction = Parameters<Parameters<AccountParts['database']['transaction']>[0]>[0];
type AccountEvent = typeof accountEvents.$inferSelect;

/**
 * “This was not me”: ends an intruder's access. Ends all sessions, invalidates the password, removes passkeys and
 * factors added since the event, restores a changed address, and mails it a link for a new password. Signs no one in.
 */
export async function secureAccount(
  parts: Pick<AccountParts, 'auth' | 'database' | 'bus' | 'mail' | 'publicUrl'>,
  code: string,
): Promise<void> {
  const { auth, database } = parts;
  const { lost, email } = await database.transaction(async (transaction) => {
    const event = await spendEvent(transaction, code);
    noteRequest({ account: event.userId });
    // The same order of locks as acts in wineries: sessions, wineries, members.
    const ended = await endSessions(transaction, event.userId);
    await lockWineriesOf(transaction, event.userId);
    if (event.kind === changeOfEmail) await putBackEmail(transaction, event);
    await removeAdded(transaction, event);
    await transaction.update(accounts).set({ password: null }).where(eq(accounts.userId, event.userId));
    await forgetCodes(transaction, event.userId);
    const lost = { ended, wineries: await undoLostSessions(transaction, parts, event.userId) };
    const [owner] = await transaction
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, event.userId));
    return { lost, email: owner?.email ?? event.email };
  });
  announce(parts, lost);
  await auth.api.requestPasswordReset({ body: { email } });
}

interface EndedAccess {
  ended: { id: string }[];
  wineries: { wineryId: string; seq: number }[];
}

const endSessions = (transaction: Transaction, userId: string) =>
  transaction.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });

function announce({ bus, mail }: Pick<AccountParts, 'bus' | 'mail'>, { ended, wineries }: EndedAccess): void {
  mail.wake();
  for (const { id } of ended) bus.endSession(id);
  for (const { wineryId, seq } of wineries) bus.changeWinery(wineryId, seq);
}

/** A thief may have the old password of a member who resets it, and a session. */
export function endSessionsAtReset(parts: Pick<AccountParts, 'database' | 'bus' | 'mail' | 'publicUrl'>) {
  return async (userId: string): Promise<void> => {
    const lost = await parts.database.transaction(async (transaction) => ({
      ended: await endSessions(transaction, userId),
      wineries: await undoLostSessions(transaction, parts, userId),
    }));
    announce(parts, lost);
  };
}

const changeOfEmail: AccountEventKind = 'email-changed';

/**
 * Deletes the event and all later ones: their letters may have gone to an intruder, who must not be able to revert
 * this. Earlier events stay, because the owner may still undo them. The event that restores this letter's address
 * also stays: its letter is in the same mailbox, whose reader may be the owner who changed the address later.
 */
async function spendEvent(transaction: Transaction, code: string): Promise<AccountEvent> {
  refuseTruncated(code);
  const [event] = await transaction
    .delete(accountEvents)
    .where(and(eq(accountEvents.hash, hashOfCode(code)), gt(accountEvents.expiresAt, new Date())))
    .returning();
  if (!event) throw new ProblemError('CODE_INVALID');
  await transaction
    .delete(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, event.userId),
        gte(accountEvents.createdAt, event.createdAt),
        or(ne(accountEvents.kind, changeOfEmail), ne(accountEvents.email, event.email)),
      ),
    );
  return event;
}

/** If another account has the address by now, this account gets an address that cannot receive mail. */
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
  await transaction
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        removed.length > 0 ? undefined : gte(recoveryCodes.createdAt, since),
      ),
    );
}
