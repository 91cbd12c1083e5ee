import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { describe, expect, it } from 'vitest';
import { joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

async function join(name: string, profile: object): Promise<TestMember> {
  const member = await joinCommunity(community, name);
  await member.request('/api/community/me', { method: 'PATCH', json: profile });
  return member;
}
const seneca = await join('Seneca', {
  region: 'Finger Lakes',
  occupation: 'grower',
  varieties: ['Riesling'],
});
await join('Keuka', { region: 'finger lakes', occupation: 'winemaker' });
await join('Cayuga', { region: 'Finger Lakes', occupation: 'winemaker', varieties: ['Cayuga White'] });
await join('Lodi', { region: 'Lodi', occupation: 'winemaker' });
await join('Nobody', {});
const gone = await join('Gone', { region: 'Lodi', occupation: 'lab' });
await community.query(`update profiles set suspended_until = 'infinity' where id = $1`, [gone.id]);

const list = async (query: string) => {
  const response = await seneca.request(`/api/community/members?${query}`);
  const { members = [], ...rest } = (await response.json()) as { members?: MemberCard[]; total?: number };
  return { status: response.status, names: members.map(({ name }) => name), total: rest.total };
};

describe('GET /api/community/members', () => {
  it('filters by region in any case, by occupation, and by both', async () => {
    expect(await list('region=FINGER%20lakes')).toMatchObject({
      names: ['Cayuga', 'Keuka', 'Seneca'],
      total: 3,
    });
    expect((await list('occupation=winemaker')).names).toEqual(['Cayuga', 'Keuka', 'Lodi']);
    expect((await list('region=Finger%20Lakes&occupation=winemaker')).names).toEqual(['Cayuga', 'Keuka']);
    expect(await list('region=Finger')).toMatchObject({ names: [], total: 0 });
    expect((await list('region=Finger%20Lakes&q=cay')).names).toEqual(['Cayuga']);
    expect((await list('region=')).total).toBe(5);
  });

  it('finds varieties and occupations', async () => {
    expect((await list('q=riesl')).names).toEqual(['Seneca']);
    expect((await list('q=Winemakers')).names).toEqual(['Cayuga', 'Keuka', 'Lodi']);
    expect((await list('q=enologist')).names).toEqual(['Cayuga', 'Keuka', 'Lodi']);
  });

  it('finds each word anywhere in a card', async () => {
    expect((await list('q=enologist%20finger')).names).toEqual(['Cayuga', 'Keuka']);
    expect((await list('q=white%20%20cayuga')).names).toEqual(['Cayuga']);
    expect((await list('q=enologist%20riesling')).names).toEqual([]);
  });

  it('counts on the first page only', async () => {
    expect(await list('region=Finger%20Lakes&after=Cayuga')).toEqual({
      status: 200,
      names: ['Keuka', 'Seneca'],
      total: undefined,
    });
  });

  it('refuses an unknown occupation and a long or broken region', async () => {
    for (const query of ['occupation=king', `region=${'x'.repeat(41)}`, 'region=a%00b'])
      expect((await list(query)).status).toBe(422);
  });
});

describe('GET /api/community/member-counts', () => {
  it('counts members by region, in its most common spelling, and by occupation, without suspended ones', async () => {
    const response = await seneca.request('/api/community/member-counts');
    const { regions, occupations } = (await response.json()) as {
      regions: unknown[];
      occupations: unknown[];
    };
    expect(regions).toEqual([
      { region: 'Finger Lakes', members: 3 },
      { region: 'Lodi', members: 1 },
    ]);
    expect(occupations).toHaveLength(2);
    expect(occupations).toEqual(
      expect.arrayContaining([
        { occupation: 'grower', members: 1 },
        { occupation: 'winemaker', members: 3 },
      ]),
    );
  });

  it('refuses visitors', async () => {
    expect((await community.request('/api/community/member-counts')).status).toBe(401);
  });
});

it.each([
  ['profiles_region', `lower(region) = lower('Finger Lakes')`],
  ['profiles_occupation', `occupation = 'lab'`],
])('a filter of a long directory reads the index %s', async (index, condition) => {
  await community.query(`
    with made as (
      insert into users (name, email, email_verified)
      select 'far' || n, gen_random_uuid() || '@example.com', true from generate_series(1, 3000) n returning id
    )
    insert into profiles (id, username, avatar_url, region, occupation)
    select id, 'far_' || id, '/avatars/x.svg', id, 'other' from made`);
  await community.query('analyze profiles');
  const plan = await community.query(`explain select id from profiles where ${condition}`);
  expect(JSON.stringify(plan)).toContain(index);
});
