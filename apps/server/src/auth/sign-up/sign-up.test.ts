import { describe, expect, it } from 'vitest';
import { cookieOf, mailedCode, mailedCodes, password, signUpByMail } from '../../../testing/community.ts';
import { gatherCommunity } from '../../../testing/gather-community.ts';
import { textOf } from '../../../testing/mails.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { forgetAbandoned } from '../retention.ts';

const administrator = 'owner@example.com';
const { community } = await gatherCommunity([], { adminEmails: [administrator] });

const intruders = 'known-to-the-intruder';
const post = (path: string, json: unknown, cookie?: string) =>
  community.request(`/api/auth/${path}`, { json }, cookie);
async function signUp(name: string, email: string, chosen = password): Promise<string> {
  const answer = await post('sign-up/email', { name, email, password: chosen, ofAge: true });
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  return cookieOf(answer);
}
const signIn = async (email: string, chosen: string) =>
  (await post('sign-in/email', { email, password: chosen })).status;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
async function codesOf(email: string, count: number): Promise<string[]> {
  await expect.poll(async () => (await mailedCodes(community, email)).length).toBe(count);
  return mailedCodes(community, email);
}

describe('the weekly digest', () => {
  const settingsOf = async (cookie: string) =>
    (await community.request('/api/community/me/notifications', {}, cookie)).json();
  async function join(name: string, ticked: { digest?: boolean }): Promise<string> {
    const email = `${name}@example.com`.toLowerCase();
    const answer = await post('sign-up/email', { name, email, password, ofAge: true, ...ticked });
    expect(answer.status).toBe(200);
    const code = await mailedCode(community, email);
    return cookieOf(await post('confirm-email', { code }, cookieOf(answer)));
  }

  it('is on only for an account that asked for it at sign-up', async () => {
    expect(await settingsOf(await join('Eager', { digest: true }))).toMatchObject({
      mail: true,
      digest: true,
    });
    expect(await settingsOf(await join('Silent', {}))).toMatchObject({ mail: true, digest: false });
    expect(await settingsOf(await join('Declines', { digest: false }))).toMatchObject({ digest: false });
  });

  it('comes for the first time a week after the account was created', async () => {
    await join('Patient', { digest: true });
    expect(
      await community.query(
        `select now() - s.digest_sent_at < interval '1 hour' as recent
         from notification_settings s join users u on u.id = s.user_id where u.email = 'patient@example.com'`,
      ),
    ).toEqual([{ recent: true }]);
  });

  it('follows the confirmed sign-up, not others with the same address', async () => {
    const email = 'mine@example.com';
    const own = await signUp('Mine', email);
    await post('sign-up/email', { name: 'Theirs', email, password: intruders, ofAge: true, digest: true });
    const [code] = await codesOf(email, 2);
    const confirmed = await post('confirm-email', { code }, own);
    expect(await settingsOf(cookieOf(confirmed))).toMatchObject({ digest: false });
    const again = await post('sign-up/email', {
      name: 'Mine',
      email,
      password: intruders,
      ofAge: true,
      digest: true,
    });
    expect(again.status).toBe(200);
    expect(await settingsOf(cookieOf(confirmed))).toMatchObject({ digest: false });
  });

  it('accepts only a boolean', async () => {
    const refused = await post('sign-up/email', {
      name: 'Odd',
      email: 'odd@example.com',
      password,
      ofAge: true,
      digest: 'yes',
    });
    expect(refused.status).toBe(422);
  });
});

