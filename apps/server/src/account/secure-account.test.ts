import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/authenticator.ts';
import {
  joinAs,
  joinCommunity,
  mailedCode,
  mailedCodes,
  password,
  signInAgain,
  type TestMember,
} from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

const changePassword = (member: TestMember, newPassword: string) =>
  member.request('/api/auth/change-password', { json: { currentPassword: password, newPassword } });
const notMe = (code: string) => community.request('/api/community/not-me', { json: { code } });
const signIn = async (email: string, typed: string) =>
  (await community.request('/api/auth/sign-in/email', { json: { email, password: typed } })).status;
const isIn = async (cookie: string) =>
  (await community.request('/api/community/me', {}, cookie)).status === 200;
const subjectsTo = async (email: string) =>
  (await community.mails())
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
const addPasskey = (userId: string, when: string) =>
  community.query(
    `insert into passkeys (user_id, public_key, credential_id, counter, device_type, backed_up, created_at)
     values ($1, 'x', gen_random_uuid()::text, 0, 'singleDevice', false, now() ${when})`,
    [userId],
  );
const passkeysOf = async (userId: string) =>
  (await community.query('select 1 from passkeys where user_id = $1', [userId])).length;

describe('the owner of an account is mailed', () => {
  it('when the password is changed or reset', async () => {
    const ada = await joinCommunity(community, 'Ada');
    expect((await changePassword(ada, 'skin-contact-days')).status).toBe(200);
    await expect.poll(() => subjectsTo(ada.email)).toContain('Your password for Plastic Grapes has changed');
    await community.request('/api/auth/request-password-reset', { json: { email: ada.email } });
    const token = await mailedCode(community, ada.email, 'reset');
    await community.request('/api/auth/reset-password', { json: { token, newPassword: 'carbonic-day' } });
    await expect.poll(() => subjectsTo(ada.email)).toContain('A new password was chosen for Plastic Grapes');
  });

  it('when an authenticator app is added or removed', async () => {
    const bob = await joinAs(community, 'Bob', 'moderator');
    const begun = await bob.request('/api/auth/second-factor/app', { json: {} });
    const { key } = (await begun.json()) as { key: string };
    await bob.request('/api/auth/second-factor/app/confirmation', { json: { code: await codeOf(key) } });
    await bob.request('/api/auth/second-factor/app', { method: 'DELETE' });
    await expect
      .poll(async () => (await subjectsTo(bob.email)).filter((subject) => subject.includes('authenticator')))
      .toHaveLength(2);
  });

  it('when there are new recovery codes, which are revoked if the owner did not ask for them', async () => {
    const bea = await joinAs(community, 'Bea', 'moderator');
    const begun = await bea.request('/api/auth/second-factor/app', { json: {} });
    const { key } = (await begun.json()) as { key: string };
    await bea.request('/api/auth/second-factor/app/confirmation', { json: { code: await codeOf(key) } });
    await community.query(
      `update second_factors set confirmed_at = confirmed_at - interval '1 day' where user_id = $1`,
      [bea.id],
    );
    const renewed = await bea.request('/api/auth/second-factor/recovery-codes', { json: {} });
    expect(renewed.status).toBe(200);
    await expect
      .poll(() => subjectsTo(bea.email))
      .toContain('There are new recovery codes for Plastic Grapes');
    expect((await notMe(await mailedCode(community, bea.email, 'not-me'))).status).toBe(200);
    const left = (table: string) => community.query(`select 1 from ${table} where user_id = $1`, [bea.id]);
    expect([await left('recovery_codes'), await left('second_factors')]).toMatchObject([[], [{}]]);
  });

  it('when a browser signs in for the first time, but not again', async () => {
    const dov = await joinCommunity(community, 'Dov');
    const signedIn = async (cookie: string) =>
      community.request('/api/auth/sign-in/email', { json: { email: dov.email, password } }, cookie);
    const letters = async () =>
      (await subjectsTo(dov.email)).filter((subject) => subject.includes('on a new device')).length;
    const first = await signedIn('');
    await expect.poll(letters).toBe(1);
    const browserCookies = first.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    expect((await signedIn(browserCookies.join('; '))).status).toBe(200);
    await signedIn('');
    await expect.poll(letters).toBe(2);
  });

  it('only if the change succeeds', async () => {
    const cai = await joinCommunity(community, 'Cai');
    const wrong = await cai.request('/api/auth/change-password', {
      json: { currentPassword: 'not-this-one', newPassword: 'skin-contact-days' },
    });
    expect(wrong.status).toBe(403);
    expect(await mailedCodes(community, cai.email, 'not-me')).toEqual([]);
  });
});

