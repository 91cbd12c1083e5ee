import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { contactLimits } from '@orbit-vine/contract/contact-limits.ts';
import { ProblemError } from '../platform/http/problem.ts';

/** A signed id and time of issue. A token is valid for one inquiry, which stores the id. */
export function makeFormToken(secret: string, now: Date): string {
  const content = `${randomUUID()}.${now.getTime()}`;
  return `${content}.${signed(secret, content)}`;
}

/**
 * The token's id; throws if the signature is wrong, or the token is too old or too new for a person to have filled in
 * the form.
 */
export function readFormToken(secret: string, token: string, now: Date): string {
  const [id = '', time = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signed(secret, `${id}.${time}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ProblemError('FORM_SPENT');
  const ageMs = now.getTime() - Number(time);
  if (ageMs > contactLimits.formMaxMs) throw new ProblemError('FORM_SPENT');
  if (ageMs < contactLimits.formMinMs) throw new ProblemError('FORM_TOO_FAST');
  return id;
}

function signed(secret: string, content: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}
