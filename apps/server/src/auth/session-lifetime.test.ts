import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { describe, expect, it } from 'vitest';
import { cookieOf, joinCommunity, password, sessionKeyIn, signInAgain } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

const isIn = async (cookie: string) =>
  (await community.request('/api/community/me', {}, cookie)).status === 200;
const age = (id: string, created: string, expires: string) =>
  community.query(
    `update sessions set created_at = now() - $2::interval, expires_at = now() + $3::interval where user_id = $1`,
    [id, created, expires],
  );

describe('a session', () => {
  it('is extended as it is used, up to its maximum age', async () => {
    const member = await joinCommunity(community, 'Ada');
    await age(member.id, `${serverLimits.sessionDaysMax - 1} days`, '1 hour');
    await member.request('/api/auth/get-session');
    const [row] = await community.query<{ hours: number }>(
      `select extract(epoch from expires_at - now())::float / 3600 as hours from sessions where user_id = $1`,
      [member.id],
    );
    expect(row?.hours).toBeGreaterThan(23.9);
    expect(row?.hours).toBeLessThan(24.1);
  });

  it('ends at its maximum age, whatever its expiry', async () => {
    const member = await joinCommunity(community, 'Bob');
    await age(member.id, `${serverLimits.sessionDaysMax} days 1 minute`, '30 days');
    expect(await isIn(member.cookie)).toBe(false);
  });

  it('ends when a member has too many, the least recently used first', async () => {
    const member = await joinCommunity(community, 'Cai');
    const second = await signInAgain(community, member);
    await community.query(`update sessions set updated_at = now() - interval '1 hour' where user_id = $1`, [
      member.id,
    ]);
    await member.request('/api/auth/get-session');
    await community.query(
      `update sessions set updated_at = now() - interval '2 hours' where id = (
         select id from sessions where user_id = $1 order by created_at desc limit 1)`,
      [member.id],
    );
    for (let more = 2; more <= serverLimits.sessionsPerMember; more += 1)
      await signInAgain(community, member);
    await expect.poll(() => isIn(second.cookie)).toBe(false);
    expect(await isIn(member.cookie)).toBe(true);
    const [count] = await community.query('select count(*)::int as n from sessions where user_id = $1', [
      member.id,
    ]);
    expect(count?.n).toBe(serverLimits.sessionsPerMember);
  });

  it('is distinguished from others looked up at the same time, valid or ended', async () => {
    const [fay, gil, hal] = await Promise.all(
      ['Fay', 'Gil', 'Hal'].map((name) => joinCommunity(community, name)),
    );
    if (!fay || !gil || !hal) throw new Error('Nobody joined.');
    await age(gil.id, '1 hour', '-1 minute');
    const answers = [fay, gil, hal, fay].map(async ({ request }) => {
      const answer = await request('/api/community/me');
      return answer.status === 200 ? await answer.json() : answer.status;
    });
    const as = ({ id }: { id: string }) => expect.objectContaining({ id });
    expect(await Promise.all(answers)).toEqual([as(fay), 401, as(hal), as(fay)]);
  });

  it('stores a limited length of the user agent', async () => {
    const member = await joinCommunity(community, 'Dee');
    const answer = await community.request('/api/auth/sign-in/email', {
      json: { email: member.email, password },
      headers: { 'user-agent': 'x'.repeat(5_000) },
    });
    expect(answer.status).toBe(200);
    const rows = await community.query<{ length: number }>(
      'select max(length(user_agent)) as length from sessions where user_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ length: 300 }]);
  });
});

describe('answers about a session', () => {
  it('contain neither its key nor its address', async () => {
    const member = await joinCommunity(community, 'Eve');
    const signedIn = await community.request('/api/auth/sign-in/email', {
      json: { email: member.email, password },
      headers: { 'user-agent': 'telltale-agent' },
    });
    const found = await community.request('/api/auth/get-session', {}, cookieOf(signedIn));
    const text = (await signedIn.text()) + (await found.text());
    const rows = await community.query<{ token: string }>('select token from sessions where user_id = $1', [
      member.id,
    ]);
    expect(rows).toHaveLength(2);
    for (const { token } of rows) expect(text).not.toContain(token);
    expect(text).not.toContain(sessionKeyIn(cookieOf(signedIn)));
    expect(text).not.toContain('telltale-agent');
    expect(text).not.toMatch(/127\.0\.0\.1|::1/);
    expect(text).toContain(member.email);
  });
});
