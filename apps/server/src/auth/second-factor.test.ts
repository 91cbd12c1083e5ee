import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/authenticator.ts';
import {
  joinAs,
  joinCommunity,
  password,
  signInAgain,
  startCommunity,
  type TestMember,
} from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openDatabase } from '../platform/db/database.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

const { community } = await gatherCommunity([], { staffSecondFactor: true });

const queue = (by: Pick<TestMember, 'request'>) => by.request('/api/community/moderation/reports');
const begin = (by: Pick<TestMember, 'request'>) =>
  by.request('/api/auth/second-factor/app', { method: 'POST', json: {} });
const confirm = (by: Pick<TestMember, 'request'>, code: string) =>
  by.request('/api/auth/second-factor/app/confirmation', { json: { code } });
const give = (by: Pick<TestMember, 'request'>, code: string) =>
  by.request('/api/auth/reauthenticate', { json: { by: 'app', code } });
const answerOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];

async function setUp(by: TestMember) {
  const { key } = (await (await begin(by)).json()) as { key: string };
  const confirmed = await confirm(by, await codeOf(key));
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { key, recoveryCodes };
}

async function again(member: TestMember): Promise<Pick<TestMember, 'request'>> {
  const { cookie } = await signInAgain(community, member);
  return { request: (path, init) => community.request(path, init, cookie) };
}
const forgetStep = ({ id }: TestMember) =>
  community.query('update second_factors set last_step = null where user_id = $1', [id]);

