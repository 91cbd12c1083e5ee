import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { makeUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts';

const path = '/plastic-grapes/unsubscribe';
const { community, ada } = await gatherCommunity(['Ada']);
let secret: string;
beforeAll(async () => {
  const [row] = await community.query<{ value: string }>(
    `select value from secrets where name = 'unsubscribe'`,
  );
  secret = row?.value ?? '';
});

const settings = async () => (await ada.request('/api/community/me/notifications')).json();
const post = (token: string, headers: Record<string, string> = {}) =>
  fetch(`${community.url}${path}?token=${token}`, { method: 'POST', headers });

describe('the unsubscribe link', () => {
  it('is a page that changes nothing, runs no script, and cannot be framed', async () => {
    const answer = await ada.request(`${path}?token=${makeUnsubscribeToken(secret, 'mail', ada.id)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const html = await answer.text();
    expect(html).toContain('<form method="post"><button>Stop these emails</button></form>');
    expect(html).not.toContain('<script');
    const font = /@font-face \{ font-family: Fraunces; src: url\("([^"]+)"\)/.exec(html)?.[1] ?? '';
    expect((await community.request(font)).headers.get('content-type')).toBe('font/woff2');
    expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await settings()).toMatchObject({ mail: true });
  });

  it('stops the mails on every POST without a session, and leaves the digest on', async () => {
    await ada.request('/api/community/me/notifications', { method: 'PATCH', json: { digest: true } });
    const token = makeUnsubscribeToken(secret, 'mail', ada.id);
    for (let time = 0; time < 2; time++) {
      const answer = await post(token);
      expect([answer.status, await settings()]).toMatchObject([200, { mail: false, digest: true }]);
    }
  });

  it('does nothing if it is forged, cut off, or made for another purpose', async () => {
    await ada.request('/api/community/me/notifications', { method: 'PATCH', json: { mail: true } });
    const bo = await joinCommunity(community, 'Bo');
    const own = makeUnsubscribeToken(secret, 'mail', bo.id);
    const [, , signature] = own.split('.');
    const forged = [
      '',
      'x',
      `mail.${ada.id}.${signature}`,
      `mail.${ada.id}.`,
      makeUnsubscribeToken('another secret', 'mail', ada.id),
      `${makeUnsubscribeToken(secret, 'mail', ada.id)}.more`,
      makeUnsubscribeToken(secret, 'mail', ada.id).slice(0, -1),
      makeUnsubscribeToken(secret, 'everything' as 'mail', ada.id),
      makeUnsubscribeToken(secret, 'mail', "' or true --"),
    ];
    for (const token of forged) {
      expect((await post(encodeURIComponent(token))).status).toBe(404);
      expect((await community.request(`${path}?token=${encodeURIComponent(token)}`)).status).toBe(404);
    }
    expect(await settings()).toMatchObject({ mail: true });
  });

  it('answers alike for a deleted account, and another site cannot post it from a browser', async () => {
    expect((await post(makeUnsubscribeToken(secret, 'mail', randomUUID()))).status).toBe(200);
    const token = makeUnsubscribeToken(secret, 'mail', ada.id);
    expect((await post(token, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(token, { origin: community.url })).status).toBe(200);
  });
});

it('a token contains the member and the kind of mail', () => {
  const userId = randomUUID();
  expect(readUnsubscribeToken('secret', makeUnsubscribeToken('secret', 'digest', userId))).toEqual({
    what: 'digest',
    userId,
  });
});
