import { Channel, listChannels } from '@orbit-vine/contract/channels.ts';
import { listNotices } from '@orbit-vine/contract/inbox.ts';
import type { ServerFrame } from '@orbit-vine/contract/live.ts';
import { type Message, ThreadPage, type ThreadState } from '@orbit-vine/contract/messages.ts';
import { listThreads } from '@orbit-vine/contract/threads.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';
import { openPrivateChannel, removeFromChannel } from '../../testing/private-channel.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

const pageOf = async (member: TestMember, page = '') =>
  listThreads.answer.parse(
    await (await member.request(`${listThreads.path}${page && `?page=${page}`}`)).json(),
  );
const threadsOf = async (member: TestMember) =>
  (await pageOf(member)).threads.map(({ root, state, replies, unread }) => ({
    content: root.content,
    state,
    replies,
    unread,
  }));
const setState = (member: TestMember, { id }: Message, state: unknown) =>
  member.request(`/api/community/threads/${id}`, { method: 'PUT', json: { state } });
const readUpTo = (member: TestMember, { id }: Message, seq: unknown) =>
  member.request(`/api/community/threads/${id}/read`, { method: 'PUT', json: { seq } });
const stateFor = async (member: TestMember, { id, channelId }: Message): Promise<ThreadState | undefined> =>
  ThreadPage.parse(await (await member.request(`/api/community/channels/${channelId}/threads/${id}`)).json())
    .state;
const inboxOf = async (member: TestMember) => {
  const { notices, ...counts } = listNotices.answer.parse(
    await (await member.request(listNotices.path)).json(),
  );
  return { ...counts, kinds: notices.map(({ kind }) => kind) };
};
const mentionsIn = async (member: TestMember, channelId: string) =>
  z
    .array(Channel)
    .parse(await (await member.request(listChannels.path)).json())
    .find(({ id }) => id === channelId)?.mentions;

async function startThread(name: string, channelId = '1') {
  const starter = await joinCommunity(community, `${name}_starts`);
  const replier = await joinCommunity(community, `${name}_replies`);
  const root = await starter.say(`${name}?`, { channelId });
  const reply = await replier.say('I think so', { channelId, replyTo: root.id });
  return { starter, replier, root, reply };
}

describe('a thread', () => {
  it('is followed by who starts it and who replies, unread for the others', async () => {
    const { starter, replier, root, reply } = await startThread('Yeast');
    expect(await threadsOf(starter)).toEqual([
      { content: 'Yeast?', state: 'following', replies: 1, unread: 1 },
    ]);
    expect(await threadsOf(replier)).toEqual([
      { content: 'Yeast?', state: 'following', replies: 1, unread: 0 },
    ]);
    await bob.say('So do I', { replyTo: reply.id });
    expect(await threadsOf(starter)).toMatchObject([{ replies: 2, unread: 2 }]);
    expect(await threadsOf(replier)).toMatchObject([{ replies: 2, unread: 1 }]);
    expect(await stateFor(starter, root)).toBe('following');
    expect(await stateFor(ada, reply)).toBeUndefined();
  });

  it('notifies each follower of a reply once, and its author not at all', async () => {
    const { starter, replier, root, reply } = await startThread('Cork', '2');
    await bob.say('Who knows?', { channelId: '2', replyTo: reply.id });
    expect(await inboxOf(starter)).toEqual({
      kinds: ['thread', 'reply'],
      unread: 2,
      fromModerators: 0,
      threads: 1,
    });
    expect(await inboxOf(replier)).toEqual({ kinds: ['reply'], unread: 1, fromModerators: 0, threads: 1 });
    expect(await mentionsIn(starter, '2')).toBe(1);
    await starter.say(`@${replier.name} does`, { channelId: '2', replyTo: root.id });
    expect((await inboxOf(replier)).kinds).toEqual(['mention', 'reply']);
    expect((await inboxOf(starter)).kinds).toEqual(['thread', 'reply']);
  });

  it('is read by reading it or its channel, with its notifications', async () => {
    const { starter, root, reply } = await startThread('Press', '3');
    const further = await bob.say('And I', { channelId: '3', replyTo: root.id });
    expect((await readUpTo(starter, further, reply.seq)).status).toBe(200);
    expect(await threadsOf(starter)).toMatchObject([{ unread: 1 }]);
    expect((await inboxOf(starter)).unread).toBe(1);
    await readUpTo(starter, root, 1_000_000);
    expect(await threadsOf(starter)).toMatchObject([{ unread: 0 }]);
    expect(await inboxOf(starter)).toEqual({ kinds: ['reply', 'reply'], unread: 0, fromModerators: 0 });
    const last = await bob.say('One more', { channelId: '3', replyTo: root.id });
    expect(await threadsOf(starter)).toMatchObject([{ unread: 1 }]);
    await starter.request('/api/community/channels/3/read', { method: 'PUT', json: { seq: last.seq } });
    expect(await threadsOf(starter)).toMatchObject([{ unread: 0 }]);
    expect((await inboxOf(starter)).unread).toBe(0);
  });
});

