import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import * as z from 'zod';
import { passkeys } from '../platform/db/schema.ts';
import { and, eq, lt, sql } from '../platform/db/sql.ts';
import { type ChallengeStore, takeChallenge } from './passkey-challenges.ts';

/** WebAuthn: an ID of at most 1,023 bytes, in base64url. */
export const CredentialId = z.string().regex(/^[\w-]{1,1364}$/);
const Answer = z.looseObject({ id: CredentialId });

/** The column's maximum. Authenticators count signatures from zero, or not at all. */
export const maxCounter = 2 ** 31 - 1;

export interface PasskeyParts extends ChallengeStore {
  origins: string[];
}

export const relyingPartyOf = ({ publicUrl }: PasskeyParts) => new URL(publicUrl).hostname;

/**
 * Verifies an answer to this browser's challenge. Returns the passkey's member and whether the device verified its
 * user; undefined if the answer is invalid.
 */
export async function checkPasskey(
  parts: PasskeyParts,
  { cookie, response, userId }: { cookie: string; response: unknown; userId?: string },
): Promise<{ userId: string; userVerified: boolean } | undefined> {
  const stored = await takeChallenge(parts, 'authentication', cookie);
  const answer = Answer.safeParse(response);
  if (!stored || !answer.success) return undefined;
  const [passkey] = await parts.database
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.credentialID, answer.data.id),
        userId === undefined ? undefined : eq(passkeys.userId, userId),
      ),
    );
  if (!passkey) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: stored.challenge,
    expectedOrigin: parts.origins,
    expectedRPID: relyingPartyOf(parts),
    requireUserVerification: false,
    credential: {
      id: passkey.credentialID,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64')),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  const { newCounter, userVerified } = authenticationInfo;
  const counted = await countUse(parts, { id: passkey.id, counter: newCounter, userVerified });
  return counted ? { userId: passkey.userId, userVerified } : undefined;
}

/** False if a concurrent answer counted first, or the passkey was removed. */
async function countUse(
  { database }: PasskeyParts,
  { id, counter, userVerified }: { id: string; counter: number; userVerified: boolean },
): Promise<boolean> {
  if (counter > maxCounter) return false;
  const counted = await database
    .update(passkeys)
    .set({ counter, ...(userVerified && { verifiedAt: sql`coalesce(${passkeys.verifiedAt}, now())` }) })
    .where(and(eq(passkeys.id, id), counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return counted.length > 0;
}
