import { randomUUID } from 'node:crypto';
import { closeCodes } from '@orbit-vine/contract/live.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  copyDatabase,
  joinCommunity,
  signInAgain,
  startCommunity,
  type TestMember,
} from '../../testing/community.ts';
import { delayMs } from '../../testing/delay.ts';
import { openLive } from '../../testing/live.ts';
import { putUnderLoad } from '../../testing/load.ts';
import { type Several, startJoined, ways } from '../../testing/several.ts';

describe.each(ways)('two servers joined by %s', (way) => {
  let several: Awaited<ReturnType<typeof startJoined>>;
  let ada: TestMember;
  let bob: TestMember;
  beforeAll(async () => {
    several = await startJoined(way, { ADMIN_EMAILS: 'keeper@example.com' });
    ada = await joinCommunity(several, 'Ada');
    bob = await joinCommunity(several, 'Bob');
  }, 120_000);
  afterAll(() => several?.stop());
  const at = (server: number, member: { cookie: string }) => openLive(several.server(server).url, member);

  it('share messages and typing within a second', async () => {
    const [writing, listening] = [at(0, ada), at(1, bob)];
    await Promise.all([writing.follow('2'), listening.follow('2')]);
    writing.say({ type: 'typing', channelId: '2' });
    expect(await listening.hear('typing')).toMatchObject({ member: { name: 'Ada' } });
    // The fastest of three, since other work on the machine delays single ones.
    const delays = [];
    for (let time = 0; time < 3; time += 1) delays.push(await delayMs(several, ada, bob));
    expect(Math.min(...delays)).toBeLessThan(1_000);
    for (const { socket } of [writing, listening]) socket.close();
  });

  it('store eight identical concurrent sends once, and answer all alike', async () => {
    const path = '/api/community/channels/4/messages';
    const json = { id: randomUUID(), content: 'Pressed once' };
    const send = (server: number) => several.server(server).request(path, { json }, ada.cookie);
    const responses = await Promise.all(Array.from({ length: 8 }, (_, at) => send(at % 2)));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(bodies).size).toBe(1);
    const stored = await several.request(path, {}, bob.cookie);
    expect(await stored.json()).toMatchObject({ messages: [{ id: json.id, seq: 1 }], seq: 1 });
  });

  it('close the other sockets of a member who signs out everywhere', async () => {
    const [mine, other] = [at(0, bob), at(1, await signInAgain(several, bob))];
    await Promise.all([mine.follow('1'), other.follow('1')]);
    await several.server(0).request('/api/community/me/sessions', { method: 'DELETE' }, bob.cookie);
    expect(await other.closed()).toBe(closeCodes.signedOut);
    expect(mine.socket.readyState).toBe(mine.socket.OPEN);
    mine.socket.close();
  });

  it('close every socket of a suspended member', async () => {
    const keeper = await joinCommunity(several, 'Keeper');
    const carol = await joinCommunity(several, 'Carol');
    const sockets = [at(0, carol), at(1, carol)];
    await Promise.all(sockets.map((socket) => socket.follow('1')));
    const path = `/api/community/moderation/members/${carol.id}/measures`;
    const json = { kind: 'suspension', days: 1 };
    expect((await several.server(0).request(path, { json }, keeper.cookie)).status).toBe(200);
    const codes = await Promise.all(sockets.map((socket) => socket.closed()));
    expect(codes).toEqual([closeCodes.signedOut, closeCodes.signedOut]);
  });

  it('are replaced one by one under load without losing a message', () => replaceOneByOne(several, ada));
});

async function replaceOneByOne(several: Several, ada: TestMember) {
  const load = putUnderLoad(several, ada, { writers: 3, readers: 20, pauseMs: 20 });
  for (const server of [0, 1]) {
    await load.more(20);
    const { code, tookMs } = await several.deploy(server);
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(10_000);
  }
  await load.more(20);
  await load.settle();
  expect(load.readers.flatMap(({ closedWith }) => closedWith)).toContain(closeCodes.goElsewhere);
}

it('two servers on one database count limits together', async () => {
  const database = await copyDatabase();
  const limited = { databaseUrl: database.url, rateLimits: true };
  const servers = [await startCommunity(limited), await startCommunity(limited)] as const;
  const ada = await joinCommunity(servers[0], 'Ada');
  const statuses = [];
  for (let n = 0; n < serverLimits.messagesPerMinuteAtFirst + 2; n += 1) {
    const { request } = servers[n % 2 === 0 ? 0 : 1];
    const json = { id: randomUUID(), content: `Number ${n}` };
    statuses.push((await request('/api/community/channels/1/messages', { json }, ada.cookie)).status);
  }
  for (const server of servers) await server.stop();
  await database.drop();
  const allowed = Array.from({ length: serverLimits.messagesPerMinuteAtFirst }, () => 201);
  expect(statuses).toEqual([...allowed, 429, 429]);
});
