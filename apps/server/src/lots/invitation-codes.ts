import { createHmac, randomInt } from 'node:crypto';

/** Without characters that look or sound alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 3;
const groupLength = 5;

/** 74 bits, in groups that are easy to read aloud: `ABCDE-FGHJK-MNPQR`. */
export function newInvitationCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

const plainCode = (typed: string) => typed.toUpperCase().replace(/[\s\p{Dash}._]/gu, '');

const whole = new RegExp(`^[${alphabet}]{${groups * groupLength}}$`);
export const isInvitationCode = (typed: string) => whole.test(plainCode(typed));

/** Keyed with a secret that is not in the database: the codes are too short to resist guessing from a plain hash. */
export const hashOfInvitation = (typed: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`winery-invitation:${plainCode(typed)}`)
    .digest('base64url');
