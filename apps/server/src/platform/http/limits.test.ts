import { once } from 'node:events';
import { closeCodes } from '@orbit-vine/contract/live.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { expect, it, vi } from 'vitest';
import { joinCommunity } from '../../../testing/community.ts';
import { gatherCommunity } from '../../../testing/gather-community.ts';
import { openLive } from '../../../testing/live.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob'], { rateLimits: true });

async function untilRefused(ask: (at: number) => Promise<Response>, most = 200): Promise<[number, Response]> {
  for (let at = 0; at < most; at += 1) {
    const response = await ask(at);
    if (response.status === 429) return [at, response];
    await response.arrayBuffer();
  }
  throw new Error(`not refused within ${most} tries`);
}

it('a refusal states how long to wait, in its header and in a sentence', async () => {
  const [tries, refused] = await untilRefused(() => ada.request('/api/community/members?q=a'));
  expect(tries).toBe(120);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  const { code, detail } = Problem.parse(await refused.json());
  expect(code).toBe('RATE_LIMITED');
  expect(detail).toMatch(/^That was too much at once\. Try again in (\d+ seconds?|1 minute)\.$/);
});

it('the server counts members separately, whatever address the request claims', async () => {
  expect((await bob.request('/api/community/members')).status).toBe(200);
  const claimed = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect((await ada.request('/api/community/members', claimed)).status).toBe(429);
});

it('the server does not query the database for a member who is over the limit', async () => {
  const counted = () =>
    community.query<{ points: number }>(
      `select points from limit_counters where key like 'members by member%' and points > 1`,
    );
  const [before] = await counted();
  expect(before?.points).toBeGreaterThanOrEqual(120);
  await Promise.all(Array.from({ length: 20 }, () => ada.request('/api/community/members')));
  expect(await counted()).toEqual([before]);
});

it('a corrected clock frees members who were limited while it was ahead', async () => {
  const carol = await joinCommunity(community, 'Carol');
  const search = () => carol.request('/api/community/search?q=lees');
  const guess = () =>
    community.request('/api/auth/sign-in/email', { json: { email: 'x@example.com', password: 'not-it' } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await untilRefused(search);
  await untilRefused(guess);
  vi.useRealTimers();
  expect((await search()).status).toBe(200);
  expect((await guess()).status).toBe(401);
  await untilRefused(search);
});

it('the server limits reactions', async () => {
  const { id } = await bob.say('React to this');
  const react = (at: number) =>
    ada.request(`/api/community/messages/${id}/reactions/grape`, { method: at % 2 ? 'DELETE' : 'PUT' });
  expect((await untilRefused(react))[0]).toBe(60);
});

it('the server answers too many messages, and repeats of one text, with the time to wait', async () => {
  const [, same] = await untilRefused(() => bob.send('Again and again'), 10);
  expect(Problem.parse(await same.json())).toMatchObject({
    code: 'SAME_TEXT',
    detail: expect.stringMatching(
      /^You have sent this text several times already\. Try again in (9|10) minutes\.$/,
    ),
  });
  const [, many] = await untilRefused((at) => bob.send(`Barrel ${at}`), 20);
  expect(Number(many.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(Problem.parse(await many.json()).detail).toMatch(/Try again in (\d+ seconds?|1 minute)\.$/);
});

it('the server limits the open sockets of a member', async () => {
  const open = Array.from({ length: serverLimits.socketsPerMember }, () => openLive(community.url, ada));
  await Promise.all(open.map(({ socket }) => once(socket, 'open')));
  const refused = openLive(community.url, ada);
  refused.socket.on('error', () => undefined);
  const [, response] = await once(refused.socket, 'unexpected-response');
  expect(response.statusCode).toBe(429);
  open[0]?.socket.close();
  await open[0]?.closed();
  await expect
    .poll(async () => {
      const again = openLive(community.url, ada);
      again.socket.on('error', () => undefined);
      const opened = await Promise.race([
        once(again.socket, 'open').then(
          () => true,
          () => false,
        ),
        once(again.socket, 'unexpected-response').then(
          () => false,
          () => false,
        ),
      ]);
      again.socket.close();
      return opened;
    })
    .toBe(true);
  for (const { socket } of open) socket.close();
});

it('the server closes a socket that sends too many frames', async () => {
  const { socket, say, closed } = openLive(community.url, bob);
  await once(socket, 'open');
  for (let at = 0; at <= serverLimits.framesPerTenSeconds; at += 1)
    say({ type: 'unsubscribe', channelId: '1' });
  expect(await closed()).toBe(closeCodes.tooManyFrames);
});
