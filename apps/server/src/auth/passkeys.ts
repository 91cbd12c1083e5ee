import type { Passkey } from '@orbit-vine/contract/passkeys.ts';
import {
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import * as z from 'zod';
import { passkeys } from '../platform/db/schema.ts';
import { and, asc, eq } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { storeChallenge, takeChallenge } from './passkey-challenges.ts';
import { CredentialId, maxCounter, type PasskeyParts, relyingPartyOf } from './passkey-proof.ts';

const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const Registration = z.looseObject({
  id: CredentialId,
  response: z.looseObject({
    attestationObject: z.string(),
    transports: z.array(z.unknown()).optional(),
  }),
});

interface Options<T> {
  options: T;
  cookie: string;
}

export async function askForNewPasskey(
  parts: PasskeyParts,
  { userId, email }: { userId: string; email: string },
): Promise<Options<object>> {
  const options = await generateRegistrationOptions({
    rpName: 'Plastic Grapes',
    rpID: relyingPartyOf(parts),
    userName: email,
    userDisplayName: email,
    attestationType: 'none',
    excludeCredentials: await credentialsOf(parts, userId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  const { challenge } = options;
  return { options, cookie: await storeChallenge(parts, { type: 'registration', challenge, userId }) };
}

/** For a signed-in member, restricted to that member's passkeys, which need not be discoverable. */
export async function askForPasskey(
  parts: PasskeyParts,
  userId: string | undefined,
): Promise<Options<object>> {
  const allowCredentials = userId === undefined ? [] : await credentialsOf(parts, userId);
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(parts),
    userVerification: 'preferred',
    ...(allowCredentials.length > 0 && { allowCredentials }),
  });
  const { challenge } = options;
  return { options, cookie: await storeChallenge(parts, { type: 'authentication', challenge, userId }) };
}

async function credentialsOf({ database }: PasskeyParts, userId: string) {
  const rows = await database
    .select({ id: passkeys.credentialID, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return rows.map(({ id, transports }) => ({ id, transports: transportsIn(transports?.split(',')) }));
}

const transportsIn = (transports: unknown[] = []): AuthenticatorTransportFuture[] =>
  transports.flatMap((each) => Transport.safeParse(each).data ?? []);

export async function addPasskey(
  parts: PasskeyParts,
  { userId, cookie, response, name }: { userId: string; cookie: string; response: unknown; name: string },
): Promise<void> {
  const stored = await takeChallenge(parts, 'registration', cookie);
  const registration = Registration.safeParse(response);
  const verified =
    stored?.userId === userId &&
    registration.success &&
    (await verifyRegistration(parts, response, stored.challenge).catch(() => undefined));
  if (!verified || verified.credential.counter > maxCounter) throw new ProblemError('PASSKEY_REFUSED');
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = verified;
  const added = await parts.database
    .insert(passkeys)
    .values({
      userId,
      name,
      publicKey: Buffer.from(credential.publicKey).toString('base64'),
      credentialID: credential.id,
      counter: credential.counter,
      deviceType: credentialDeviceType,
      backedUp: credentialBackedUp,
      transports: transportsIn(registration.data.response.transports).join(','),
      aaguid,
    })
    .onConflictDoNothing({ target: passkeys.credentialID })
    .returning({ id: passkeys.id });
  if (added.length === 0) throw new ProblemError('PASSKEY_REFUSED');
}

async function verifyRegistration(parts: PasskeyParts, response: unknown, expectedChallenge: string) {
  const registrationResponse = response as RegistrationResponseJSON;
  if (bringsCertificates(registrationResponse.response.attestationObject)) return undefined;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: registrationResponse,
    expectedChallenge,
    expectedOrigin: parts.origins,
    expectedRPID: relyingPartyOf(parts),
    requireUserVerification: false,
  });
  return registrationInfo;
}

/**
 * The server requests no attestation, so browsers send none or a signature by the passkey. An attestation with
 * certificates is suspicious, and the library would fetch revocation lists from addresses in it.
 */
function bringsCertificates(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  if (format === 'none') return false;
  return format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined;
}

export async function listPasskeys({ database }: PasskeyParts, userId: string): Promise<Passkey[]> {
  const rows = await database
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

interface Own {
  id: string;
  userId: string;
}

export async function renamePasskey(parts: PasskeyParts, own: Own, name: string): Promise<void> {
  const renamed = await parts.database.update(passkeys).set({ name }).where(isOwn(own)).returning();
  if (renamed.length === 0) throw new ProblemError('PASSKEY_REFUSED');
}

export async function removePasskey(parts: PasskeyParts, own: Own): Promise<void> {
  const removed = await parts.database.delete(passkeys).where(isOwn(own)).returning();
  if (removed.length === 0) throw new ProblemError('PASSKEY_REFUSED');
}

const isOwn = ({ id, userId }: Own) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));
