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
  hashOfPaperCode,
  inHalves,
  newPaperCode,
  newSecret,
  stepOf,
} from './one-time-codes.ts';
import { type RoleOf, requirePresence, type Visitor } from './session.ts';

/** The database and the key under which it holds what must not be read from a stolen table. */
export interface Vault {
  database: Database;
  secret: string;
}

type Writer = Pick<Database, 'insert' | 'delete' | 'update' | 'execute'>;

/** What an account can prove itself with, and what its session has proved. */
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
 * A member who changes the ways in has just proved that it is them, or does so by the password in the body. Where the
 * account has powers and a second factor, by that: otherwise a password alone would put another one in its place.
 */
export async function requireProof(database: Database, by: Visitor, proof: Proof): Promise<void> {
  if (proof !== 'password') requirePresence(by);
  if (proof === 'recent' || by.staffRole === 'member' || by.presentWithSecondFactor) return;
  const { app, verifiedPasskeys } = await readSecondFactor(database, by);
  if (app || verifiedPasskeys) throw new ProblemError('SECOND_FACTOR_NEEDED');
}

/** A new key, which counts once a code of it has been given. */
export async function beginApp({ database, secret: key }: Vault, { userId, email }: Visitor) {
  const secret = newSecret();
  const pendingSecret = await symmetricEncrypt({ key, data: secret });
  await database
    .insert(secondFactors)
    .values({ userId, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret } });
  return describeSecret(secret, email);
}

/** Puts the new key in the place of the present one, and makes new recovery codes. */
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
    // What other sessions gave was another key's.
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
  return codes.map(inHalves);
}

/** Without the app there are no recovery codes either, and nobody has given one. False if there was none. */
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

/** Takes a code of the app or a recovery code: each works once, also when two requests race. */
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

/** The session has just proved that it is its owner's. */
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
 * After a reset, since somebody who got in may have left one. Those by which staff prove themselves stay: a mailbox is
 * not to take the place of a second factor.
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
