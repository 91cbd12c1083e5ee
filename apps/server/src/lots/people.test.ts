import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';
import { joinPerson, openWinery, type TestWinery } from '../../testing/winery.ts';

const { community, olive: owner } = await gatherCommunity(['Olive']);
let winery: TestWinery;
let ownId: string;
beforeAll(async () => {
  winery = await openWinery(owner);
  ownId = (await winery.cellar()).winery.personId;
});

interface Invited {
  person: { id: string };
  code: string;
}
const invite = (json: object, by: TestMember = owner, path = winery.path) =>
  by.request(`${path}/people`, { json });
const invited = async (json: object) => (await (await invite(json)).json()) as Invited;
const change = (id: string, json: object, by: TestMember = owner) =>
  by.request(`${winery.path}/people/${id}`, { method: 'PATCH', json });
const renew = (id: string) => owner.request(`${winery.path}/people/${id}/invitation`, { method: 'POST' });
const personOf = async (id: string) => (await winery.cellar()).people.find((person) => person.id === id);
/** The kinds of acts about a person, the latest first, with the letters that owners get of each. */
const actsAbout = (id: string) =>
  community.query<{ kind: string; details: object }>(
    'select kind, details from winery_acts where about_person_id = $1 order by created_at, id',
    [id],
  );
const kindsAbout = async (id: string) => (await actsAbout(id)).map(({ kind }) => kind);
const join = (member: TestMember, code: string) => member.request('/api/lots/join', { json: { code } });
const unknownId = '6a3f3c0e-0000-4000-8000-000000000000';

describe('a change of a person', () => {
  it('is one act for each thing that changed, and none for what stayed', async () => {
    const phone = '+12315550121';
    const { person } = await invited({ name: 'Ana', role: 'cellar', phone });
    await change(person.id, { name: 'Ana', role: 'cellar', phone, removed: false });
    expect(await kindsAbout(person.id)).toEqual(['invite']);
    await change(person.id, { name: 'Ana B.' });
    await change(person.id, { phone: null });
    await change(person.id, { role: 'viewer' });
    await change(person.id, { removed: true });
    await change(person.id, { removed: true });
    await change(person.id, { removed: false });
    expect((await actsAbout(person.id)).slice(1)).toMatchObject([
      { kind: 'rename', details: { from: 'Ana', to: 'Ana B.' } },
      { kind: 'change-phone', details: { from: phone, to: null } },
      { kind: 'change-role', details: { from: 'cellar', to: 'viewer', ownerSince: null } },
      { kind: 'remove', details: { role: 'viewer' } },
      { kind: 'readmit', details: { role: 'viewer' } },
    ]);
  });

  it('keeps what it does not name', async () => {
    const phone = '+12315550122';
    const { person } = await invited({ name: 'Ben', role: 'cellar', phone });
    await change(person.id, { name: 'Ben C.' });
    expect(await personOf(person.id)).toMatchObject({ name: 'Ben C.', role: 'cellar', phone });
    await change(person.id, { role: 'viewer' });
    expect(await personOf(person.id)).toMatchObject({ name: 'Ben C.', role: 'viewer', phone });
    expect(await personOf(person.id)).not.toHaveProperty('removed');
    await change(person.id, { removed: true });
    await change(person.id, { name: 'Ben D.' });
    expect(await personOf(person.id)).toMatchObject({ name: 'Ben D.', removed: true });
  });

  it('is a removal by an owner, and a departure by oneself', async () => {
    const second = await joinCommunity(community, 'Second');
    const { personId } = await joinPerson(winery, owner, second, 'owner');
    expect((await change(personId, { removed: true }, second)).status).toBe(200);
    expect((await kindsAbout(personId)).at(-1)).toBe('leave');
  });

  it('of nobody, or of a person of another winery, finds nobody', async () => {
    const other = await joinCommunity(community, 'Otherwise');
    const theirs = await openWinery(other);
    const { personId } = (await theirs.cellar()).winery;
    for (const id of [unknownId, personId]) {
      expect(await codeOf(await change(id, { name: 'X' }))).toBe('PERSON_NOT_FOUND');
      expect(await codeOf(await renew(id))).toBe('PERSON_NOT_FOUND');
    }
  });
});

