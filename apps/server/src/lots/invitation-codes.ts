import { createHmac, randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another, on paper or by ear. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 3;
const groupLength = 5;

/** 74 bits, in groups as they are read out: `ABCDE-FGHJK-MNPQR`. */
export function newInvitationCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** As it was made, whichever case, spaces and dashes it was typed with. */
const plainCode = (typed: string) => typed.toUpperCase().replace(/[\s\p{Dash}._]/gu, '');

const whole = new RegExp(`^[${alphabet}]{${groups * groupLength}}$`);
export const isInvitationCode = (typed: string) => whole.test(plainCode(typed));

/** By a key that is not in the table: what is texted and written on paper is looked up among all wineries. */
export const hashOfInvitation = (typed: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`winery-invitation:${plainCode(typed)}`)
    .digest('base64url');
