import { describe, expect, it } from 'vitest';
import { joinCommunity, signUpByMail } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

const navigation = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
};

let count = 0;
async function visit(path: string, headers: Record<string, string>) {
  count += 1;
  const member = await joinCommunity(community, `Visitor${count}`);
  const page = await member.request(path, { headers });
  const signedIn = (await member.request('/api/community/me')).status === 200;
  return { page, signedIn, cookies: page.headers.getSetCookie() };
}

describe('a member who navigates', () => {
  it.each(['/tools', '/about', '/no-such-page', '/lotsx', '/tools/?from=chat'])(
    'to %s is signed out',
    async (path) => {
      const { signedIn, cookies } = await visit(path, navigation);
      expect(signedIn).toBe(false);
      expect(cookies).toContainEqual(expect.stringMatching(/session_token=;.*Max-Age=0/));
      expect(cookies).toContainEqual(expect.stringMatching(/^signed-in=0; Max-Age=60;/));
    },
  );

  it.each(['/', '/plastic-grapes', '/plastic-grapes/2', '/lots', '/lots?view=month', '/avatars/Ada.svg'])(
    'to %s stays signed in',
    async (path) => {
      expect(await visit(path, navigation)).toMatchObject({ signedIn: true, cookies: [] });
    },
  );

  it.each([
    ['prefetches it', { 'sec-purpose': 'prefetch' }],
    ['prerenders it', { 'sec-purpose': 'prefetch;prerender' }],
    ['comes from another site, which must not sign them out', { 'sec-fetch-site': 'cross-site' }],
    ['loads it in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['loads it by script', { 'sec-fetch-dest': 'empty' }],
  ])('to /tools stays signed in when the browser %s', async (_, headers) => {
    expect(await visit('/tools', { ...navigation, ...headers })).toMatchObject({
      signedIn: true,
      cookies: [],
    });
  });

  it('without fetch metadata is signed out if the browser accepts a page', async () => {
    expect((await visit('/tools', { accept: 'text/html,*/*' })).signedIn).toBe(false);
    expect((await visit('/tools', { accept: '*/*' })).signedIn).toBe(true);
  });
});

it('a readable cookie exists as long as the session', async () => {
  const member = await signUpByMail(community, 'Marked');
  expect(member.cookie).toContain('signed-in=1');
  const signedOut = await member.request('/api/auth/sign-out', { method: 'POST' });
  expect(signedOut.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^signed-in=1; Max-Age=0;/));
});
