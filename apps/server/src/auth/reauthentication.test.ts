import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinAs, joinCommunity, password, startCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community, ada: member } = await gatherCommunity(['Ada']);
let administrator: TestMember;
beforeAll(async () => {
  administrator = await joinAs(community, 'Chief', 'administrator');
});

const grow = ({ id }: TestMember, minutes: number) =>
  community.query(
    `update sessions set authenticated_at = now() - make_interval(mins => $2::int) where user_id = $1`,
    [id, minutes],
  );
const prove = (by: TestMember, typed: string) =>
  by.request('/api/auth/reauthenticate', { json: { by: 'password', password: typed } });
const codeIn = async (response: Response) =>
  ((await response.json().catch(() => ({}))) as { code?: string }).code;

const someId = '11111111-1111-4111-8111-111111111111';
const acts: [string, { method: string; path: string; json?: unknown }][] = [
  ['adding a passkey', { method: 'GET', path: '/api/auth/passkey/generate-register-options' }],
  [
    'completing a new passkey',
    { method: 'POST', path: '/api/auth/passkey/verify-registration', json: { response: {}, name: 'x' } },
  ],
  ['removing a passkey', { method: 'POST', path: '/api/auth/passkey/delete-passkey', json: { id: someId } }],
  ['ending another session', { method: 'DELETE', path: `/api/community/me/sessions/${someId}` }],
  ['ending all others', { method: 'DELETE', path: '/api/community/me/sessions' }],
  ['the export', { method: 'GET', path: '/api/community/me/export' }],
  ['deletion', { method: 'POST', path: '/api/community/me/deletion', json: { messages: 'keep' } }],
];

describe.each(acts)('%s', (_, { path, ...init }) => {
  it('is refused for visitors with 401', async () => {
    expect((await community.request(path, init)).status).toBe(401);
  });

  it('requires recent authentication', async () => {
    await grow(member, 16);
    const stale = await member.request(path, init);
    expect([stale.status, await codeIn(stale)]).toEqual([403, 'REAUTHENTICATION_NEEDED']);
    expect((await prove(member, password)).status).toBe(200);
    expect(await codeIn(await member.request(path, init))).not.toBe('REAUTHENTICATION_NEEDED');
  });
});

describe('a role', () => {
  it('is typed only by an administrator with recent authentication', async () => {
    const path = `/api/community/admin/members/${member.id}/role`;
    const give = () => administrator.request(path, { method: 'PUT', json: { role: 'moderator' } });
    await grow(administrator, 16);
    expect(await codeIn(await give())).toBe('REAUTHENTICATION_NEEDED');
    await prove(administrator, password);
    expect((await give()).status).toBe(200);
    await community.query(`update profiles set role = 'member' where id = $1`, [member.id]);
  });
});

describe('reauthentication', () => {
  beforeEach(() => grow(member, 60));

  it('refuses visitors and wrong passwords', async () => {
    const json = { by: 'password', password };
    expect((await community.request('/api/auth/reauthenticate', { json })).status).toBe(401);
    const wrong = await prove(member, 'not-this-one');
    expect([wrong.status, await codeIn(wrong)]).toEqual([403, 'INVALID_PASSWORD']);
    expect(await codeIn(await member.request('/api/community/me/export'))).toBe('REAUTHENTICATION_NEEDED');
  });

  it('refuses an invalid passkey answer, and a code without an app', async () => {
    const passkey = await member.request('/api/auth/reauthenticate', {
      json: { by: 'passkey', response: { id: 'x', response: {} } },
    });
    expect([passkey.status, await codeIn(passkey)]).toEqual([403, 'REAUTHENTICATION_FAILED']);
    const code = await member.request('/api/auth/reauthenticate', { json: { by: 'app', code: '123456' } });
    expect([code.status, await codeIn(code)]).toEqual([403, 'SECOND_FACTOR_WRONG']);
  });

  it('counts only for its own session', async () => {
    const elsewhere = await community.request('/api/auth/sign-in/email', {
      json: { email: member.email, password },
    });
    expect(elsewhere.status).toBe(200);
    await grow(member, 60);
    await prove(member, password);
    const [row] = await community.query<{ fresh: number }>(
      `select count(*)::int as fresh from sessions where user_id = $1 and authenticated_at > now() - interval '5 minutes'`,
      [member.id],
    );
    expect(row?.fresh).toBe(1);
  });
});

it('reauthentication allows ten wrong passwords in a quarter of an hour', async () => {
  const strict = await startCommunity({ rateLimits: true });
  try {
    const bob = await joinCommunity(strict, 'Bob');
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await prove(bob, 'not-this-one')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  } finally {
    await strict.stop();
  }
});
