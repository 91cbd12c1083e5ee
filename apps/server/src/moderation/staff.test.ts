import { listStaff } from '@orbit-vine/contract/members.ts';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { joinAs, joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import {
  decideReports,
  readAuditLog,
  readQueue,
  reportMessage,
  sanctionMember,
  setRole,
} from '../../testing/moderation.ts';
import { codeOf } from '../../testing/problem.ts';
import { openDatabase } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

const { community, bob } = await gatherCommunity(['Bob'], { adminEmails: ['root@example.com'] });
let mod: TestMember;
let chief: TestMember;
let second: TestMember;
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
  chief = await joinAs(community, 'Chief', 'administrator');
  second = await joinAs(community, 'Second', 'administrator');
});

const queue = (by = mod) => readQueue(by);
const messagesOf = async (queued: ReturnType<typeof queue>) =>
  (await queued).reported.map(({ message }) => message.id);
const record = (filter?: string) => readAuditLog(mod, filter);
const statusOf = (member: TestMember) =>
  community.query('select muted_until, suspended_until from profiles where id = $1', [member.id]);
const inboxOf = (member: TestMember) =>
  community.query<{ kind: string; text: string }>(
    `select kind, text from notices where user_id = $1 and kind in ('warning', 'mute', 'report') order by created_at`,
    [member.id],
  );
const findByName = async (name: string) =>
  (await community.query<{ id: string }>('select id from profiles where username = $1', [name]))[0]?.id;
describe('messages of staff', () => {
  it('are judged by higher roles, who alone see the reports', async () => {
    const message = await mod.say('A moderator’s words');
    await reportMessage(bob, message.id, 'Please help');
    const other = await joinAs(community, 'Peer', 'moderator');
    for (const peer of [mod, other]) {
      expect(await queue(peer)).toEqual({ reported: [], open: 0 });
      expect(await (await peer.request('/api/community/moderation/reports/count')).json()).toEqual({
        open: 0,
      });
      expect(await codeOf(await decideReports(peer, message.id, {}))).toBe('FORBIDDEN');
    }
    expect(await messagesOf(queue(chief))).toEqual([message.id]);
    expect((await decideReports(chief, message.id, {})).status).toBe(200);
  });

  it('of administrators, including those from the settings, are judged by another administrator', async () => {
    const own = await chief.say('An administrator’s words');
    const named = await (await joinCommunity(community, 'Root')).say('The owner’s words');
    for (const message of [own, named]) await reportMessage(bob, message.id);
    expect(await messagesOf(queue(mod))).toEqual([]);
    expect(await messagesOf(queue(chief))).toEqual([named.id]);
    expect(await codeOf(await decideReports(chief, own.id, {}))).toBe('FORBIDDEN');
    expect((await decideReports(second, own.id, {})).status).toBe(200);
    expect((await decideReports(second, named.id, {})).status).toBe(200);
  });

  it('are deleted only by higher roles', async () => {
    const [above, same] = [await chief.say('From above'), await mod.say('From beside')];
    const peer = await joinAs(community, 'Beside', 'moderator');
    const remove = (by: TestMember, { id }: { id: string }) =>
      by.request(`/api/community/messages/${id}`, { method: 'DELETE' });
    for (const message of [above, same]) expect(await codeOf(await remove(peer, message))).toBe('FORBIDDEN');
    expect((await remove(second, above)).status).toBe(200);
    expect((await remove(mod, same)).status).toBe(200);
  });
});

it('the list of staff shows all members the roles from profiles and settings, but not visitors', async () => {
  const root = { id: (await findByName('Root')) ?? '' };
  const response = await bob.request(listStaff.path);
  const { staff } = listStaff.answer.parse(await response.json());
  const roles = Object.fromEntries(staff.map(({ id, role }) => [id, role]));
  expect([mod, chief, root, bob].map(({ id }) => roles[id])).toEqual([
    'moderator',
    'administrator',
    'administrator',
    undefined,
  ]);
  expect((await community.request(listStaff.path)).status).toBe(401);
});

