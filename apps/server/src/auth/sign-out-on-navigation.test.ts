import { describe, expect, it } from 'vitest';
import { joinCommunity, signUpByMail } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

/** What a browser says when somebody follows a link of ours. */
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

describe('a member who goes to another page of the site', () => {
  it.each(['/tools', '/about', '/no-such-page', '/lotsx', '/tools/?from=chat'])(
    '%s, is signed out',
    async (path) => {
      const { signedIn, cookies } = await visit(path, navigation);
      expect(signedIn).toBe(false);
      expect(cookies).toContainEqual(expect.stringMatching(/session_token=;.*Max-Age=0/));
      expect(cookies).toContainEqual(expect.stringMatching(/^signed-in=0; Max-Age=60;/));
    },
  );

  it.each(['/', '/plastic-grapes', '/plastic-grapes/2', '/lots', '/lots?view=month', '/avatars/Ada.svg'])(
    '%s, stays',
    async (path) => {
      expect(await visit(path, navigation)).toMatchObject({ signedIn: true, cookies: [] });
    },
  );

  it.each([
    ['only asks for it ahead of time', { 'sec-purpose': 'prefetch' }],
    ['only asks for it to be prerendered', { 'sec-purpose': 'prefetch;prerender' }],
    ['comes from another site, which must not sign them out', { 'sec-fetch-site': 'cross-site' }],
    ['has it in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['asks by script', { 'sec-fetch-dest': 'empty' }],
  ])('but %s, stays', async (_, headers) => {
    expect(await visit('/tools', { ...navigation, ...headers })).toMatchObject({
      signedIn: true,
      cookies: [],
    });
  });

  it('with a browser that does not say what it asks for, is signed out where it wants a page', async () => {
    expect((await visit('/tools', { accept: 'text/html,*/*' })).signedIn).toBe(false);
    expect((await visit('/tools', { accept: '*/*' })).signedIn).toBe(true);
  });
});

it('a readable cookie says that there is a session, and goes with it', async () => {
  const member = await signUpByMail(community, 'Marked');
  expect(member.cookie).toContain('signed-in=1');
  const signedOut = await member.request('/api/auth/sign-out', { method: 'POST' });
  expect(signedOut.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^signed-in=1; Max-Age=0;/));
});