describe('a thread whose reader chose a state', () => {
  it('leaves the list once unfollowed, and notifies only of mentions and replies, until its reader replies', async () => {
    const { starter, replier, root, reply } = await startThread('Barrel', '4');
    await setState(replier, root, 'unfollowed');
    await starter.say('Anyone else?', { channelId: '4', replyTo: root.id });
    expect([await threadsOf(replier), (await inboxOf(replier)).kinds]).toEqual([[], []]);
    await starter.say('You, then', { channelId: '4', replyTo: reply.id });
    expect((await inboxOf(replier)).kinds).toEqual(['reply']);
    expect(await stateFor(replier, root)).toBe('unfollowed');
    await replier.say('Yes', { channelId: '4', replyTo: root.id });
    expect(await stateFor(replier, root)).toBe('following');
    await setState(starter, root, 'unfollowed');
    await replier.say('Still yes', { channelId: '4', replyTo: reply.id });
    expect(await stateFor(starter, root)).toBe('unfollowed');
  });

  it('counts nowhere once muted, not even if its reader is mentioned or replies', async () => {
    const { starter, replier, root } = await startThread('Hose', '2');
    await setState(starter, root, 'muted');
    await replier.say(`@${starter.name}!`, { channelId: '2', replyTo: root.id });
    await starter.say('Later', { channelId: '2', replyTo: root.id });
    await replier.say('When?', { channelId: '2', replyTo: root.id });
    expect(await inboxOf(starter)).toMatchObject({ kinds: ['reply', 'reply', 'reply'], unread: 0 });
    expect(await mentionsIn(starter, '2')).toBe(0);
    expect(await threadsOf(starter)).toEqual([{ content: 'Hose?', state: 'muted', replies: 4, unread: 1 }]);
  });

  it('does not count in a channel with the level nothing', async () => {
    const { starter, root } = await startThread('Tank', '3');
    await starter.request('/api/community/channels/3/level', { method: 'PUT', json: { level: 'nothing' } });
    await bob.say('Which tank?', { channelId: '3', replyTo: root.id });
    expect(await inboxOf(starter)).toEqual({ kinds: ['reply', 'reply'], unread: 0, fromModerators: 0 });
  });

  it('is followed by readers who choose to, from its last reply on', async () => {
    const { root } = await startThread('Filter');
    const reader = await joinCommunity(community, 'Reads_along');
    await setState(reader, root, 'following');
    expect(await threadsOf(reader)).toMatchObject([{ replies: 1, unread: 0 }]);
    const live = openLive(community.url, reader);
    const counts = (threads: number) => (frame: ServerFrame) =>
      frame.type === 'inbox' && frame.threads === threads;
    await live.hear('inbox');
    const further = await ada.say('Plates', { replyTo: root.id });
    await live.hear('inbox', counts(1));
    await ada.request(`/api/community/messages/${further.id}`, { method: 'DELETE' });
    await live.hear('inbox', (frame) => frame.type === 'inbox' && frame.threads === undefined);
    expect(await threadsOf(reader)).toMatchObject([{ replies: 1, unread: 0 }]);
    live.socket.close();
  });
});

