import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  joinCommunity,
  password,
  requester,
  startCommunity,
  type TestCommunity,
} from '../testing/community.ts';
import { freePort } from './platform/free-port.ts';

/** What the audit in SECURITY.md found by asking, asked again: of a server that is behind https. */

const elsewhere = 'https://elsewhere.example';
let community: TestCommunity;
beforeAll(async () => {
  const port = await freePort();
  const started = await startCommunity({ publicUrl: 'https://wine.example', port });
  // Asked where its proxy would ask.
  community = { ...started, request: requester(`http://127.0.0.1:${port}`) };
});
afterAll(() => community.stop());

it.each([
  ['a page', '/', 200],
  ['a page that is not there', '/nope', 404],
  ['the community’s page', '/plastic-grapes', 200],
  ['an answer of the API', '/api/community/status', 200],
  ['a refusal', '/api/community/me', 401],
  ['an answer about accounts', '/api/auth/get-session', 200],
  ['what the API does not know', '/api/nope', 404],
  ['a drawn picture', '/avatars/ada.svg', 200],
  ['the form without script', '/contact', 200],
])(
  '%s is kept from sniffing, from frames, from other sites and from plain http',
  async (_, path, expected) => {
    const { status, headers } = await community.request(path, { headers: { origin: elsewhere } });
    const told = (name: string) => headers.get(name);
    expect(status).toBe(expected);
    expect(told('x-content-type-options')).toBe('nosniff');
    expect(told('cross-origin-resource-policy')).toBe('same-origin');
    expect(told('strict-transport-security')).toBe('max-age=31536000');
    expect(told('access-control-allow-origin')).toBeNull();
    expect(told('content-security-policy')).toContain("frame-ancestors 'none'");
  },
);

it('another site is neither told that it may ask, nor listened to', async () => {
  const path = '/api/community/channels/1/messages';
  const ada = await joinCommunity(community, 'Ada');
  const headers = { origin: elsewhere, 'access-control-request-method': 'POST' };
  const preflight = await ada.request(path, { method: 'OPTIONS', headers });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([404, null]);
  const forged = await ada.request(path, {
    json: { id: randomUUID(), content: 'Not mine' },
    headers: { origin: elsewhere },
  });
  expect(forged.status).toBe(403);
});

it('all cookies but a mark without a secret are for this host alone, over https, out of reach of scripts', async () => {
  const { email } = await joinCommunity(community, 'Bob');
  const signedIn = await community.request('/api/auth/sign-in/email', { json: { email, password } });
  const cookies = new Map(
    signedIn.headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      return [pair.split('=')[0], attributes];
    }),
  );
  const names = ['__Host-orbit-vine.device', '__Host-orbit-vine.session_token', 'signed-in'];
  expect([...cookies.keys()].toSorted()).toEqual(names);
  for (const name of names.slice(0, 2)) {
    const attributes = cookies.get(name);
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']));
    expect(attributes?.filter((part) => part.startsWith('Domain'))).toEqual([]);
  }
});
