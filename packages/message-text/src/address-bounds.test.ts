import { describe, expect, it } from 'vitest';
import { isWithinAddressBounds } from './address-bounds.ts';

describe('isWithinAddressBounds', () => {
  it.each([
    ['no address', 'We racked twice. '.repeat(200)],
    ['a long address', `https://shop.example/list?${'sort=price&page=12&tag=a_b.c&'.repeat(14)}`],
    [
      'many sources',
      Array.from({ length: 60 }, (_, at) => `- [Source](https://journal.example/${at})`).join('\n'),
    ],
    ['many words like those', `[x] ${'Wir haben heute Wein, weil wir wollen. '.repeat(45)}`],
    ['addresses in addresses', 'https://web.archive.org/web/https://example.com/ '.repeat(40)],
  ])('accepts a message with %s', (_, text) => expect(isWithinAddressBounds(text)).toBe(true));

  it.each([
    ['addresses that end at each sign', '_www.'.repeat(800)],
    ['an address that may end anywhere', `https://a.b/${'&a;'.repeat(1_300)}`],
    ['addresses without number', 'www.a '.repeat(600)],
    ['words that may begin an address after a bracket', `[${'h '.repeat(1_900)}`],
  ])('rejects a message with %s', (_, text) => expect(isWithinAddressBounds(text)).toBe(false));
});
