import { createHash } from 'node:crypto';
import { generateRandomString } from 'better-auth/crypto';
import * as z from 'zod';
import type { Database } from '../platform/db/database.ts';
import { accountCodes } from '../platform/db/schema-accounts.ts';
import { and, eq, gt, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

/** What codes are mailed for, beside those that Better Auth knows of, and what each of them stands for. */
const kinds = {
  'new-email': z.object({ from: z.string(), to: z.string() }),
  'delete-account': z.object({ messages: z.enum(['keep', 'remove']) }),
};
type Kind = keyof typeof kinds;
type Meaning<K extends Kind> = z.infer<(typeof kinds)[K]>;

/** The database, or a transaction that is under way. */
type Writer = Pick<Database, 'insert' | 'delete' | 'execute'>;

const codeLength = 32;
export const randomCode = () => generateRandomString(codeLength, 'a-z', 'A-Z', '0-9');
/** A code is 190 random bits: no salt and no slow hash make it harder to find from its hash. */
export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('base64url');

/** Some mail programs end a link where they end a line. Whoever has half of one can still find the rest. */
export function refuseCutOff(code: string, whole = codeLength): void {
  if (code.length < whole) throw new ProblemError('CODE_INCOMPLETE');
}

interface NewCode<K extends Kind> {
  userId: string;
  meaning: Meaning<K>;
  expiresAt: Date;
}

/** When what is mailed now with this link stops working. */
export const expiryOf = ({ hours }: { hours: number }) => new Date(Date.now() + hours * 3_600_000);

export async function makeCode<K extends Kind>(writer: Writer, kind: K, code: NewCode<K>): Promise<string> {
  const plain = randomCode();
  await writer.insert(accountCodes).values({ ...code, kind, hash: hashOfCode(plain) });
  return plain;
}

/** Takes a code out: it works once, also when two requests race. Undefined if it is not good (any more). */
export async function spendCode<K extends Kind>(
  writer: Writer,
  kind: K,
  code: string,
): Promise<(Meaning<K> & { userId: string }) | undefined> {
  refuseCutOff(code);
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
 * Codes die with what they belong to: whoever holds an old password, an old mailbox or an account that was suspended
 * since does nothing by a link of theirs. Better Auth's codes for a new password have the account as their value.
 */
export async function forgetCodes(writer: Pick<Writer, 'execute'>, userId: string): Promise<void> {
  await writer.execute(sql`delete from account_codes where user_id = ${userId}`);
  await writer.execute(sql`delete from verifications where value = ${userId}`);
}
