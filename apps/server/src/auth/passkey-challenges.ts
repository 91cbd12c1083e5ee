import { serializeSigned } from 'hono/utils/cookie';
import * as z from 'zod';
import type { Database } from '../platform/db/database.ts';
import { verifications } from '../platform/db/schema.ts';
import { and, eq, gt } from '../platform/db/sql.ts';
import { hashOfCode, randomCode } from './codes.ts';
import { cookieName, hasSecureCookies } from './cookie-names.ts';
import { readSignedCookie } from './signed-cookie.ts';

const answerSeconds = 5 * 60;

/** The format of the previously used plugin, since servers of both versions run during an upgrade. */
const Stored = z.object({
  type: z.enum(['registration', 'authentication']),
  expectedChallenge: z.string(),
  userData: z.object({ id: z.string() }),
});
type Ceremony = z.infer<typeof Stored>['type'];

export interface ChallengeStore {
  database: Database;
  publicUrl: string;
  secret: string;
}

const nameAt = (secure: boolean) => cookieName('better-auth-passkey', secure);

export async function storeChallenge(
  { database, publicUrl, secret }: ChallengeStore,
  { type, challenge, userId = '' }: { type: Ceremony; challenge: string; userId?: string | undefined },
): Promise<string> {
  const token = randomCode();
  await database.insert(verifications).values({
    identifier: hashOfCode(token),
    value: JSON.stringify({ type, expectedChallenge: challenge, userData: { id: userId } }),
    expiresAt: new Date(Date.now() + answerSeconds * 1_000),
  });
  const secure = hasSecureCookies(publicUrl);
  return serializeSigned(nameAt(secure), token, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: answerSeconds,
  });
}

/** Deletes this browser's challenge and returns it: one attempt each, also when two requests race. */
export async function takeChallenge(
  { database, publicUrl, secret }: ChallengeStore,
  type: Ceremony,
  cookie: string,
): Promise<{ challenge: string; userId: string } | undefined> {
  const token = readSignedCookie(cookie, secret, nameAt(hasSecureCookies(publicUrl)));
  if (!token) return undefined;
  const [row] = await database
    .delete(verifications)
    .where(and(eq(verifications.identifier, hashOfCode(token)), gt(verifications.expiresAt, new Date())))
    .returning({ value: verifications.value });
  const stored = row && Stored.parse(JSON.parse(row.value));
  if (stored?.type !== type) return undefined;
  return { challenge: stored.expectedChallenge, userId: stored.userData.id };
}
