import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cookieOf,
  joinCommunity,
  password,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../testing/community.ts';
import { repeatBeside } from '../testing/repeat-beside.ts';

let community: TestCommunity;
let ada: TestMember;
/** Cookies of a browser that was signed in before, and is not now. */
let knownBrowser: string;
beforeAll(async () => {
  community = await startCommunity({ rateLimits: true, trustedProxies: ['127.0.0.1', '::1'] });
  ada = await joinCommunity(community, 'Ada');
  const signedIn = await signIn(ada.email, password, '2001:db8:aaaa:1::1');
  knownBrowser = cookieOf(signedIn)
    .split('; ')
    .filter((cookie) => !cookie.includes('session_token'))
    .join('; ');
});
afterAll(() => community.stop());

function signIn(email: string, given: string, from: string, cookie = '') {
  const headers = { 'x-forwarded-for': from };
  return community.request('/api/auth/sign-in/email', { json: { email, password: given }, headers }, cookie);
}

it('the server signs members in while 177 networks try passwords, in a known browser and in a new one', async () => {
  const answered = new Set<number>();
  let asked = 0;
  const statuses: number[] = [];
  {
    await using _attackers = repeatBeside(177, async (at) => {
      asked += 1;
      const from = `198.51.100.${at}`;
      const { status } = await signIn(`nobody${asked}@example.com`, 'not-the-password', from);
      answered.add(status);
    });
    for (let time = 0; time < 3; time += 1)
      statuses.push((await signIn(ada.email, password, `2001:db8:bbbb:${time}::1`, knownBrowser)).status);
    statuses.push((await signIn(ada.email, password, '2001:db8:cccc:1::1')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200]);
  // On a fast machine the queue may never fill; when it does, callers get 503 with Retry-After.
  expect([...answered].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  expect(answered).toContain(401);
  expect(asked).toBeGreaterThan(177);
}, 180_000);
