import { beforeEach, describe, expect, it } from 'vitest';
import { joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';
import { joinPerson, openWinery, type TestWinery } from '../../testing/winery.ts';

const { community } = await gatherCommunity([]);
let number = 0;
let first: TestMember;
let later: TestMember;
let winery: TestWinery;
let firstId: string;
let laterId: string;
beforeEach(async () => {
  number += 1;
  first = await joinCommunity(community, `Faye${number}`);
  later = await joinCommunity(community, `Lars${number}`);
  winery = await openWinery(first);
  firstId = (await winery.cellar()).winery.personId;
  laterId = (await joinPerson(winery, first, later, 'owner')).personId;
});

const change = (by: TestMember, personId: string, json: object) =>
  by.request(`${winery.path}/people/${personId}`, { method: 'PATCH', json });
const ask = (by: TestMember, personId: string) =>
  by.request(`${winery.path}/people/${personId}/leave-request`, { json: {} });
const refuse = (by: TestMember, personId: string) =>
  by.request(`${winery.path}/people/${personId}/leave-request`, { method: 'DELETE' });
const daysGoBy = (days: number) =>
  community.query(
    `update winery_people set leave_asked_at = leave_asked_at - make_interval(days => $1::int) where winery_id = $2`,
    [days, winery.id],
  );
const isIn = async (member: TestMember) => (await member.request(winery.path)).status === 200;
const makeKey = async (by: TestMember) => {
  const made = await by.request(`${winery.path}/tokens`, { json: { name: 'Sheet', scope: 'feed' } });
  return ((await made.json()) as { secret: string }).secret;
};
const feeds = async (secret: string) => (await community.request(`/api/lots/feed/${secret}.csv`)).status;

describe('an owner who wants to remove another', () => {
  it('can remove and demote one of shorter standing', async () => {
    expect((await change(first, laterId, { role: 'cellar' })).status).toBe(200);
    expect((await change(first, laterId, { role: 'owner' })).status).toBe(200);
    expect((await change(first, laterId, { removed: true })).status).toBe(200);
    expect(await isIn(later)).toBe(false);
  });

  it('cannot remove or demote one of longer standing until seven days after asking', async () => {
    for (const json of [{ removed: true }, { role: 'cellar' }, { role: 'viewer' }])
      expect(await codeOf(await change(later, firstId, json))).toBe('OWNER_PROTECTED');
    expect(await (await ask(later, firstId)).json()).toMatchObject({ leaveRequest: { by: laterId } });
    await daysGoBy(6);
    expect(await codeOf(await change(later, firstId, { removed: true }))).toBe('OWNER_PROTECTED');
    expect((await ask(later, firstId)).status).toBe(200);
    await daysGoBy(1);
    expect((await change(later, firstId, { removed: true })).status).toBe(200);
    expect(await isIn(first)).toBe(false);
  });

  it('cannot remove an owner who refuses to leave', async () => {
    await ask(later, firstId);
    expect(await codeOf(await refuse(later, firstId))).toBe('FORBIDDEN');
    await daysGoBy(8);
    expect((await refuse(first, firstId)).status).toBe(200);
    expect(await codeOf(await change(later, firstId, { removed: true }))).toBe('OWNER_PROTECTED');
  });

  it('sees the other agree by leaving, and must then stay as the only owner', async () => {
    await ask(later, firstId);
    expect((await change(first, firstId, { removed: true })).status).toBe(200);
    expect(await codeOf(await change(later, laterId, { removed: true }))).toBe('LAST_OWNER');
    expect(await codeOf(await change(later, laterId, { role: 'viewer' }))).toBe('LAST_OWNER');
  });

  it('counts as the requester only while they are an owner', async () => {
    const third = await joinCommunity(community, `Thea${number}`);
    const { personId } = await joinPerson(winery, first, third, 'owner');
    await ask(third, laterId);
    await daysGoBy(8);
    await change(first, personId, { removed: true });
    const fourth = await joinCommunity(community, `Finn${number}`);
    await joinPerson(winery, first, fourth, 'owner');
    expect(await codeOf(await change(fourth, laterId, { removed: true }))).toBe('OWNER_PROTECTED');
  });
});

describe('one of several owners', () => {
  it('is asked and answers by session only: cellar hands, strangers, and visitors are rejected', async () => {
    const hand = await joinCommunity(community, `Hugo${number}`);
    const stranger = await joinCommunity(community, `Sara${number}`);
    await joinPerson(winery, first, hand, 'cellar');
    expect([(await ask(hand, firstId)).status, (await refuse(hand, firstId)).status]).toEqual([403, 403]);
    expect([(await ask(stranger, firstId)).status, (await refuse(stranger, firstId)).status]).toEqual([
      404, 404,
    ]);
    const visitor = { ...first, request: community.request };
    expect([(await ask(visitor, firstId)).status, (await refuse(visitor, firstId)).status]).toEqual([
      401, 401,
    ]);
  });

  it('changes their own phone number but not another owner’s', async () => {
    const phone = '+12315550150';
    for (const [by, id] of [
      [later, firstId],
      [first, laterId],
    ] as const)
      expect(await codeOf(await change(by, id, { phone }))).toBe('OWNER_PHONE');
    expect((await change(first, firstId, { phone })).status).toBe(200);
  });

  it('deletes the winery only once no other owner is left', async () => {
    const deletion = (by: TestMember) =>
      by.request(`${winery.path}/deletion`, { json: { name: 'Example Hill' } });
    for (const by of [first, later]) expect(await codeOf(await deletion(by))).toBe('OTHER_OWNERS');
    await change(first, laterId, { removed: true });
    expect((await deletion(first)).status).toBe(200);
  });

  it('gets a letter, as all owners do, when an owner is added, asked to leave, or removed', async () => {
    await ask(later, firstId);
    await change(first, laterId, { removed: true });
    const subjectsTo = async ({ email }: TestMember) =>
      (await community.mails())
        .filter((mail) => mail.includes(`To: ${email}`))
        .map((mail) => /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail)?.[1] ?? '')
        .join('\n');
    for (const member of [first, later])
      await expect.poll(() => subjectsTo(member)).toMatch(/joined as an owner(.|\n)*to leave(.|\n)*removed/);
  });
});

describe('a key', () => {
  it('stops when its maker is suspended, demoted, or removed, and works again if that ends', async () => {
    const secret = await makeKey(later);
    const suspend = (until: string) =>
      community.query(`update profiles set suspended_until = ${until} where id = $1`, [later.id]);
    expect(await feeds(secret)).toBe(200);
    await suspend("now() + interval '1 day'");
    expect(await feeds(secret)).toBe(401);
    expect(await (await first.request(`${winery.path}/tokens`)).json()).toMatchObject([{ stopped: true }]);
    await suspend('null');
    expect(await feeds(secret)).toBe(200);
    await change(first, laterId, { role: 'viewer' });
    expect(await feeds(secret)).toBe(401);
    await change(first, laterId, { role: 'owner' });
    expect(await feeds(secret)).toBe(200);
    await change(first, laterId, { removed: true });
    expect(await feeds(secret)).toBe(401);
  });

  it('stops while its maker’s account is being deleted', async () => {
    const secret = await makeKey(later);
    await community.query('update users set email_verified = false where id = $1', [later.id]);
    expect(await feeds(secret)).toBe(401);
  });
});
