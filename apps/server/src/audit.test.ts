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

/** Repeats the requests of the audit in SECURITY.md, at a server behind https. */

const elsewhere = 'https://elsewhere.example';
let community: TestCommunity;
beforeAll(async () => {
  const port = await freePort();
  const started = await startCommunity({ publicUrl: 'https://wine.example', port });
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
  ['a missing API endpoint', '/api/nope', 404],
  ['a drawn picture', '/avatars/ada.svg', 200],
  ['the form without script', '/contact', 200],
])(
  '%s has headers against sniffing, framing, use by other sites, and plain http',
  async (_, path, expected) => {
    const { status, headers } = await community.request(path, { headers: { origin: elsewhere } });
    const header = (name: string) => headers.get(name);
    expect(status).toBe(expected);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('strict-transport-security')).toBe('max-age=31536000');
    expect(header('access-control-allow-origin')).toBeNull();
    expect(header('content-security-policy')).toContain("frame-ancestors 'none'");
  },
);

it('the server refuses preflights and changes from another site', async () => {
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

it('each cookie but the readable mark is HttpOnly, Secure, and for this host only', async () => {
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
