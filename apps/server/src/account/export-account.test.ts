import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { joinCommunity, startCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

it('an export contains everything stored about the member, and nothing about others', async () => {
  const ada = await joinCommunity(community, 'Ada');
  const bob = await joinCommunity(community, 'Bob');
  const profile = { region: 'Finger Lakes', occupation: 'grower', varieties: ['Riesling'] };
  await ada.request('/api/community/me', { method: 'PATCH', json: profile });
  await ada.say('Mine, in “Château” letters');
  const { id } = await bob.say('Not mine');
  await ada.request(`/api/community/messages/${id}/reactions/grape`, { method: 'PUT' });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#751429' } })
    .png()
    .toBuffer();
  await ada.request('/api/community/me/avatar', { method: 'PUT', body: new Uint8Array(picture) });
  const response = await ada.request('/api/community/me/export');
  expect(response.headers.get('content-disposition')).toContain('plastic-grapes.zip');

  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(read('profile.json')).toMatchObject({ username: 'Ada', email: ada.email, ...profile });
  expect(read('messages.json')).toMatchObject([
    { channel: 'General', content: 'Mine, in “Château” letters' },
  ]);
  expect(read('reactions.json')).toMatchObject([{ messageId: id, reactionType: 'grape' }]);
  expect(read('sessions.json')).toHaveLength(1);
  const uploaded = Object.keys(files).find((name) => name.startsWith('files/')) ?? '';
  expect((await sharp(files[uploaded]).metadata()).format).toBe('webp');
});

it('an export contains the reporter’s part of a report only', async () => {
  const cai = await joinCommunity(community, 'Cai');
  const dee = await joinCommunity(community, 'Dee');
  const { id } = await dee.say('Words that Dee took back');
  await cai.request(`/api/community/messages/${id}/reports`, {
    json: { reason: 'unkind', note: 'Not nice' },
  });
  await dee.request(`/api/community/messages/${id}`, { method: 'DELETE' });
  const response = await cai.request('/api/community/me/export');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const reports = strFromU8(files['reports.json'] ?? new Uint8Array());
  expect(JSON.parse(reports)).toEqual([
    { messageId: id, reason: 'unkind', note: 'Not nice', state: 'open', createdAt: expect.any(String) },
  ]);
  for (const content of Object.values(files)) expect(strFromU8(content)).not.toContain('took back');
});

it('an export contains held messages', async () => {
  const eli = await joinCommunity(community, 'Eli');
  const held = 'Barrels at https://barrels.example';
  expect((await eli.send(held)).status).toBe(409);
  const response = await eli.request('/api/community/me/export');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const waiting = JSON.parse(strFromU8(files['held-messages.json'] ?? new Uint8Array()));
  expect(waiting).toMatchObject([{ channelId: '1', content: held, declinedAt: null }]);
});

it('an export is rejected for visitors, and limited per day', async () => {
  expect((await community.request('/api/community/me/export')).status).toBe(401);
  const limited = await startCommunity({ rateLimits: true });
  try {
    const member = await joinCommunity(limited, 'Hoarder');
    const statuses = [];
    for (let at = 0; at < 6; at += 1) {
      const response = await member.request('/api/community/me/export');
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await limited.stop();
  }
});
