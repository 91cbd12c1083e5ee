import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

const stepMs = 30_000;

/** The code of an authenticator app with this key, now or `later` steps of 30 seconds. */
export function codeOf(key: string, later = 0): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(key));
  return createOTP(secret).hotp(Math.floor(Date.now() / stepMs) + later);
}
