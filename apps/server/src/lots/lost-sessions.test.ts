import { beforeEach, describe, expect, it } from 'vitest';
import {
  joinCommunity,
  mailedCode,
  mailedCodes,
  signInAgain,
  type TestMember,
} from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { textOf } from '../../testing/mails.ts';
import { codeOf } from '../../testing/problem.ts';
import { joinPerson, openWinery, type TestWinery } from '../../testing/winery.ts';

const { community } = await gatherCommunity([]);
let number = 0;
let owner: TestMember;
let thief: TestMember;
let winery: TestWinery;
beforeEach(async () => {
  number += 1;
  owner = await joinCommunity(community, `Olive${number}`);
  thief = await joinCommunity(community, `Tom${number}`);
  winery = await openWinery(owner);
});

const inSession = (member: TestMember, cookie: string): TestMember => ({
  ...member,
  cookie,
  request: (path, init) => community.request(path, init, cookie),
});
const stolen = async () => inSession(owner, (await signInAgain(community, owner)).cookie);
const ageSessions = () =>
  community.query("update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1", [
    owner.id,
  ]);
const patch = (by: TestMember, personId: string, json: object) =>
  by.request(`${winery.path}/people/${personId}`, { method: 'PATCH', json });
const makeKey = async (by: TestMember, scope: 'read' | 'feed' = 'read') => {
  const made = await by.request(`${winery.path}/tokens`, { json: { name: 'Sheet', scope } });
  expect(made.status).toBe(201);
  return ((await made.json()) as { secret: string }).secret;
};
const opens = async (secret: string) =>
  (await community.request(winery.path, { headers: { authorization: `Bearer ${secret}` } })).status;
const feeds = async (secret: string) => (await community.request(`/api/lots/feed/${secret}.csv`)).status;
const invite = async (by: TestMember, role = 'owner', more = {}) => {
  const invited = await by.request(`${winery.path}/people`, { json: { name: 'Guest', role, ...more } });
  expect(invited.status).toBe(201);
  return (await invited.json()) as { person: { id: string }; code: string };
};
const join = (member: TestMember, code: string) => member.request('/api/lots/join', { json: { code } });
const isIn = async (member: TestMember) => (await member.request(winery.path)).status === 200;
const notMe = (code: string) => community.request('/api/community/not-me', { json: { code } });
const ownId = async (member: TestMember) =>
  ((await (await member.request(winery.path)).json()) as { winery: { personId: string } }).winery.personId;
const history = async (by: TestMember) =>
  (await (await by.request(`${winery.path}/acts`)).json()) as {
    id: string;
    kind: string;
    undoneAt?: string;
    restorable?: boolean;
    device?: string;
  }[];
const mailsTo = async ({ email }: TestMember) =>
  (await community.mails()).filter((mail) => mail.includes(`To: ${email}`)).map((raw) => textOf({ raw }));

async function ownerAgain(): Promise<TestMember> {
  const token = await mailedCode(community, owner.email, 'reset');
  const reset = { token, newPassword: 'skin-contact-days' };
  expect((await community.request('/api/auth/reset-password', { json: reset })).status).toBe(200);
  const signedIn = await community.request('/api/auth/sign-in/email', {
    json: { email: owner.email, password: 'skin-contact-days' },
  });
  return inSession(owner, signedIn.headers.getSetCookie().join('; '));
}

describe('a stolen session whose thief has no password', () => {
  it('lets no one in, removes no one, and deletes nothing', async () => {
    const { personId } = await joinPerson(winery, owner, thief, 'cellar');
    await ageSessions();
    const session = await stolen();
    await ageSessions();
    const refused = [
      await session.request(`${winery.path}/tokens`, { json: { name: 'Sheet', scope: 'read' } }),
      await session.request(`${winery.path}/tokens`, { json: { name: 'Sheet', scope: 'feed' } }),
      await session.request(`${winery.path}/people`, { json: { name: 'T', role: 'viewer' } }),
      await session.request(`${winery.path}/people/${personId}/invitation`, { json: {} }),
      await patch(session, personId, { role: 'owner' }),
      await patch(session, personId, { removed: true }),
      await patch(session, personId, { phone: '+12315550111' }),
      await patch(session, await ownId(owner), { phone: '+12315550111' }),
      await session.request(`${winery.path}/people/${personId}/leave-request`, { json: {} }),
      await session.request(`${winery.path}/deletion`, { json: { name: 'Example Hill' } }),
      await session.request(`${winery.path}/export`),
    ];
    for (const response of refused)
      expect([response.status, await codeOf(response)]).toEqual([403, 'REAUTHENTICATION_NEEDED']);
    expect((await history(owner)).map(({ kind }) => kind)).not.toContain('make-key');
  });
});

