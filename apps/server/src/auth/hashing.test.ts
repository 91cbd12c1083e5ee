import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinCommunity, password, startCommunity, type TestCommunity } from '../../testing/community.ts';
import { hashingProcess } from './hashing.ts';

const passwords = hashingProcess();
let community: TestCommunity;
beforeAll(async () => {
  community = await startCommunity();
});
afterAll(async () => {
  passwords.stop();
  await community.stop();
});

it('hashing uses argon2id at OWASP’s strength, with a different salt each time', async () => {
  const [one, two] = await Promise.all([passwords.hash(password), passwords.hash(password)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect(await passwords.verify({ hash: one, password })).toBe(true);
  expect(await passwords.verify({ hash: one, password: 'not-this-one' })).toBe(false);
});

it('hashing matches no password to an unreadable hash', async () => {
  expect(await passwords.verify({ hash: 'nothing', password })).toBe(false);
  expect(await passwords.verify({ hash: '$argon2id$v=19$m=1,t=0,p=0$$', password })).toBe(false);
});

it('hashing answers BUSY while its process cannot be started, and recovers', async () => {
  const { execPath } = process;
  const others = hashingProcess();
  try {
    process.execPath = '/no/such/program';
    await expect(others.hash(password)).rejects.toMatchObject({ code: 'BUSY' });
    await expect(others.hash(password)).rejects.toMatchObject({ code: 'BUSY' });
    process.execPath = execPath;
    expect(await others.hash(password)).toMatch(/^\$argon2id\$/);
  } finally {
    process.execPath = execPath;
    others.stop();
  }
});

it('hashing accepts hashes of an earlier version, and replaces them', async () => {
  const member = await joinCommunity(community, 'Veteran');
  const old = await hashPassword(password);
  await community.query('update accounts set password = $1 where user_id = $2', [old, member.id]);
  const signIn = (chosen: string) =>
    community.request('/api/auth/sign-in/email', { json: { email: member.email, password: chosen } });
  const stored = async () =>
    (
      await community.query<{ password: string }>('select password from accounts where user_id = $1', [
        member.id,
      ])
    )[0]?.password;
  expect((await signIn('not-this-one')).status).toBe(401);
  expect(await stored()).toBe(old);
  expect((await signIn(password)).status).toBe(200);
  expect(await stored()).toMatch(/^\$argon2id\$/);
  expect((await signIn(password)).status).toBe(200);
});
