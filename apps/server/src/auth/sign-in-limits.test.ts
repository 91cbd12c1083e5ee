import { beforeEach, expect, it } from 'vitest';
import { cookieOf, joinCommunity, mailedCodes, password, signUpByMail } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { createLog } from '../platform/http/requests.ts';

interface Line {
  security?: boolean;
  event: string;
  outcome: string;
}

const lines: Line[] = [];
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
const { community } = await gatherCommunity(
  [],
  { rateLimits: true, trustedProxies: ['127.0.0.1', '::1'] },
  log,
);
let hosts = 0;
const newHost = () => `2001:db8:${(++hosts).toString(16)}::1`;
const post = (path: string, json: unknown, host: string, cookie = '') =>
  community.request(`/api/auth/${path}`, { json, headers: { 'x-forwarded-for': host } }, cookie);
const signIn = (email: string, chosen: string, host: string, cookie?: string) =>
  post('sign-in/email', { email, password: chosen }, host, cookie);
const guess = async (email: string, host: string, cookie?: string) =>
  (await signIn(email, 'not-this-one', host, cookie)).status;
const times = <T>(count: number, act: () => Promise<T>) =>
  Array.from({ length: count }).reduce<Promise<T[]>>(
    async (before) => [...(await before), await act()],
    Promise.resolve([]),
  );
beforeEach(() => {
  lines.length = 0;
});

it('a right password is accepted despite failures from other networks', async () => {
  const victim = await joinCommunity(community, 'Victim');
  for (let host = 0; host < 12; host += 1) expect(await guess(victim.email, newHost())).toBe(401);
  const one = newHost();
  expect(new Set(await times(10, () => guess(victim.email, one)))).toEqual(new Set([401]));
  const held = await signIn(victim.email, 'not-this-one', one);
  expect(held.status).toBe(429);
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await signIn(victim.email, password, newHost())).status).toBe(200);
});

it('a successful sign-in counts nothing, and resets earlier failures', async () => {
  const member = await joinCommunity(community, 'Oftener');
  const host = newHost();
  await times(9, () => guess(member.email, host));
  const answers = await times(14, async () => (await signIn(member.email, password, host)).status);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await guess(member.email, host)).toBe(401);
});

it('a browser that has signed in before can sign in while unknown ones are limited', async () => {
  const member = await joinCommunity(community, 'Regular');
  const home = cookieOf(await signIn(member.email, password, newHost()));
  for (let host = 0; host < 10; host += 1) {
    const one = newHost();
    await times(10, () => guess(member.email, one));
  }
  expect((await signIn(member.email, password, newHost())).status).toBe(429);
  expect((await signIn(member.email, password, newHost(), home)).status).toBe(200);
}, 120_000);

it('a known browser has no more guesses than others, and is forgotten at a change of password', async () => {
  const member = await joinCommunity(community, 'Changer');
  const host = newHost();
  const known = cookieOf(await signIn(member.email, password, host));
  expect(await times(11, () => guess(member.email, newHost(), known))).toEqual([...Array(10).fill(401), 429]);
  const changed = await community.request(
    '/api/auth/change-password',
    { json: { currentPassword: password, newPassword: 'skin-contact-days' } },
    known,
  );
  expect(changed.status).toBe(200);
  // Limited by its network, which has no failures yet, not by the device, which is over its limit.
  expect(await guess(member.email, newHost(), known)).toBe(401);
});

it('an account’s owner keeps a share of mails whatever others request', async () => {
  const member = await joinCommunity(community, 'Mailed');
  const attacker = newHost();
  const ask = async (host: string) =>
    (await post('request-password-reset', { email: member.email }, host)).status;
  expect(await times(7, () => ask(attacker))).toEqual([...Array(6).fill(200), 429]);
  expect(await ask(newHost())).toBe(200);
});

it('an address with a plus label, or with dots at Google, counts as the plain one', async () => {
  const host = newHost();
  const statuses = [];
  for (const email of ['t+1@example.com', 'T+2@example.com', 't@example.com', 't+3+4@example.com'])
    statuses.push(
      await times(2, async () => (await post('send-verification-email', { email }, host)).status),
    );
  expect(statuses.flat()).toEqual([...Array(6).fill(200), 429, 429]);
  expect(await mailedCodes(community, 't@example.com')).toEqual([]);
});

it('the security log has every sign-in and failure with account and network, without the address', async () => {
  const member = await signUpByMail(community, 'Logged');
  await signIn(member.email, password, '203.0.113.7');
  await signIn(member.email, 'not-this-one', '203.0.113.8');
  const seen = lines.filter(({ security, event }) => security && event === 'sign-in');
  expect(seen).toMatchObject([
    { outcome: 'success', account: member.id, network: '203.0.113.7', method: 'password' },
    { outcome: 'failure', code: 'INVALID_EMAIL_OR_PASSWORD', network: '203.0.113.8' },
  ]);
  expect(new Set(seen.map((line) => (line as { address?: string }).address)).size).toBe(1);
  expect(lines.filter(({ event }) => ['sign-up', 'confirm'].includes(event))).toHaveLength(2);
  expect(JSON.stringify(lines.filter(({ security }) => security))).not.toContain(member.email);
});
