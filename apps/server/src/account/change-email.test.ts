import { expect, it } from 'vitest';
import {
  joinCommunity,
  mailedCode,
  mailedCodes,
  password,
  type TestMember,
} from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

const ask = (member: TestMember, email: string, typed = password) =>
  member.request('/api/community/me/email', { json: { email, password: typed } });
const confirm = (code: string) => community.request('/api/community/new-email', { json: { code } });
const signIn = async (email: string) =>
  (await community.request('/api/auth/sign-in/email', { json: { email, password } })).status;
const mailTo = async (address: string, subject: string) =>
  (await community.mails()).filter((mail) => mail.includes(`To: ${address}`) && mail.includes(subject))
    .length;

it('a new address counts once it is confirmed by its mail, and the old one is notified', async () => {
  const ada = await joinCommunity(community, 'Ada');
  expect((await ask(ada, 'Ada.New@example.com')).status).toBe(200);
  expect([await signIn(ada.email), await signIn('ada.new@example.com')]).toEqual([200, 401]);
  const code = await mailedCode(community, 'ada.new@example.com', 'new-email');
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  expect([await signIn(ada.email), await signIn('ada.new@example.com')]).toEqual([401, 200]);
  await expect.poll(() => mailTo(ada.email, 'Your email for Plastic Grapes has changed')).toBe(1);
});

it('a reset that was mailed to the old address no longer works', async () => {
  const bob = await joinCommunity(community, 'Bob');
  await community.request('/api/auth/request-password-reset', { json: { email: bob.email } });
  const token = await mailedCode(community, bob.email, 'reset');
  await ask(bob, 'bob.new@example.com');
  await confirm(await mailedCode(community, 'bob.new@example.com', 'new-email'));
  const reset = { token, newPassword: 'skin-contact-days' };
  expect((await community.request('/api/auth/reset-password', { json: reset })).status).toBe(410);
});

it('an address that already has an account gets the same answer, and its owner a mail', async () => {
  const cai = await joinCommunity(community, 'Cai');
  const dee = await joinCommunity(community, 'Dee');
  const [taken, free] = [await ask(cai, dee.email), await ask(cai, 'free@example.com')];
  expect([taken.status, await taken.json()]).toEqual([free.status, await free.json()]);
  await expect.poll(() => mailTo(dee.email, 'You already have a Plastic Grapes account')).toBe(1);
  expect(await mailedCodes(community, dee.email, 'new-email')).toEqual([]);
});

it('an address that two members want goes to the first to confirm it', async () => {
  const eve = await joinCommunity(community, 'Eve');
  const fay = await joinCommunity(community, 'Fay');
  await ask(eve, 'shared@example.com');
  await mailedCode(community, 'shared@example.com', 'new-email');
  await ask(fay, 'shared@example.com');
  await expect.poll(() => mailedCodes(community, 'shared@example.com', 'new-email')).toHaveLength(2);
  const codes = await mailedCodes(community, 'shared@example.com', 'new-email');
  const answers = await Promise.all(codes.map(confirm));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
});

it('a change of email needs the password', async () => {
  const gus = await joinCommunity(community, 'Gus');
  expect(await (await ask(gus, 'gus.new@example.com', 'not-this-one')).json()).toMatchObject({
    code: 'INVALID_PASSWORD',
  });
  expect((await ask({ ...gus, request: community.request }, 'x@example.com')).status).toBe(401);
  expect(await (await ask(gus, gus.email.toUpperCase())).json()).toMatchObject({ code: 'SAME_EMAIL' });
});
