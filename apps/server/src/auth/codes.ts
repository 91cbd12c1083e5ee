import { generateRandomString } from 'better-auth/crypto';
import * as z from 'zod';
import type { Auth } from './auth.ts';

/** What codes are mailed for, beside those that Better Auth knows of, and what each of them stands for. */
const kinds = {
  'new-email': z.object({ userId: z.uuid(), from: z.string(), to: z.string() }),
  'delete-account': z.object({ userId: z.uuid(), messages: z.enum(['keep', 'remove']) }),
};
type Kind = keyof typeof kinds;
type Meaning<K extends Kind> = z.infer<(typeof kinds)[K]>;

export async function makeCode<K extends Kind>(auth: Auth, kind: K, meaning: Meaning<K>, expiresAt: Date) {
  const { internalAdapter } = await auth.$context;
  const code = generateRandomString(32, 'a-z', 'A-Z', '0-9');
  const value = JSON.stringify(meaning);
  await internalAdapter.createVerificationValue({ identifier: `${kind}:${code}`, value, expiresAt });
  return code;
}

/** Takes a code out: it works once, also when two requests race. Undefined if it is not good (any more). */
export async function spendCode<K extends Kind>(auth: Auth, kind: K, code: string) {
  const { internalAdapter } = await auth.$context;
  const stored = await internalAdapter.consumeVerificationValue(`${kind}:${code}`);
  return stored ? (kinds[kind].parse(JSON.parse(stored.value)) as Meaning<K>) : undefined;
}
