import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase } from '../../../testing/community.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createLimiter, type Limiter } from './limiter.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let database: Database;
let limiter: Limiter;
let other: Limiter;
beforeAll(async () => {
  copy = await copyDatabase();
  database = await openDatabase(copy.url);
  const setup = { database, secret: 'the secret of this test', enabled: true };
  limiter = createLimiter(setup);
  other = createLimiter(setup);
});
afterAll(async () => {
  await database.$client.end();
  await copy.drop();
});

const times = async (count: number, act: (at: number) => Promise<void>) => {
  for (let at = 0; at < count; at += 1) await act(at);
};
const refused = { code: 'RATE_LIMITED' };

it('the limiter adds up requests at several servers and from several addresses of a network', async () => {
  const from = (at: number) => ({ address: `2001:db8:1:2::${at + 1}` });
  await times(2, (at) => limiter.takeRequest('sign-up', from(at)));
  await times(1, (at) => other.takeRequest('sign-up', from(at + 10)));
  await expect(limiter.takeRequest('sign-up', from(20))).rejects.toMatchObject(refused);
  await expect(other.takeRequest('sign-up', from(21))).rejects.toMatchObject(refused);
  await limiter.takeRequest('sign-up', { address: '2001:db8:1:3::1' });
});

it('the limiter recognizes an IPv4-mapped address, and an email in any case', async () => {
  await times(10, () => limiter.takeRequest('sign-in-by-passkey', { address: '192.0.2.1' }));
  const mapped = limiter.takeRequest('sign-in-by-passkey', { address: '::ffff:192.0.2.1' });
  await expect(mapped).rejects.toMatchObject(refused);
  await times(10, () => limiter.take('wrong-password', { email: 'Ada@example.com' }));
  await expect(limiter.take('wrong-password', { email: 'ada@Example.com' })).rejects.toMatchObject(refused);
});

it('the limiter checks without counting, counts failures without refusing, and clears them', async () => {
  const caller = { email: 'bob@example.com' };
  await times(30, () => limiter.check('wrong-password', caller));
  await times(9, () => limiter.countFailure('wrong-password', caller));
  await other.check('wrong-password', caller);
  await other.countFailure('wrong-password', caller);
  await expect(limiter.check('wrong-password', caller)).rejects.toMatchObject({
    ...refused,
    retryAfter: expect.toSatisfy((seconds: number) => seconds > 800 && seconds <= 900),
  });
  await other.clear('wrong-password', caller);
  await limiter.check('wrong-password', caller);
});

it('the limiter does not count a caller whom a narrower rule has refused', async () => {
  const counted = async () => {
    const { rows } = await database.$client.query(
      `select points from limit_counters where key like 'sign-up by everyone in %'`,
    );
    return (rows as { points: number }[])[0]?.points;
  };
  await times(3, () => limiter.takeRequest('sign-up', { address: '198.51.100.1' }));
  const before = await counted();
  await times(5, () => limiter.takeRequest('sign-up', { address: '198.51.100.1' }).catch(() => undefined));
  expect(before).toBeGreaterThan(0);
  expect(await counted()).toBe(before);
});

it('the limiter stores no address, no email, and no member’s id', async () => {
  const member = '6a3f3c0e-0000-4000-8000-000000000000';
  await limiter.takeRequest('profile', { member });
  const { rows } = await database.$client.query('select key from limit_counters');
  const keys = (rows as { key: string }[]).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(4);
  for (const key of keys) expect(key).toMatch(/^[a-z-]+ by [a-z ]+ in \d+:[\w-]{43}$/);
  expect(keys.join()).not.toMatch(/example|192\.0|198\.51|2001|6a3f3c0e/);
});

it('the limiter counts nothing when it is switched off', async () => {
  const off = createLimiter({ database, secret: '', enabled: false });
  await times(20, () => off.takeRequest('sign-up', { address: '203.0.113.1' }));
});

describe('a count of a server whose clock was ahead', () => {
  const caller = { email: 'ahead@example.com' };
  const countUp = async () => {
    await other.clear('wrong-password', caller);
    await times(10, () => other.countFailure('wrong-password', caller));
  };
  const shift = (seconds: number) =>
    database.$client.query(
      `update limit_counters set expire = expire + $1 where key like 'wrong-password by email %'`,
      [seconds * 1_000],
    );

  it('makes nobody wait', async () => {
    await countUp();
    await shift(7_200);
    await limiter.check('wrong-password', caller);
    await limiter.take('wrong-password', caller);
    await countUp();
    await shift(7_200);
    await limiter.countFailure('wrong-password', caller);
    await limiter.check('wrong-password', caller);
  });

  it('is believed if it was ahead by less than a minute', async () => {
    await countUp();
    await shift(50);
    await expect(limiter.check('wrong-password', caller)).rejects.toMatchObject(refused);
    await expect(limiter.take('wrong-password', caller)).rejects.toMatchObject(refused);
  });
});
