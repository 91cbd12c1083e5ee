import { createHmac } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { isSameSecret } from '../platform/text/is-same-secret.ts';

/**
 * The value of a cookie that Better Auth signed (HMAC with SHA-256, in base64 after the last dot); undefined if it is
 * missing or not signed by this server. Synchronous: the library's function takes two turns of the thread pool, an
 * eighth of the server's time for a posted message.
 */
export function readSignedCookie(header: string, secret: string, name: string): string | undefined {
  const whole = parse(header, name)[name] ?? '';
  const dot = whole.lastIndexOf('.');
  const value = whole.slice(0, Math.max(0, dot));
  const expected = createHmac('sha256', secret).update(value).digest('base64');
  return value && isSameSecret(whole.slice(dot + 1), expected) ? value : undefined;
}
