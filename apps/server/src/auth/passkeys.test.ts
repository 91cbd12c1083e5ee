import { beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, joinAs } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { outcome, type PasskeyDevice, passkeysIn, refused, under } from '../../testing/passkeys.ts';

const { community, ada, ben } = await gatherCommunity(['Ada', 'Ben'], { staffSecondFactor: true });
const { newDevice, askToAdd, askForPasskey, post, register, signInWith, add, signIn, ...passkeys } =
  passkeysIn(community);
const { joinWithPasskey, storedOf } = passkeys;

describe('a passkey', () => {
  it('is added, listed, renamed, signs its member in, and is removed', async () => {
    const { member, device } = await joinWithPasskey('Cleo');
    const list = async () => (await member.request(under('list-user-passkeys'))).json();
    const [{ id }] = (await list()) as [{ id: string }];
    expect(await list()).toEqual([{ id, name: 'Laptop', createdAt: expect.stringMatching(/Z$/) }]);
    expect((await post('update-passkey', { id, name: 'Cellar phone' }, member.cookie)).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Cellar phone' }]);

    const signedIn = await signIn(device);
    expect(signedIn.status).toBe(200);
    expect(await signedIn.json()).toEqual({});
    const me = await community.request('/api/community/me', {}, cookieOf(signedIn));
    expect(await me.json()).toMatchObject({ id: member.id });

    expect((await post('delete-passkey', { id }, member.cookie)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await outcome(await signIn(device))).toEqual(refused);
    const subjects = async () =>
      (await community.mails())
        .filter((mail) => mail.includes(`To: ${member.email}`))
        .map((mail) => /^Subject: (A passkey was \w+)/m.exec(mail)?.[1]);
    await expect.poll(subjects).toEqual(['A passkey was added', 'A passkey was removed']);
  });

  it('has options with what a browser needs, for its member only', async () => {
    const { member, device } = await joinWithPasskey('Dora');
    const { options } = await askToAdd(member);
    expect(options).toMatchObject({
      rp: { name: 'Plastic Grapes', id: 'localhost' },
      user: { name: member.email },
      attestation: 'none',
      excludeCredentials: [{ id: device.id, transports: ['internal', 'hybrid'] }],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    expect((await askForPasskey(member.cookie)).options).toMatchObject({
      rpId: 'localhost',
      userVerification: 'preferred',
      allowCredentials: [{ id: device.id }],
    });
    expect((await askForPasskey()).options.allowCredentials).toBeUndefined();
    expect((await askForPasskey(ben.cookie)).options.allowCredentials).toBeUndefined();
  });

  it('cannot be renamed or removed by another member', async () => {
    const { member } = await joinWithPasskey('Ella');
    const [{ id } = { id: '' }] = await storedOf(member);
    for (const each of [id, crypto.randomUUID()]) {
      expect(await outcome(await post('update-passkey', { id: each, name: 'Mine' }, ben.cookie))).toEqual(
        refused,
      );
      expect(await outcome(await post('delete-passkey', { id: each }, ben.cookie))).toEqual(refused);
    }
    expect(await storedOf(member)).toMatchObject([{ name: 'Laptop' }]);
  });
});

describe('signing in by a passkey', () => {
  it('is refused for a suspended member', async () => {
    const { member, device } = await joinWithPasskey('Fay');
    await community.query(`update profiles set suspended_until = 'infinity' where id = $1`, [member.id]);
    expect(await outcome(await signIn(device))).toEqual([403, 'SUSPENDED']);
    expect((await community.request(under('generate-authenticate-options'), {}, member.cookie)).status).toBe(
      200,
    );
  });

  it('counts as a second factor only if the device verified its user', async () => {
    const moderator = await joinAs(community, 'Mo', 'moderator');
    const device = newDevice();
    expect((await add(moderator, device)).status).toBe(200);
    const queueFor = (answer: Response) =>
      community.request('/api/community/moderation/reports', {}, cookieOf(answer));
    const touched = await signIn(device, { userVerified: false });
    expect(await outcome(await queueFor(touched))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect(await storedOf(moderator)).toMatchObject([{ verified_at: null }]);
    expect((await queueFor(await signIn(device))).status).toBe(200);
    expect(await storedOf(moderator)).toMatchObject([{ verified_at: expect.anything() }]);
  });
});

describe('proof of presence', () => {
  const prove = (response: unknown, cookie: string) =>
    community.request('/api/auth/reauthenticate', { json: { by: 'passkey', response } }, cookie);

  it('accepts a passkey of the member', async () => {
    const { member, device } = await joinWithPasskey('Gus');
    await community.query(`update sessions set authenticated_at = null where user_id = $1`, [member.id]);
    const { options, cookie } = await askForPasskey(member.cookie);
    expect((await prove(device.get(options), cookie)).status).toBe(200);
    expect((await member.request(under('generate-register-options'))).status).toBe(200);
  });

  it('refuses a passkey of another member', async () => {
    const { device } = await joinWithPasskey('Hal');
    const { options, cookie } = await askForPasskey(ben.cookie);
    expect(await outcome(await prove(device.get(options), cookie))).toEqual([403, 'REAUTHENTICATION_FAILED']);
  });
});

describe('a challenge', () => {
  let device: PasskeyDevice;
  beforeAll(async () => {
    ({ device } = await joinWithPasskey('Ida'));
  });

  it('allows one attempt, also when six requests race', async () => {
    const { options, cookie } = await askForPasskey();
    const answer = device.get(options);
    const answers = await Promise.all(Array.from({ length: 6 }, () => signInWith(answer, cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it('is spent by an attempt that fails', async () => {
    const { options, cookie } = await askForPasskey();
    expect(await outcome(await signInWith(device.get(options, { rpId: 'evil.example' }), cookie))).toEqual(
      refused,
    );
    expect(await outcome(await signInWith(device.get(options), cookie))).toEqual(refused);
  });

  it.each([
    ['without a cookie', () => ''],
    ['with the cookie of another browser', async () => (await askForPasskey()).cookie],
    ['with a cookie that the server has not signed', (cookie: string) => `${cookie.slice(0, -8)}AAAAAAAA`],
  ])('is refused %s', async (_, cookieFor) => {
    const { options, cookie } = await askForPasskey();
    expect(await outcome(await signInWith(device.get(options), await cookieFor(cookie)))).toEqual(refused);
  });

  it('is refused after five minutes', async () => {
    const { options, cookie } = await askForPasskey();
    await community.query(`update verifications set expires_at = expires_at - interval '301 seconds'`);
    expect(await outcome(await signInWith(device.get(options), cookie))).toEqual(refused);
  });

  it('is refused in the other ceremony', async () => {
    const adding = await askToAdd(ada);
    expect(await outcome(await signInWith(device.get(adding.options), adding.cookie))).toEqual(refused);
    const asking = await askForPasskey(ada.cookie);
    const created = newDevice().create({ ...asking.options, rp: { id: 'localhost' } });
    expect(await outcome(await register(created, asking.cookie))).toEqual(refused);
  });

  it('is refused from another member in the same browser', async () => {
    const { options, cookie } = await askToAdd(ada);
    const others = cookie.replace(ada.cookie, ben.cookie);
    expect(await outcome(await register(newDevice().create(options), others))).toEqual(refused);
    expect(await storedOf(ben)).toEqual([]);
  });

  it('is stored as a hash', async () => {
    const { cookie } = await askForPasskey();
    const token = /passkey=([A-Za-z0-9]+)/.exec(cookie)?.[1] ?? '';
    expect(token).toHaveLength(32);
    const rows = await community.query('select * from verifications');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
