import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../testing/authenticator.ts';
import { joinAs, joinCommunity, mailedCode, password, signUpByMail } from '../../../testing/community.ts';
import { gatherCommunity } from '../../../testing/gather-community.ts';
import { createLog } from './requests.ts';

interface Line {
  security?: boolean;
  event?: string;
  outcome?: string;
  account?: string;
  network?: string;
  route?: string;
  code?: string;
  method?: string;
  address?: string;
  level: number;
}

const lines: Line[] = [];
const securityLines = () => lines.filter(({ security }) => security);
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });

const { community } = await gatherCommunity(
  [],
  { rateLimits: true, trustedProxies: ['127.0.0.1', '::1'] },
  log,
);

it('the security log has the account and network of a refused caller, once for a flood of requests', async () => {
  const ada = await signUpByMail(community, 'Ada');
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

it('the security log has a request that another site caused', async () => {
  lines.length = 0;
  await community.request('/api/auth/sign-in/email', {
    json: { email: 'ada@example.com', password },
    headers: { origin: 'https://evil.example' },
  });
  expect(securityLines()).toMatchObject([{ event: 'authorization', code: 'FORBIDDEN_ORIGIN' }]);
});

it('the security log has a limit that was reached', async () => {
  const bob = await joinCommunity(community, 'Bob');
  lines.length = 0;
  for (let times = 0; times < 62; times += 1) await bob.request('/api/community/search?q=lees');
  expect(securityLines()).toMatchObject([{ event: 'limit', account: bob.id, code: 'RATE_LIMITED' }]);
});

it('the security log has invalid requests without their content, once for a flood', async () => {
  const eli = await joinCommunity(community, 'Eli');
  lines.length = 0;
  for (let times = 0; times < 5; times += 1)
    await eli.request('/api/community/channels/1/messages', { json: { id: 'telltale', content: 7 } });
  expect(securityLines()).toMatchObject([
    { event: 'input', outcome: 'failure', account: eli.id, code: 'INVALID_REQUEST' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('telltale');
});

it('the log has nothing at info level about an address that does not exist', async () => {
  lines.length = 0;
  for (const path of ['/nowhere', '/api/nowhere', '/.env']) {
    expect((await community.request(path)).status).toBe(404);
  }
  expect(lines).toEqual([]);
});

describe('the security log', () => {
  const acts = () => securityLines().map(({ event, method, outcome }) => [event, method, outcome].join(' '));

  it('has changes of address, exports, and deletions with their account', async () => {
    const cleo = await joinCommunity(community, 'Cleo');
    lines.length = 0;
    const email = 'cleo-moved@example.com';
    await cleo.request('/api/community/me/email', { json: { email, password: 'not-hers' } });
    await cleo.request('/api/community/me/email', { json: { email, password } });
    const moved = await mailedCode(community, email, 'new-email');
    await community.request('/api/community/new-email', { json: { code: moved } });
    await (await cleo.request('/api/community/me/export')).arrayBuffer();
    await cleo.request('/api/community/me/deletion', { json: { messages: 'keep' } });
    const leaving = await mailedCode(community, email, 'delete-account');
    await community.request('/api/community/deletion', { json: { code: leaving } });
    expect(acts()).toEqual([
      'new-email password failure',
      'new-email password success',
      'new-email code success',
      'export  success',
      'account-deletion mail success',
      'account-deletion code success',
    ]);
    expect(securityLines().map(({ account }) => account)).toEqual(Array(6).fill(cleo.id));
    expect(JSON.stringify(securityLines())).not.toContain('@');
  });

  it('has invalid codes for a new address, a deletion, and securing an account', async () => {
    lines.length = 0;
    for (const path of ['new-email', 'deletion', 'not-me'])
      await community.request(`/api/community/${path}`, { json: { code: 'x'.repeat(32) } });
    expect(securityLines()).toMatchObject(
      ['new-email', 'account-deletion', 'account-secured'].map((event) => ({
        event,
        outcome: 'failure',
        code: 'CODE_INVALID',
      })),
    );
  });

  it('has new recovery codes of staff', async () => {
    const dag = await joinAs(community, 'Dag', 'moderator');
    const begun = await dag.request('/api/auth/second-factor/app', { json: {} });
    const { key } = (await begun.json()) as { key: string };
    await dag.request('/api/auth/second-factor/app/confirmation', { json: { code: await codeOf(key) } });
    lines.length = 0;
    await dag.request('/api/auth/second-factor/recovery-codes', { json: {} });
    expect(securityLines()).toMatchObject([
      { event: 'second-factor', method: 'recovery-codes', outcome: 'success', account: dag.id },
    ]);
  });
});
