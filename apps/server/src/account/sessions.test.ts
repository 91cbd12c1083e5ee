import type { Session } from '@orbit-vine/contract/own-account.ts';
import { describe, expect, it } from 'vitest';
import { cookieOf, joinCommunity, password, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';
import { deviceOf } from '../auth/device.ts';

const { community } = await gatherCommunity([]);

async function alsoOn(member: TestMember, userAgent: string): Promise<TestMember> {
  const response = await community.request('/api/auth/sign-in/email', {
    json: { email: member.email, password },
    headers: { 'user-agent': userAgent },
  });
  const cookie = cookieOf(response);
  return { ...member, cookie, request: (path, init) => community.request(path, init, cookie) };
}
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const sessionsOf = async (member: TestMember) =>
  (await (await member.request('/api/community/me/sessions')).json()) as Session[];
const isIn = async (member: TestMember) => (await member.request('/api/community/me')).status === 200;

it('sessions are listed with readable device names, the current one marked, and no tokens', async () => {
  const here = await joinCommunity(community, 'Ada');
  const there = await alsoOn(here, firefox);
  const sessions = await sessionsOf(here);
  expect(sessions.map(({ device, current }) => ({ device, current }))).toContainEqual({
    device: 'Firefox on Windows',
    current: false,
  });
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  const tokens = await community.query('select token from sessions where user_id = $1', [there.id]);
  for (const { token } of tokens) expect(JSON.stringify(sessions)).not.toContain(token);
});

it('a session can be ended, with its sockets', async () => {
  const here = await joinCommunity(community, 'Bob');
  const there = await alsoOn(here, firefox);
  const socket = openLive(community.url, there);
  await socket.follow('1');
  const other = (await sessionsOf(here)).find(({ current }) => !current);
  expect((await here.request(`/api/community/me/sessions/${other?.id}`, { method: 'DELETE' })).status).toBe(
    200,
  );
  expect(await socket.hear('signedOut')).toEqual({ type: 'signedOut' });
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
});

it('all sessions but the current one can be ended', async () => {
  const here = await joinCommunity(community, 'Cai');
  const others = [await alsoOn(here, firefox), await alsoOn(here, 'x')];
  await here.request('/api/community/me/sessions', { method: 'DELETE' });
  expect(await Promise.all([here, ...others].map(isIn))).toEqual([true, false, false]);
});

it('sessions of another member cannot be seen or ended', async () => {
  const owner = await joinCommunity(community, 'Dee');
  const stranger = await joinCommunity(community, 'Eve');
  const [session] = await sessionsOf(owner);
  const path = `/api/community/me/sessions/${session?.id}`;
  expect((await stranger.request(path, { method: 'DELETE' })).status).toBe(404);
  expect((await community.request(path, { method: 'DELETE' })).status).toBe(401);
  expect((await sessionsOf(stranger)).map(({ id }) => id)).not.toContain(session?.id);
  expect(await isIn(owner)).toBe(true);
});

describe('a change of password', () => {
  const change = (member: TestMember, currentPassword: string, newPassword: string) =>
    member.request('/api/auth/change-password', { json: { currentPassword, newPassword } });

  it('ends all sessions and sockets, and continues this one under a new token', async () => {
    const here = await joinCommunity(community, 'Fay');
    const there = await alsoOn(here, firefox);
    const socket = openLive(community.url, there);
    await socket.follow('1');
    const changed = await change(here, password, 'skin-contact-days');
    expect(changed.status).toBe(200);
    expect(await socket.hear('signedOut')).toEqual({ type: 'signedOut' });
    expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
    const cookie = cookieOf(changed);
    expect((await community.request('/api/community/me', {}, cookie)).status).toBe(200);
  });

  it('delivers the new token before this browser’s socket reports the end of the old session', async () => {
    const here = await joinCommunity(community, 'Hal');
    const socket = openLive(community.url, here);
    await socket.follow('1');
    const changed = await change(here, password, 'skin-contact-days');
    expect(socket.heard).not.toContainEqual({ type: 'signedOut' });
    // The answer to a request with the old key must not remove the browser's new key.
    const response = await here.request('/api/auth/get-session');
    expect(await response.json()).toBeNull();
    expect(response.headers.getSetCookie().join()).not.toMatch(/session_token|signed-in/);
    expect(await isIn({ ...here, request: (path) => community.request(path, {}, cookieOf(changed)) })).toBe(
      true,
    );
    expect(await socket.hear('signedOut')).toEqual({ type: 'signedOut' });
  });

  it('needs the present password and a new one that is not easy to guess', async () => {
    const member = await joinCommunity(community, 'Gus');
    const wrong = await change(member, 'not-this-one', 'skin-contact-days');
    expect(await wrong.json()).toMatchObject({ code: 'INVALID_PASSWORD', status: 403 });
    const weak = await change(member, password, 'gus123');
    expect(await weak.json()).toMatchObject({ code: 'WEAK_PASSWORD', errors: [{ field: 'newPassword' }] });
    expect((await change({ ...member, request: community.request }, password, 'x-y-z-1-2-3')).status).toBe(
      401,
    );
    expect(await isIn(member)).toBe(true);
  });
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['', 'Unknown device'],
  ['<script>', 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
