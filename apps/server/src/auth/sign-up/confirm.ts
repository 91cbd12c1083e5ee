import type { confirmEmail } from '@orbit-vine/contract/accounts.ts';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/db/database.ts';
import { accounts, users } from '../../platform/db/schema.ts';
import { notificationSettings } from '../../platform/db/schema-community.ts';
import { signUps } from '../../platform/db/schema-sign-ups.ts';
import { and, eq, sql } from '../../platform/db/sql.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { refuseReserved } from '../../profiles/names.ts';
import { takeProfile } from '../../profiles/profiles.ts';
import { refuseCutOff } from '../codes.ts';
import type { Passwords } from '../hashing.ts';
import { countTry, findByCode, findByEmail, findByProof, type PendingSignUp } from './pending-sign-ups.ts';
import { findByPassword } from './sign-up.ts';

interface ConfirmParts {
  database: Database;
  passwords: Passwords;
}

type Given = z.output<typeof confirmEmail.body>;

/**
 * Makes the account of a sign-up, and answers with its id. The code proves the mailbox, and that alone would confirm
 * whatever somebody else chose for it: so it takes the browser that signed up as well, or the password.
 */
export async function confirmSignUp(
  parts: ConfirmParts,
  given: Given,
  proof: string | undefined,
): Promise<string> {
  const { database } = parts;
  refuseCutOff(given.code);
  if (given.name !== undefined) refuseReserved(given.name);
  const mailed = await findByCode(database, given.code);
  if (!mailed) throw new ProblemError('CODE_INVALID');
  const own = await findByProof(database, mailed.email, proof);
  const chosen = own ?? (await findByGivenPassword(parts, given, mailed));
  return makeAccount(database, { ...chosen, name: given.name ?? chosen.name });
}

/** The sign-up that the code was mailed for is asked first, then others of the address: their owner has the mailbox. */
async function findByGivenPassword(
  { database, passwords }: ConfirmParts,
  { code, password }: Given,
  mailed: PendingSignUp,
): Promise<PendingSignUp> {
  if (password === undefined) throw new ProblemError('PASSWORD_NEEDED');
  if (!(await countTry(database, code))) throw new ProblemError('CODE_INVALID');
  const pending = await findByEmail(database, mailed.email, mailed.id);
  const found = await findByPassword(passwords, pending, password);
  if (!found) throw new ProblemError('SIGN_UP_PASSWORD_WRONG');
  return found;
}

/** All or nothing: with a name that is taken the code stays good. Of several at the same time one makes the account. */
function makeAccount(database: Database, chosen: PendingSignUp): Promise<string> {
  const { id, email, name, passwordHash, digest } = chosen;
  return database.transaction(async (transaction) => {
    const spent = await transaction
      .delete(signUps)
      .where(eq(signUps.email, email))
      .returning({ id: signUps.id });
    if (!spent.some((signUp) => signUp.id === id)) throw new ProblemError('CODE_INVALID');
    // Left by a version that made the account before it was confirmed.
    await transaction.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
    const [user] = await transaction
      .insert(users)
      .values({ email, name, emailVerified: true })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) throw new ProblemError('CODE_INVALID');
    await transaction
      .insert(accounts)
      .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash });
    if (!(await takeProfile(transaction, user.id, name))) throw new ProblemError('USERNAME_TAKEN');
    // The first one comes in a week.
    if (digest)
      await transaction
        .insert(notificationSettings)
        .values({ userId: user.id, digest, digestSentAt: sql`now()` });
    return user.id;
  });
}
