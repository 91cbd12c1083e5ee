import { createHmac } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString } from 'better-auth/crypto';
import { isSameSecret } from '../platform/text/is-same-secret.ts';

/* Codes of authenticator apps (RFC 6238) and those that are kept on paper. */

const stepSeconds = 30;
/** Clocks of phones may be this many steps off, either way. */
const tolerance = 1;
/** 130 bits (RFC 4226 asks for 128), which a person can still type when it is written in 36 letters. */
const secretLength = 22;
/** Letters that are not taken for each other. 50 bits, of which somebody may try five in a quarter of an hour. */
const paperAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const paperLength = 10;

export const newSecret = () => generateRandomString(secretLength, 'a-z', 'A-Z', '0-9');

/** What an app is told: by picture, and for somebody who types. */
export function describeSecret(secret: string, account: string) {
  return {
    uri: createOTP(secret).url('Plastic Grapes', account),
    key: base32.encode(secret, { padding: false }),
  };
}

/** The step whose code this is; undefined if it is none of about now. */
export async function stepOf(secret: string, code: string, now = Date.now()): Promise<number | undefined> {
  const present = Math.floor(now / 1_000 / stepSeconds);
  const otp = createOTP(secret);
  let found: number | undefined;
  for (let step = present - tolerance; step <= present + tolerance; step += 1)
    if (isSameSecret(code, await otp.hotp(step))) found = step;
  return found;
}

export function newPaperCode(): string {
  // As many as there are bytes for each letter, so that none comes more often.
  const most = 256 - (256 % paperAlphabet.length);
  let code = '';
  while (code.length < paperLength) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) code += paperAlphabet[byte % paperAlphabet.length];
  }
  return code;
}

/** By a key that no backup of this table alone holds: 50 bits could be tried out. */
export const hashOfPaperCode = (code: string, userId: string, key: string) =>
  createHmac('sha256', key).update(`recovery-code:${userId}:${code}`).digest('base64url');
/** As it is written: in two halves. */
export const inHalves = (code: string) => `${code.slice(0, paperLength / 2)}-${code.slice(paperLength / 2)}`;
