import { beforeAll, describe, expect, it, vi } from 'vitest';
import { messageAt, ownAddressesIn, ownUrl } from './own-addresses.ts';

const here = 'https://wine.test';
const id = '4f1c2a9e-8f0e-4a77-9d0e-3f6f6f0a2b11';
const found = (content: string) =>
  ownAddressesIn(content, here).map(({ pathname, search, hash }) => pathname + search + hash);

beforeAll(() => vi.stubGlobal('__PUBLIC_URL__', 'https://www.wine.test'));

describe('ownAddressesIn', () => {
  it.each([
    ['Try https://wine.test/tools/so2.', ['/tools/so2']],
    ['(https://www.wine.test/blog/yeast)', ['/blog/yeast']],
    ['[a region](https://wine.test/regions/europe#mosel-germany), nice', ['/regions/europe#mosel-germany']],
    ['https://wine.test/regions/map?region=mosel-germany', ['/regions/map?region=mosel-germany']],
    ['/tools/so2 is good', ['/tools/so2']],
    ['see (/tools/so2)', ['/tools/so2']],
    [`https://wine.test/plastic-grapes/1/${id}`, [`/plastic-grapes/1/${id}`]],
    ['https://wine.test/plastic-grapes/tools/so2', ['/plastic-grapes/tools/so2']],
    ['https://wine.test/about and https://wine.test/about', ['/about']],
  ])('finds the pages of %j', (content, pages) => expect(found(content)).toEqual(pages));

  it.each([
    'https://elsewhere.test/tools/so2',
    'https://wine.test.elsewhere.test/tools/so2',
    'https://elsewhere.test/?to=/tools/so2',
    'either/or, 1/2, /s, and TA/pH',
    '`https://wine.test/tools/so2`',
    '```\nhttps://wine.test/tools/so2\n```',
    'https://wine.test/plastic-grapes/1',
    'https://wine.test/plastic-grapes/admin/reports',
    'https://wine.test/api/community/attachments/1',
    'https://wine.test/tools/so2#so2:pH=3.4',
  ])('finds none in %j', (content) => expect(found(content)).toEqual([]));

  it('finds at most three', () => {
    expect(found('/tools/a /tools/b /tools/c /tools/d')).toEqual(['/tools/a', '/tools/b', '/tools/c']);
  });
});

it('ownUrl brings an address with the public origin to the origin of the page', () => {
  expect(ownUrl('https://www.wine.test/tools/so2#a', here)?.href).toBe('https://wine.test/tools/so2#a');
  expect(ownUrl('mailto:ann@wine.test', here)).toBeUndefined();
});

it('messageAt reads channel and message', () => {
  expect(messageAt(new URL(`/plastic-grapes/1/${id}`, here))).toEqual({ channelId: '1', messageId: id });
  expect(messageAt(new URL('/plastic-grapes/tools/so2', here))).toBeUndefined();
  expect(messageAt(new URL(`/blog/1/${id}`, here))).toBeUndefined();
});
