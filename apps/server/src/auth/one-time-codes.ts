import { createHmac } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString } from 'better-auth/crypto';
import { isSameSecret } from '../platform/text/is-same-secret.ts';

/* Codes of authenticator apps (RFC 6238), and recovery codes to keep on paper. */

const stepSeconds = 30;
/** Accepted clock drift of phones, in steps. */
const tolerance = 1;
/** 130 bits (RFC 4226 requires 128), short enough to type in 36 letters and digits. */
const secretLength = 22;
/** Without letters that look alike: 50 bits, at five guesses in a quarter of an hour. */
const paperAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const paperLength = 10;

export const newSecret = () => generateRandomString(secretLength, 'a-z', 'A-Z', '0-9');

export function describeSecret(secret: string, account: string) {
  return {
    uri: createOTP(secret).url('Plastic Grapes', account),
    key: base32.encode(secret, { padding: false }),
  };
}

export async function stepOf(secret: string, code: string, now = Date.now()): Promise<number | undefined> {
  const currentStep = Math.floor(now / 1_000 / stepSeconds);
  const otp = createOTP(secret);
  let found: number | undefined;
  for (let step = currentStep - tolerance; step <= currentStep + tolerance; step += 1)
    if (isSameSecret(code, await otp.hotp(step))) found = step;
  return found;
}

export function newPaperCode(): string {
  // Rejects bytes beyond a multiple of the alphabet's length, so that all letters are equally likely.
  const acceptedBelow = 256 - (256 % paperAlphabet.length);
  let code = '';
  while (code.length < paperLength) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < acceptedBelow) code += paperAlphabet[byte % paperAlphabet.length];
  }
  return code;
}

/** Keyed, since an attacker with only this table could search 50 bits. */
export const hashOfPaperCode = (code: string, userId: string, key: string) =>
  createHmac('sha256', key).update(`recovery-code:${userId}:${code}`).digest('base64url');
export const formatPaperCode = (code: string) =>
  `${code.slice(0, paperLength / 2)}-${code.slice(paperLength / 2)}`;
