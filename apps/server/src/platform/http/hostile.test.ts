import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { gatherCommunity } from '../../../testing/gather-community.ts';
import { openRaw } from '../../../testing/raw.ts';

const { community, ada } = await gatherCommunity(['Ada']);

const isAlive = async () => (await fetch(`${community.url}/api/health`)).status === 200;

it('the server survives every byte that a request line can contain', async () => {
  const odd = [];
  for (let byte = 1; byte < 256; byte += 1) {
    for (const path of [
      '/about/?',
      '/about/',
      '/api/',
      '/avatars/',
      '/api/community/channels/1/changes?after=0&x=',
    ]) {
      const raw = openRaw(community.url);
      raw.say(
        `GET ${path}${String.fromCharCode(byte)} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      );
      const status = (await raw.answer()).split(' ')[1];
      raw.socket.destroy();
      if (status === undefined || status.startsWith('5')) odd.push([byte, path, status]);
    }
  }
  expect(odd).toEqual([]);
  expect(await isAlive()).toBe(true);
});

it.each([
  ['a host with spaces', 'GET /api/health HTTP/1.1\r\nhost: a b\r\n'],
  ['a host that is no host', 'GET /api/health HTTP/1.1\r\nhost: [::\r\n'],
  ['no host', 'GET /api/health HTTP/1.0\r\n'],
  ['a backslash', 'GET /api/\\health HTTP/1.1\r\nhost: localhost\r\n'],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nhost: localhost\r\n'],
  ['an absolute address', 'GET http:// HTTP/1.1\r\nhost: localhost\r\n'],
  ['TRACE', 'TRACE /api/health HTTP/1.1\r\nhost: localhost\r\n'],
  ['PROPFIND', 'PROPFIND /api/health HTTP/1.1\r\nhost: localhost\r\n'],
])('the server answers %s with a problem document', async (_, head) => {
  const raw = openRaw(community.url);
  raw.say(`${head}connection: close\r\n\r\n`);
  const answer = await raw.answer();
  raw.socket.destroy();

  expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /);
  if (!/ 200 /.test(answer)) expect(answer.slice(0, 400)).toContain('application/problem+json');
});

it('the server serves a page to a client that offers to upgrade to another protocol than WebSocket', async () => {
  const raw = openRaw(community.url);
  raw.say('GET /about HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade, close\r\nupgrade: h2c\r\n\r\n');
  expect((await raw.answer()).split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
  raw.socket.destroy();
});

it('the server closes a refused upgrade, also when the client keeps its end open', async () => {
  const raw = openRaw(community.url);
  raw.say(
    'GET /api/community/live HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  );
  expect(await raw.answer()).toContain('401');
  await expect
    .poll(() => {
      raw.say('x');
      return raw.socket.destroyed || raw.socket.errored !== null;
    })
    .toBe(true);
  raw.socket.destroy();
});

describe('a client that disconnects', () => {
  it.each(['/api/community/channels/1/messages', '/api/auth/sign-in/email'])(
    'does no harm in the middle of sending to %s',
    async (path) => {
      for (let at = 0; at < 20; at += 1) {
        const raw = openRaw(community.url);
        await once(raw.socket, 'connect');
        raw.say(
          `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${ada.cookie}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"id":`,
        );
        await sleep(at);
        raw.socket.resetAndDestroy();
      }
      expect(await isAlive()).toBe(true);
    },
  );
});

it('the server refuses too large a body at every endpoint that reads one', async () => {
  for (const path of [
    '/api/auth/sign-in/email',
    '/api/auth/sign-up/email',
    '/api/auth/confirm-email',
    '/api/auth/sign-out',
    '/api/community/channels/1/messages',
  ]) {
    const response = await fetch(community.url + path, {
      method: 'POST',
      body: ' '.repeat(2_000_000),
      headers: { cookie: ada.cookie },
    });
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      413,
      'application/problem+json',
    ]);
  }
});
