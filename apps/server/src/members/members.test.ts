import { randomUUID } from 'node:crypto';
import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinAs, joinCommunity, startCommunity, type TestCommunity } from '../../testing/community.ts';

let community: TestCommunity;
beforeAll(async () => {
  community = await startCommunity();
});
afterAll(() => community.stop());

it('members find each other by the beginning of a name first, then by any part of it, of the winery or the region', async () => {
  const merlot = await joinCommunity(community, 'Merlot');
  await joinCommunity(community, 'CarMerlo');
  const syrah = await joinCommunity(community, 'Syrah');
  await community.query(`update profiles set winery = 'Merlo Hill', region = 'Ticino' where id = $1`, [
    syrah.id,
  ]);
  const found = async (query: string) => {
    const answer = await merlot.request(`/api/community/members?${query}`);
    return ((await answer.json()) as { members: MemberCard[] }).members.map(({ name }) => name);
  };
  expect(await found('q=MERLO')).toEqual(['Merlot', 'CarMerlo', 'Syrah']);
  expect(await found('q=tic')).toEqual(['Syrah']);
  expect(await found('q=merlo&after=Merlot')).toEqual(['CarMerlo', 'Syrah']);
  expect(await found('q=%25')).toEqual([]);
});

it('a page of members ends where the next one begins', async () => {
  const reader = await joinCommunity(community, 'Reader');
  await community.query(`
    with made as (
      insert into users (name, email, email_verified)
      select 'page' || n, 'page' || n || '@example.com', true from generate_series(100, 169) n returning id, name
    )
    insert into profiles (id, username, avatar_url) select id, name, '/avatars/x.svg' from made`);
  const names: string[] = [];
  for (let after: string | undefined = '', more = true; more; after = names.at(-1)) {
    const query = new URLSearchParams({ q: 'page', ...(after && { after }) });
    const page = (await (await reader.request(`/api/community/members?${query}`)).json()) as {
      members: MemberCard[];
      more: boolean;
    };
    names.push(...page.members.map(({ name }) => name));
    more = page.more;
  }
  expect(names).toEqual(Array.from({ length: 70 }, (_, at) => `page${100 + at}`));
});

it('a card tells what a member shows of themselves, and nothing else', async () => {
  const gamay = await joinAs(community, 'Gamay', 'moderator');
  const reader = await joinCommunity(community, 'Curious');
  const card = await reader.request(`/api/community/members/${gamay.id}`);
  expect(await card.json()).toEqual({
    id: gamay.id,
    name: 'Gamay',
    avatar: '/avatars/Gamay.svg',
    role: 'moderator',
    winery: '',
    region: '',
    about: '',
    joinedAt: expect.any(String),
  });
  expect((await reader.request(`/api/community/members/${randomUUID()}`)).status).toBe(404);
});

it('strangers learn of nobody', async () => {
  const { id } = await joinCommunity(community, 'Private');
  expect((await community.request('/api/community/members')).status).toBe(401);
  expect((await community.request(`/api/community/members/${id}`)).status).toBe(401);
});
