import { expect, it } from 'vitest';
import { hashOfInvitation, isInvitationCode, newInvitationCode } from './invitation-codes.ts';

const codes = Array.from({ length: 200 }, newInvitationCode);

it('a code has at least 60 bits, in groups that can be read aloud', () => {
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}(-[A-HJKMNP-Z2-9]{5}){2}$/);
  const signs = new Set(codes.join('').replaceAll('-', ''));
  expect(signs.size).toBe(31);
  expect(15 * Math.log2(signs.size)).toBeGreaterThan(60);
  expect(new Set(codes).size).toBe(codes.length);
});

it.each([
  ['in small letters', (code: string) => code.toLowerCase()],
  ['without dashes', (code: string) => code.replaceAll('-', '')],
  ['with spaces for dashes', (code: string) => `  ${code.replaceAll('-', ' ')} `],
  ['with long dashes', (code: string) => code.replaceAll('-', '–')],
])('a code typed %s matches', (_, typed) => {
  const [code = ''] = codes;
  expect(isInvitationCode(typed(code))).toBe(true);
  expect(hashOfInvitation(typed(code), 'key')).toBe(hashOfInvitation(code, 'key'));
});

it('a hash depends on its key and contains nothing of the code', () => {
  const [code = ''] = codes;
  expect(hashOfInvitation(code, 'key')).not.toBe(hashOfInvitation(code, 'other key'));
  expect(hashOfInvitation(code, 'key')).toMatch(/^[\w-]{43}$/);
});

it.each(['', 'ABC234', 'PD T1 x2', 'ABCDE-FGHJK-MNPQ1', 'ABCDE-FGHJK-MNPQRS'])(
  'the text %j is not a code',
  (text) => expect(isInvitationCode(text)).toBe(false),
);
