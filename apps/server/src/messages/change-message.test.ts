import { eachReaction, HistoryPage, Message, MessagePage } from '@orbit-vine/contract/messages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
let moderator: TestMember;
beforeAll(async () => {
  moderator = await joinAs(community, 'Mo', 'moderator');
});

const path = (id: string, rest = '') => `/api/community/messages/${id}${rest}`;
const edit = (by: TestMember, id: string, content: string) =>
  by.request(path(id), { method: 'PATCH', json: { content } });
const remove = (by: TestMember, id: string) => by.request(path(id), { method: 'DELETE' });
const messageOf = async (response: Response) => Message.parse(await response.json());
const history = async (query = '', channelId = '1') =>
  HistoryPage.parse(
    await (await ada.request(`/api/community/channels/${channelId}/messages${query}`)).json(),
  );

describe('a reply', () => {
  it('refers to its original, whose quote every reader gets', async () => {
    const original = await ada.say('Which yeast for Traminette?', { channelId: '2' });
    const reply = await bob.say('A cool one.', { channelId: '2', replyTo: original.id });
    expect(reply.replyTo).toBe(original.id);
    const { quoted } = await history('', '2');
    expect(quoted).toEqual([
      { id: original.id, author: original.author, excerpt: 'Which yeast for Traminette?' },
    ]);
  });

  it('is an ordinary message if its original is in another channel', async () => {
    const elsewhere = await ada.say('In another room', { channelId: '3' });
    expect((await bob.say('Across', { replyTo: elsewhere.id })).replyTo).toBeUndefined();
  });

  it('to a deleted message has a quote without the text, and does not notify its author', async () => {
    const gone = await ada.say('Never mind', { channelId: '4' });
    await remove(ada, gone.id);
    const answer = await bob.say('What was it?', { channelId: '4', replyTo: gone.id });
    expect(answer.replyTo).toBe(gone.id);
    const { quoted } = await history('', '4');
    expect(quoted).toEqual([expect.objectContaining({ id: gone.id, deleted: true, excerpt: '' })]);
    expect(await community.query('select 1 from notices where message_id = $1', [answer.id])).toEqual([]);
  });

  it('notifies the original’s author once even if it also mentions them, and never its own author', async () => {
    const original = await ada.say('A question');
    const reply = await bob.say('An answer, @Ada and @Bob', { replyTo: original.id });
    const rows = await community.query('select user_id, kind from notices where message_id = $1', [reply.id]);
    expect(rows).toEqual([{ user_id: ada.id, kind: 'reply' }]);
  });
});

describe('an edit of an older version', () => {
  const save = (id: string, content: string, editedAt: string | null | undefined) =>
    ada.request(path(id), { method: 'PATCH', json: { content, editedAt } });

  it('is refused, and the newer text stays', async () => {
    const { id } = await ada.say('Racked');
    const first = await messageOf(await save(id, 'Racked today', null));
    expect(await codeOf(await save(id, 'Racked twice', null))).toBe('MESSAGE_EDITED');
    const second = await messageOf(await save(id, 'Racked on Monday', first.editedAt));
    expect(await codeOf(await save(id, 'Racked twice', first.editedAt))).toBe('MESSAGE_EDITED');
    expect((await messageOf(await save(id, 'Racked', second.editedAt))).content).toBe('Racked');
  });

  it('succeeds if it was saved before, and without a version', async () => {
    const { id } = await ada.say('Topped');
    for (let time = 0; time < 2; time += 1)
      expect((await messageOf(await save(id, 'Topped up', null))).content).toBe('Topped up');
    expect((await messageOf(await save(id, 'Topped up twice', undefined))).content).toBe('Topped up twice');
  });
});

