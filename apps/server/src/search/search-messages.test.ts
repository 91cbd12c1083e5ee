import { searchMessages } from '@orbit-vine/contract/search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  joinCommunity,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../../testing/community.ts';

let community: TestCommunity;
let ada: TestMember;
let bob: TestMember;
beforeAll(async () => {
  community = await startCommunity();
  ada = await joinCommunity(community, 'Ada');
  bob = await joinCommunity(community, 'Bob');
  await ada.say('The fermentation has stuck at 4 °Bx');
  await bob.say('Stuck fermentations want warmth first', { channelId: '3' });
  await bob.say('My press is <b>leaking</b> again');
});
afterAll(() => community.stop());

const ask = (q: string, page = '') =>
  ada.request(`/api/community/search?${new URLSearchParams({ q, ...(page && { page }) })}`);
const find = async (q: string, page?: string) =>
  searchMessages.answer.parse(await (await ask(q, page)).json());
const texts = async (q: string) => (await find(q)).hits.map(({ message }) => message.content);

it('finds words in their other forms, newest first, and marks them', async () => {
  const { hits } = await find('ferment stuck');
  expect(hits.map(({ message }) => message.content)).toEqual([
    'Stuck fermentations want warmth first',
    'The fermentation has stuck at 4 °Bx',
  ]);
  expect(hits[0]?.excerpt.filter(({ match }) => match).map(({ text }) => text)).toEqual([
    'Stuck',
    'fermentations',
  ]);
});

it('narrows by member, channel and day', async () => {
  expect(await texts('stuck from:bob')).toEqual(['Stuck fermentations want warmth first']);
  expect(await texts('stuck in:general')).toEqual(['The fermentation has stuck at 4 °Bx']);
  expect(await texts('stuck in:natural-wine')).toEqual(['Stuck fermentations want warmth first']);
  expect(await texts('stuck before:2020-01-01')).toEqual([]);
  expect(await texts('from:ada after:2020-01-01')).toEqual(['The fermentation has stuck at 4 °Bx']);
  expect(await texts('from:nobody')).toEqual([]);
});

it('shows a short message whole, and of a long one what was found, with an ellipsis where it goes on', async () => {
  const text = async (q: string) => (await find(q)).hits[0]?.excerpt.map(({ text: piece }) => piece).join('');
  expect(await text('leaking')).toBe('My press is <b>leaking</b> again');
  const padding = 'We racked it off the gross lees and waited for another week before tasting. '.repeat(8);
  await bob.say(`${padding}Then the Blaufraenkisch smelled of rotten eggs. ${padding}`, { channelId: '2' });
  const excerpt = (await text('blaufraenkisch')) ?? '';
  expect(excerpt).toContain('Blaufraenkisch smelled of rotten eggs');
  expect(excerpt).toMatch(/^… .* …$/);
  expect(excerpt.length).toBeLessThan(400);
});

it('gives markup as the text that it is', async () => {
  const { hits } = await find('leaking');
  expect(hits[0]?.excerpt.map(({ text }) => text).join('')).toContain('<b>leaking</b>');
});

it('finds nothing that was deleted, and what was edited as it is now', async () => {
  const gone = await bob.say('A slanderous remark');
  await bob.request(`/api/community/messages/${gone.id}`, { method: 'DELETE' });
  expect(await texts('slanderous')).toEqual([]);
  const edited = await bob.say('Bentonight');
  const changed = { method: 'PATCH', json: { content: 'Bentonite' } };
  await bob.request(`/api/community/messages/${edited.id}`, changed);
  expect(await texts('bentonight')).toEqual([]);
  expect(await texts('bentonite')).toEqual(['Bentonite']);
});

it('goes on page by page, none twice', async () => {
  for (let n = 0; n < 45; n += 1) await bob.say(`Bottle number ${n}`, { channelId: '4' });
  const seen: string[] = [];
  for (let page: string | undefined = ''; page !== undefined; ) {
    const { hits, next } = await find('bottle number', page);
    seen.push(...hits.map(({ message }) => message.content));
    page = next;
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, n) => `Bottle number ${44 - n}`));
});

it('answers whatever is asked, and nobody but members', async () => {
  for (const q of ['"', "'; drop table messages; --", '((', '-', ':*', 'from:', '\uE000', '%']) {
    expect((await ask(q)).status).toBe(200);
  }
  expect((await ask('a'.repeat(500))).status).toBe(422);
  expect((await ask('x', '1; select')).status).toBe(422);
  expect((await community.request('/api/community/search?q=stuck')).status).toBe(401);
});
