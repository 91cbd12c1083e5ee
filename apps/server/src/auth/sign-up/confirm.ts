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
import { refuseTruncated } from '../codes.ts';
import type { Passwords } from '../hashing.ts';
import { countTry, findByCode, findByEmail, findByProof, type PendingSignUp } from './pending-sign-ups.ts';
import { findByPassword } from './sign-up.ts';

interface ConfirmParts {
  database: Database;
  passwords: Passwords;
}

type Confirmation = z.output<typeof confirmEmail.body>;

/**
 * Creates the account of a sign-up, and returns its id. The code proves only access to the mailbox. Since someone
 * else may have signed up with the address, the browser that signed up, or the password, is needed too.
 */
export async function confirmSignUp(
  parts: ConfirmParts,
  confirmation: Confirmation,
  proof: string | undefined,
): Promise<string> {
  const { database } = parts;
  refuseTruncated(confirmation.code);
  if (confirmation.name !== undefined) refuseReserved(confirmation.name);
  const mailed = await findByCode(database, confirmation.code);
  if (!mailed) throw new ProblemError('CODE_INVALID');
  const own = await findByProof(database, mailed.email, proof);
  const chosen = own ?? (await findByGivenPassword(parts, confirmation, mailed));
  return makeAccount(database, { ...chosen, name: confirmation.name ?? chosen.name });
}

/**
 * Tries the sign-up of the code first, then the address's other sign-ups, since the caller has access to the mailbox.
 */
async function findByGivenPassword(
  { database, passwords }: ConfirmParts,
  { code, password }: Confirmation,
  mailed: PendingSignUp,
): Promise<PendingSignUp> {
  if (password === undefined) throw new ProblemError('PASSWORD_NEEDED');
  if (!(await countTry(database, code))) throw new ProblemError('CODE_INVALID');
  const pending = await findByEmail(database, mailed.email, mailed.id);
  const matching = await findByPassword(passwords, pending, password);
  if (!matching) throw new ProblemError('SIGN_UP_PASSWORD_WRONG');
  return matching;
}

/**
 * All or nothing: if the name is taken, the code stays valid. Of concurrent confirmations only one creates the
 * account.
 */
function makeAccount(database: Database, chosen: PendingSignUp): Promise<string> {
  const { id, email, name, passwordHash, digest } = chosen;
  return database.transaction(async (transaction) => {
    const spent = await transaction
      .delete(signUps)
      .where(eq(signUps.email, email))
      .returning({ id: signUps.id });
    if (!spent.some((signUp) => signUp.id === id)) throw new ProblemError('CODE_INVALID');
    // Versions that created accounts before confirmation left such rows.
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
    // The first digest is due in a week.
    if (digest)
      await transaction
        .insert(notificationSettings)
        .values({ userId: user.id, digest, digestSentAt: sql`now()` });
    return user.id;
  });
}
