import { randomUUID } from 'node:crypto';
import { Channel } from '@orbit-vine/contract/channels.ts';
import { expect, it } from 'vitest';
import { mailedCode, password } from '../testing/community.ts';
import { gatherCommunity } from '../testing/gather-community.ts';

/** Attacks that other chats were open to, apart from those in the features' own tests; SECURITY.md lists all. */

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

it('a read mark cannot be set for another member', async () => {
  const { seq } = await bob.say('Unread for Ada', { channelId: '2' });
  const forged = { seq, userId: ada.id, user_id: ada.id };
  await bob.request(`/api/community/channels/2/read?userId=${ada.id}`, { method: 'PUT', json: forged });
  const listed = (await (await ada.request('/api/community/channels')).json()) as unknown[];
  const channel = listed.map((one) => Channel.parse(one)).find(({ id }) => id === '2');
  expect(channel).toMatchObject({ unread: 1, firstUnread: seq });
});

it('a message id reveals nothing about another member’s message, and is used up only by a stored message', async () => {
  const own = await ada.say('Only in the first channel');
  const guessed = await bob.send('Guessing', '2', own.id);
  expect(guessed.status).toBe(409);
  expect(await guessed.text()).not.toContain('Only in the first channel');
  const id = randomUUID();
  expect((await ada.send('Nowhere', 'nowhere', id)).status).toBe(404);
  expect((await ada.send('Here after all', '1', id)).status).toBe(201);
});

it('each answer to a member forbids caching', async () => {
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

it('the page of a message’s link reveals nothing to visitors', async () => {
  const { id } = await ada.say('Behind the link');
  const page = await community.request(`/plastic-grapes/1/${id}`);
  expect(await page.text()).not.toMatch(/Behind the link|Ada/);
});

it('the server refuses objects and lists in place of text', async () => {
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

it('a mailed link stays valid after a scanner opens it', async () => {
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
  'sign-up refuses the name %s',
  async (name) => {
    const json = { name, email: `${randomUUID()}@example.com`, password, ofAge: true };
    expect((await community.request('/api/auth/sign-up/email', { json })).status).toBe(422);
  },
);
