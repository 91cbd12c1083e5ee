import { randomUUID } from 'node:crypto';
import type { Member, MemberCard } from '@orbit-vine/contract/members.ts';
import { expect, it } from 'vitest';
import { joinAs, joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

it('the member search lists names that begin with the words first, then other matches in names, wineries, and regions', async () => {
  const merlot = await joinCommunity(community, 'Merlot');
  await joinCommunity(community, 'CarMerlo');
  const syrah = await joinCommunity(community, 'Syrah');
  await community.query(`update profiles set winery = 'Merlo Hill', region = 'Ticino' where id = $1`, [
    syrah.id,
  ]);
  const search = async (query: string) => {
    const answer = await merlot.request(`/api/community/members?${query}`);
    return ((await answer.json()) as { members: MemberCard[] }).members.map(({ name }) => name);
  };
  expect(await search('q=MERLO')).toEqual(['Merlot', 'CarMerlo', 'Syrah']);
  expect(await search('q=tic')).toEqual(['Syrah']);
  expect(await search('q=merlo&after=Merlot')).toEqual(['CarMerlo', 'Syrah']);
  expect(await search('q=%25')).toEqual([]);
});

it('a page of members, in numeric order, ends where the next one begins', async () => {
  const mod = await joinAs(community, 'Leafing', 'moderator');
  await community.query(`
    with made as (
      insert into users (name, email, email_verified)
      select 'page' || n, 'page' || n || '@example.com', true from generate_series(1, 70) n returning id, name
    )
    insert into profiles (id, username, avatar_url) select id, name, '/avatars/x.svg' from made`);
  const namesAt = async (address: string) => {
    const names: string[] = [];
    for (let after: string | undefined = '', more = true; more; after = names.at(-1)) {
      const query = new URLSearchParams({ q: 'page', ...(after && { after }) });
      const answer = await mod.request(`${address}?${query}`);
      const page = (await answer.json()) as { members: Member[]; more: boolean };
      names.push(...page.members.map(({ name }) => name));
      more = page.more;
    }
    return names;
  };
  const inOrder = Array.from({ length: 70 }, (_, at) => `page${1 + at}`);
  expect(await namesAt('/api/community/members')).toEqual(inOrder);
  expect(await namesAt('/api/community/moderation/members')).toEqual(inOrder);
});

it('a card shows what a member entered, and nothing else', async () => {
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

it('a name without letters is drawn as a silhouette, and others as initials', async () => {
  const drawn = async (name: string) => (await community.request(`/avatars/${name}.svg`)).text();
  expect(await drawn('-')).toMatch(/<circle[^>]*\/><path[^>]*\/><\/svg>$/);
  expect(await drawn('Gamay')).toMatch(/>GA<\/text><\/svg>$/);
});

it('visitors cannot read members', async () => {
  const { id } = await joinCommunity(community, 'Private');
  expect((await community.request('/api/community/members')).status).toBe(401);
  expect((await community.request(`/api/community/members/${id}`)).status).toBe(401);
});
