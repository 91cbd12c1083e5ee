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

/** Sends the head of a request with a little of its body. */
async function begin({ method, path, cookie = '', headers = ['content-length: 3000000'] }: Begun) {
  const raw = openRaw(community.url);
  await once(raw.socket, 'connect');
  const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', `cookie: ${cookie}`, ...headers];
  const body = headers.some((header) => header.includes('chunked')) ? '5\r\n{"csv\r\n' : '{"csv';
  raw.say(`${head.join('\r\n')}\r\n\r\n${body}`);
  return raw;
}

/** The status that comes while most of the body has not. */
async function earlyStatus(begun: Begun): Promise<number> {
  const raw = await begin(begun);
  await expect.poll(() => raw.heard(), { timeout: 5_000 }).toMatch(/^HTTP/);
  raw.socket.destroy();
  return Number(raw.heard().split(' ')[1]);
}

const few = ['content-length: 60000'];
const withBody = new Set(['POST', 'PUT', 'PATCH']);

describe('before a body has come', () => {
  const chunked = ['transfer-encoding: chunked'];

  it.each([
    ['a file', uploadAttachment],
    ['a picture', uploadAvatar],
    ['a table', { method: importEntries.method, path: imports }],
  ])('a stranger who sends %s is refused', async (_, { method, path }) => {
    expect(await earlyStatus({ method, path })).toBe(401);
    expect(await earlyStatus({ method, path, headers: chunked })).toBe(401);
  });

  it('a member who has no part in a winery is refused its import', async () => {
    const asked = { method: 'POST', path: imports, cookie: bob.cookie };
    expect(await earlyStatus(asked)).toBe(404);
    expect(await earlyStatus({ ...asked, headers: chunked })).toBe(404);
  });

  it('a stranger is refused by every endpoint that needs a session', async () => {
    const endpoints = (await allEndpoints()).filter(
      (endpoint) => withBody.has(endpoint.method) && endpoint.for !== 'everyone',
    );
    expect(endpoints.length).toBeGreaterThan(50);
    const begun = endpoints.map(async ({ method, path }) => {
      const raw = await begin({ method, path: path.replace(/:\w+/g, 'no-id'), headers: few });
      return [`${method} ${path}`, raw] as const;
    });
    const asked = await Promise.all(begun);
    const unanswered = () =>
      asked.filter(([, raw]) => !raw.heard().startsWith('HTTP/1.1 401')).map(([name]) => name);
    await expect.poll(unanswered, { timeout: 10_000 }).toEqual([]);
    for (const [, raw] of asked) raw.socket.destroy();
  });
});

it('a session that ends while a body comes is refused in the end', async () => {
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