describe('staff without a second factor', () => {
  it('act as ordinary members, and get SECOND_FACTOR_NEEDED for more', async () => {
    const moderator = await joinAs(community, 'Mo', 'moderator');
    expect(await answerOf(await queue(moderator))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect(await (await moderator.request('/api/community/me')).json()).toMatchObject({
      role: 'member',
      staffRole: 'moderator',
    });
    const other = await joinCommunity(community, 'Poster');
    const message = await other.say('Racked today');
    const removal = await moderator.request(`/api/community/messages/${message.id}`, { method: 'DELETE' });
    expect(removal.status).toBe(403);
    expect((await moderator.say('I can still talk')).content).toBe('I can still talk');
  });

  it('act as staff only in a session with a second factor', async () => {
    const moderator = await joinAs(community, 'Maya', 'moderator');
    const { key } = await setUp(moderator);
    expect((await queue(moderator)).status).toBe(200);
    const elsewhere = await again(moderator);
    expect(await answerOf(await queue(elsewhere))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect((await give(elsewhere, await codeOf(key, 1))).status).toBe(200);
    expect((await queue(elsewhere)).status).toBe(200);
  });

  it('need it again after some hours', async () => {
    const moderator = await joinAs(community, 'Mika', 'moderator');
    await setUp(moderator);
    await community.query(
      `update sessions set second_factor_at = now() - make_interval(hours => $2) where user_id = $1`,
      [moderator.id, serverLimits.staffHours],
    );
    expect(await answerOf(await queue(moderator))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  });

  it('cannot change password or address in a session without one', async () => {
    const moderator = await joinAs(community, 'Mina', 'moderator');
    const { key } = await setUp(moderator);
    const elsewhere = await again(moderator);
    const act = (path: string, json: object) => elsewhere.request(path, { json });
    const changes = () => [
      act('/api/auth/change-password', { currentPassword: password, newPassword: 'whole-bunch-pressing' }),
      act('/api/community/me/email', { email: 'mina.new@example.com', password }),
    ];
    for (const change of changes())
      expect(await answerOf(await change)).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect((await give(elsewhere, await codeOf(key, 1))).status).toBe(200);
    const [, newEmail] = changes();
    expect((await newEmail)?.status).toBe(200);
  });

  it('have only the powers of their role with one', async () => {
    const moderator = await joinAs(community, 'Milo', 'moderator');
    await setUp(moderator);
    const numbers = await moderator.request('/api/community/admin/numbers');
    expect(await answerOf(numbers)).toEqual([403, 'FORBIDDEN']);
  });
});

describe('setting up an app', () => {
  it('is refused for visitors and ordinary members', async () => {
    const member = await joinCommunity(community, 'Plain');
    for (const path of ['app', 'app/confirmation', 'recovery-codes']) {
      const json = { code: '123456' };
      expect((await community.request(`/api/auth/second-factor/${path}`, { json })).status).toBe(401);
      expect((await member.request(`/api/auth/second-factor/${path}`, { json })).status).toBe(403);
    }
    const method = 'DELETE';
    expect((await community.request('/api/auth/second-factor/app', { method })).status).toBe(401);
    expect((await community.request('/api/auth/second-factor')).status).toBe(401);
  });

  it('requires recent authentication', async () => {
    const moderator = await joinAs(community, 'Stale', 'moderator');
    await community.query(
      `update sessions set authenticated_at = now() - interval '16 minutes' where user_id = $1`,
      [moderator.id],
    );
    expect(await answerOf(await begin(moderator))).toEqual([403, 'REAUTHENTICATION_NEEDED']);
  });

  it('takes effect after a code of the new secret, which is stored encrypted', async () => {
    const moderator = await joinAs(community, 'Nia', 'moderator');
    const { key, uri } = (await (await begin(moderator)).json()) as { key: string; uri: string };
    expect(uri).toMatch(/^otpauth:\/\/totp\/Plastic%20Grapes:nia%40example\.com\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(key);
    expect(await answerOf(await confirm(moderator, '000000'))).toEqual([403, 'SECOND_FACTOR_WRONG']);
    expect(await answerOf(await queue(moderator))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    await confirm(moderator, await codeOf(key));
    expect((await queue(moderator)).status).toBe(200);
    const [row] = await community.query<{ secret: string }>(
      'select secret from second_factors where user_id = $1',
      [moderator.id],
    );
    expect(row?.secret).toBeTruthy();
    expect(Buffer.from(row?.secret ?? '', 'hex').toString('latin1') + row?.secret).not.toContain(key);
  });

  it('needs the existing second factor to replace it, not just the password', async () => {
    const moderator = await joinAs(community, 'Otto', 'moderator');
    const { key } = await setUp(moderator);
    const thief = await again(moderator);
    await thief.request('/api/auth/reauthenticate', { json: { by: 'password', password } });
    expect(await answerOf(await begin(thief))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    const removal = await thief.request('/api/auth/second-factor/app', { method: 'DELETE' });
    expect(await answerOf(removal)).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    const passkey = await thief.request('/api/auth/passkey/generate-register-options');
    expect(await answerOf(passkey)).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    await give(thief, await codeOf(key, 1));
    expect((await begin(thief)).status).toBe(200);
  });

  it('revokes the second factor of sessions that used the previous secret', async () => {
    const moderator = await joinAs(community, 'Pia', 'moderator');
    const { key } = await setUp(moderator);
    const elsewhere = await again(moderator);
    await give(elsewhere, await codeOf(key, 1));
    expect((await queue(elsewhere)).status).toBe(200);
    await setUp(moderator);
    expect((await queue(elsewhere)).status).toBe(403);
    expect((await queue(moderator)).status).toBe(200);
  });
});

describe('a code', () => {
  it('of the app works once, also when six requests race', async () => {
    const moderator = await joinAs(community, 'Quin', 'moderator');
    const { key } = await setUp(moderator);
    await forgetStep(moderator);
    const elsewhere = await again(moderator);
    const code = await codeOf(key, 1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => give(elsewhere, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
  });

  it('of an earlier step is refused after a later one', async () => {
    const moderator = await joinAs(community, 'Rae', 'moderator');
    const { key } = await setUp(moderator);
    expect((await give(moderator, await codeOf(key, 1))).status).toBe(200);
    expect(await answerOf(await give(moderator, await codeOf(key)))).toEqual([403, 'SECOND_FACTOR_WRONG']);
  });

  it('for recovery works once, also when six requests race, in any notation', async () => {
    const moderator = await joinAs(community, 'Sol', 'moderator');
    const { recoveryCodes } = await setUp(moderator);
    expect(new Set(recoveryCodes).size).toBe(serverLimits.recoveryCodes);
    const elsewhere = await again(moderator);
    const code = ` ${recoveryCodes[0]?.toUpperCase().replace('-', ' ')} `;
    const answers = await Promise.all(Array.from({ length: 6 }, () => give(elsewhere, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    expect((await queue(elsewhere)).status).toBe(200);
    expect(await (await elsewhere.request('/api/auth/second-factor')).json()).toMatchObject({
      app: true,
      recoveryCodes: serverLimits.recoveryCodes - 1,
    });
  });

  it('for recovery is refused for another member, and after new codes are made', async () => {
    const tess = await joinAs(community, 'Tess', 'moderator');
    const umar = await joinAs(community, 'Umar', 'moderator');
    const [hers, his] = [await setUp(tess), await setUp(umar)];
    expect((await give(umar, hers.recoveryCodes[0] ?? '')).status).toBe(403);
    const renewed = await umar.request('/api/auth/second-factor/recovery-codes', { json: {} });
    const { recoveryCodes } = (await renewed.json()) as { recoveryCodes: string[] };
    expect((await give(umar, his.recoveryCodes[0] ?? '')).status).toBe(403);
    expect((await give(umar, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('can be tried five times in a quarter of an hour', async () => {
    const strict = await startCommunity({ staffSecondFactor: true, rateLimits: true });
    try {
      const moderator = await joinAs(strict, 'Vic', 'moderator');
      const statuses: number[] = [];
      for (let at = 0; at < 6; at += 1) statuses.push((await give(moderator, '000000')).status);
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    } finally {
      await strict.stop();
    }
  });
});

it('an operator can remove a lost second factor, and the member can set up another', async () => {
  const moderator = await joinAs(community, 'Xena', 'moderator');
  await setUp(moderator);
  const database = await openDatabase(community.databaseUrl);
  try {
    expect(await removeSecondFactor(database, 'nobody@example.com')).toBe(false);
    expect(await removeSecondFactor(database, moderator.email.toUpperCase())).toBe(true);
  } finally {
    await database.$client.end();
  }
  expect((await moderator.request('/api/community/me')).status).toBe(401);
  const elsewhere = await again(moderator);
  expect(await answerOf(await queue(elsewhere))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  expect((await begin(elsewhere)).status).toBe(200);
});

it('removing an app deletes the recovery codes and revokes staff powers of every session', async () => {
  const moderator = await joinAs(community, 'Wim', 'moderator');
  await setUp(moderator);
  expect((await moderator.request('/api/auth/second-factor/app', { method: 'DELETE' })).status).toBe(200);
  expect(await answerOf(await queue(moderator))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  expect(await community.query('select 1 from recovery_codes where user_id = $1', [moderator.id])).toEqual(
    [],
  );
});
