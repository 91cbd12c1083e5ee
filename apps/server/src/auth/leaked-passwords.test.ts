import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { limits } from '@orbit-vine/contract/limits.ts';
import { expect, it } from 'vitest';
import { isLeaked } from './leaked-passwords.ts';

const lines = gunzipSync(readFileSync(new URL('leaked-passwords.txt.gz', import.meta.url)))
  .toString('latin1')
  .trimEnd()
  .split('\n');

it('the list contains 100,000 different passwords of the minimum length or more', () => {
  expect(new Set(lines).size).toBe(100_000);
  expect(lines.filter((line) => line.length < limits.passwordMin || !/^[ -~]+$/.test(line))).toEqual([]);
});

it('the list finds its first, last, and best known passwords in any case', () => {
  for (const password of [lines[0], lines.at(-1), '123456', 'password', 'PASSWORD', 'letmein', 'qwerty'])
    expect(isLeaked(password ?? '')).toBe(true);
});

it('the list finds no part of a password, no two together, and no other text', () => {
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
