import { serializeSigned } from 'hono/utils/cookie';
import { describe, expect, it } from 'vitest';
import { joinCommunity, sessionKeyIn, signInAgain } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openDatabase } from '../platform/db/database.ts';
import { hashPlainSessionKeys } from './session-keys.ts';

const { community } = await gatherCommunity([]);

const isIn = async (cookie: string) =>
  (await community.request('/api/community/me', {}, cookie)).status === 200;
const storedOf = async (memberId: string) =>
  (
    await community.query<{ token: string }>(
      'select token from sessions where user_id = $1 order by created_at',
      [memberId],
    )
  ).map(({ token }) => token);
async function cookieOfKey(key: string): Promise<string> {
  const [secret] = await community.query<{ value: string }>(
    `select value from secrets where name = 'cookies'`,
  );
  return serializeSigned('orbit-vine.session_token', key, secret?.value ?? '');
}
const keepPlain = (key: string, memberId: string, age: string) =>
  community.query(`update sessions set token = $1, updated_at = now() - $3::interval where user_id = $2`, [
    key,
    memberId,
    age,
  ]);

describe('a stolen sessions table', () => {
  it('signs no one in', async () => {
    const ada = await joinCommunity(community, 'Ada');
    const again = await signInAgain(community, ada);
    const stolen = await storedOf(ada.id);
    expect(stolen).toHaveLength(2);
    for (const token of stolen) {
      const forged = await cookieOfKey(token);
      expect(await isIn(forged)).toBe(false);
      expect(await (await community.request('/api/auth/get-session', {}, forged)).json()).toBeNull();
    }
    expect([await isIn(ada.cookie), await isIn(again.cookie)]).toEqual([true, true]);
    for (const cookie of [ada.cookie, again.cookie]) {
      expect(stolen).not.toContain(sessionKeyIn(cookie));
      expect(await isIn(await cookieOfKey(sessionKeyIn(cookie)))).toBe(true);
    }
  });
});

describe('a session of the previous version', () => {
  it('stays valid, and its key is hashed when used', async () => {
    const bob = await joinCommunity(community, 'Bob');
    const key = sessionKeyIn(bob.cookie);
    await keepPlain(key, bob.id, '1 day');
    await community.query(`update sessions set expires_at = now() + interval '1 day' where user_id = $1`, [
      bob.id,
    ]);
    expect(await isIn(bob.cookie)).toBe(true);
    expect(await storedOf(bob.id)).toEqual([key]);
    const slid = await bob.request('/api/auth/get-session');
    expect(slid.headers.getSetCookie().join()).toContain(`session_token=${key}.`);
    expect(await storedOf(bob.id)).toEqual([expect.not.stringContaining(key)]);
    expect(await isIn(bob.cookie)).toBe(true);
  });

  it('has its key hashed by the daily job once unused, and stays valid', async () => {
    const cai = await joinCommunity(community, 'Cai');
    const dov = await joinCommunity(community, 'Dov');
    const [used, idle] = [sessionKeyIn(cai.cookie), sessionKeyIn(dov.cookie)];
    await keepPlain(used, cai.id, '1 hour');
    await keepPlain(idle, dov.id, '3 hours');
    const database = await openDatabase(community.databaseUrl);
    await hashPlainSessionKeys(database);
    await hashPlainSessionKeys(database);
    await database.$client.end();
    expect(await storedOf(cai.id)).toEqual([used]);
    expect(await storedOf(dov.id)).not.toEqual([idle]);
    expect([await isIn(cai.cookie), await isIn(dov.cookie)]).toEqual([true, true]);
  });

  it('ends by signing out', async () => {
    const eve = await joinCommunity(community, 'Eve');
    await keepPlain(sessionKeyIn(eve.cookie), eve.id, '1 minute');
    expect((await eve.request('/api/auth/sign-out', { json: {} })).status).toBe(200);
    expect(await storedOf(eve.id)).toEqual([]);
  });
});
