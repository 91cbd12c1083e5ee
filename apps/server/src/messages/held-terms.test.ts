import { describe, expect, it } from 'vitest';
import { joinAs, joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';
import { matcherOf } from './held-terms.ts';

const { community, ada } = await gatherCommunity(['Ada', 'Bob']);
const path = '/api/community/moderation/held-terms';

describe('a term', () => {
  const isHeld = matcherOf(['barrels.example', 'cheap oak', 'c++']);

  it.each([
    'See barrels.example',
    'https://shop.BARRELS.example/now',
    'cheap  OAK here',
    '\uFF43\uFF48eap oak',
    'bar\u200Brels.example',
    'C++!',
  ])('is found in %j', (text) => expect(isHeld(text)).toBe(true));

  it.each(['barrels.examples', 'mybarrels.example', 'cheap oaks', 'barrels example', 'c+'])(
    'is not found in %j',
    (text) => expect(isHeld(text)).toBe(false),
  );
});

it('a message with a held term waits, from any member, until the term is removed', async () => {
  const mod = await joinAs(community, 'Mod', 'moderator');
  const term = { json: { term: ' Barrels.example ' } };
  expect((await ada.request(path, term)).status).toBe(403);
  expect((await mod.request(path, term)).status).toBe(200);
  expect(await (await mod.request(path)).json()).toEqual({ terms: ['barrels.example'] });

  expect(await codeOf(await ada.send('I buy at BARRELS.example'))).toBe('MESSAGE_HELD');
  const { id } = await ada.say('I buy elsewhere');
  const edit = (content: string) =>
    ada.request(`/api/community/messages/${id}`, { method: 'PATCH', json: { content } });
  expect(await codeOf(await edit('I buy at barrels.example'))).toBe('TERM_ADDED');
  expect((await mod.send('Do not buy at barrels.example')).status).toBe(201);

  expect((await mod.request(`${path}/removal`, term)).status).toBe(200);
  const bea = await joinCommunity(community, 'Bea');
  expect((await bea.send('I buy at barrels.example')).status).toBe(201);
  const acts = await (await mod.request('/api/community/moderation/acts?act=holdTerm')).json();
  expect(acts).toMatchObject({ acts: [{ details: { text: 'barrels.example' } }] });
});
