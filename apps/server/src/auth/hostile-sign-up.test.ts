import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cookieOf,
  joinCommunity,
  mailedCode,
  mailedCodes,
  password,
  requester,
  startCommunity,
  type TestCommunity,
} from '../../testing/community.ts';
import { freePort } from '../http/free-port.ts';

let community: TestCommunity;
beforeAll(async () => {
  community = await startCommunity();
});
afterAll(() => community.stop());

const post = (path: string, json: unknown) => community.request(`/api/auth/${path}`, { json });
const signUp = (name: string, email: string, chosen = password) =>
  post('sign-up/email', { name, email, password: chosen, ofAge: true });
const signIn = async (email: string, chosen: string) =>
  (await post('sign-in/email', { email, password: chosen })).status;

describe('somebody who signs up with an address that is not theirs', () => {
  it('and comes first, leaves its owner free to sign up, under a name and password of their own', async () => {
    const email = 'owner1@example.com';
    await signUp('Squatter1', email, 'known-to-the-squatter');
    expect((await signUp('Owner1', email)).status).toBe(200);
    await expect.poll(async () => (await mailedCodes(community, email)).length).toBe(2);
    expect((await post('confirm-email', { code: await mailedCode(community, email) })).status).toBe(200);
    expect(await signIn(email, 'known-to-the-squatter')).toBe(401);
    const signedIn = await post('sign-in/email', { email, password });
    const me = await community.request('/api/community/me', {}, cookieOf(signedIn));
    expect(await me.json()).toMatchObject({ name: 'Owner1' });
  });

  it('and comes second, cannot slip a password under the code that its owner was mailed before', async () => {
    const email = 'owner2@example.com';
    await signUp('Owner2', email);
    await signUp('Squatter2', email, 'known-to-the-squatter');
    await expect.poll(async () => (await mailedCodes(community, email)).length).toBe(2);
    const [own = '', squatters = ''] = await mailedCodes(community, email);
    expect((await post('confirm-email', { code: own })).status).toBe(200);
    expect(await signIn(email, password)).toBe(200);
    expect(await signIn(email, 'known-to-the-squatter')).toBe(401);
    expect((await post('confirm-email', { code: squatters || 'x'.repeat(32) })).status).toBe(410);
  });

  it('and whose sign-up then comes to nothing, does not spoil the code that its owner was mailed', async () => {
    const limited = await startCommunity({ rateLimits: true });
    try {
      const email = 'owner3@example.com';
      const attempt = (name: string) =>
        limited.request('/api/auth/sign-up/email', {
          json: { name, email, password: 'known-to-the-squatter', ofAge: true },
        });
      await limited.request('/api/auth/sign-up/email', {
        json: { name: 'Owner3', email, password, ofAge: true },
      });
      const code = await mailedCode(limited, email);
      const statuses = [];
      for (const name of ['SquatterA', 'SquatterB', 'SquatterC']) statuses.push((await attempt(name)).status);
      expect(statuses.at(-1)).toBe(429);
      expect((await limited.request('/api/auth/confirm-email', { json: { code } })).status).toBe(200);
      const signedIn = await limited.request('/api/auth/sign-in/email', { json: { email, password } });
      expect(signedIn.status).toBe(200);
      const me = await limited.request('/api/community/me', {}, cookieOf(signedIn));
      expect(await me.json()).toMatchObject({ name: 'Owner3' });
    } finally {
      await limited.stop();
    }
  });

  it('cannot learn from a second sign-up whether the first one found the address free', async () => {
    const member = await joinCommunity(community, 'Known');
    await signUp('Probe1', member.email);
    await signUp('Probe2', 'free@example.com');
    const [known, free] = await Promise.all([
      signUp('Probe1', 'probe1@example.com'),
      signUp('Probe2', 'probe2@example.com'),
    ]);
    expect([known.status, free.status]).toEqual([200, 200]);
  });

  it('does not keep a name from those who confirm', async () => {
    await signUp('Contested', 'nobody-reads-this@example.com');
    expect((await joinCommunity(community, 'Contested')).name).toBe('Contested');
  });
});

it('a code is worth nothing after its day', async () => {
  const email = 'late@example.com';
  await signUp('Late', email);
  const admin = new pg.Client({ connectionString: community.databaseUrl });
  await admin.connect();
  await admin.query(`update verifications set expires_at = now() - interval '1 second'`);
  await admin.end();
  expect((await post('confirm-email', { code: await mailedCode(community, email) })).status).toBe(410);
});

describe('while the mail server is slow', () => {
  let smtp: SMTPServer;
  let slow: TestCommunity;
  let answering = false;
  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: async (_, __, callback) => {
        while (!answering) await sleep(20);
        callback();
      },
      onData: (stream, _, callback) => stream.resume().on('end', () => callback()),
    });
    const port = await new Promise<number>((resolve) => {
      const listening = smtp.listen(0, '127.0.0.1', () =>
        resolve((listening.address() as { port: number }).port),
      );
    });
    slow = await startCommunity({ smtpUrl: `smtp://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    answering = true;
    await slow.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  it('sign-ups do not wait for it, and neither do answers tell a known address from another', async () => {
    const signUps = Array.from({ length: 8 }, (_, at) =>
      slow.request('/api/auth/sign-up/email', {
        json: { name: `Slow${at}`, email: `slow${at}@example.com`, password, ofAge: true },
      }),
    );
    for (const response of await Promise.all(signUps)) expect(response.status).toBe(200);
    const started = performance.now();
    expect((await slow.request('/api/community/status')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2_000);
    for (const path of ['request-password-reset', 'send-verification-email']) {
      const known = slow.request(`/api/auth/${path}`, { json: { email: 'slow1@example.com' } });
      expect((await Promise.race([known, sleep(3_000)]))?.status).toBe(200);
    }
  });
});

it('a mail server that is down is no reason to refuse a sign-up, nor does it tell a known address from another', async () => {
  const deaf = await startCommunity({ smtpUrl: 'smtp://127.0.0.1:9' });
  try {
    const json = { name: 'Unmailed', email: 'unmailed@example.com', password, ofAge: true };
    expect((await deaf.request('/api/auth/sign-up/email', { json })).status).toBe(200);
    for (const email of ['unmailed@example.com', 'unknown@example.com']) {
      for (const path of ['request-password-reset', 'send-verification-email']) {
        expect((await deaf.request(`/api/auth/${path}`, { json: { email } })).status).toBe(200);
      }
    }
  } finally {
    await deaf.stop();
  }
});

it('behind TLS the session’s cookie can only have been set by this very host', async () => {
  const port = await freePort();
  const secure = await startCommunity({ publicUrl: 'https://wine.example', port });
  const request = requester(`http://127.0.0.1:${port}`);
  try {
    const member = await joinCommunity({ ...secure, request }, 'Hosted');
    expect((await member.request('/api/community/channels')).status).toBe(200);
    const signedIn = await request('/api/auth/sign-in/email', { json: { email: member.email, password } });
    const cookie = signedIn.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toMatch(/^__Host-orbit-vine\.session_token=/);
    expect(cookie).toMatch(/; Path=\/;.*HttpOnly; Secure/);
    expect(cookie).not.toContain('Domain');
  } finally {
    await secure.stop();
  }
});
