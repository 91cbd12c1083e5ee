import { describe, expect, it } from 'vitest';
import { cookieOf, joinCommunity, mailedCode, password, signUpByMail } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

const post = (path: string, json: unknown) => community.request(`/api/auth/${path}`, { json });
const problemOf = async (response: Response) => ({
  status: response.status,
  contentType: response.headers.get('content-type'),
  ...((await response.json()) as { code: string; title: string }),
});

describe('signing up', () => {
  it('asks for a confirmed address before the first sign-in', async () => {
    await post('sign-up/email', { name: 'Early', email: 'early@example.com', password, ofAge: true });
    const answer = await problemOf(await post('sign-in/email', { email: 'early@example.com', password }));
    expect(answer).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_CONFIRMED',
      title: 'Email not confirmed',
      contentType: 'application/problem+json',
    });
  });

  it('confirms the address by the mailed code and signs the member in', async () => {
    const member = await joinCommunity(community, 'Confirmed');
    const session = await (await member.request('/api/auth/get-session')).json();
    expect(session).toMatchObject({ user: { name: 'Confirmed', emailVerified: true } });
  });

  it('keeps the code valid when the link is only opened', async () => {
    await post('sign-up/email', { name: 'Scanned', email: 'scanned@example.com', password, ofAge: true });
    const code = await mailedCode(community, 'scanned@example.com');
    expect((await community.request(`/plastic-grapes?code=${code}`)).status).toBe(200);
    expect((await community.request(`/api/auth/verify-email?token=${code}`)).status).toBe(404);
    expect((await post('confirm-email', { code, password })).status).toBe(200);
  });

  it('accepts a code once, also when two requests race', async () => {
    await post('sign-up/email', { name: 'Racer', email: 'racer@example.com', password, ofAge: true });
    const code = await mailedCode(community, 'racer@example.com');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post('confirm-email', { code, password })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  it('mails another code on request, and gives the same answer for an unknown address', async () => {
    await post('sign-up/email', { name: 'Again', email: 'again@example.com', password, ofAge: true });
    await mailedCode(community, 'again@example.com');
    const before = (await community.mails()).length;
    const known = await post('send-verification-email', { email: 'again@example.com' });
    const unknown = await post('send-verification-email', { email: 'nobody@example.com' });
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
    await expect.poll(async () => (await community.mails()).length).toBe(before + 1);
    const code = await mailedCode(community, 'again@example.com');
    expect((await post('confirm-email', { code, password })).status).toBe(200);
  });

  it('gives the same answer for an address with an account, and mails its owner', async () => {
    const member = await joinCommunity(community, 'Owner');
    const answer = await post('sign-up/email', {
      name: 'Intruder',
      email: member.email,
      password: 'chosen-by-an-intruder',
      ofAge: true,
    });
    expect(answer.status).toBe(200);
    await expect
      .poll(async () => (await community.mails()).at(-1))
      .toContain('You already have a Plastic Grapes account');
    expect((await post('sign-in/email', { email: member.email, password })).status).toBe(200);
  });
});

describe('an invalid sign-up', () => {
  it('is refused with the name of every invalid field', async () => {
    const answer = await post('sign-up/email', {
      name: 'a b',
      email: 'nowhere',
      password: '12345',
      ofAge: true,
    });
    const { errors } = (await answer.json()) as { errors: { field: string }[] };
    expect(answer.status).toBe(422);
    expect(errors.map(({ field }) => field)).toEqual(['name', 'email', 'password']);
  });
});

it('a code for a new password works once, also when six requests race', async () => {
  const member = await joinCommunity(community, 'Poulsard');
  await post('request-password-reset', { email: member.email });
  const token = await mailedCode(community, member.email, 'reset');
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => post('reset-password', { token, newPassword: `vin-jaune-${at}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
});

describe('signing in and out', () => {
  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const member = await joinCommunity(community, 'Syrah');
    const wrong = await problemOf(
      await post('sign-in/email', { email: member.email, password: 'not-this-one' }),
    );
    const unknown = await problemOf(await post('sign-in/email', { email: 'nobody@example.com', password }));
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' });
  });

  it('ends the session on the server, not only in the browser', async () => {
    const member = await joinCommunity(community, 'Pinot');
    expect((await member.request('/api/auth/sign-out', { method: 'POST' })).status).toBe(200);
    expect((await member.request('/api/community/me')).status).toBe(401);
  });
});

it('signing out clears the browser’s cache, and no other answer does', async () => {
  const member = await joinCommunity(community, 'Silvaner');
  const session = await member.request('/api/auth/get-session');
  const out = await member.request('/api/auth/sign-out', { json: {} });
  expect([session, out].map(({ headers }) => headers.get('clear-site-data'))).toEqual([null, '"cache"']);
});

describe('a password reset', () => {
  it('works once with the mailed code, and ends every session', async () => {
    const member = await joinCommunity(community, 'Gamay');
    expect((await post('request-password-reset', { email: member.email })).status).toBe(200);
    const token = await mailedCode(community, member.email, 'reset');
    const newPassword = 'carbonic-maceration';
    expect((await post('reset-password', { token, newPassword })).status).toBe(200);
    const repeated = await problemOf(await post('reset-password', { token, newPassword: 'again-and-again' }));
    expect(repeated).toMatchObject({ status: 410, code: 'CODE_INVALID' });
    expect((await member.request('/api/community/me')).status).toBe(401);
    expect((await post('sign-in/email', { email: member.email, password })).status).toBe(401);
    const signedIn = await post('sign-in/email', { email: member.email, password: newPassword });
    expect(signedIn.status).toBe(200);
    expect(cookieOf(signedIn)).toContain('session_token');
  });

  it('gives the same answer for an unknown address', async () => {
    expect((await post('request-password-reset', { email: 'nobody@example.com' })).status).toBe(200);
    await signUpByMail(community, 'Later');
    expect((await community.mails()).join()).not.toContain('nobody@example.com');
  });
});
