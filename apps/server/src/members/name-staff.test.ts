import { getStatus } from '@orbit-vine/contract/community-status.ts';
import { expect, it } from 'vitest';
import { joinAs, joinCommunity, startCommunity, type TestMember } from '../../testing/community.ts';

const naming = '/api/community/me/naming';

/** From a new server, because a server caches its answer to visitors for a minute. */
async function staffShown(settings: Parameters<typeof startCommunity>[0]) {
  const community = await startCommunity(settings);
  const { staff } = getStatus.answer.parse(await (await community.request(getStatus.path)).json());
  await community.stop();
  return staff;
}

it('the status shows visitors the staff who agreed to be named, until they withdraw', async () => {
  const community = await startCommunity({ adminEmails: ['ida@example.com'] });
  const { databaseUrl } = community;
  const settings = { databaseUrl, adminEmails: ['ida@example.com'] };
  try {
    const mona = await joinAs(community, 'Mona', 'moderator');
    const shy = await joinAs(community, 'Shy', 'moderator');
    const barred = await joinAs(community, 'Barred', 'moderator');
    const ida = await joinCommunity(community, 'Ida');
    const plain = await joinCommunity(community, 'Plain');
    const setNamed = (member: TestMember, named: boolean) =>
      member.request(naming, { method: 'PUT', json: { named } });
    expect(await (await mona.request(naming)).json()).toEqual({ named: false });
    expect(await staffShown(settings)).toBeUndefined();

    for (const member of [mona, barred, ida]) expect((await setNamed(member, true)).status).toBe(200);
    expect(await (await ida.request(naming)).json()).toEqual({ named: true });
    await community.query(`update profiles set suspended_until = 'infinity' where id = $1`, [barred.id]);
    await community.query('update profiles set named_to_strangers = true where id = $1', [plain.id]);
    expect(await staffShown(settings)).toEqual(['Mona', 'Ida']);

    expect((await setNamed(mona, false)).status).toBe(200);
    expect(await staffShown(settings)).toEqual(['Ida']);
    expect(await (await shy.request(naming)).json()).toEqual({ named: false });
  } finally {
    await community.stop();
  }
});

it('the setting is rejected for members with 403 and visitors with 401', async () => {
  const community = await startCommunity();
  try {
    const plain = await joinCommunity(community, 'Plain');
    for (const init of [{}, { method: 'PUT', json: { named: true } }]) {
      const refused = await plain.request(naming, init);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'FORBIDDEN']);
      expect((await community.request(naming, init)).status).toBe(401);
    }
  } finally {
    await community.stop();
  }
});

it('at most five are named, those who joined first', async () => {
  const community = await startCommunity();
  try {
    await community.query(`
      with made as (
        insert into users (name, email, email_verified)
        select 'staff' || n, 'staff' || n || '@example.com', true from generate_series(1, 7) n returning id, name
      )
      insert into profiles (id, username, avatar_url, role, named_to_strangers, created_at)
      select id, name, '/avatars/x.svg', 'moderator', true, now() - substr(name, 6)::int * interval '1 day' from made`);
    const status = await (await community.request('/api/community/status')).json();
    expect(status).toMatchObject({ staff: ['staff7', 'staff6', 'staff5', 'staff4', 'staff3'] });
  } finally {
    await community.stop();
  }
});
