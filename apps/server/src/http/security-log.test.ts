import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  joinAs,
  joinCommunity,
  password,
  startCommunity,
  type TestCommunity,
} from '../../testing/community.ts';
import { createLog } from './requests.ts';

interface Line {
  security?: boolean;
  event?: string;
  outcome?: string;
  account?: string;
  network?: string;
  route?: string;
  code?: string;
  level: number;
}

const lines: Line[] = [];
const securityLines = () => lines.filter(({ security }) => security);
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });

let community: TestCommunity;
beforeAll(async () => {
  community = await startCommunity({ rateLimits: true, trustedProxies: ['127.0.0.1', '::1'] }, log);
});
afterAll(() => community.stop());

it('writes down who was refused what they may not have, and whence, once for a flood of it', async () => {
  const ada = await joinCommunity(community, 'Ada');
  await joinAs(community, 'Mod', 'moderator');
  lines.length = 0;
  for (let times = 0; times < 5; times += 1) {
    const headers = { 'x-forwarded-for': '2001:db8:1:2:aaaa::1' };
    expect((await ada.request('/api/community/moderation/reports', { headers })).status).toBe(403);
  }
  expect(securityLines()).toMatchObject([
    {
      event: 'authorization',
      outcome: 'failure',
      account: ada.id,
      network: '2001:db8:1:2',
      code: 'FORBIDDEN',
      route: '/api/community/moderation/reports',
      level: 40,
    },
  ]);
});

it('writes down a request that another site asked for', async () => {
  lines.length = 0;
  await community.request('/api/auth/sign-in/email', {
    json: { email: 'ada@example.com', password },
    headers: { origin: 'https://evil.example' },
  });
  expect(securityLines()).toMatchObject([{ event: 'authorization', code: 'FORBIDDEN_ORIGIN' }]);
});

it('writes down a limit that was reached', async () => {
  const bob = await joinCommunity(community, 'Bob');
  lines.length = 0;
  for (let times = 0; times < 62; times += 1) await bob.request('/api/community/search?q=lees');
  expect(securityLines()).toMatchObject([{ event: 'limit', account: bob.id, code: 'RATE_LIMITED' }]);
});

it('says nothing at info of an address that does not exist', async () => {
  lines.length = 0;
  for (const path of ['/nowhere', '/api/nowhere', '/.env']) {
    expect((await community.request(path)).status).toBe(404);
  }
  expect(lines).toEqual([]);
});
