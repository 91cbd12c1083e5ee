import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Ceremony } from './passkeys.ts';

const ok = z.object({});
/** Six digits of an authenticator app, or a recovery code; spaces and dashes are removed. */
const Code = z.string().check(
  z.trim(),
  z.overwrite((code) => code.replace(/[\s-]/g, '').toLowerCase()),
  z.minLength(6, 'Enter the six digits, or a recovery code.'),
  z.maxLength(20, 'Enter the six digits, or a recovery code.'),
);

/** Proves that the caller owns the session's account. A passkey with user verification counts as two factors. */
export const Proof = z.discriminatedUnion('by', [
  z.object({ by: z.literal('password'), password: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
  z.object({ by: z.literal('app'), code: Code }),
  z.object({ by: z.literal('passkey'), response: Ceremony }),
]);
export type Proof = z.infer<typeof Proof>;

export const reauthenticate = endpoint('POST', '/api/auth/reauthenticate', {
  for: 'member',
  body: Proof,
  answer: ok,
});

export const SecondFactor = z.object({
  /** The session proved its owner's identity recently. */
  present: z.boolean(),
  /** The recent proof was a second factor. */
  presentWithSecondFactor: z.boolean(),
  passkeys: z.boolean(),
  verifiedPasskeys: z.boolean(),
  app: z.boolean(),
  appSince: z.optional(z.iso.datetime()),
  recoveryCodes: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const getSecondFactor = endpoint('GET', '/api/auth/second-factor', {
  for: 'member',
  answer: SecondFactor,
});

/** Creates a new key for an authenticator app. The current key works until the new one is confirmed. */
export const setUpApp = endpoint('POST', '/api/auth/second-factor/app', {
  for: 'staff',
  proof: 'strongest',
  answer: z.object({
    key: z.string(),
    uri: z.string(),
  }),
});
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** Proves that the app has the new key. Answers with the recovery codes, which are shown only here. */
export const confirmApp = endpoint('POST', '/api/auth/second-factor/app/confirmation', {
  for: 'staff',
  proof: 'strongest',
  body: z.object({ code: Code }),
  answer: RecoveryCodes,
});
export const renewRecoveryCodes = endpoint('POST', '/api/auth/second-factor/recovery-codes', {
  for: 'staff',
  proof: 'strongest',
  answer: RecoveryCodes,
});
export const removeApp = endpoint('DELETE', '/api/auth/second-factor/app', {
  for: 'staff',
  proof: 'strongest',
  answer: ok,
});