describe('“This was not me”', () => {
  it('removes the intruder’s access and mails the owner a link for a new password', async () => {
    const dee = await joinCommunity(community, 'Dee');
    await addPasskey(dee.id, `- interval '1 day'`);
    await changePassword(dee, 'chosen-by-a-thief');
    const code = await mailedCode(community, dee.email, 'not-me');
    await addPasskey(dee.id, `+ interval '1 second'`);
    const thief = await community.request('/api/auth/sign-in/email', {
      json: { email: dee.email, password: 'chosen-by-a-thief' },
    });
    const cookie = thief.headers.getSetCookie().join('; ');
    expect(await isIn(cookie)).toBe(true);
    const answer = await notMe(code);
    expect([answer.status, await answer.json(), answer.headers.getSetCookie()]).toEqual([200, {}, []]);
    expect(await isIn(cookie)).toBe(false);
    expect(await signIn(dee.email, 'chosen-by-a-thief')).toBe(401);
    expect(await signIn(dee.email, password)).toBe(401);
    expect(await passkeysOf(dee.id)).toBe(1);
    const token = await mailedCode(community, dee.email, 'reset');
    const reset = { token, newPassword: 'skin-contact-days' };
    expect((await community.request('/api/auth/reset-password', { json: reset })).status).toBe(200);
    expect(await signIn(dee.email, 'skin-contact-days')).toBe(200);
  });

  it('restores a changed address, and letters to the new one undo nothing', async () => {
    const eve = await joinCommunity(community, 'Eve');
    await eve.request('/api/community/me/email', { json: { email: 'thief@example.com', password } });
    const change = await mailedCode(community, 'thief@example.com', 'new-email');
    expect((await community.request('/api/community/new-email', { json: { code: change } })).status).toBe(
      200,
    );
    const code = await mailedCode(community, eve.email, 'not-me');
    await changePassword(eve, 'chosen-by-a-thief');
    const thiefs = await mailedCode(community, 'thief@example.com', 'not-me');
    expect((await notMe(code)).status).toBe(200);
    expect((await notMe(thiefs)).status).toBe(410);
    expect(await community.query('select email from users where id = $1', [eve.id])).toEqual([
      { email: eve.email },
    ]);
    await mailedCode(community, eve.email, 'reset');
  });
});

describe('an older letter', () => {
  const moveTo = async (member: TestMember, email: string) => {
    await member.request('/api/community/me/email', { json: { email, password } });
    const code = await mailedCode(community, email, 'new-email');
    expect((await community.request('/api/community/new-email', { json: { code } })).status).toBe(200);
  };
  const addressOf = async ({ id }: TestMember) =>
    (await community.query<{ email: string }>('select email from users where id = $1', [id]))[0]?.email;

  it('keeps the address that was confirmed after it, and mails the link for a new password there', async () => {
    const lea = await joinCommunity(community, 'Lea');
    await signInAgain(community, lea);
    const older = await mailedCode(community, lea.email, 'not-me');
    await moveTo(lea, 'lea-moved@example.com');
    expect((await notMe(older)).status).toBe(200);
    expect(await addressOf(lea)).toBe('lea-moved@example.com');
    expect(await isIn(lea.cookie)).toBe(false);
    await mailedCode(community, 'lea-moved@example.com', 'reset');
  });

  it('does not invalidate the later letter that can restore the address', async () => {
    const max = await joinCommunity(community, 'Max');
    await signInAgain(community, max);
    const older = await mailedCode(community, max.email, 'not-me');
    await moveTo(max, 'thief3@example.com');
    await expect.poll(async () => (await mailedCodes(community, max.email, 'not-me')).length).toBe(2);
    const later = await mailedCode(community, max.email, 'not-me');
    await changePassword(max, 'chosen-by-a-thief');
    const thiefs = await mailedCode(community, 'thief3@example.com', 'not-me');
    expect((await notMe(older)).status).toBe(200);
    expect((await notMe(thiefs)).status).toBe(410);
    expect((await notMe(later)).status).toBe(200);
    expect(await addressOf(max)).toBe(max.email);
    await mailedCode(community, max.email, 'reset');
  });
});

