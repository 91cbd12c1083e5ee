import { reservedNames } from '@orbit-vine/contract/names.ts';
import { Username } from '@orbit-vine/contract/username.ts';
import { describe, expect, it } from 'vitest';
import { cookieOf, joinCommunity, mailedCode, password, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openDatabase } from '../platform/db/database.ts';
import { fillNames } from './fill-names.ts';
import { isReserved, skeletonOf } from './names.ts';

const hangulFiller = '\u3164';

describe('a username', () => {
  it.each([
    ['member1', 'mеmber1', 'a Cyrillic letter'],
    ['member1', 'memberl', 'a letter for a digit'],
    ['member1', 'rnember1', 'two letters for one'],
    ['Kal', 'KaI', 'a capital for a small letter'],
    ['Bob', 'B0B', 'a digit for a letter'],
    ['Ωmega', 'ωMEGA', 'another case'],
    ['member1', '𝐌ember1', 'a mathematical letter'],
  ])('%s looks like %s: %s', (name, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(name));
  });

  it.each([
    ['Kai', 'Kal'],
    ['Ann', 'Anne'],
    ['member1', 'member2'],
    ['Élodie', 'Elodie'],
  ])('%s does not look like %s', (name, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(name));
  });

  it('is normalized, and cannot contain invisible characters', () => {
    expect(Username.parse('ｍｅｍｂｅｒ１')).toBe('member1');
    for (const name of [
      `member1${hangulFiller}`,
      'member1\uFFA0',
      hangulFiller.repeat(2),
      '\u115F\u115F',
      'a\u200Db',
    ])
      expect(Username.safeParse(name).success).toBe(false);
  });

  it('cannot look like one of the site’s own names', () => {
    const named = [
      'Administrator',
      'administrator_2',
      'Аdmin',
      'M0derator',
      'Adm1n',
      'Adm1nistrat0r',
      'Off1cial',
      'Orbit_and_Vine',
      'OrbitVineHelp',
      'PlasticGrapes',
      'A_former_member',
    ];
    named.push('________');
    for (const name of [...reservedNames, ...named]) expect([name, isReserved(name)]).toEqual([name, true]);
    for (const name of ['Ada', 'Orbital', 'member1', 'Wine_Professional', 'Helper'])
      expect([name, isReserved(name)]).toEqual([name, false]);
  });
});

const { community, ada } = await gatherCommunity(['Ada']);
const rename = async (member: TestMember, name: string) => {
  const response = await member.request('/api/community/me', { method: 'PATCH', json: { name } });
  return ((await response.json()) as { code?: string }).code ?? response.status;
};

it('a name that looks like another’s or the site’s is rejected', async () => {
  const bob = await joinCommunity(community, 'Bob');
  expect(await rename(bob, 'АdА')).toBe('USERNAME_TAKEN');
  expect(await rename(bob, 'Founder')).toBe('USERNAME_RESERVED');
  expect(await rename(bob, 'BOB')).toBe(200);
});

it('a name can be changed twice in 30 days, and stays reserved for 90', async () => {
  const gus = await joinCommunity(community, 'Gus');
  const heir = await joinCommunity(community, 'Heir');
  expect(await rename(gus, 'Gustav')).toBe(200);
  expect(await rename(heir, 'Gus')).toBe('USERNAME_TAKEN');
  const json = { name: 'gUs', email: 'somebody.else@example.com', password, ofAge: true };
  const signedUp = await community.request('/api/auth/sign-up/email', { json });
  const confirming = { json: { code: await mailedCode(community, json.email) } };
  const confirmed = await community.request('/api/auth/confirm-email', confirming, cookieOf(signedUp));
  expect(await confirmed.json()).toMatchObject({ code: 'USERNAME_TAKEN' });
  expect(await rename(gus, 'Gus')).toBe(200);
  expect(await rename(gus, 'GUS')).toBe(200);
  expect(await rename(gus, 'Augustus')).toBe('RENAMED_OFTEN');
  await community.query(`update former_names set created_at = now() - interval '31 days'`);
  expect(await rename(gus, 'Augustus')).toBe(200);
  expect(await rename(heir, 'Gustav')).toBe('USERNAME_TAKEN');
  await community.query(`update former_names set created_at = now() - interval '91 days'`);
  expect(await rename(heir, 'Gustav')).toBe(200);
});

it('upper and lower case are the same in every script, in names and mentions', async () => {
  const [élodie, other] = [await joinCommunity(community, 'Elodie'), await joinCommunity(community, 'Other')];
  expect(await rename(élodie, 'Élodie_q')).toBe(200);
  expect(await rename(other, 'élodie_q')).toBe('USERNAME_TAKEN');
  await ada.say('@éLODIE_Q, have a look');
  const notices = await community.query('select user_id, kind from notices');
  expect(notices).toEqual([{ user_id: élodie.id, kind: 'mention' }]);
  const results = await ada.request('/api/community/members?q=ÉLO');
  expect(await results.json()).toMatchObject({ members: [{ name: 'Élodie_q' }] });
  await élodie.say('Seen');
  const hits = await (await ada.request('/api/community/search?q=from:ÉLODIE_Q')).json();
  expect(hits).toMatchObject({ hits: [{ message: { content: 'Seen' } }] });
});

it('existing names stay unchanged, even two that are now the same', async () => {
  const [first, second] = [await joinCommunity(community, 'First'), await joinCommunity(community, 'Second')];
  for (const [name, { id }] of [
    ['Zoë_1', first],
    ['zoË_l', second],
    ['Administrator', ada],
  ] as const)
    await community.query(
      'update profiles set username = $1, name_key = null, skeleton = null where id = $2',
      [name, id],
    );
  const database = await openDatabase(community.databaseUrl);
  await fillNames(database);
  await fillNames(database);
  await database.$client.end();
  const rows = await community.query<{ username: string; name_key: string | null }>(
    `select username, name_key from profiles where id in ($1, $2, $3) order by created_at`,
    [first.id, second.id, ada.id],
  );
  expect(rows).toEqual([
    { username: 'Administrator', name_key: 'administrator' },
    { username: 'Zoë_1', name_key: 'zoë_1' },
    { username: 'zoË_l', name_key: null },
  ]);
  await first.say('@zoË_l and @Administrator');
  expect(
    await community.query(`select user_id from notices where user_id in ($1, $2) order by user_id`, [
      second.id,
      ada.id,
    ]),
  ).toEqual([second.id, ada.id].sort().map((user_id) => ({ user_id })));
  expect(await rename(ada, 'ADMINISTRATOR')).toBe(200);
  expect(await rename(second, 'zoË_1')).toBe('USERNAME_TAKEN');
});
