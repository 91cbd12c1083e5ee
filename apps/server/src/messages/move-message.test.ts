import { randomUUID } from 'node:crypto';
import { listAuditEntries } from '@orbit-vine/contract/audit-log.ts';
import { listChannels } from '@orbit-vine/contract/channels.ts';
import { listNotices } from '@orbit-vine/contract/inbox.ts';
import { HistoryPage, Message, MessagePage, ThreadPage } from '@orbit-vine/contract/messages.ts';
import { listSaved } from '@orbit-vine/contract/saved-messages.ts';
import { searchMessages } from '@orbit-vine/contract/search.ts';
import { listThreads } from '@orbit-vine/contract/threads.ts';
import { describe, expect, it } from 'vitest';
import { joinAs, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openPrivateChannel } from '../../testing/private-channel.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
const mod = await joinAs(community, 'Mod', 'moderator');

const move = (messageId: string, channelId: string, by = mod) =>
  by.request(`/api/community/messages/${messageId}/channel`, { method: 'PUT', json: { channelId } });
const moved = async (messageId: string, channelId: string) =>
  Message.parse(await (await move(messageId, channelId)).json());
const read = async (path: string, by = bob) => (await by.request(`/api/community/${path}`)).json();
const put = (path: string, json?: object) =>
  bob.request(`/api/community/${path}`, { method: 'PUT', ...(json && { json }) });
const history = async (channelId: string, query = '') =>
  HistoryPage.parse(await read(`channels/${channelId}/messages${query}`));
const newestOf = async (channelId: string) => (await history(channelId)).messages[0];
const inboxOf = async (member: TestMember) =>
  listNotices.answer
    .parse(await read('inbox', member))
    .notices.map(({ text, message }) => [text, message?.channelId]);
const channelOf = async (id: string, by = bob) =>
  listChannels.answer.parse(await read('channels', by)).find((channel) => channel.id === id);

describe('a moved message', () => {
  it('keeps its id, author, time, reactions, and pin at the end of the other channel', async () => {
    const before = await ada.say('Which cork?', { channelId: '1' });
    await ada.say('Newer', { channelId: '4' });
    await put(`messages/${before.id}/reactions/grape`);
    await mod.request(`/api/community/messages/${before.id}/pin`, { method: 'PUT' });
    const after = await moved(before.id, '4');
    const { id, author, content, createdAt } = before;
    expect(after).toMatchObject({
      id,
      author,
      content,
      createdAt,
      channelId: '4',
      movedFrom: '1',
      pinned: true,
    });
    expect(after.reactions.grape).toEqual([bob.id]);
    expect(await newestOf('4')).toEqual(after);
    expect([(await channelOf('1'))?.pins, (await channelOf('4'))?.pins]).toEqual([undefined, 1]);
  });

  it('leaves a line in its place, around which its former address opens', async () => {
    const before = await ada.say('Which press?', { channelId: '1' });
    const after = await moved(before.id, '4');
    const { messages } = await history('1', `?around=${before.id}`);
    const line = messages.find(({ seq }) => seq === before.seq);
    expect(line).toMatchObject({
      moved: { id: after.id, channelId: '4' },
      content: '',
      author: before.author,
    });
    expect(messages.map(({ id }) => id)).not.toContain(after.id);
    const changes = MessagePage.parse(await read(`channels/1/changes?after=${before.seq}`));
    expect(changes.messages).toEqual([line]);
  });

  it('takes its whole thread along, with files, replies, follows, and what was read of it', async () => {
    const root = await ada.say('Which tank?', { channelId: '2' });
    const answer = await bob.say('Steel', { channelId: '2', replyTo: root.id });
    const gone = await ada.say('Or oak', { channelId: '2', replyTo: root.id });
    await ada.request(`/api/community/messages/${gone.id}`, { method: 'DELETE' });
    const later = await ada.say('Thanks', { channelId: '2', replyTo: answer.id });
    const unrelated = await ada.say('Hail tonight', { channelId: '2' });
    expect(await moved(answer.id, '3')).toMatchObject({ id: answer.id, replyTo: root.id, root: root.id });
    const thread = ThreadPage.parse(await read(`channels/3/threads/${root.id}`));
    expect(thread.root).toMatchObject({ id: root.id, movedFrom: '2' });
    expect(thread.messages.map(({ id }) => id)).toEqual([later.id, answer.id]);
    expect(thread.threads?.[0]?.replies).toBe(2);
    const left = (await history('2')).messages;
    expect(left.map(({ id, moved }) => moved?.id ?? id)).toEqual([unrelated.id, root.id]);
    const { threads } = listThreads.answer.parse(await read('threads'));
    // Bob's reply was before Ada's.
    expect(threads.find(({ root: { id } }) => id === root.id)?.unread).toBe(1);
  });
});

