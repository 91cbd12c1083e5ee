import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joinCommunity,
  mailedCode,
  password,
  startCommunity,
  type TestCommunity,
} from '../../testing/community.ts';

let community: TestCommunity;
beforeAll(async () => {
  community = await startCommunity();
});
afterAll(() => community.stop());

const post = (path: string, json: unknown) => community.request(`/api/auth/${path}`, { json });
const problemOf = async (response: Response) => ({
  status: response.status,
  contentType: response.headers.get('content-type'),
  ...((await response.json()) as { code: string; title: string }),
});

it('takes nobody who does not say that they are 17', async () => {
  const person = { name: 'Young', email: 'young@example.com', password };
  for (const said of [{}, { ofAge: false }, { ofAge: 'true' }]) {
    const answer = await post('sign-up/email', { ...person, ...said });
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', errors: [{ field: 'ofAge' }] });
  }
});

describe('a password that is easy to guess', () => {
  it('is refused at sign-up, with the reasons', async () => {
    const person = { name: 'Bordelaise', email: 'bordelaise@example.com', ofAge: true };
    for (const weak of ['password1', 'bordelaise', 'Bordelaise1']) {
      const answer = await problemOf(await post('sign-up/email', { ...person, password: weak }));
      expect(answer).toMatchObject({
        status: 422,
        code: 'WEAK_PASSWORD',
        errors: [{ field: 'password', message: expect.stringContaining('easy to guess') }],
      });
    }
  });

  it('is refused for a forgotten one too, and does not spend the code', async () => {
    const member = await joinCommunity(community, 'Trousseau');
    await post('request-password-reset', { email: member.email });
    const token = await mailedCode(community, member.email, 'reset');
    const weak = await post('reset-password', { token, newPassword: 'trousseau' });
    expect(await problemOf(weak)).toMatchObject({
      code: 'WEAK_PASSWORD',
      errors: [{ field: 'newPassword' }],
    });
    expect((await post('reset-password', { token, newPassword: 'savagnin-sous-voile' })).status).toBe(200);
  });
});

describe('the limits', () => {
  it('count by address as well, known or not, so that many hosts together guess no faster', async () => {
    const limited = await startCommunity({ rateLimits: true, trustedProxies: ['127.0.0.1', '::1'] });
    try {
      const statuses = new Set<number>();
      for (const email of ['known@example.com', 'unknown@example.com']) {
        let last: Response | undefined;
        for (let host = 1; host <= 11; host += 1) {
          last = await limited.request('/api/auth/sign-in/email', {
            json: { email, password: 'not-this-one' },
            headers: { 'x-forwarded-for': `203.0.113.${host}` },
          });
          if (host <= 10) statuses.add(last.status);
        }
        expect(await problemOf(last as Response)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
        expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(60);
      }
      expect([...statuses]).toEqual([401]);
    } finally {
      await limited.stop();
    }
  }, 60_000);

  it('let a flood of sign-ins wait in a short line, and everybody else pass', async () => {
    const guesses = Array.from({ length: 40 }, (_, at) =>
      post('sign-in/email', { email: `flood${at}@example.com`, password }),
    );
    const started = performance.now();
    expect((await community.request('/api/community/status')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(5_000);
    const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([401, 503]);
  }, 60_000);

  it('hold back a host that keeps guessing passwords, and say for how long', async () => {
    const limited = await startCommunity({ rateLimits: true });
    try {
      const guess = () =>
        limited.request('/api/auth/sign-in/email', { json: { email: 'x@example.com', password } });
      const statuses: number[] = [];
      let last: Response | undefined;
      for (let attempt = 0; attempt < 5; attempt += 1) {
        last = await guess();
        statuses.push(last.status);
      }
      expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
      expect(await problemOf(last as Response)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  });
});