describe('a stolen session whose thief has the password', () => {
  it('is reported by mail, keeps nothing after “This was not me”, and never costs the owner the winery', async () => {
    const session = await stolen();
    const [key, feed] = [await makeKey(session), await makeKey(session, 'feed')];
    const { code } = await invite(session);
    expect((await join(thief, code)).status).toBe(200);
    expect([await opens(key), await feeds(feed), await isIn(thief)]).toEqual([200, 200, true]);
    const thiefsKey = await makeKey(thief);
    const second = await joinCommunity(community, `Tina${number}`);
    await joinPerson(winery, thief, second, 'owner');

    const ownersId = await ownId(owner);
    for (const change of [{ removed: true }, { role: 'viewer' }])
      expect(await codeOf(await patch(thief, ownersId, change))).toBe('OWNER_PROTECTED');
    expect(await codeOf(await patch(thief, ownersId, { phone: '+12315550111' }))).toBe('OWNER_PHONE');
    const deletion = await thief.request(`${winery.path}/deletion`, { json: { name: 'Example Hill' } });
    expect(await codeOf(deletion)).toBe('OTHER_OWNERS');

    await expect
      .poll(async () => (await mailsTo(owner)).join('\n').replaceAll(/\s+/g, ' '))
      .toMatch(
        /created the read-only key .*created the table address .*invited Guest as an owner.*Guest joined as an owner/,
      );
    expect((await notMe(await mailedCode(community, owner.email, 'not-me'))).status).toBe(200);
    expect([await opens(key), await opens(thiefsKey), await feeds(feed)]).toEqual([401, 401, 401]);
    expect([await isIn(thief), await isIn(second), await isIn(session)]).toEqual([false, false, false]);
    expect((await patch(thief, ownersId, { removed: true })).status).toBe(404);
    const again = await ownerAgain();
    expect(await isIn(again)).toBe(true);
    expect((await again.request(`${winery.path}/tokens`)).status).toBe(200);
    expect(await (await again.request(`${winery.path}/tokens`)).json()).toEqual([]);
  });

  it('is undone by a later letter about the owner’s own change of password', async () => {
    const session = await stolen();
    const key = await makeKey(session);
    const { code } = await invite(session, 'viewer');
    await join(thief, code);
    const json = { currentPassword: 'amphora-on-the-hill', newPassword: 'carbonic-days' };
    const before = await mailedCodes(community, owner.email, 'not-me');
    expect((await owner.request('/api/auth/change-password', { json })).status).toBe(200);
    const letter = await mailedCode(community, owner.email, 'not-me', before);
    expect((await notMe(letter)).status).toBe(200);
    expect([await opens(key), await isIn(thief)]).toEqual([401, false]);
  });

  it('is undone by a password reset, which also voids open invitations', async () => {
    const session = await stolen();
    const [key, feed] = [await makeKey(session), await makeKey(session, 'feed')];
    const { code } = await invite(session);
    await community.request('/api/auth/request-password-reset', { json: { email: owner.email } });
    const again = await ownerAgain();
    expect([await opens(key), await feeds(feed), await isIn(session)]).toEqual([401, 401, false]);
    expect(await codeOf(await join(thief, code))).toBe('INVITATION_INVALID');
    expect(await isIn(again)).toBe(true);
    await expect.poll(async () => (await mailsTo(owner)).join('\n')).toContain('has been undone');
  });
});

describe('an act of a stolen session with the password', () => {
  it('does not remove the owner or another owner for good', async () => {
    const other = await joinCommunity(community, `Otto${number}`);
    const { personId } = await joinPerson(winery, owner, other, 'owner');
    await community.query(`update winery_acts set created_at = created_at - interval '30 days'`);
    const session = await stolen();
    expect((await patch(session, personId, { removed: true })).status).toBe(200);
    const { code } = await invite(session);
    await join(thief, code);
    expect((await patch(session, await ownId(owner), { removed: true })).status).toBe(200);
    expect([await isIn(owner), await isIn(other), await isIn(thief)]).toEqual([false, false, true]);
    expect((await notMe(await mailedCode(community, owner.email, 'not-me'))).status).toBe(200);
    expect([await isIn(other), await isIn(thief)]).toEqual([true, false]);
    expect(await isIn(await ownerAgain())).toBe(true);
  });

  it('is undone even if it was in progress when the account was secured', async () => {
    const session = await stolen();
    await makeKey(session);
    const code = await mailedCode(community, owner.email, 'not-me');
    const making = Array.from({ length: 12 }, () =>
      session.request(`${winery.path}/tokens`, { json: { name: 'Sheet', scope: 'read' } }),
    );
    const [answer, ...made] = await Promise.all([notMe(code), ...making]);
    expect(answer.status).toBe(200);
    for (const each of made)
      if (each.status === 201)
        expect(await opens(((await each.json()) as { secret: string }).secret)).toBe(401);
      else expect(each.status).toBe(401);
  });

  it('does not fill the list of people for good', async () => {
    const session = await stolen();
    await community.query(
      `insert into winery_people (winery_id, name, role) select $1, 'x', 'viewer' from generate_series(1, 98)`,
      [winery.id],
    );
    await invite(session);
    const full = await session.request(`${winery.path}/people`, { json: { name: 'Y', role: 'viewer' } });
    expect(await codeOf(full)).toBe('TOO_MANY_WINERIES');
    expect((await notMe(await mailedCode(community, owner.email, 'not-me'))).status).toBe(200);
    await invite(await ownerAgain());
  });
});