describe('an edit', () => {
  it('has a time that everyone sees, and takes a seq', async () => {
    const message = await ada.say('Rackd today');
    const edited = await messageOf(await edit(ada, message.id, 'Racked today, @Bob'));
    expect(edited).toMatchObject({ content: 'Racked today, @Bob', mentions: ['Bob'], seq: message.seq });
    expect(edited.changedSeq).toBeGreaterThan(message.changedSeq);
    expect(Date.parse(edited.editedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(message.createdAt));
    const changes = await ada.request(`/api/community/channels/1/changes?after=${message.changedSeq}`);
    expect(MessagePage.parse(await changes.json()).messages).toEqual([edited]);
  });

  it('takes no seq if nothing changes', async () => {
    const message = await ada.say('As it was');
    expect(await messageOf(await edit(ada, message.id, 'As it was'))).toEqual(message);
  });

  it('is allowed only to the author, not to moderators, and not after a deletion', async () => {
    const message = await ada.say('Mine');
    expect(await codeOf(await edit(bob, message.id, 'Yours'))).toBe('FORBIDDEN');
    expect(await codeOf(await edit(moderator, message.id, 'Ours'))).toBe('FORBIDDEN');
    await remove(ada, message.id);
    expect(await codeOf(await edit(ada, message.id, 'Back again'))).toBe('MESSAGE_NOT_FOUND');
    expect((await edit(ada, message.id, '   ')).status).toBe(422);
  });
});

describe('a deletion', () => {
  it('leaves a tombstone among the changes, and neither text nor reactions', async () => {
    const message = await ada.say('A secret @Bob');
    await bob.request(path(message.id, '/reactions/grape'), { method: 'PUT' });
    const tombstone = await messageOf(await remove(ada, message.id));
    expect(tombstone).toMatchObject({ deleted: true, content: '', mentions: [] });
    expect(tombstone.reactions).toEqual(eachReaction(() => []));
    expect((await history()).messages.map(({ id }) => id)).not.toContain(message.id);
    const left = await community.query(
      'select (select count(*) from notices where message_id = $1) + (select count(*) from message_reactions where message_id = $1) as left',
      [message.id],
    );
    expect(left).toEqual([{ left: '0' }]);
    expect((await bob.request(path(message.id, '/reactions/grape'), { method: 'PUT' })).status).toBe(404);
  });

  it('is allowed to the author and to moderators', async () => {
    const message = await ada.say('Sell you a barrel?');
    expect(await codeOf(await remove(bob, message.id))).toBe('FORBIDDEN');
    expect((await messageOf(await remove(moderator, message.id))).deleted).toBe(true);
    expect((await remove(ada, message.id)).status).toBe(404);
  });
});

describe('a pin', () => {
  it('is set and removed by moderators, and listed', async () => {
    const message = await ada.say('Harvest party on Saturday', { channelId: '4' });
    expect(await codeOf(await ada.request(path(message.id, '/pin'), { method: 'PUT' }))).toBe('FORBIDDEN');
    const pinned = await messageOf(await moderator.request(path(message.id, '/pin'), { method: 'PUT' }));
    expect(pinned.pinned).toBe(true);
    const again = await messageOf(await moderator.request(path(message.id, '/pin'), { method: 'PUT' }));
    expect(again.changedSeq).toBe(pinned.changedSeq);
    const pins = async () =>
      MessagePage.parse(await (await ada.request('/api/community/channels/4/pins')).json()).messages;
    expect(await pins()).toEqual([pinned]);
    await moderator.request(path(message.id, '/pin'), { method: 'DELETE' });
    expect(await pins()).toEqual([]);
  });
});

describe('history', () => {
  it('opens around a message and continues in both directions', async () => {
    const messages: Message[] = [];
    for (let n = 1; n <= 12; n += 1) messages.push(await ada.say(`Note ${n}`, { channelId: '3' }));
    const middle = messages[5] as Message;
    const page = await history(`?around=${middle.id}&limit=5`, '3');
    expect(page.messages.map(({ content }) => content)).toEqual([
      'Note 8',
      'Note 7',
      'Note 6',
      'Note 5',
      'Note 4',
    ]);
    expect(page).toMatchObject({ more: true, newer: true });
    const newer = await history(`?after=${page.messages[0]?.seq}&limit=3`, '3');
    expect(newer.messages.map(({ content }) => content)).toEqual(['Note 11', 'Note 10', 'Note 9']);
    expect(newer.newer).toBe(true);
    const newest = await history(`?after=${newer.messages[0]?.seq}&limit=3`, '3');
    expect(newest).toMatchObject({ newer: false });
    expect(newest.messages.map(({ content }) => content)).toEqual(['Note 12']);
    const last = await history(`?around=${messages[11]?.id}&limit=4`, '3');
    expect(last.newer).toBe(false);
  });

  it('rejects a message of another channel', async () => {
    const elsewhere = await ada.say('Not there');
    const answer = await ada.request(`/api/community/channels/3/messages?around=${elsewhere.id}`);
    expect(await codeOf(answer)).toBe('MESSAGE_NOT_FOUND');
  });
});

it('an archived channel can be read, but not written in', async () => {
  await community.query("update channels set archived_at = now() where id = '4'");
  expect(await codeOf(await ada.send('Too late', '4'))).toBe('CHANNEL_ARCHIVED');
  expect((await history('', '4')).messages).not.toEqual([]);
});
