import { Channel } from '@orbit-vine/contract/channels.ts';
import { expect, it } from 'vitest';
import { joinAs } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';
import { codeOf } from '../../testing/problem.ts';
import { slugOf } from './change-channels.ts';

const { community, ada } = await gatherCommunity(['Ada']);
const chief = await joinAs(community, 'Chief', 'administrator');

const path = '/api/community/admin/channels';
const make = (name: string, description = '') => chief.request(path, { json: { name, description } });
const change = (id: string, changes: unknown) =>
  chief.request(`${path}/${id}`, { method: 'PATCH', json: changes });
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
const listed = async () =>
  ((await (await ada.request('/api/community/channels')).json()) as unknown[]).map((one) =>
    Channel.parse(one),
  );

it.each([
  ['Harvest Help', 'harvest-help'],
  ['Rosé & Crémant!', 'rose-cremant'],
  ['  --- ', 'channel'],
  ['葡萄酒', 'channel'],
])('the address of %s is derived from its name', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('an administrator adds a channel that appears on open pages and accepts messages', async () => {
  const listening = openLive(community.url, ada);
  await listening.follow('1');
  const id = await idOf(await make('Harvest Help', 'Who needs hands'));
  expect(id).toBe('harvest-help');
  await listening.hear('channels');
  expect(await listed()).toContainEqual(expect.objectContaining({ id, name: 'Harvest Help', seq: 0 }));
  expect((await ada.send('Four pickers for Tuesday', id)).status).toBe(201);
  listening.socket.close();
});

it('the server adds a new channel at the end without changing the order of others', async () => {
  expect((await listed()).map(({ name }) => name)).toEqual([
    'General',
    'Natural Winemaking',
    'Regenerative Viticulture',
    'Small Wine Business',
    'Harvest Help',
  ]);
});

it('an administrator shows one channel to newcomers first, and can choose another', async () => {
  const chosen = async () => (await listed()).filter(({ first }) => first).map(({ id }) => id);
  expect(await chosen()).toEqual([]);
  await change('2', { first: true });
  expect(await chosen()).toEqual(['2']);
  await change('1', { first: true });
  expect(await chosen()).toEqual(['1']);
  expect((await change('1', { first: false })).status).toBe(422);
});

it('the server keeps addresses and names unique, even if two are added at once', async () => {
  const both = await Promise.all([make('Yeast'), make('yeast')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await idOf(await make('Yeast!'))).toBe('yeast-2');
  expect(await idOf(await make('Admin'))).toBe('admin-2');
  expect(await codeOf(await change('yeast-2', { name: 'YEAST' }))).toBe('CHANNEL_NAME_TAKEN');
});

it('an administrator changes name and description, while the address stays', async () => {
  await change('yeast', { name: 'Yeasts', description: 'Wild and bought' });
  expect(await listed()).toContainEqual(
    expect.objectContaining({ id: 'yeast', name: 'Yeasts', description: 'Wild and bought' }),
  );
});

it('an administrator archives a channel, which can then only be read, and restores it', async () => {
  await ada.send('Before', 'yeast');
  await change('yeast', { archived: true });
  expect((await listed()).at(-1)).toMatchObject({ id: 'yeast', archived: true });
  expect(await codeOf(await ada.send('After', 'yeast'))).toBe('CHANNEL_ARCHIVED');
  expect(await (await ada.request('/api/community/channels/yeast/messages')).text()).toContain('Before');
  await change('yeast', { archived: false });
  expect((await ada.send('Again', 'yeast')).status).toBe(201);
});

it('a channel for staff takes messages of moderators only, and reactions of all', async () => {
  const id = await idOf(await make('News'));
  await change(id, { staffOnly: true });
  expect(await listed()).toContainEqual(expect.objectContaining({ id, staffOnly: true }));
  expect(await codeOf(await ada.send('May I?', id))).toBe('STAFF_ONLY');
  expect(await codeOf(await ada.send('Look at https://grapes.example', id))).toBe('STAFF_ONLY');
  const sent = await chief.send('Harvest party on Friday', id);
  expect(sent.status).toBe(201);
  const { id: messageId } = (await sent.json()) as { id: string };
  const reaction = `/api/community/messages/${messageId}/reactions/grape`;
  expect((await ada.request(reaction, { method: 'PUT' })).status).toBe(200);
  await change(id, { staffOnly: false });
  expect((await ada.send('Thanks', id)).status).toBe(201);
});

it('slow mode lets a member write once in its time, in that channel, also after a deletion', async () => {
  const id = await idOf(await make('Debates'));
  await change(id, { slowS: 30 });
  expect(await listed()).toContainEqual(expect.objectContaining({ id, slowS: 30 }));
  expect((await ada.send('Before', 'yeast')).status).toBe(201);
  const first = await ada.send('One', id);
  expect(first.status).toBe(201);
  const { id: messageId } = (await first.json()) as { id: string };
  const refused = await ada.send('Two', id);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  const { code, detail } = (await refused.json()) as { code: string; detail: string };
  expect(code).toBe('SLOW_MODE');
  expect(detail).toMatch(/^This channel is in slow mode\. Try again in \d+ seconds\.$/);
  await ada.request(`/api/community/messages/${messageId}`, { method: 'DELETE' });
  expect(await codeOf(await ada.send('Three', id))).toBe('SLOW_MODE');
  expect(await codeOf(await ada.send('See https://grapes.example', id))).toBe('SLOW_MODE');
  expect((await ada.send('Elsewhere', 'yeast')).status).toBe(201);
  expect((await chief.send('First', id)).status).toBe(201);
  expect((await chief.send('Second', id)).status).toBe(201);
  await community.query("update messages set created_at = now() - interval '31 seconds'");
  expect((await ada.send('Two', id)).status).toBe(201);
});

it.each([[-1], [31], [86_400], ['30']])('the server rejects a slow mode of %j seconds', async (slowS) => {
  expect((await change('yeast', { slowS })).status).toBe(422);
});

it('an administrator orders channels; the others follow by name', async () => {
  await chief.request(path, { method: 'PUT', json: { ids: ['4', 'harvest-help', 'nowhere'] } });
  const ids = (await listed()).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['4', 'harvest-help', 'admin-2']);
});

it.each([
  ['no name', { name: '   ' }],
  ['a name of 61 characters', { name: 'x'.repeat(61) }],
  ['a name of two lines', { name: 'one\ntwo' }],
  ['a long description', { name: 'Fine', description: 'x'.repeat(201) }],
])('the server rejects %s', async (_, body) => {
  expect((await chief.request(path, { json: body })).status).toBe(422);
});

it('the audit log contains each of these acts', async () => {
  const acts = await community.query<{ act: string }>(
    'select distinct act from moderation_acts order by act',
  );
  expect(acts.map(({ act }) => act)).toEqual([
    'archiveChannel',
    'changeChannel',
    'makeChannel',
    'orderChannels',
    'restoreChannel',
  ]);
});
