import {
  addPasskey as addEndpoint,
  passkeyToAdd,
  passkeyToAsk,
  signInByPasskey as signInEndpoint,
} from '@orbit-vine/contract/passkeys.ts';
import { reauthenticate } from '@orbit-vine/contract/second-factor.ts';
import { call } from '../platform/api.ts';

export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

export async function offersPasskeys(): Promise<boolean> {
  return knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

const answerOf = (credential: Credential | null) =>
  (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;

export async function addPasskey(name: string): Promise<void> {
  const options = await call(passkeyToAdd);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const response = answerOf(await navigator.credentials.create({ publicKey }));
  await call(addEndpoint, { body: { response, name } });
}

/** Confirms the member by a passkey; with `verified`, also as a second factor (PIN or biometrics). */
export async function proveByPasskey(verified: boolean): Promise<void> {
  const options = await call(passkeyToAsk);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...(options as unknown as PublicKeyCredentialRequestOptionsJSON),
    ...(verified && { userVerification: 'required' }),
  });
  const response = answerOf(await navigator.credentials.get({ publicKey }));
  await call(reauthenticate, { body: { by: 'passkey', response } });
}

export async function signInByPasskey(signal: AbortSignal, mediation: 'optional' | 'conditional') {
  const options = await call(passkeyToAsk, { signal });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const response = answerOf(await navigator.credentials.get({ publicKey, signal, mediation }));
  await call(signInEndpoint, { body: { response } });
}
