import { confirmLink, newEmailLink } from '@orbit-vine/contract/mailed-links.ts';
import { expiryOf, forgetCodes, makeCode, spendCode } from '../auth/codes.ts';
import { isPasswordOf } from '../auth/reauthentication.ts';
import type { Visitor } from '../auth/session.ts';
import { alreadyMemberLetter } from '../letters/already-member.ts';
import { newEmailLetter } from '../letters/new-email.ts';
import type { Database } from '../platform/db/database.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { users } from '../platform/db/schema.ts';
import { and, eq } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { noteRequest } from '../platform/http/security-log.ts';
import type { AccountParts } from './parts.ts';

/** Mails a code to the new address. An address that has an account gets the same mail as from a sign-up. */
export async function requestNewEmail(
  { auth, database, mail, publicUrl }: AccountParts,
  visitor: Visitor,
  request: { email: string; password: string },
): Promise<void> {
  const to = request.email.toLowerCase();
  if (!(await isPasswordOf(auth, visitor.userId, request.password)))
    throw new ProblemError('INVALID_PASSWORD');
  if (to === visitor.email.toLowerCase()) throw new ProblemError('SAME_EMAIL');
  const [owner] = await confirmedOwner(database, to);
  if (owner) {
    const link = `${publicUrl}${confirmLink.path}`;
    return mail.send({ to, letter: alreadyMemberLetter({ name: owner.name, link }) });
  }
  const expiresAt = expiryOf(newEmailLink);
  const { userId, name, email: from } = visitor;
  const code = await makeCode(database, 'new-email', { userId, meaning: { from, to }, expiresAt });
  const link = `${publicUrl}${newEmailLink.path}?${newEmailLink.parameter}=${code}`;
  await mail.send({ to, letter: newEmailLetter({ name, link, expiresAt }) });
}

export async function takeNewEmail(
  { database, notifyOwner }: AccountParts,
  { code, userAgent }: { code: string; userAgent: string },
): Promise<{ email: string }> {
  const since = new Date();
  const meaning = await spendCode(database, 'new-email', code);
  if (!meaning) throw new ProblemError('CODE_INVALID');
  const { userId, from, to } = meaning;
  noteRequest({ account: userId, email: to });
  const [changed] = await database
    .transaction(async (transaction) => {
      await transaction.delete(users).where(and(eq(users.email, to), eq(users.emailVerified, false)));
      await forgetCodes(transaction, userId);
      return transaction
        .update(users)
        .set({ email: to, updatedAt: new Date() })
        .where(and(eq(users.id, userId), eq(users.email, from)))
        .returning({ name: users.name });
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return [];
      throw error;
    });
  if (!changed) throw new ProblemError('CODE_INVALID');
  await notifyOwner('email-changed', { userId, name: changed.name, email: from }, { userAgent, since });
  return { email: to };
}

const confirmedOwner = (database: Database, email: string) =>
  database
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