describe('a message that was moved', () => {
  it('is found by search, saved messages, and unread counts where it is now', async () => {
    const before = await ada.say('Quetsch for @Bob', { channelId: '1' });
    await put(`messages/${before.id}/saved`, {});
    await put(`channels/3/read`, { seq: Number.MAX_SAFE_INTEGER });
    const [from, to] = [await channelOf('1'), await channelOf('3')];
    await moved(before.id, '3');
    const hits = searchMessages.answer.parse(await read('search?q=quetsch')).hits;
    expect(hits.map(({ message }) => message.channelId)).toEqual(['3']);
    const saved = listSaved.answer.parse(await read('saved')).saved;
    expect(saved.find(({ message }) => message.id === before.id)?.message.channelId).toBe('3');
    expect(await channelOf('1')).toMatchObject({
      unread: (from?.unread ?? 0) - 1,
      mentions: (from?.mentions ?? 0) - 1,
    });
    expect(await channelOf('3')).toMatchObject({
      unread: (to?.unread ?? 0) + 1,
      mentions: (to?.mentions ?? 0) + 1,
    });
  });
});

describe('a move', () => {
  it('notifies the author and is in the audit log, but not a second time', async () => {
    const { id } = await ada.say('Which yeast?', { channelId: '1' });
    await moved(id, '4');
    await moved(id, '4');
    expect(await inboxOf(ada)).toContainEqual([
      'A moderator moved your message “Which yeast?” from General to Small Wine Business.',
      '4',
    ]);
    const { acts } = listAuditEntries.answer.parse(await read('moderation/acts?act=move', mod));
    expect(acts.filter(({ messageId }) => messageId === id)).toMatchObject([
      {
        actor: { id: mod.id },
        member: { id: ada.id },
        details: { from: 'General', to: 'Small Wine Business' },
      },
    ]);
  });

  it('does not keep a message from being edited, answered, sent once more, and moved back', async () => {
    const before = await ada.say('Once', { channelId: '1' });
    const { id } = before;
    await moved(id, '4');
    expect((await ada.send('Once', '1', id)).status).toBe(200);
    const edit = await ada.request(`/api/community/messages/${id}`, {
      method: 'PATCH',
      json: { content: 'Twice' },
    });
    expect(Message.parse(await edit.json())).toMatchObject({ channelId: '4', content: 'Twice' });
    expect(await bob.say('Yes', { channelId: '4', replyTo: id })).toMatchObject({ root: id });
    // As a page sends that has not learned of the move.
    expect(await bob.say('No', { channelId: '1', replyTo: id })).not.toHaveProperty('root');
    const back = await moved(id, '1');
    expect(back.seq).toBeGreaterThan(before.seq);
    expect((await history('1', `?around=${id}`)).messages.find((message) => message.id === id)).toEqual(back);
  });
});

describe('moves', () => {
  it('keep the order of numbers and lose nothing while others write, react, and move at once', async () => {
    const messages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => ada.say(`Lot ${n}`, { channelId: '2' })),
    );
    const replies = await Promise.all(
      messages.flatMap(({ id }) => [
        move(id, '3'),
        put(`messages/${id}/reactions/grape`),
        bob.request('/api/community/channels/2/messages', {
          json: { id: randomUUID(), content: `On ${id}`, replyTo: id },
        }),
        move(id, '3', mod),
      ]),
    );
    expect(replies.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
    for (const { id } of messages) {
      const rows = await community.query<{ channel_id: string }>(
        'select channel_id from messages where id = $1 or root_id = $1',
        [id],
      );
      expect(new Set(rows.map(({ channel_id }) => channel_id))).toEqual(new Set(['3']));
    }
    const numbers = await community.query<{ gaps: string; said: string }>(
      `select (select count(*) from messages m where m.content like 'On %') as said,
        (select count(*) from channels c where c.seq < (select max(changed_seq) from messages m where m.channel_id = c.id)) as gaps`,
    );
    expect(numbers).toEqual([{ gaps: '0', said: '6' }]);
  });
});

describe('moving', () => {
  it('is refused to members, for archived or private channels, and for messages of these', async () => {
    const { id } = await ada.say('Here', { channelId: '1' });
    const group = await openPrivateChannel(community, [ada, bob, mod], { name: 'Tasting' });
    const secret = await ada.say('Secret', { channelId: group });
    const refusals = await Promise.all([
      move(id, '4', bob),
      move(id, group),
      move(id, 'nowhere'),
      move(secret.id, '4'),
      move(randomUUID(), '4'),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([403, 404, 404, 404, 404]);
    await community.query("update channels set archived_at = now() where id = '4'");
    expect((await move(id, '4')).status).toBe(409);
  });

  it('is refused for a deleted message and a long thread', async () => {
    const { id } = await ada.say('Gone', { channelId: '1' });
    await ada.request(`/api/community/messages/${id}`, { method: 'DELETE' });
    expect((await move(id, '2')).status).toBe(404);
    const root = await ada.say('Long', { channelId: '2' });
    await community.query(
      `with taken as (update channels set seq = seq + 1000 where id = '2' returning seq - 1000 as before)
        insert into messages (id, channel_id, user_id, seq, changed_seq, content, reply_to)
        select gen_random_uuid(), '2', $1, before + n, before + n, 'Reply', $2 from taken, generate_series(1, 1000) as n`,
      [ada.id, root.id],
    );
    const answer = await move(root.id, '3');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      409,
      'THREAD_TOO_LONG',
    ]);
  });
});
