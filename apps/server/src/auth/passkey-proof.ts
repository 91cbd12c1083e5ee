import { base64 } from '@better-auth/utils/base64';
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import * as z from 'zod';
import type { Database } from '../platform/db/database.ts';
import { passkeys } from '../platform/db/schema.ts';
import { and, eq } from '../platform/db/sql.ts';
import type { Auth } from './auth.ts';
import { readSignedCookie } from './signed-cookie.ts';
import { markVerified } from './verified-passkeys.ts';

/** What the plugin keeps of what it asked a browser. */
const Asked = z.object({ type: z.literal('authentication'), expectedChallenge: z.string() });
/** The plugin's name for the cookie that leads to it. */
const challengeCookie = 'better-auth-passkey';

interface PasskeyCheck {
  auth: Auth;
  database: Database;
  origins: string[];
}

/**
 * Whether this is a passkey of the member, and whether its device knew them; undefined if it is none. The plugin's own
 * check begins a session; here there is one already.
 */
export async function checkPasskey(
  { auth, database, origins }: PasskeyCheck,
  { userId, cookie, response }: { userId: string; cookie: string; response: unknown },
): Promise<{ userVerified: boolean } | undefined> {
  const expectedChallenge = await challengeOf(auth, cookie);
  const answered = z.looseObject({ id: z.string() }).safeParse(response);
  if (!expectedChallenge || !answered.success) return undefined;
  const [passkey] = await database
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialID, answered.data.id), eq(passkeys.userId, userId)));
  if (!passkey) return undefined;
  const { options } = await auth.$context;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: new URL(options.baseURL).hostname,
    requireUserVerification: false,
    credential: {
      id: passkey.credentialID,
      publicKey: base64.decode(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  const { newCounter: counter, userVerified, credentialID } = authenticationInfo;
  await database.update(passkeys).set({ counter }).where(eq(passkeys.id, passkey.id));
  if (userVerified) await markVerified(database, credentialID);
  return { userVerified };
}

/** What the browser was asked a moment ago; it is asked once. */
async function challengeOf(auth: Auth, cookie: string): Promise<string | undefined> {
  const { secret, internalAdapter, createAuthCookie } = await auth.$context;
  const { name } = createAuthCookie(challengeCookie);
  const token = readSignedCookie(cookie, secret, name);
  const stored = token && (await internalAdapter.consumeVerificationValue(token));
  const asked = stored ? Asked.safeParse(JSON.parse(stored.value)) : undefined;
  return asked?.data?.expectedChallenge;
}
