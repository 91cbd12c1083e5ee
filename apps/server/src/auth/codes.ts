import { createHash } from 'node:crypto';
import { generateRandomString } from 'better-auth/crypto';
import * as z from 'zod';
import type { Database } from '../platform/db/database.ts';
import { accountCodes } from '../platform/db/schema-accounts.ts';
import { and, eq, gt, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

const kinds = {
  'new-email': z.object({ from: z.string(), to: z.string() }),
  'delete-account': z.object({ messages: z.enum(['keep', 'remove']) }),
};
type Kind = keyof typeof kinds;
type Meaning<K extends Kind> = z.infer<(typeof kinds)[K]>;

type Writer = Pick<Database, 'insert' | 'delete' | 'execute'>;

const codeLength = 32;
export const randomCode = () => generateRandomString(codeLength, 'a-z', 'A-Z', '0-9');
/** A code is 190 random bits, so its hash needs neither salt nor a slow function. */
export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('base64url');

/** Some mail programs cut links at a line break; this error tells the reader to look for the rest. */
export function refuseTruncated(code: string, whole = codeLength): void {
  if (code.length < whole) throw new ProblemError('CODE_INCOMPLETE');
}

interface NewCode<K extends Kind> {
  userId: string;
  meaning: Meaning<K>;
  expiresAt: Date;
}

export const expiryOf = ({ hours }: { hours: number }) => new Date(Date.now() + hours * 3_600_000);

export async function makeCode<K extends Kind>(writer: Writer, kind: K, code: NewCode<K>): Promise<string> {
  const plain = randomCode();
  await writer.insert(accountCodes).values({ ...code, kind, hash: hashOfCode(plain) });
  return plain;
}

/**
 * Deletes a code and returns its content; undefined if the code is invalid or expired. Works once, also when two
 * requests race.
 */
export async function spendCode<K extends Kind>(
  writer: Writer,
  kind: K,
  code: string,
): Promise<(Meaning<K> & { userId: string }) | undefined> {
  refuseTruncated(code);
  const [spent] = await writer
    .delete(accountCodes)
    .where(
      and(
        eq(accountCodes.hash, hashOfCode(code)),
        eq(accountCodes.kind, kind),
        gt(accountCodes.expiresAt, new Date()),
      ),
    )
    .returning();
  if (!spent) return undefined;
  return { ...(kinds[kind].parse(spent.meaning) as Meaning<K>), userId: spent.userId };
}

/**
 * Deletes an account's codes after a suspension or a change of password or address, so that earlier links do nothing.
 * Better Auth's codes for a password reset have the account's id as their value.
 */
export async function forgetCodes(writer: Pick<Writer, 'execute'>, userId: string): Promise<void> {
  await writer.execute(sql`delete from account_codes where user_id = ${userId}`);
  await writer.execute(sql`delete from verifications where value = ${userId}`);
}