describe('confirming', () => {
  it('needs only the code in the browser that signed up, and clears its proof', async () => {
    const browser = await signUp('Inbrowser', 'inbrowser@example.com');
    const code = await mailedCode(community, 'inbrowser@example.com');
    const confirmed = await post('confirm-email', { code }, browser);
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers.getSetCookie().join()).toMatch(/orbit-vine\.sign_up=; Max-Age=0/);
    expect((await community.request('/api/community/me', {}, cookieOf(confirmed))).status).toBe(200);
  });

  it('needs the sign-up’s password in other browsers, and keeps the code valid without it', async () => {
    const email = 'elsewhere@example.com';
    await signUp('Elsewhere', email);
    const code = await mailedCode(community, email);
    expect(await codeOf(await post('confirm-email', { code }))).toEqual([403, 'PASSWORD_NEEDED']);
    expect(await codeOf(await post('confirm-email', { code, password: 'not-this-one' }))).toEqual([
      401,
      'SIGN_UP_PASSWORD_WRONG',
    ]);
    expect((await post('confirm-email', { code, password })).status).toBe(200);
    expect(await codeOf(await post('confirm-email', { code, password }))).toEqual([410, 'CODE_INVALID']);
  });

  it('refuses a code after ten wrong passwords, and another can be mailed', async () => {
    const email = 'guessed@example.com';
    await signUp('Guessed', email);
    const code = await mailedCode(community, email);
    for (let times = 0; times < 10; times += 1)
      expect((await post('confirm-email', { code, password: `guess-${times}` })).status).toBe(401);
    expect((await post('confirm-email', { code, password })).status).toBe(410);
    await post('send-verification-email', { email });
    const [, another] = await codesOf(email, 2);
    expect((await post('confirm-email', { code: another, password })).status).toBe(200);
  });

  it('asks only for another name when the name is taken by then', async () => {
    const email = 'second@example.com';
    const browser = await signUp('mERLOT', email);
    await signUpByMail(community, 'Merlot');
    const code = await mailedCode(community, email);
    expect(await codeOf(await post('confirm-email', { code }, browser))).toEqual([409, 'USERNAME_TAKEN']);
    expect((await post('confirm-email', { code, name: 'a b' }, browser)).status).toBe(422);
    const confirmed = await post('confirm-email', { code, name: 'Cabernet' }, browser);
    const me = await community.request('/api/community/me', {}, cookieOf(confirmed));
    expect(await me.json()).toMatchObject({ name: 'Cabernet' });
  });

  it('does not reveal at sign-up which names are taken', async () => {
    await signUpByMail(community, 'Zweigelt');
    await signUp('Zweigelt', 'asks-for-names@example.com');
  });

  it('is impossible after a day, when code and sign-up have expired', async () => {
    const email = 'late@example.com';
    const browser = await signUp('Late', email);
    const code = await mailedCode(community, email);
    await community.query(`update sign_ups set expires_at = now() - interval '2 days' where email = $1`, [
      email,
    ]);
    await community.query(`update sign_up_codes set expires_at = now() - interval '2 days' where sign_up_id in
      (select id from sign_ups where email = '${email}')`);
    expect((await post('confirm-email', { code }, browser)).status).toBe(410);
    expect(await signIn(email, password)).toBe(401);
    const database = await openDatabase(community.databaseUrl);
    await forgetAbandoned(database);
    await database.$client.end();
    expect(await community.query('select 1 from sign_ups where email = $1', [email])).toEqual([]);
  });
});