describe('the list of threads', () => {
  it('has unread threads first, then those with the latest replies, page by page', async () => {
    const reader = await joinCommunity(community, 'Lists');
    const roots: Message[] = [];
    for (let at = 0; at < 32; at += 1) {
      const root = await bob.say(`Question ${at}`, { channelId: '1' });
      await ada.say('Answer', { channelId: '1', replyTo: root.id });
      await setState(reader, root, 'following');
      roots.push(root);
    }
    const [oldest, second] = roots;
    if (!oldest || !second) throw new Error('There are no threads.');
    await ada.say('News', { channelId: '1', replyTo: oldest.id });
    await ada.say('News', { channelId: '1', replyTo: second.id });
    await setState(reader, second, 'muted');
    const { threads, next } = await pageOf(reader);
    expect(threads.slice(0, 3).map(({ root }) => root.content)).toEqual([
      'Question 0',
      'Question 1',
      'Question 31',
    ]);
    expect(threads).toHaveLength(30);
    const rest = await pageOf(reader, next);
    expect(rest.threads.map(({ root }) => root.content)).toEqual(['Question 3', 'Question 2']);
    expect(rest).not.toHaveProperty('next');
  });

  it('has no thread of a private group that its reader left', async () => {
    const leaver = await joinCommunity(community, 'Leaves');
    const channelId = await openPrivateChannel(community, [ada, leaver], { name: 'Cellar' });
    const root = await leaver.say('Secret?', { channelId });
    await ada.say('Yes', { channelId, replyTo: root.id });
    expect(await threadsOf(leaver)).toHaveLength(1);
    await removeFromChannel(community, channelId, leaver);
    await ada.say('Gone', { channelId, replyTo: root.id });
    expect(await threadsOf(leaver)).toEqual([]);
    for (const answer of [await setState(leaver, root, 'following'), await readUpTo(leaver, root, 1)])
      expect(answer.status).toBe(404);
    const notified = 'select kind from notices where user_id = $1';
    expect(await community.query(notified, [leaver.id])).toEqual([{ kind: 'reply' }]);
  });

  it('is each member’s own; visitors get 401, and other values 422', async () => {
    const { root } = await startThread('Valve');
    expect((await community.request(listThreads.path)).status).toBe(401);
    const path = `/api/community/threads/${root.id}`;
    expect((await community.request(path, { method: 'PUT', json: { state: 'muted' } })).status).toBe(401);
    expect((await setState(ada, root, 'loud')).status).toBe(422);
    expect((await readUpTo(ada, root, -1)).status).toBe(422);
    expect((await setState(ada, { ...root, id: ada.id }, 'following')).status).toBe(404);
  });
});

it('many replies at once, in several threads, each make their author a follower', async () => {
  const { root: one } = await startThread('Vat', '4');
  const { root: other } = await startThread('Pump', '4');
  // Not Ada and Bob, whose unread threads fill the first page of their lists.
  const members: TestMember[] = [];
  for (const name of ['Cleo', 'Dora', 'Eve', 'Finn', 'Gus'])
    members.push(await joinCommunity(community, name));
  await Promise.all(
    [one, other].flatMap((root) =>
      members.map((member) => member.say('Me too', { channelId: '4', replyTo: root.id })),
    ),
  );
  for (const member of members)
    expect((await threadsOf(member)).filter(({ content }) => /^(Vat|Pump)/.test(content))).toHaveLength(2);
});
