import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  password,
  requester,
  signUpByMail,
  startCommunity,
  type TestCommunity,
} from '../../testing/community.ts';
import { freePort } from '../platform/free-port.ts';

describe('a slow mail server', () => {
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

  it('delays no sign-up, and does not reveal known addresses', async () => {
    const signUps = Array.from({ length: 8 }, (_, at) =>
      slow.request('/api/auth/sign-up/email', {
        json: { name: `Slow${at}`, email: `slow${at}@example.com`, password, ofAge: true },
      }),
    );
    for (const response of await Promise.all(signUps)) expect(response.status).toBe(200);
    // The mail server has not answered anything yet.
    expect((await slow.request('/api/community/status')).status).toBe(200);
    for (const path of ['request-password-reset', 'send-verification-email']) {
      const known = await slow.request(`/api/auth/${path}`, { json: { email: 'slow1@example.com' } });
      expect(known.status).toBe(200);
    }
    expect(answering).toBe(false);
  });
});

it('a mail server that is down prevents no sign-up, and does not reveal known addresses', async () => {
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

it('the session cookie behind TLS can be set only by this host', async () => {
  const port = await freePort();
  const secure = await startCommunity({ publicUrl: 'https://wine.example', port });
  const request = requester(`http://127.0.0.1:${port}`);
  try {
    const member = await signUpByMail({ ...secure, request }, 'Hosted');
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
