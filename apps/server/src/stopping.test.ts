import { once } from 'node:events';
import { closeCodes } from '@orbit-vine/contract/live.ts';
import { expect, it } from 'vitest';
import { joinCommunity, startCommunity } from '../testing/community.ts';
import { openLive } from '../testing/live.ts';
import { openRaw } from '../testing/raw.ts';

it('a server behind a proxy reports that it stops, closes its sockets, and serves a moment longer', async () => {
  const community = await startCommunity({ trustedProxies: ['127.0.0.1'] });
  const ada = await joinCommunity(community, 'Ada');
  const listening = openLive(community.url, ada);
  await listening.follow('1');
  const status = async (path: string) => (await community.request(path)).status;
  const health = async () =>
    Promise.all(['/api/health', '/api/health/pages', '/api/health/live'].map(status));
  expect(await health()).toEqual([200, 200, 200]);

  const stopped = community.stop();
  expect(await health()).toEqual([503, 503, 200]);
  expect((await ada.send('On my way out')).status).toBe(201);
  expect(await listening.closed()).toBe(closeCodes.goElsewhere);
  const late = openLive(community.url, ada);
  late.socket.on('error', () => undefined);
  expect(await late.closed()).toBe(1006);
  await stopped;
  await expect(status('/api/health')).rejects.toThrow();
});

it('a stopping server finishes the current request, and refuses the next on its connection', async () => {
  const community = await startCommunity();
  const ada = await joinCommunity(community, 'Ada');
  const body = JSON.stringify({ id: crypto.randomUUID(), content: 'Half way' });
  const head = [
    'POST /api/community/channels/1/messages HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `cookie: ${ada.cookie}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'expect: 100-continue',
  ];
  const connection = openRaw(community.url);
  await once(connection.socket, 'connect');
  connection.say(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  await expect.poll(connection.heard).toContain('100 Continue');
  const stopped = community.stop();
  connection.say(`${body.slice(10)}GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await stopped;
  expect(connection.heard()).toContain('HTTP/1.1 201 ');
  expect(connection.heard()).not.toContain('HTTP/1.1 200 ');
  connection.socket.destroy();
});
