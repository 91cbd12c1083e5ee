import { createHash, randomBytes } from 'node:crypto';
import { confirmLink } from '@orbit-vine/contract/mailed-links.ts';
import type { Database } from '../../platform/db/database.ts';
import { signUpCodes, signUps } from '../../platform/db/schema-sign-ups.ts';
import { and, desc, eq, gt, sql } from '../../platform/db/sql.ts';
import { expiryOf } from '../codes.ts';

/** Wrong passwords per code; then another code must be mailed. */
const triesPerCode = 10;
/**
 * Each comparison costs a hash. The right sign-up is among the newest, since the limits allow few mails an hour to an
 * address.
 */
const maxCompared = 4;

export type PendingSignUp = typeof signUps.$inferSelect;

export type Writer = Pick<Database, 'insert' | 'update' | 'delete' | 'select'>;

export const expiryOfCode = () => expiryOf(confirmLink);

const newSecret = () => randomBytes(24).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Stores a sign-up beside others of its address. Only the browser that signed up gets `proof`. */
export async function storeSignUp(
  writer: Writer,
  chosen: Pick<PendingSignUp, 'email' | 'name' | 'passwordHash' | 'digest'>,
): Promise<{ id: string; proof: string }> {
  const proof = newSecret();
  const [stored] = await writer
    .insert(signUps)
    .values({ ...chosen, proofHash: hashOf(proof), expiresAt: expiryOfCode() })
    .returning({ id: signUps.id });
  if (!stored) throw new Error('a sign-up could not be stored');
  return { id: stored.id, proof };
}

export async function makeConfirmationCode(writer: Writer, signUpId: string): Promise<string> {
  const code = newSecret();
  const expiresAt = expiryOfCode();
  await writer.update(signUps).set({ expiresAt }).where(eq(signUps.id, signUpId));
  await writer.insert(signUpCodes).values({ codeHash: hashOf(code), signUpId, expiresAt });
  return code;
}

export async function findByCode(writer: Writer, code: string): Promise<PendingSignUp | undefined> {
  const [found] = await writer
    .select({ signUp: signUps })
    .from(signUpCodes)
    .innerJoin(signUps, eq(signUps.id, signUpCodes.signUpId))
    .where(
      and(
        eq(signUpCodes.codeHash, hashOf(code)),
        gt(signUpCodes.expiresAt, sql`now()`),
        sql`${signUpCodes.tries} < ${triesPerCode}`,
      ),
    );
  return found?.signUp;
}

/** Counts a try before the check. False if the code has had too many. */
export async function countTry(writer: Writer, code: string): Promise<boolean> {
  const counted = await writer
    .update(signUpCodes)
    .set({ tries: sql`${signUpCodes.tries} + 1` })
    .where(and(eq(signUpCodes.codeHash, hashOf(code)), sql`${signUpCodes.tries} < ${triesPerCode}`))
    .returning({ tries: signUpCodes.tries });
  return counted.length > 0;
}

const pendingOf = (email: string) =>
  and(eq(signUps.email, email.toLowerCase()), gt(signUps.expiresAt, sql`now()`));

export async function findByProof(
  writer: Writer,
  email: string,
  proof: string | undefined,
): Promise<PendingSignUp | undefined> {
  if (!proof) return undefined;
  const [found] = await writer
    .select()
    .from(signUps)
    .where(and(pendingOf(email), eq(signUps.proofHash, hashOf(proof))))
    .orderBy(desc(signUps.createdAt))
    .limit(1);
  return found;
}

export function findByEmail(writer: Writer, email: string, first?: string): Promise<PendingSignUp[]> {
  return writer
    .select()
    .from(signUps)
    .where(pendingOf(email))
    .orderBy(...(first ? [sql`${signUps.id} <> ${first}`] : []), desc(signUps.createdAt))
    .limit(maxCompared);
}
