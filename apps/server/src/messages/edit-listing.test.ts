import { randomUUID } from 'node:crypto';
import { Message } from '@orbit-vine/contract/messages.ts';
import { searchMessages } from '@orbit-vine/contract/search.ts';
import { describe, expect, it } from 'vitest';
import { joinAs, joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openPrivateChannel, removeFromChannel } from '../../testing/private-channel.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
const mod = await joinAs(community, 'Mod', 'moderator');

const send = (listing: unknown, content = 'Basket press\n\nWorks well') =>
  ada.request('/api/community/channels/4/messages', { json: { id: randomUUID(), content, listing } });
const post = async (listing: object, content?: string) =>
  Message.parse(await (await send({ kind: 'sale', days: 30, ...listing }, content)).json());
const close = (by: TestMember, { id }: Message, closed = true) =>
  by.request(`/api/community/messages/${id}/closed`, { method: 'PUT', json: { closed } });
const edit = (by: TestMember, { id, content }: Message, changes: object) =>
  by.request(`/api/community/messages/${id}`, { method: 'PATCH', json: { content, ...changes } });
const edited = async (message: Message, changes: object) =>
  Message.parse(await (await edit(ada, message, changes)).json());
const found = async (query: string) => {
  const answer = await bob.request(`/api/community/search?q=${encodeURIComponent(query)}`);
  return searchMessages.answer.parse(await answer.json()).hits.map(({ message }) => message.id);
};

describe('an edited listing', () => {
  it('has its title, price, place, and end changed by its author only', async () => {
    const listing = await post({ price: '$450 each', place: 'Paso Robles' });
    for (const by of [bob, mod])
      expect((await edit(by, listing, { listing: { price: '$1' } })).status).toBe(403);
    const cheaper = await edited(listing, {
      content: 'Small press\n\nWorks well',
      listing: { price: '$400', place: 'Lodi' },
    });
    expect(cheaper.content).toBe('Small press\n\nWorks well');
    expect(cheaper.listing).toEqual({ ...listing.listing, price: '$400', place: 'Lodi' });
    expect(cheaper.editedAt).toBeDefined();
    expect(cheaper.changedSeq).toBeGreaterThan(listing.changedSeq);
    const longer = (await edited(cheaper, { listing: { days: 7 } })).listing;
    expect(Object.keys(longer ?? {}).sort()).toEqual(['endsAt', 'kind']);
    expect((Date.parse(longer?.endsAt ?? '') - Date.now()) / 86_400_000).toBeCloseTo(7, 3);
  });

  it('stays as it is when its text is edited, or the same is saved', async () => {
    const listing = await post({ price: '$450 each' });
    expect(await edited(listing, { listing: { price: '$450 each' } })).toEqual(listing);
    const reworded = await edited(listing, { content: 'Small press' });
    expect(reworded.listing).toEqual(listing.listing);
  });

  it.each([
    ['a long price', { listing: { price: 'x'.repeat(41) } }],
    ['a long place', { listing: { place: 'x'.repeat(500) } }],
    ['a price of two lines', { listing: { price: 'a\nb' } }],
    ['more than sixty days', { listing: { days: 61 } }],
    ['no days', { listing: { days: 0 } }],
    ['a long title', { listing: {}, content: 'x'.repeat(101) }],
    ['no title', { listing: {}, content: '\n\nDetails' }],
  ])('is not changed to %s', async (_, changes) =>
    expect((await edit(ada, await post({}), changes)).status).toBe(422),
  );

  it('is not added to a message without one', async () =>
    expect((await edit(ada, await ada.say('Hello'), { listing: { price: '$1' } })).status).toBe(404));
});

describe('a listing', () => {
  it('stays closed when changed, and opens again with a new end', async () => {
    const listing = await post({}, 'Heptagon press');
    await close(ada, listing);
    expect((await edited(listing, { listing: { price: '$5', days: 7 } })).listing).toMatchObject({
      price: '$5',
      closed: true,
    });
    await close(ada, listing, false);
    await community.query(
      `update messages set listing = listing || '{"endsAt": "2026-01-01T00:00:00Z"}' where id = $1`,
      [listing.id],
    );
    await edited(listing, { listing: { price: '$4' } });
    expect(await found('is:sale heptagon')).toEqual([]);
    await edited(listing, { listing: { price: '$4', days: 7 } });
    expect(await found('is:sale heptagon')).toEqual([listing.id]);
  });

  it('is not changed from an outdated version', async () => {
    const listing = await post({ price: '$9' });
    const first = await edited(listing, { editedAt: null, listing: { price: '$8' } });
    expect(await codeOf(await edit(ada, listing, { editedAt: null, listing: { price: '$7' } }))).toBe(
      'MESSAGE_EDITED',
    );
    const second = await edited(first, { editedAt: first.editedAt, listing: { price: '$7' } });
    expect(second.listing?.price).toBe('$7');
  });

  it('is changed in a private channel only by its author while a member', async () => {
    const channelId = await openPrivateChannel(community, [ada, bob]);
    const json = { id: randomUUID(), content: 'Press', listing: { kind: 'sale', days: 7 } };
    const path = `/api/community/channels/${channelId}/messages`;
    const listing = Message.parse(await (await ada.request(path, { json })).json());
    const status = async (by: TestMember) => (await edit(by, listing, { listing: { price: '$1' } })).status;
    expect([await status(bob), await status(mod), await status(ada)]).toEqual([403, 404, 200]);
    await removeFromChannel(community, channelId, ada);
    expect(await status(ada)).toBe(404);
  });

  it('gets no link by a newcomer’s edit and no held term, but keeps those it has', async () => {
    const newcomer = await joinCommunity(community, 'Newcomer');
    await community.query('update users set created_at = now() where id = $1', [newcomer.id]);
    const json = { id: randomUUID(), content: 'Press', listing: { kind: 'sale', days: 7 } };
    const sent = await newcomer.request('/api/community/channels/4/messages', { json });
    const listing = Message.parse(await sent.json());
    const place = 'https://barrels.example';
    expect(await codeOf(await edit(newcomer, listing, { listing: { place } }))).toBe('LINK_ADDED');
    const term = { json: { term: 'oak chips' } };
    const terms = '/api/community/moderation/held-terms';
    expect((await mod.request(terms, term)).status).toBe(200);
    const price = 'Two bags of oak chips';
    expect(await codeOf(await edit(newcomer, listing, { listing: { price } }))).toBe('TERM_ADDED');
    await community.query('update messages set listing = listing || $2 where id = $1', [
      listing.id,
      JSON.stringify({ place, price }),
    ]);
    const kept = { listing: { place, price, days: 14 } };
    expect((await edit(newcomer, listing, kept)).status).toBe(200);
    expect((await mod.request(`${terms}/removal`, term)).status).toBe(200);
  });
});
