import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { oneLine } from './one-line.ts';

/** The browser's part of a ceremony; `@simplewebauthn/server` validates it. */
export const Ceremony = z.looseObject({});
const Name = oneLine().check(z.minLength(1, 'Please give it a name.'), z.maxLength(limits.passkeyName));
const ok = z.object({});

export const Passkey = z.object({
  id: z.uuid(),
  name: z.nullish(z.string()),
  createdAt: z.nullish(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

export const passkeyToAdd = endpoint('GET', '/api/auth/passkey/generate-register-options', {
  for: 'member',
  proof: 'strongest',
  answer: Ceremony,
});
export const addPasskey = endpoint('POST', '/api/auth/passkey/verify-registration', {
  for: 'member',
  proof: 'strongest',
  body: z.object({ response: Ceremony, name: Name }),
  answer: ok,
});
export const passkeyToAsk = endpoint('GET', '/api/auth/passkey/generate-authenticate-options', {
  for: 'everyone',
  answer: Ceremony,
});
export const signInByPasskey = endpoint('POST', '/api/auth/passkey/verify-authentication', {
  for: 'everyone',
  body: z.object({ response: Ceremony }),
  answer: ok,
});
export const listPasskeys = endpoint('GET', '/api/auth/passkey/list-user-passkeys', {
  for: 'member',
  answer: z.array(Passkey),
});
export const renamePasskey = endpoint('POST', '/api/auth/passkey/update-passkey', {
  for: 'member',
  body: z.object({ id: Id, name: Name }),
  answer: ok,
});
export const removePasskey = endpoint('POST', '/api/auth/passkey/delete-passkey', {
  for: 'member',
  proof: 'strongest',
  body: z.object({ id: Id }),
  answer: ok,
});
