import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { limits } from '@orbit-vine/contract/limits.ts';
import { expect, it } from 'vitest';
import { isLeaked } from './leaked-passwords.ts';

const lines = gunzipSync(readFileSync(new URL('leaked-passwords.txt.gz', import.meta.url)))
  .toString('latin1')
  .trimEnd()
  .split('\n');

it('the list holds 100,000 different passwords that the length alone would let pass', () => {
  expect(new Set(lines).size).toBe(100_000);
  expect(lines.filter((line) => line.length < limits.passwordMin || !/^[ -~]+$/.test(line))).toEqual([]);
});

it('the list finds the first, the last and the best known of them, however they are written', () => {
  for (const password of [lines[0], lines.at(-1), '123456', 'password', 'PASSWORD', 'letmein', 'qwerty'])
    expect(isLeaked(password ?? '')).toBe(true);
});

it('the list finds no part of one, no two, and nothing that is no password of the list', () => {
  for (const password of [
    'etmei',
    '',
    '\n',
    'password\npassword',
    `${lines[1]}\n${lines[2]}`,
    'skin-contact-days',
  ])
    expect(isLeaked(password)).toBe(false);
});