describe('a change by a stolen session', () => {
  it('is reverted for roles, numbers, names, and settings', async () => {
    const hand = await joinCommunity(community, `Hana${number}`);
    const { personId } = await joinPerson(winery, owner, hand, 'cellar');
    await community.query(`update winery_acts set created_at = created_at - interval '30 days'`);
    const session = await stolen();
    await patch(session, personId, { name: 'H', role: 'owner', phone: '+12315550122' });
    await session.request(winery.path, { method: 'PATCH', json: { lockedThrough: '2030-01-01' } });
    const key = await makeKey(hand);
    expect((await notMe(await mailedCode(community, owner.email, 'not-me'))).status).toBe(200);
    const again = await ownerAgain();
    const cellar = (await (await again.request(winery.path)).json()) as {
      winery: { lockedThrough: string | null };
      people: { id: string }[];
    };
    expect(cellar.winery.lockedThrough).toBe(null);
    const person = cellar.people.find(({ id }) => id === personId);
    expect(person).toMatchObject({ name: hand.name, role: 'cellar' });
    expect(person).not.toHaveProperty('phone');
    expect([await opens(key), await isIn(hand)]).toEqual([401, true]);
  });

  it('gives no one access through a renewed code', async () => {
    const { person, code } = await invite(owner, 'cellar');
    await community.query(`update winery_acts set created_at = created_at - interval '30 days'`);
    const session = await stolen();
    const renewed = await session.request(`${winery.path}/people/${person.id}/invitation`, { json: {} });
    const { code: newer } = (await renewed.json()) as { code: string };
    expect(await codeOf(await join(thief, code))).toBe('INVITATION_INVALID');
    expect((await join(thief, newer)).status).toBe(200);
    expect((await notMe(await mailedCode(community, owner.email, 'not-me'))).status).toBe(200);
    expect(await isIn(thief)).toBe(false);
    const again = await ownerAgain();
    const { people } = (await (await again.request(winery.path)).json()) as { people: { id: string }[] };
    expect(people.find(({ id }) => id === person.id)).not.toHaveProperty('removed');
  });
});

describe('the history of a winery', () => {
  it('lists undone acts, and their owner restores legitimate ones', async () => {
    const key = await makeKey(owner);
    const { code } = await invite(owner, 'cellar');
    await join(thief, code);
    await community.request('/api/auth/request-password-reset', { json: { email: owner.email } });
    const again = await ownerAgain();
    const acts = await history(again);
    expect(acts[0]).toMatchObject({ kind: 'secure-account', undone: 2 });
    const undone = acts.filter(({ restorable }) => restorable);
    expect(undone.map(({ kind }) => kind).sort()).toEqual(['invite', 'make-key']);
    expect([await opens(key), await isIn(thief)]).toEqual([401, false]);
    for (const { id } of undone)
      expect((await again.request(`${winery.path}/acts/${id}/restoration`, { json: {} })).status).toBe(200);
    expect([await opens(key), await isIn(thief)]).toEqual([200, true]);
    const late = await again.request(`${winery.path}/acts/${undone[0]?.id}/restoration`, { json: {} });
    expect(late.status).toBe(404);
  });

  it('is visible to owners only, and each undone act is restored by the owner it was undone for', async () => {
    const other = await joinCommunity(community, `Otto${number}`);
    const hand = await joinCommunity(community, `Hana${number}`);
    await joinPerson(winery, owner, other, 'owner');
    await joinPerson(winery, owner, hand, 'cellar');
    await community.query(`update winery_acts set created_at = created_at - interval '30 days'`);
    await makeKey(owner);
    await community.request('/api/auth/request-password-reset', { json: { email: owner.email } });
    await ownerAgain();
    const acts = await history(other);
    const undone = acts.find(({ kind }) => kind === 'make-key');
    expect(undone).toMatchObject({ undoneAt: expect.any(String) });
    expect(undone).not.toHaveProperty('restorable');
    const restore = (by: TestMember) =>
      by.request(`${winery.path}/acts/${undone?.id}/restoration`, { json: {} });
    expect((await restore(other)).status).toBe(404);
    expect((await restore(hand)).status).toBe(403);
    expect((await hand.request(`${winery.path}/acts`)).status).toBe(403);
    expect((await thief.request(`${winery.path}/acts`)).status).toBe(404);
    expect((await community.request(`${winery.path}/acts`)).status).toBe(401);
  });
});
