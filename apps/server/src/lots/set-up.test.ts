import { beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';
import { joinPerson, openWinery, type TestWinery } from '../../testing/winery.ts';

const { community, olive: owner } = await gatherCommunity(['Olive']);
let winery: TestWinery;
beforeAll(async () => {
  winery = await openWinery(owner);
});

const change = (json: object) => owner.request(winery.path, { method: 'PATCH', json });
const changePerson = (id: string, json: object) =>
  owner.request(`${winery.path}/people/${id}`, { method: 'PATCH', json });
interface Invited {
  person: { id: string };
  code: string;
}
const invite = async (json: object) =>
  (await (await owner.request(`${winery.path}/people`, { json })).json()) as Invited;
const personOf = async (id: string) => (await winery.cellar()).people.find((person) => person.id === id);
const putSetup = async (changes: object, seq?: number) => {
  const { winery: now, setup } = await winery.cellar();
  const json = { seq: seq ?? now.seq, setup: { ...setup, ...changes } };
  return owner.request(`${winery.path}/setup`, { method: 'PUT', json });
};

describe('a person of a winery', () => {
  it('can be renamed and given another role, which applies from the next request', async () => {
    const member = await joinCommunity(community, 'Hana');
    const hand = await joinPerson(winery, owner, member, 'viewer');
    expect((await hand.send('PD T1 x2')).status).toBe(403);
    expect((await changePerson(hand.personId, { name: 'Hana B.', role: 'cellar' })).status).toBe(200);
    expect((await hand.send('PD T1 x2')).status).toBe(201);
    expect(await personOf(hand.personId)).toMatchObject({ name: 'Hana B.', role: 'cellar' });
  });

  it('has their entries and access again when they are readmitted', async () => {
    const member = await joinCommunity(community, 'Ivo');
    const hand = await joinPerson(winery, owner, member, 'cellar');
    await hand.say('note T1 smells of pears');
    await changePerson(hand.personId, { removed: true });
    expect(await codeOf(await member.request(winery.path))).toBe('WINERY_NOT_FOUND');
    expect((await winery.changes()).messages.some(({ by }) => by === hand.personId)).toBe(true);
    await changePerson(hand.personId, { removed: false });
    expect((await member.request(winery.path)).status).toBe(200);
  });

  it('cannot join with a code from before their removal, even when readmitted', async () => {
    const { person, code } = await invite({ name: 'Juan', role: 'cellar' });
    const member = await joinCommunity(community, 'Juan');
    const join = (own: string) => member.request('/api/lots/join', { json: { code: own } });
    await changePerson(person.id, { removed: true });
    expect(await codeOf(await join(code))).toBe('INVITATION_INVALID');
    await changePerson(person.id, { removed: false });
    expect(await codeOf(await join(code))).toBe('INVITATION_INVALID');
    const renewed = await owner.request(`${winery.path}/people/${person.id}/invitation`, { method: 'POST' });
    expect((await join(((await renewed.json()) as Invited).code)).status).toBe(200);
  });

  it('stays confirmed when the same number is given again or something else changes', async () => {
    const phone = '+12315550113';
    const { person } = await invite({ name: 'Nia', role: 'cellar', phone });
    await community.query('update winery_people set phone_confirmed_at = now() where id = $1', [person.id]);
    for (const changes of [{ name: 'Nia B.' }, { role: 'viewer' }, { phone }]) {
      await changePerson(person.id, changes);
      expect(await personOf(person.id)).toMatchObject({ phone, phoneConfirmed: true });
    }
  });

  it('has to confirm a new number, and may have none', async () => {
    const { person } = await invite({ name: 'Luis', role: 'cellar', phone: '+12315550111' });
    await community.query('update winery_people set phone_confirmed_at = now() where id = $1', [person.id]);
    await changePerson(person.id, { phone: '+12315550112' });
    expect(await personOf(person.id)).toMatchObject({ phone: '+12315550112', phoneConfirmed: false });
    await changePerson(person.id, { phone: null });
    expect(await personOf(person.id)).not.toHaveProperty('phone');
    expect((await changePerson(person.id, { phone: '231 555 0112' })).status).toBe(422);
  });

  it('is not found through another winery', async () => {
    const other = await openWinery(await joinCommunity(community, 'Otto'));
    const before = await other.cellar();
    const changes: [string, string, object?][] = [
      ['PATCH', '', { name: 'Nobody' }],
      ['PATCH', '', { role: 'viewer' }],
      ['PATCH', '', { removed: true }],
      ['POST', '/invitation'],
      ['POST', '/leave-request'],
    ];
    for (const [method, path, json] of changes) {
      const address = `${winery.path}/people/${before.winery.personId}${path}`;
      const response = await owner.request(address, { method, ...(json && { json }) });
      expect([method, path, await codeOf(response)]).toEqual([method, path, 'PERSON_NOT_FOUND']);
    }
    expect(await other.cellar()).toEqual(before);
  });
});

describe('the set-up', () => {
  it('names a material, which the next message may call by any of its names', async () => {
    expect((await winery.say('Opti-Malo 20 g T1')).message.state).not.toBe('stored');
    const { setup } = await winery.cellar();
    const materials = [...setup.materials, { name: 'Opti-Malo Plus', aliases: ['opti-malo'] }];
    expect((await putSetup({ materials })).status).toBe(200);
    await winery.add({
      op: 'start',
      lot: 'A',
      levels: [{ vessel: 'T1', ml: 500_000 }],
      composition: [{ component: { variety: 'Merlot', block: null, vintage: 2024 }, parts: 1 }],
    });
    const { entries } = await winery.say('Opti-Malo 20 g T1');
    expect(entries).toMatchObject([{ work: { material: 'Opti-Malo Plus', amount: 20_000 } }]);
  });

  it('is not overwritten if someone else has changed it', async () => {
    const { winery: before } = await winery.cellar();
    expect((await putSetup({ blocks: [] })).status).toBe(200);
    expect(await codeOf(await putSetup({ vessels: [] }, before.seq))).toBe('SETUP_CHANGED');
  });

  it('rejects two vessels of one name', async () => {
    const tank = (name: string) => ({ name, kind: 'tank' });
    expect((await putSetup({ vessels: [tank('T1'), tank('t 1')] })).status).toBe(422);
  });
});

describe('the settings', () => {
  it('choose the unit in which a message is read back', async () => {
    expect((await winery.say("what's in T1?")).message.reply).toContain('132 gal');
    await change({ volumeUnit: 'L' });
    expect((await winery.say('how much is in T1?')).message.reply).toContain('500 L');
  });

  it('reject time zones, months, and days that do not exist', async () => {
    const wrongs = [
      ...[{ timeZone: 'Mars/Base' }, { harvestMonths: [13] }],
      ...[{ lockedThrough: '2025-02-40' }, { lockedThrough: '2025-02-31' }, { lockedThrough: '2025-02-29' }],
    ];
    for (const wrong of wrongs) expect((await change(wrong)).status).toBe(422);
    expect((await change({ lockedThrough: '2024-02-29' })).status).toBe(200);
  });
});
