import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { contactLimits } from '@orbit-vine/contract/contact-limits.ts';
import { ProblemError } from '../platform/http/problem.ts';

/** Says when a form was handed out. It is good for one inquiry, since its id is kept with that. */
export function makeFormToken(secret: string, now: Date): string {
  const content = `${randomUUID()}.${now.getTime()}`;
  return `${content}.${signed(secret, content)}`;
}

/** The id of the form that the token was made for; a problem if it was not ours, too old, or filled in too fast. */
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