describe('a sanction', () => {
  it('cannot be shortened by a moderator, but can by an administrator', async () => {
    const hal = await joinCommunity(community, 'Hal');
    for (const [long, short] of [
      [
        { kind: 'mute', hours: 168 },
        { kind: 'mute', hours: 1 },
      ],
      [
        { kind: 'suspension', days: 30 },
        { kind: 'suspension', days: 7 },
      ],
    ]) {
      expect((await sanctionMember(mod, hal, long)).status).toBe(200);
      const before = await statusOf(hal);
      expect(await codeOf(await sanctionMember(mod, hal, short))).toBe('LONGER_MEASURE');
      expect(await statusOf(hal)).toEqual(before);
      expect((await sanctionMember(mod, hal, long)).status).toBe(200);
      expect((await sanctionMember(chief, hal, short)).status).toBe(200);
    }
  });

  it('is neither recorded nor notified if it is rejected', async () => {
    const ivy = await joinCommunity(community, 'Ivy');
    await sanctionMember(chief, ivy, { kind: 'suspension' });
    const [acts, inbox] = [await record('name=ivy'), await inboxOf(ivy)];
    await sanctionMember(mod, ivy, { kind: 'suspension', days: 1 });
    expect([await record('name=ivy'), await inboxOf(ivy)]).toEqual([acts, inbox]);
  });
});

describe('roles', () => {
  it('protect from sanctions by the same and lower roles', async () => {
    const other = await joinAs(community, 'OtherMod', 'moderator');
    for (const member of [other, chief, mod])
      expect((await sanctionMember(mod, member, { kind: 'mute', hours: 1 })).status).toBe(403);
    expect((await sanctionMember(chief, other, { kind: 'mute', hours: 1 })).status).toBe(200);
  });

  it('are given and taken by administrators, and apply from the next request', async () => {
    const gil = await joinCommunity(community, 'Gil');
    expect((await gil.request('/api/community/moderation/reports')).status).toBe(403);
    await setRole(chief, gil, 'moderator');
    expect((await gil.request('/api/community/moderation/reports')).status).toBe(200);
    await setRole(chief, gil, 'member');
    expect((await gil.request('/api/community/moderation/reports')).status).toBe(403);
    expect((await record('act=role'))[0]).toMatchObject({ details: { from: 'moderator', to: 'member' } });
  });

  it('have no effect if the moderator is suspended while their act waits', async () => {
    const hasty = await joinAs(community, 'Hasty', 'moderator');
    const ivo = await joinCommunity(community, 'Ivo');
    const database = await openDatabase(community.databaseUrl);
    onTestFinished(() => database.$client.end());
    const acting = await database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(
        sql`update profiles set suspended_until = 'infinity' where id = ${hasty.id} returning pg_backend_pid() as pid`,
      );
      const request = sanctionMember(hasty, ivo, { kind: 'mute', hours: 1 });
      // Only a query blocked by this one counts: under load others wait too, and the database ends transactions that
      // are idle for too long.
      const waiting = () =>
        community.query('select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
          rows[0]?.pid,
        ]);
      await expect.poll(waiting).not.toHaveLength(0);
      return { request };
    });
    expect((await acting.request).status).toBe(403);
    expect(await community.query('select muted_until from profiles where id = $1', [ivo.id])).toEqual([
      { muted_until: null },
    ]);
  });

  it('from the settings cannot be changed, and no one can change their own', async () => {
    const root = { id: (await findByName('Root')) ?? '' };
    expect(await codeOf(await setRole(chief, root, 'member'))).toBe('ROLE_FIXED');
    expect(await codeOf(await setRole(chief, chief, 'member'))).toBe('OWN_ROLE');
  });

  it('never leave the community without an administrator, even if two take each other’s', async () => {
    await Promise.all([setRole(chief, second, 'member'), setRole(second, chief, 'member')]);
    const left = await community.query(`select id from profiles where role = 'administrator'`);
    expect(left).toHaveLength(1);
    await community.query(`update profiles set role = 'administrator' where id = $1`, [chief.id]);
  });
});