describe('an intruder who signs up with the address of another person', () => {
  it('does not choose the password that the owner confirms, whichever link the owner opens', async () => {
    for (const [at, opened] of [0, 1, 2].entries()) {
      const email = `victim${at}@example.com`;
      const browser = await signUp(`Victim${at}`, email);
      await signUp(`Victim${at}`, email, intruders);
      await post('send-verification-email', { email });
      const codes = await codesOf(email, 3);
      expect((await post('confirm-email', { code: codes[opened] }, browser)).status).toBe(200);
      expect([await signIn(email, password), await signIn(email, intruders)]).toEqual([200, 401]);
      for (const code of codes)
        expect((await post('confirm-email', { code, password: intruders })).status).toBe(410);
    }
  });

  it('does not choose it on the owner’s other devices, which ask for the owner’s password', async () => {
    const email = 'phone@example.com';
    await signUp('Phone', email);
    await signUp('Squatter', email, intruders);
    const [, code] = await codesOf(email, 2);
    expect(await codeOf(await post('confirm-email', { code }))).toEqual([403, 'PASSWORD_NEEDED']);
    const confirmed = await post('confirm-email', { code, password });
    const me = await community.request('/api/community/me', {}, cookieOf(confirmed));
    expect(await me.json()).toMatchObject({ name: 'Phone' });
    expect(await signIn(email, intruders)).toBe(401);
  });

  it('does not become an administrator when the owner opens the link', async () => {
    await signUp('Owner', administrator, intruders);
    const code = await mailedCode(community, administrator);
    expect(await codeOf(await post('confirm-email', { code }))).toEqual([403, 'PASSWORD_NEEDED']);
    expect(await signIn(administrator, intruders)).toBe(403);
    expect(await community.query('select 1 from users where email = $1', [administrator])).toEqual([]);
  });

  it('gains nothing from the cookie of the sign-up without the mail', async () => {
    const email = 'cookie-only@example.com';
    const browser = await signUp('Cookieonly', email, intruders);
    expect((await community.request('/api/community/me', {}, browser)).status).toBe(401);
    expect((await post('confirm-email', { code: 'x'.repeat(32) }, browser)).status).toBe(410);
  });

  it('does not reserve a name', async () => {
    await signUp('Contested', 'nobody-reads-this@example.com');
    expect((await signUpByMail(community, 'Contested')).name).toBe('Contested');
  });
});

describe('an address that has an account', () => {
  it('gets a mail, and a sign-up with it can never be confirmed', async () => {
    const member = await signUpByMail(community, 'Settled');
    const browser = await signUp('Intruder', member.email, intruders);
    await expect
      .poll(async () => (await community.mails()).at(-1))
      .toContain('You already have a Plastic Grapes account');
    await post('send-verification-email', { email: member.email }, browser);
    expect(await mailedCodes(community, member.email)).toHaveLength(1);
    expect(await signIn(member.email, password)).toBe(200);
  });

  it('is not revealed by signing up and signing in', async () => {
    const member = await signUpByMail(community, 'Oracle');
    const answers = [];
    for (const [at, email] of [member.email, 'free@example.com'].entries()) {
      await signUp(`Probe${at}`, email, intruders);
      const known = await post('sign-in/email', { email, password: intruders });
      const wrong = await post('sign-in/email', { email, password: 'neither-of-them' });
      answers.push([await codeOf(known), await codeOf(wrong)]);
    }
    expect(answers[0]).toEqual([
      [403, 'EMAIL_NOT_CONFIRMED'],
      [401, 'INVALID_EMAIL_OR_PASSWORD'],
    ]);
    expect(answers[1]).toEqual(answers[0]);
  });
});

it('an unconfirmed account of an earlier version does not keep its owner out', async () => {
  const email = 'earlier-version@example.com';
  await community.query(`insert into users (name, email) values ('Earlier', $1)`, [email]);
  const browser = await signUp('Earlier', email);
  const code = await mailedCode(community, email);
  expect((await post('confirm-email', { code }, browser)).status).toBe(200);
});

it('a sign-up from the lot manager is mailed its words and a link that leads there, also when sent again', async () => {
  const email = 'from-lots@example.com';
  const entrance = 'lots';
  await post('sign-up/email', { name: 'Fromlots', email, password, ofAge: true, entrance });
  await post('send-verification-email', { email, entrance });
  await codesOf(email, 2);
  const mails = (await community.mails()).filter((raw) => raw.includes(email));
  for (const raw of mails) {
    expect(raw).toContain('Subject: Confirm your email for the lot manager');
    expect(textOf({ raw })).toMatch(/\/plastic-grapes\?code=\S+&from=lots\s/);
  }
  expect(
    (await post('send-verification-email', { email, entrance: 'https://elsewhere.example' })).status,
  ).toBe(422);
});