describe('the standing of an owner', () => {
  it('starts anew at each time they become one', async () => {
    const member = await joinCommunity(community, 'Standing');
    const { personId } = await joinPerson(winery, owner, member, 'owner');
    const since = async () => {
      const rows = await community.query<{ age: number | null }>(
        'select extract(epoch from now() - owner_since)::float as age from winery_people where id = $1',
        [personId],
      );
      return rows[0]?.age ?? null;
    };
    const wasOwner = () =>
      community.query(`update winery_people set owner_since = now() - interval '9 days' where id = $1`, [
        personId,
      ]);
    await community.query(`update winery_people set owner_since = now() - interval '30 days' where id = $1`, [
      ownId,
    ]);
    await wasOwner();
    await change(personId, { name: 'Standing B.' });
    await change(personId, { role: 'owner' });
    expect(await since()).toBeGreaterThan(700_000);
    await change(personId, { removed: true });
    await change(personId, { removed: false });
    expect(await since()).toBeLessThan(80_000);
    await wasOwner();
    await change(personId, { role: 'viewer' });
    expect(await since()).toBeNull();
    await change(personId, { role: 'owner' });
    expect(await since()).toBeLessThan(80_000);
  });
});

describe('an invitation', () => {
  it('is renewed for a person who is still there, and its earlier code ends', async () => {
    const { person, code } = await invited({ name: 'Eli', role: 'cellar' });
    const { code: again } = (await (await renew(person.id)).json()) as Invited;
    const member = await joinCommunity(community, 'Eli');
    expect(await codeOf(await join(member, code))).toBe('INVITATION_INVALID');
    expect((await join(member, again)).status).toBe(200);
    expect(await kindsAbout(person.id)).toEqual(['invite', 'renew-invitation', 'join']);
    await change(person.id, { removed: true });
    expect(await codeOf(await renew(person.id))).toBe('PERSON_NOT_FOUND');
  });

  it('works for its days, once, and for no one who belongs to the winery', async () => {
    const age = (id: string, days: number) =>
      community.query(
        'update winery_people set invited_at = now() - make_interval(hours => $2) where id = $1',
        [id, days * 24],
      );
    const { person, code } = await invited({ name: 'Fay', role: 'viewer' });
    const [fay, gus] = [await joinCommunity(community, 'Fay'), await joinCommunity(community, 'Gus')];
    await age(person.id, serverLimits.invitationDays + 1 / 24);
    expect(await codeOf(await join(fay, code))).toBe('INVITATION_INVALID');
    await age(person.id, serverLimits.invitationDays - 1 / 24);
    expect(await codeOf(await join(owner, code))).toBe('INVITATION_INVALID');
    expect((await join(fay, code)).status).toBe(200);
    expect(await codeOf(await join(gus, code))).toBe('INVITATION_INVALID');
    expect(await personOf(person.id)).toMatchObject({ memberId: fay.id, role: 'viewer' });
  });

  it('makes an owner from the day on which they join', async () => {
    const { person, code } = await invited({ name: 'Hal', role: 'owner' });
    await community.query(`update winery_people set created_at = now() - interval '5 days' where id = $1`, [
      person.id,
    ]);
    const sinceOf = (id: string) =>
      community.query('select owner_since is not null as known from winery_people where id = $1', [id]);
    await join(await joinCommunity(community, 'Hal'), code);
    expect(await sinceOf(person.id)).toEqual([{ known: true }]);
    const hand = await joinPerson(winery, owner, await joinCommunity(community, 'Ida'), 'cellar');
    expect(await sinceOf(hand.personId)).toEqual([{ known: false }]);
  });

  it('is one of a limited number of people, now and ever', async () => {
    const boss = await joinCommunity(community, 'Boss');
    const full = await openWinery(boss);
    const fill = (count: number, removed: boolean) =>
      community.query(
        `insert into winery_people (winery_id, name, role, removed_at)
         select $1, 'P' || n, 'viewer', case when $3 then now() end from generate_series(1, $2::int) n`,
        [full.id, count, removed],
      );
    const status = async () => (await invite({ name: 'New', role: 'viewer' }, boss, full.path)).status;
    // The owner is one of them.
    await fill(serverLimits.wineryPeople - 2, false);
    expect([await status(), await status()]).toEqual([201, 409]);
    await community.query(
      `update winery_people set removed_at = now() where winery_id = $1 and name = 'P1'`,
      [full.id],
    );
    expect([await status(), await status()]).toEqual([201, 409]);
    await community.query(
      `update winery_people set removed_at = now() where winery_id = $1 and name like 'P%'`,
      [full.id],
    );
    await fill(serverLimits.wineryPeopleEver - serverLimits.wineryPeople - 2, true);
    expect([await status(), await status()]).toEqual([201, 409]);
  });
});

