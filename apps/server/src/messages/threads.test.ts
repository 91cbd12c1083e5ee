import { randomUUID } from 'node:crypto';
import type { ServerFrame } from '@orbit-vine/contract/live.ts';
import { HistoryPage, type Message, MessagePage, ThreadPage } from '@orbit-vine/contract/messages.ts';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
const mod = await joinAs(community, 'Mod', 'moderator');

const readThread = async ({ id, channelId }: Message, query = '') =>
  ThreadPage.parse(
    await (await bob.request(`/api/community/channels/${channelId}/threads/${id}${query}`)).json(),
  );
const historyOf = async (channelId: string) =>
  HistoryPage.parse(await (await bob.request(`/api/community/channels/${channelId}/messages`)).json());
const countAt = async (root: Message) =>
  (await historyOf(root.channelId)).threads?.find(({ id }) => id === root.id)?.replies;
const remove = (message: Message, member = ada) =>
  member.request(`/api/community/messages/${message.id}`, { method: 'DELETE' });

async function startThread(channelId: string) {
  const root = await ada.say('Which yeast for Riesling?', { channelId });
  const answer = await bob.say('A neutral one', { channelId, replyTo: root.id });
  const further = await ada.say('Which is neutral?', { channelId, replyTo: answer.id });
  return { root, answer, further };
}

describe('a thread', () => {
  it('has the replies to its first message and the replies to these, newest first', async () => {
    const { root, answer, further } = await startThread('1');
    await bob.say('Not a reply');
    expect(root.root).toBeUndefined();
    expect([answer.root, further.root]).toEqual([root.id, root.id]);
    const page = await readThread(root);
    expect(page).toMatchObject({ root, messages: [further, answer], more: false });
    expect(page.quoted.map(({ id }) => id).sort()).toEqual([root.id, answer.id].sort());
    expect(page.threads).toEqual([{ id: root.id, replies: 2, latestAt: further.createdAt }]);
    expect(await readThread(further)).toEqual(page);
    const { threads } = await historyOf('1');
    expect(threads).toEqual(page.threads);
  });

  it('is paged from its latest replies back', async () => {
    const { root, answer, further } = await startThread('2');
    await community.query(
      `insert into messages (id, channel_id, user_id, seq, changed_seq, content, reply_to)
        select gen_random_uuid(), '2', $1, n, n, 'Reply ' || n, $2 from generate_series(4, 60) as n`,
      [ada.id, root.id],
    );
    await community.query("update channels set seq = 60 where id = '2'");
    const latest = await readThread(root);
    // The latest 50 of 59 replies have the numbers 11 to 60.
    expect(latest.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => 60 - at));
    expect(latest.more).toBe(true);
    const earlier = await readThread(root, `?before=${latest.messages.at(-1)?.seq}`);
    expect(earlier.messages.map(({ seq }) => seq)).toEqual([10, 9, 8, 7, 6, 5, 4, further.seq, answer.seq]);
    expect(earlier).toMatchObject({ root: { id: root.id }, more: false });
  });

  it('is not found under another channel or an unknown id', async () => {
    const { root } = await startThread('4');
    for (const path of [`3/threads/${root.id}`, `4/threads/${randomUUID()}`, `none/threads/${root.id}`])
      expect((await bob.request(`/api/community/channels/${path}`)).status).toBe(404);
  });
});

describe('the number of replies', () => {
  it('leaves out deleted replies, whose own replies stay in the thread', async () => {
    const { root, answer, further } = await startThread('3');
    expect(await countAt(root)).toBe(2);
    await remove(answer, bob);
    expect(await countAt(root)).toBe(1);
    expect((await readThread(root)).messages).toEqual([further]);
    await remove(further);
    expect(await countAt(root)).toBeUndefined();
  });

  it('leaves out a reply that a moderator removed until it is restored', async () => {
    const { root, answer } = await startThread('3');
    await remove(answer, mod);
    expect(await countAt(root)).toBe(1);
    expect((await readThread(root)).messages.at(-1)).toMatchObject({ id: answer.id, moderated: true });
    const restored = await mod.request(`/api/community/moderation/messages/${answer.id}/restoration`, {
      method: 'POST',
    });
    expect(restored.status).toBe(200);
    expect(await countAt(root)).toBe(2);
  });

  it('leaves out a held reply until it is released', async () => {
    const { root } = await startThread('4');
    const id = randomUUID();
    const json = { id, content: 'See https://example.com/yeast', replyTo: root.id };
    const response = await bob.request('/api/community/channels/4/messages', { json });
    expect(response.status).toBe(409);
    expect(await countAt(root)).toBe(2);
    expect((await readThread(root)).messages.map((message) => message.id)).not.toContain(id);
    await mod.request(`/api/community/moderation/held-messages/${id}/decision`, { json: { release: true } });
    expect(await countAt(root)).toBe(3);
  });

  it('comes with the changes of its replies, and with no other change', async () => {
    const { root, answer } = await startThread('3');
    const socket = openLive(community.url, bob);
    await socket.follow('3');
    const hear = (matches: (message: Message) => boolean) =>
      socket.hear(
        'changes',
        (frame: ServerFrame) => frame.type === 'changes' && frame.messages.some(matches),
      );
    const third = await ada.say('D47, say', { channelId: '3', replyTo: answer.id });
    const replied = await hear(({ id }) => id === third.id);
    const threads = [{ id: root.id, replies: 3, latestAt: third.createdAt }];
    expect(replied.threads).toEqual(threads);
    await remove(third);
    const removed = await hear(({ id, deleted }) => id === third.id && deleted === true);
    expect(removed.threads).toMatchObject([{ id: root.id, replies: 2 }]);
    await bob.request(`/api/community/messages/${root.id}/reactions/grape`, { method: 'PUT' });
    expect(await hear(({ id }) => id === root.id)).not.toHaveProperty('threads');
    socket.socket.close();
    const changes = await bob.request(`/api/community/channels/3/changes?after=${replied.after}`);
    expect(MessagePage.parse(await changes.json()).threads).toEqual(removed.threads);
  });
});
