import { HistoryPage, Message } from '@orbit-vine/contract/messages.ts';
import { getRemoval } from '@orbit-vine/contract/moderation.ts';
import { beforeAll, expect, it } from 'vitest';
import { joinAs, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { decideReports, readAuditLog, reportMessage } from '../../testing/moderation.ts';
import { codeOf } from '../../testing/problem.ts';
import { createLocalBus } from '../bus/bus.ts';
import { bulkDeleteMessages } from '../messages/bulk-delete-messages.ts';
import { openDatabase } from '../platform/db/database.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
let mod: TestMember;
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
});

const remove = (by: TestMember, id: string, reason = '') =>
  by.request(`/api/community/messages/${id}?reason=${encodeURIComponent(reason)}`, { method: 'DELETE' });
const getReason = (by: TestMember, id: string) => by.request(`/api/community/messages/${id}/removal`);
const readReason = async (by: TestMember, id: string) =>
  getRemoval.answer.parse(await (await getReason(by, id)).json());
const restore = (by: TestMember, id: string) =>
  by.request(`/api/community/moderation/messages/${id}/restoration`, { method: 'POST' });
const history = async (by: TestMember) =>
  HistoryPage.parse(await (await by.request('/api/community/channels/1/messages')).json());
const search = async (words: string) => (await bob.request(`/api/community/search?q=${words}`)).text();

it('the channel shows a tombstone for a message that a moderator removed, but not for an author’s own deletion', async () => {
  const [removed, withdrawn] = [await ada.say('Cheap barrels, write to me'), await ada.say('Never mind')];
  const { total } = await history(bob);
  await remove(mod, removed.id, 'No advertising.');
  await remove(ada, withdrawn.id);
  const page = await history(bob);
  expect(page.messages.filter(({ deleted }) => deleted)).toEqual([
    expect.objectContaining({ id: removed.id, moderated: true, content: '', author: removed.author }),
  ]);
  expect(page.total).toBe((total ?? 0) - 1);
});

it('the author of a removed message is notified of the reason', async () => {
  const { id } = await ada.say('Cheapest barrels');
  await reportMessage(bob, id);
  expect((await decideReports(mod, id, { remove: true, reason: 'No barrels here.' })).status).toBe(200);
  expect(await readReason(ada, id)).toEqual({ reason: 'No barrels here.' });
  const notices = await community.query<{ text: string }>(
    'select text from notices where user_id = $1 order by created_at desc limit 1',
    [ada.id],
  );
  expect(notices[0]?.text).toContain('Reason: No barrels here.');
});

it('the server shows the reason to the author and staff, the text to staff only, and neither to others', async () => {
  const { id } = await ada.say('Cheaper barrels');
  await remove(mod, id, 'No advertising.');
  expect(await readReason(ada, id)).toEqual({ reason: 'No advertising.' });
  expect(await readReason(mod, id)).toEqual({ reason: 'No advertising.', content: 'Cheaper barrels' });
  expect(await codeOf(await getReason(bob, id))).toBe('MESSAGE_NOT_FOUND');
  expect((await community.request(`/api/community/messages/${id}/removal`)).status).toBe(401);
});

it('restoring brings back text and reply, works once and only for moderators, and notifies the author', async () => {
  const question = await bob.say('Who has racked?');
  const answer = await ada.say('Racked on @Bob advice, quincunx', { replyTo: question.id });
  await remove(mod, answer.id);
  expect(await search('quincunx')).not.toContain(answer.id);
  expect((await restore(bob, answer.id)).status).toBe(403);
  const restored = Message.parse(await (await restore(mod, answer.id)).json());
  expect(restored).toMatchObject({ content: answer.content, mentions: ['Bob'], replyTo: question.id });
  expect(restored).not.toHaveProperty('deleted');
  expect(restored.changedSeq).toBeGreaterThan(answer.changedSeq);
  expect(await search('quincunx')).toContain(answer.id);
  expect((await restore(mod, answer.id)).status).toBe(404);
  expect((await readAuditLog(mod, 'act=restore'))[0]).toMatchObject({
    messageId: answer.id,
    member: { name: 'Ada' },
  });
  const inbox = await (await ada.request('/api/community/inbox')).text();
  expect(inbox).toContain('A moderator restored what you wrote in General.');
});

it('a removed message is included in its author’s export', async () => {
  const { id } = await ada.say('Barrels for the record');
  await remove(mod, id, 'No advertising.');
  const archive = Buffer.from(await (await ada.request('/api/community/me/export')).arrayBuffer());
  expect(archive.toString('latin1')).toContain('Barrels for the record');
});

it('a removed message is deleted when its author leaves and removes all messages', async () => {
  const { id } = await ada.say('Barrels to forget');
  await remove(mod, id);
  const database = await openDatabase(community.databaseUrl);
  await bulkDeleteMessages(database, createLocalBus(), ada.id, 'remove');
  await database.$client.end();
  expect(await readReason(mod, id)).toEqual({ reason: '' });
  expect((await history(bob)).messages.map((message) => message.id)).not.toContain(id);
});