describe('a request to leave', () => {
  const ask = (by: TestMember, id: string) =>
    by.request(`${winery.path}/people/${id}/leave-request`, { json: {} });
  const refuse = (by: TestMember, id: string) =>
    by.request(`${winery.path}/people/${id}/leave-request`, { method: 'DELETE' });

  it('is for another owner who is there: nobody asks themselves, a hand, or someone who has left', async () => {
    const hand = await joinPerson(winery, owner, await joinCommunity(community, 'Hand'), 'cellar');
    const gone = await joinPerson(winery, owner, await joinCommunity(community, 'Gone'), 'owner');
    await change(gone.personId, { removed: true });
    const { person } = await invited({ name: 'Unknown', role: 'owner' });
    for (const id of [ownId, hand.personId, gone.personId, person.id, unknownId])
      expect(await codeOf(await ask(owner, id))).toBe('PERSON_NOT_FOUND');
    expect(await codeOf(await refuse(owner, ownId))).toBe('PERSON_NOT_FOUND');
  });

  it('is not restarted by anyone while its requester is an owner, and ends with a demotion', async () => {
    const [asked, third] = [await joinCommunity(community, 'Asked'), await joinCommunity(community, 'Third')];
    const { personId } = await joinPerson(winery, owner, asked, 'owner');
    const { personId: thirdId } = await joinPerson(winery, owner, third, 'owner');
    expect((await ask(owner, personId)).status).toBe(200);
    const first = (await personOf(personId))?.leaveRequest;
    expect(first).toMatchObject({ by: ownId });
    expect((await ask(third, personId)).status).toBe(200);
    expect((await personOf(personId))?.leaveRequest).toEqual(first);
    expect((await kindsAbout(personId)).filter((kind) => kind === 'ask-to-leave')).toHaveLength(1);
    await community.query(`update winery_people set leave_asked_by = $2 where id = $1`, [personId, thirdId]);
    await change(thirdId, { role: 'viewer' });
    expect((await ask(owner, personId)).status).toBe(200);
    expect((await personOf(personId))?.leaveRequest).toMatchObject({ by: ownId });
    await change(personId, { name: 'Asked B.' });
    expect((await personOf(personId))?.leaveRequest).toMatchObject({ by: ownId });
    await change(personId, { role: 'cellar' });
    await change(personId, { role: 'owner' });
    expect((await personOf(personId))?.leaveRequest).toBeUndefined();
  });

  it('is refused once, by the owner who was asked', async () => {
    const asked = await joinCommunity(community, 'Refuser');
    const { personId } = await joinPerson(winery, owner, asked, 'owner');
    await ask(owner, personId);
    expect((await refuse(asked, personId)).status).toBe(200);
    expect((await personOf(personId))?.leaveRequest).toBeUndefined();
    expect((await kindsAbout(personId)).at(-1)).toBe('refuse-to-leave');
    expect(await codeOf(await refuse(asked, personId))).toBe('PERSON_NOT_FOUND');
  });
});
