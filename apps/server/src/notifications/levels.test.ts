import { listChannels } from '@orbit-vine/contract/channels.ts';
import { listNotices } from '@orbit-vine/contract/inbox.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../testing/community.ts';
import { headersOf } from '../../testing/mailbox.ts';
import { textOf } from '../../testing/mails.ts';
import { settled, startWithPushService } from '../../testing/notifications.ts';
import { openPrivateChannel, removeFromChannel } from '../../testing/private-channel.ts';
import { subscribeAt } from '../../testing/push-service.ts';

const { service, community, ada, stop } = await startWithPushService();
afterAll(stop);

async function joinWith(name: string, channelId: string, level: string) {
  const member = await community.join(name);
  const browser = subscribeAt(service);
  await member.request('/api/community/me/push', { method: 'PUT', json: browser.subscription });
  await setLevel(member, channelId, level);
  return { member, titles: () => browser.notices().map(({ title }) => title) };
}

const setLevel = async (member: TestMember, channelId: string, level: string) => {
  const path = `/api/community/channels/${channelId}/level`;
  expect((await member.request(path, { method: 'PUT', json: { level } })).status).toBe(200);
};

const inboxOf = async (member: TestMember) => {
  const answer = await member.request(listNotices.path);
  const { notices, unread } = listNotices.answer.parse(await answer.json());
  return {
    unread,
    notices: notices.map(({ kind, read, message }) => ({ kind, read, content: message?.content })),
  };
};

const channelOf = async (member: TestMember, id: string) =>
  listChannels.answer
    .parse(await (await member.request(listChannels.path)).json())
    .find((channel) => channel.id === id);

const readUpTo = (member: TestMember, channelId: string, seq: number) =>
  member.request(`/api/community/channels/${channelId}/read`, { method: 'PUT', json: { seq } });

const mailsTo = (member: TestMember) =>
  community.mailsTo(member).map((mail) => headersOf(mail).get('subject'));

/** A mail and a push to another member show that the server has handled earlier messages. */
async function afterAllWereNotified(name: string) {
  const { member, titles } = await joinWith(name, '1', 'mentions');
  await ada.say(`@${name}`);
  await expect.poll(titles).toEqual(['Ada mentioned you']);
  await expect.poll(() => mailsTo(member)).toHaveLength(1);
}

describe('a member with the level everything', () => {
  it('is notified once of a channel’s new messages until they read it, and mailed their number', async () => {
    const { member, titles } = await joinWith('Bo', '2', 'everything');
    const first = await ada.say('First', { channelId: '2' });
    await expect.poll(titles).toEqual(['Ada wrote']);
    await ada.say('Second', { channelId: '2' });
    const last = await ada.say('Third', { channelId: '2' });
    expect(await inboxOf(member)).toEqual({
      unread: 1,
      notices: [{ kind: 'message', read: false, content: 'First' }],
    });
    await expect.poll(() => mailsTo(member)).toEqual(['3 new messages in Regenerative Viticulture']);
    const [mail] = community.mailsTo(member);
    expect(mail && textOf(mail)).toContain(`/plastic-grapes/2/${first.id}`);
    await readUpTo(member, '2', last.seq);
    expect(await inboxOf(member)).toEqual({ unread: 0, notices: [] });
    await ada.say('Fourth', { channelId: '2' });
    await expect.poll(titles).toEqual(['Ada wrote', 'Ada wrote']);
  });

  it('is not notified again of a channel whose notification they only marked as read', async () => {
    const { member } = await joinWith('Cleo', '2', 'everything');
    await ada.say('Before', { channelId: '2' });
    const upTo = new Date(Date.now() + 1_000).toISOString();
    await member.request('/api/community/inbox/read', { method: 'PUT', json: { upTo } });
    await ada.say('After', { channelId: '2' });
    expect(await inboxOf(member)).toEqual({
      unread: 0,
      notices: [{ kind: 'message', read: true, content: 'Before' }],
    });
  });

  it('gets a mention as a mention, and nothing for an edit or for what they wrote', async () => {
    const { member } = await joinWith('Dora', '3', 'everything');
    const before = await ada.say('Earlier', { channelId: '4' });
    await setLevel(member, '4', 'everything');
    const json = { content: 'Earlier, @Ada' };
    await ada.request(`/api/community/messages/${before.id}`, { method: 'PATCH', json });
    await member.say('My own', { channelId: '4' });
    await ada.say('Now, @Dora', { channelId: '3' });
    expect(await inboxOf(member)).toEqual({
      unread: 1,
      notices: [{ kind: 'mention', read: false, content: 'Now, @Dora' }],
    });
    expect(await channelOf(member, '3')).toMatchObject({ unread: 1, mentions: 1 });
    await ada.say('And then', { channelId: '3' });
    expect(await channelOf(member, '3')).toMatchObject({ unread: 2, mentions: 1 });
    await setLevel(member, '3', 'mentions');
    expect((await inboxOf(member)).notices).toMatchObject([{ kind: 'mention' }]);
  });

  it('is not notified of a private group that they left', async () => {
    const { member: leaver } = await joinWith('Eve', '1', 'mentions');
    const group = await openPrivateChannel(community, [ada, leaver], { name: 'Cellar' });
    await setLevel(leaver, group, 'everything');
    await ada.say('For the group', { channelId: group });
    expect((await inboxOf(leaver)).unread).toBe(1);
    await readUpTo(leaver, group, 1);
    await removeFromChannel(community, group, leaver);
    await ada.say('Without Eve', { channelId: group });
    expect(await community.query('select 1 from notices where user_id = $1', [leaver.id])).toEqual([]);
  });
});

describe('a member with the level nothing', () => {
  it('finds mentions and replies only in the inbox, as read', async () => {
    const { member, titles } = await joinWith('Finn', '3', 'nothing');
    const question = await member.say('Which press?', { channelId: '3' });
    await ada.say('A basket press.', { channelId: '3', replyTo: question.id });
    await ada.say('Or a bladder, @Finn', { channelId: '3' });
    expect(await inboxOf(member)).toEqual({
      unread: 0,
      notices: [
        { kind: 'mention', read: true, content: 'Or a bladder, @Finn' },
        { kind: 'reply', read: true, content: 'A basket press.' },
      ],
    });
    expect(await channelOf(member, '3')).toMatchObject({ unread: 2, mentions: 0 });
    await afterAllWereNotified('Gus');
    await settled();
    expect([titles(), mailsTo(member)]).toEqual([[], []]);
  }, 20_000);

  it('counts what was silenced once they choose another level', async () => {
    const { member } = await joinWith('Hana', '3', 'nothing');
    await ada.say('Soon, @Hana', { channelId: '3' });
    expect((await inboxOf(member)).unread).toBe(0);
    await setLevel(member, '3', 'mentions');
    expect((await inboxOf(member)).unread).toBe(1);
  });
});

describe('a direct conversation', () => {
  it('notifies of everything unless its member chose otherwise', async () => {
    const { member } = await joinWith('Ivo', '1', 'mentions');
    const conversation = await openPrivateChannel(community, [ada, member], { kind: 'direct' });
    await ada.say('Good morning', { channelId: conversation });
    expect(await channelOf(member, conversation)).toMatchObject({ level: 'everything' });
    expect((await inboxOf(member)).notices).toMatchObject([{ kind: 'direct', read: false }]);
    await setLevel(member, conversation, 'mentions');
    await ada.say('Are you there?', { channelId: conversation });
    await ada.say('@Ivo?', { channelId: conversation });
    expect((await inboxOf(member)).notices.map(({ content }) => content)).toEqual(['@Ivo?', 'Good morning']);
  });
});
