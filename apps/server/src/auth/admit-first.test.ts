import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { importEntries } from '@orbit-vine/contract/lots-exchange.ts';
import { uploadAvatar } from '@orbit-vine/contract/own-account.ts';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../testing/endpoints.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openRaw } from '../../testing/raw.ts';
import { openWinery } from '../../testing/winery.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
const winery = await openWinery(ada);
const imports = `${winery.path}/imports`;

interface Begun {
  method: string;
  path: string;
  cookie?: string;
  headers?: string[];
}

async function begin({ method, path, cookie = '', headers = ['content-length: 3000000'] }: Begun) {
  const raw = openRaw(community.url);
  await once(raw.socket, 'connect');
  const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', `cookie: ${cookie}`, ...headers];
  const body = headers.some((header) => header.includes('chunked')) ? '5\r\n{"csv\r\n' : '{"csv';
  raw.say(`${head.join('\r\n')}\r\n\r\n${body}`);
  return raw;
}

async function earlyStatus(begun: Begun): Promise<number> {
  const raw = await begin(begun);
  await expect.poll(() => raw.heard(), { timeout: 5_000 }).toMatch(/^HTTP/);
  raw.socket.destroy();
  return Number(raw.heard().split(' ')[1]);
}

const few = ['content-length: 60000'];
const withBody = new Set(['POST', 'PUT', 'PATCH']);

describe('admission before the body', () => {
  const chunked = ['transfer-encoding: chunked'];

  it.each([
    ['a file', uploadAttachment],
    ['a picture', uploadAvatar],
    ['a table', { method: importEntries.method, path: imports }],
  ])('refuses a visitor who sends %s', async (_, { method, path }) => {
    expect(await earlyStatus({ method, path })).toBe(401);
    expect(await earlyStatus({ method, path, headers: chunked })).toBe(401);
  });

  it('refuses a member’s import into another winery', async () => {
    const request = { method: 'POST', path: imports, cookie: bob.cookie };
    expect(await earlyStatus(request)).toBe(404);
    expect(await earlyStatus({ ...request, headers: chunked })).toBe(404);
  });

  it('refuses visitors at every endpoint that needs a session', async () => {
    const endpoints = (await allEndpoints()).filter(
      (endpoint) => withBody.has(endpoint.method) && endpoint.for !== 'everyone',
    );
    expect(endpoints.length).toBeGreaterThan(50);
    const begun = endpoints.map(async ({ method, path }) => {
      const raw = await begin({ method, path: path.replace(/:\w+/g, 'no-id'), headers: few });
      return [`${method} ${path}`, raw] as const;
    });
    const pending = await Promise.all(begun);
    const unanswered = () =>
      pending.filter(([, raw]) => !raw.heard().startsWith('HTTP/1.1 401')).map(([name]) => name);
    await expect.poll(unanswered, { timeout: 10_000 }).toEqual([]);
    for (const [, raw] of pending) raw.socket.destroy();
  });
});

it('a session that ends while the body arrives is refused', async () => {
  const raw = await begin({
    method: 'POST',
    path: imports,
    cookie: ada.cookie,
    headers: ['content-length: 20'],
  });
  await sleep(1_100);
  await community.query('delete from sessions where user_id = $1', [ada.id]);
  raw.say('": "worked_on"}'.padEnd(15));
  await expect.poll(() => raw.heard(), { timeout: 5_000 }).toMatch(/^HTTP\/1.1 401/);
  raw.socket.destroy();
});
