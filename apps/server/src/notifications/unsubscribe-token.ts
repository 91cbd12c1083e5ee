import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { isSameSecret } from '../platform/text/is-same-secret.ts';

const Stopped = z.tuple([z.enum(['mail', 'digest']), z.uuid()]);
export type StoppedMail = z.infer<typeof Stopped>[0];

/** Never expires, so that any old mail can be used to unsubscribe. It allows nothing else. */
export function makeUnsubscribeToken(secret: string, what: StoppedMail, userId: string): string {
  return `${what}.${userId}.${signed(secret, `${what}.${userId}`)}`;
}

export function readUnsubscribeToken(secret: string, token: string) {
  const [what = '', userId = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isSameSecret(signature, signed(secret, `${what}.${userId}`))) return undefined;
  const parsed = Stopped.safeParse([what, userId]);
  return parsed.success ? { what: parsed.data[0], userId: parsed.data[1] } : undefined;
}

function signed(secret: string, content: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}
