import { randomUUID } from 'node:crypto';
import { Message } from '@orbit-vine/contract/messages.ts';
import { searchMessages } from '@orbit-vine/contract/search.ts';
import { describe, expect, it } from 'vitest';
import { joinAs, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
const mod = await joinAs(community, 'Mod', 'moderator');

const send = (listing: unknown, content = 'Basket press\n\nWorks well') =>
  ada.request('/api/community/channels/4/messages', { json: { id: randomUUID(), content, listing } });
const post = async (listing: object, content?: string) =>
  Message.parse(await (await send({ kind: 'sale', days: 30, ...listing }, content)).json());
const close = (by: TestMember, { id }: Message, closed = true) =>
  by.request(`/api/community/messages/${id}/closed`, { method: 'PUT', json: { closed } });
const found = async (query: string) => {
  const answer = await bob.request(`/api/community/search?q=${encodeURIComponent(query)}`);
  return searchMessages.answer.parse(await answer.json()).hits.map(({ message }) => message.id);
};

describe('a listing', () => {
  it('has its kind, price, place, and end', async () => {
    const { listing, createdAt } = await post({ price: '$450 each', place: 'Paso Robles' });
    expect(listing).toMatchObject({ kind: 'sale', price: '$450 each', place: 'Paso Robles' });
    const days = (Date.parse(listing?.endsAt ?? '') - Date.parse(createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(30, 3);
  });

  it.each([
    ['no end', { kind: 'sale' }],
    ['more than sixty days', { kind: 'sale', days: 61 }],
    ['another kind', { kind: 'rent', days: 7 }],
    ['a long price', { kind: 'sale', days: 7, price: 'x'.repeat(41) }],
  ])('is refused with %s', async (_, listing) => expect((await send(listing)).status).toBe(422));

  it.each([
    ['without a title', '\n\nDetails'],
    ['with a long title', 'x'.repeat(101)],
  ])('is refused %s', async (_, content) =>
    expect((await send({ kind: 'sale', days: 7 }, content)).status).toBe(422),
  );

  it('is closed and opened again by its author or a moderator only', async () => {
    const listing = await post({});
    expect((await close(bob, listing)).status).toBe(403);
    expect(Message.parse(await (await close(mod, listing)).json()).listing?.closed).toBe(true);
    expect(Message.parse(await (await close(ada, listing, false)).json()).listing?.closed).toBeUndefined();
  });

  it('is found by its kind while it is open', async () => {
    const [sale, wanted] = [
      await post({}, 'Quincunx press'),
      await post({ kind: 'wanted' }, 'Quincunx tank'),
    ];
    expect(await found('is:sale quincunx')).toEqual([sale.id]);
    expect(await found('is:wanted')).toEqual([wanted.id]);
    await close(ada, sale);
    await community.query(
      `update messages set listing = listing || '{"endsAt": "2026-01-01T00:00:00Z"}' where id = $1`,
      [wanted.id],
    );
    expect(await found('is:sale quincunx')).toEqual([]);
    expect(await found('is:wanted')).toEqual([]);
    expect(await found('quincunx')).toHaveLength(2);
  });

  it('is gone once deleted, and back once restored by a moderator', async () => {
    const listing = await post({ price: '$9' });
    const path = `/api/community/messages/${listing.id}`;
    await mod.request(path, { method: 'DELETE' });
    const [row] = await community.query('select listing from messages where id = $1', [listing.id]);
    expect(row).toEqual({ listing: null });
    const restoration = `/api/community/moderation/messages/${listing.id}/restoration`;
    const restored = Message.parse(await (await mod.request(restoration, { method: 'POST' })).json());
    expect(restored.listing).toEqual(listing.listing);
  });
});