describe('the link “This was not me”', () => {
  it('sent to a thief does not invalidate the owner’s', async () => {
    const fay = await joinCommunity(community, 'Fay');
    await fay.request('/api/community/me/email', { json: { email: 'thief2@example.com', password } });
    const change = await mailedCode(community, 'thief2@example.com', 'new-email');
    await community.request('/api/community/new-email', { json: { code: change } });
    const owners = await mailedCode(community, fay.email, 'not-me');
    await changePassword(fay, 'chosen-by-a-thief');
    expect((await notMe(await mailedCode(community, 'thief2@example.com', 'not-me'))).status).toBe(200);
    expect((await notMe(owners)).status).toBe(200);
    expect(await community.query('select email from users where id = $1', [fay.id])).toEqual([
      { email: fay.email },
    ]);
  });

  it('works once, even if six requests race, only by confirmation, and within its week', async () => {
    const gus = await joinCommunity(community, 'Gus');
    await changePassword(gus, 'skin-contact-days');
    const code = await mailedCode(community, gus.email, 'not-me');
    await community.request(`/plastic-grapes?not-me=${code}`);
    expect(await signIn(gus.email, 'skin-contact-days')).toBe(200);
    await community.query(`update account_events set expires_at = now() where user_id = $1`, [gus.id]);
    expect((await notMe(code)).status).toBe(410);
    await community.query(
      `update account_events set expires_at = now() + interval '1 day' where user_id = $1`,
      [gus.id],
    );
    const answers = await Promise.all(Array.from({ length: 6 }, () => notMe(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect((await notMe('x'.repeat(32))).status).toBe(410);
  });
});

describe('a password reset', () => {
  const reset = async (member: TestMember, more = {}) => {
    await community.request('/api/auth/request-password-reset', { json: { email: member.email } });
    const token = await mailedCode(community, member.email, 'reset');
    return community.request('/api/auth/reset-password', {
      json: { token, newPassword: 'skin-contact-days', ...more },
    });
  };

  it('removes passkeys unless the owner keeps them', async () => {
    const hal = await joinCommunity(community, 'Hal');
    const ida = await joinCommunity(community, 'Ida');
    for (const { id } of [hal, ida]) await addPasskey(id, '');
    expect((await reset(hal)).status).toBe(200);
    expect((await reset(ida, { removePasskeys: false })).status).toBe(200);
    expect([await passkeysOf(hal.id), await passkeysOf(ida.id)]).toEqual([0, 1]);
  });

  it('keeps the passkey that is a staff member’s second factor, since a mailbox cannot replace it', async () => {
    const jo = await joinAs(community, 'Joe', 'moderator');
    await addPasskey(jo.id, '');
    await addPasskey(jo.id, '');
    await community.query(
      `update passkeys set verified_at = now() where id = (select id from passkeys where user_id = $1 limit 1)`,
      [jo.id],
    );
    expect((await reset(jo)).status).toBe(200);
    expect(await passkeysOf(jo.id)).toBe(1);
  });
});

it('an administrator ends a member’s sessions, which is recorded', async () => {
  const chief = await joinAs(community, 'Chief', 'administrator');
  const kim = await joinCommunity(community, 'Kim');
  const { cookie } = await signInAgain(community, kim);
  const path = `/api/community/admin/members/${kim.id}/sessions`;
  expect((await kim.request(path, { method: 'DELETE' })).status).toBe(403);
  expect((await chief.request(path, { method: 'DELETE' })).status).toBe(200);
  expect([await isIn(kim.cookie), await isIn(cookie)]).toEqual([false, false]);
  expect(
    await community.query('select act, actor_id from moderation_acts where member_id = $1', [kim.id]),
  ).toEqual([{ act: 'signOut', actor_id: chief.id }]);
});
