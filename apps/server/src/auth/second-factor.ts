import type { Proof } from '@orbit-vine/contract/endpoint.ts';
import type { SecondFactor } from '@orbit-vine/contract/second-factor.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Database } from '../platform/db/database.ts';
import { passkeys, profiles, users } from '../platform/db/schema.ts';
import { recoveryCodes, secondFactors } from '../platform/db/schema-accounts.ts';
import { and, eq, isNull, lt, or, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import {
  describeSecret,
  formatPaperCode,
  hashOfPaperCode,
  newPaperCode,
  newSecret,
  stepOf,
} from './one-time-codes.ts';
import { type RoleOf, requirePresence, type Visitor } from './session.ts';

/** `secret` encrypts authenticator secrets in the database, so that a stolen table does not reveal them. */
export interface Vault {
  database: Database;
  secret: string;
}

type Writer = Pick<Database, 'insert' | 'delete' | 'update' | 'execute'>;

export async function readSecondFactor(database: Database, visitor: Visitor): Promise<SecondFactor> {
  const { userId, present, presentWithSecondFactor } = visitor;
  const { rows } = await database.execute<{
    confirmed_at: string | null;
    passkeys: boolean;
    verified: boolean;
    codes: number;
  }>(sql`
    select (select confirmed_at from second_factors where user_id = ${userId}) as confirmed_at,
      exists (select from passkeys where user_id = ${userId}) as passkeys,
      exists (select from passkeys where user_id = ${userId} and verified_at is not null) as verified,
      (select count(*)::int from recovery_codes where user_id = ${userId}) as codes`);
  const { confirmed_at = null, passkeys = false, verified = false, codes = 0 } = rows[0] ?? {};
  return {
    present,
    presentWithSecondFactor,
    passkeys,
    verifiedPasskeys: verified,
    app: confirmed_at !== null,
    ...(confirmed_at && { appSince: new Date(confirmed_at).toISOString() }),
    recoveryCodes: codes,
  };
}

/**
 * Enforces an endpoint's `proof`. Changes of credentials need a recent proof, or the password in the body; from staff
 * with a second factor, that factor: otherwise a stolen password could replace it.
 */
export async function requireProof(database: Database, by: Visitor, proof: Proof): Promise<void> {
  if (proof !== 'password') requirePresence(by);
  if (proof === 'recent' || by.staffRole === 'member' || by.presentWithSecondFactor) return;
  const { app, verifiedPasskeys } = await readSecondFactor(database, by);
  if (app || verifiedPasskeys) throw new ProblemError('SECOND_FACTOR_NEEDED');
}

export async function beginApp({ database, secret: key }: Vault, { userId, email }: Visitor) {
  const secret = newSecret();
  const pendingSecret = await symmetricEncrypt({ key, data: secret });
  await database
    .insert(secondFactors)
    .values({ userId, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret } });
  return describeSecret(secret, email);
}

export async function confirmApp(
  vault: Vault,
  { userId, sessionId }: Visitor,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { database, secret: key } = vault;
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .for('update');
    const pending = row?.pendingSecret;
    const step = pending && (await stepOf(await symmetricDecrypt({ key, data: pending }), code));
    if (!step) throw new ProblemError('SECOND_FACTOR_WRONG');
    await transaction
      .update(secondFactors)
      .set({ secret: pending, pendingSecret: null, lastStep: step, confirmedAt: new Date() })
      .where(eq(secondFactors.userId, userId));
    // Other sessions proved the previous secret.
    await forgetProofs(transaction, userId);
    await notePresence(transaction, sessionId, { secondFactor: true });
    return { recoveryCodes: await replaceRecoveryCodes(transaction, key, userId) };
  });
}

export async function replaceRecoveryCodes(writer: Writer, key: string, userId: string): Promise<string[]> {
  const codes = Array.from({ length: serverLimits.recoveryCodes }, newPaperCode);
  await writer.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await writer
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, hash: hashOfPaperCode(code, userId, key) })));
  return codes.map(formatPaperCode);
}

/** Also deletes recovery codes and revokes all sessions' second factor. False if there was no app. */
export function removeApp(database: Database, userId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await forgetProofs(transaction, userId);
    const removed = await transaction
      .delete(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .returning({ secret: secondFactors.secret });
    return removed.some(({ secret }) => secret !== null);
  });
}

/** Spends an app's code or a recovery code: each works once, also when two requests race. */
export async function takeCode({ database, secret: key }: Vault, userId: string, code: string) {
  const [row] = await database.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  if (!row?.secret) return false;
  const step = await stepOf(await symmetricDecrypt({ key, data: row.secret }), code);
  const taken = step
    ? await database
        .update(secondFactors)
        .set({ lastStep: step })
        .where(
          and(
            eq(secondFactors.userId, userId),
            or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
          ),
        )
        .returning({ userId: secondFactors.userId })
    : await database
        .delete(recoveryCodes)
        .where(
          and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOfPaperCode(code, userId, key))),
        )
        .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export async function notePresence(
  writer: Pick<Database, 'execute'>,
  sessionId: string,
  { secondFactor }: { secondFactor: boolean },
): Promise<void> {
  await writer.execute(sql`
    update sessions set authenticated_at = now()
      ${secondFactor ? sql`, second_factor_at = now()` : sql``} where id = ${sessionId}`);
}

const forgetProofs = (writer: Pick<Database, 'execute'>, userId: string) =>
  writer.execute(sql`update sessions set second_factor_at = null where user_id = ${userId}`);

/**
 * For a password reset: an intruder may have added a passkey. Passkeys that are second factors of staff stay, since
 * access to the mailbox must not replace a second factor.
 */
export async function forgetPasskeys(database: Database, userId: string, roleOf: RoleOf): Promise<void> {
  const rows = await database
    .select({ email: users.email, role: profiles.role })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  const isStaff = rows.some((row) => roleOf(row) !== 'member');
  await database
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), isStaff ? isNull(passkeys.verifiedAt) : undefined));
}
