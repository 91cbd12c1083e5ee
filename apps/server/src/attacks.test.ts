import { randomUUID } from 'node:crypto';
import { Channel } from '@orbit-vine/contract/channels.ts';
import { expect, it } from 'vitest';
import { mailedCode, password } from '../testing/community.ts';
import { gatherCommunity } from '../testing/gather-community.ts';

/** What other chats have fallen for and no feature's own test tries here; SECURITY.md lists them all. */

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

it('a read mark is set for nobody else', async () => {
  const { seq } = await bob.say('Unread for Ada', { channelId: '2' });
  const forged = { seq, userId: ada.id, user_id: ada.id };
  await bob.request(`/api/community/channels/2/read?userId=${ada.id}`, { method: 'PUT', json: forged });
  const listed = (await (await ada.request('/api/community/channels')).json()) as unknown[];
  const channel = listed.map((one) => Channel.parse(one)).find(({ id }) => id === '2');
  expect(channel).toMatchObject({ unread: 1, firstUnread: seq });
});

it('the key of a message says nothing about somebody else’s, and is spent only with the message', async () => {
  const own = await ada.say('Only in the first channel');
  const guessed = await bob.send('Guessing', '2', own.id);
  expect(guessed.status).toBe(409);
  expect(await guessed.text()).not.toContain('Only in the first channel');
  const id = randomUUID();
  expect((await ada.send('Nowhere', 'nowhere', id)).status).toBe(404);
  expect((await ada.send('Here after all', '1', id)).status).toBe(201);
});

it('no answer to a member may be kept by a cache between us', async () => {
  const { id } = await ada.say('Private to members');
  const paths = [
    '/api/auth/get-session',
    '/api/community/me',
    '/api/community/channels',
    '/api/community/channels/1/messages',
    `/api/community/channels/1/messages?around=${id}`,
    '/api/community/channels/1/changes?after=0',
    '/api/community/channels/1/pins',
    '/api/community/members',
    `/api/community/members/${ada.id}`,
    `/api/community/messages/${id}/reactions`,
  ];
  for (const path of paths) {
    const response = await ada.request(path);
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    const stranger = await community.request(path);
    expect(await stranger.text()).not.toMatch(/Private to members|Ada/);
  }
});

it('the page of a message’s link tells a stranger nothing of it', async () => {
  const { id } = await ada.say('Behind the link');
  const page = await community.request(`/plastic-grapes/1/${id}`);
  expect(await page.text()).not.toMatch(/Behind the link|Ada/);
});

it('objects and lists in place of words are refused, or are words', async () => {
  const operator = { $ne: null };
  const attempts = [
    community.request('/api/auth/sign-in/email', { json: { email: operator, password: operator } }),
    community.request('/api/auth/reset-password', {
      json: { token: { $regex: '.*' }, newPassword: password },
    }),
    community.request('/api/auth/confirm-email', { json: { code: ['a', 'b'] } }),
    ada.request('/api/community/channels/1/messages', { json: { id: operator, content: operator } }),
    ada.request('/api/community/channels/1/messages?before[$gt]=0&before=%7B%22$gt%22:0%7D'),
    ada.request('/api/community/channels/1/changes?after[$gt]=0'),
    ada.request('/api/community/channels/%7B%22$gt%22:%22%22%7D/messages'),
  ];
  for (const response of await Promise.all(attempts)) {
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }
});

it('a mailed link that a scanner opens is not spent by it', async () => {
  const email = 'scanned@example.com';
  const json = { name: 'Scanned', email, password, ofAge: true };
  await community.request('/api/auth/sign-up/email', { json });
  const code = await mailedCode(community, email);
  for (const method of ['GET', 'HEAD']) {
    await community.request(`/plastic-grapes?code=${code}`, { method });
    await community.request(`/api/auth/confirm-email?code=${code}`, { method });
  }
  expect((await community.request('/api/auth/confirm-email', { json: { code, password } })).status).toBe(200);
});

it.each(['<b>Ada</b>', 'Ada"onload=', "Ada'", 'Ada\u202eadA', 'Ada Lovelace'])(
  'nobody is called %s',
  async (name) => {
    const json = { name, email: `${randomUUID()}@example.com`, password, ofAge: true };
    expect((await community.request('/api/auth/sign-up/email', { json })).status).toBe(422);
  },
);
