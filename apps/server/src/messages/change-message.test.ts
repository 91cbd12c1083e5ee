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
const edit = (who: TestMember, id: string, content: string) =>
  who.request(path(id), { method: 'PATCH', json: { content } });
const remove = (who: TestMember, id: string) => who.request(path(id), { method: 'DELETE' });
const messageOf = async (response: Response) => Message.parse(await response.json());
const history = async (query = '', channelId = '1') =>
  HistoryPage.parse(
    await (await ada.request(`/api/community/channels/${channelId}/messages${query}`)).json(),
  );

describe('a reply', () => {
  it('names what it answers, and every reader gets the quote with it', async () => {
    const original = await ada.say('Which yeast for Traminette?', { channelId: '2' });
    const reply = await bob.say('A cool one.', { channelId: '2', replyTo: original.id });
    expect(reply.replyTo).toBe(original.id);
    const { quoted } = await history('', '2');
    expect(quoted).toEqual([
      { id: original.id, author: original.author, excerpt: 'Which yeast for Traminette?' },
    ]);
  });

  it('to a message of another channel is an ordinary message', async () => {
    const elsewhere = await ada.say('In another room', { channelId: '3' });
    expect((await bob.say('Across', { replyTo: elsewhere.id })).replyTo).toBeUndefined();
  });

  it('to a message that was deleted meanwhile says so, without its words, and its author is not told', async () => {
    const gone = await ada.say('Never mind', { channelId: '4' });
    await remove(ada, gone.id);
    const answer = await bob.say('What was it?', { channelId: '4', replyTo: gone.id });
    expect(answer.replyTo).toBe(gone.id);
    const { quoted } = await history('', '4');
    expect(quoted).toEqual([expect.objectContaining({ id: gone.id, deleted: true, excerpt: '' })]);
    expect(await community.query('select 1 from notices where message_id = $1', [answer.id])).toEqual([]);
  });

  it('and a mention are noticed once by whom they concern, and never by their author', async () => {
    const original = await ada.say('A question');
    const reply = await bob.say('An answer, @Ada and @Bob', { replyTo: original.id });
    const rows = await community.query('select user_id, kind from notices where message_id = $1', [reply.id]);
    expect(rows).toEqual([{ user_id: ada.id, kind: 'reply' }]);
  });
});

describe('an edit', () => {
  it('is seen by all, with the time of it, and takes a place among the changes', async () => {
    const said = await ada.say('Rackd today');
    const edited = await messageOf(await edit(ada, said.id, 'Racked today, @Bob'));
    expect(edited).toMatchObject({ content: 'Racked today, @Bob', mentions: ['Bob'], seq: said.seq });
    expect(edited.changedSeq).toBeGreaterThan(said.changedSeq);
    expect(Date.parse(edited.editedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(said.createdAt));
    const changes = await ada.request(`/api/community/channels/1/changes?after=${said.changedSeq}`);
    expect(MessagePage.parse(await changes.json()).messages).toEqual([edited]);
  });

  it('that changes nothing takes no place', async () => {
    const said = await ada.say('As it was');
    expect(await messageOf(await edit(ada, said.id, 'As it was'))).toEqual(said);
  });

  it('is the author’s alone, moderators included, and not for a deleted message', async () => {
    const said = await ada.say('Mine');
    expect(await codeOf(await edit(bob, said.id, 'Yours'))).toBe('FORBIDDEN');
    expect(await codeOf(await edit(moderator, said.id, 'Ours'))).toBe('FORBIDDEN');
    await remove(ada, said.id);
    expect(await codeOf(await edit(ada, said.id, 'Back again'))).toBe('MESSAGE_NOT_FOUND');
    expect((await edit(ada, said.id, '   ')).status).toBe(422);
  });
});

describe('a deletion', () => {
  it('leaves a tombstone in the changes, nothing in history, and nothing of what was said', async () => {
    const said = await ada.say('A secret @Bob');
    await bob.request(path(said.id, '/reactions/grape'), { method: 'PUT' });
    const tombstone = await messageOf(await remove(ada, said.id));
    expect(tombstone).toMatchObject({ deleted: true, content: '', mentions: [] });
    expect(tombstone.reactions).toEqual(eachReaction(() => []));
    expect((await history()).messages.map(({ id }) => id)).not.toContain(said.id);
    const left = await community.query(
      'select (select count(*) from notices where message_id = $1) + (select count(*) from message_reactions where message_id = $1) as left',
      [said.id],
    );
    expect(left).toEqual([{ left: '0' }]);
    expect((await bob.request(path(said.id, '/reactions/grape'), { method: 'PUT' })).status).toBe(404);
  });

  it('is for the author and for moderators', async () => {
    const said = await ada.say('Sell you a barrel?');
    expect(await codeOf(await remove(bob, said.id))).toBe('FORBIDDEN');
    expect((await messageOf(await remove(moderator, said.id))).deleted).toBe(true);
    expect((await remove(ada, said.id)).status).toBe(404);
  });
});

describe('a pin', () => {
  it('is set and taken by moderators, and listed', async () => {
    const said = await ada.say('Harvest party on Saturday', { channelId: '4' });
    expect(await codeOf(await ada.request(path(said.id, '/pin'), { method: 'PUT' }))).toBe('FORBIDDEN');
    const pinned = await messageOf(await moderator.request(path(said.id, '/pin'), { method: 'PUT' }));
    expect(pinned.pinned).toBe(true);
    const again = await messageOf(await moderator.request(path(said.id, '/pin'), { method: 'PUT' }));
    expect(again.changedSeq).toBe(pinned.changedSeq);
    const pins = async () =>
      MessagePage.parse(await (await ada.request('/api/community/channels/4/pins')).json()).messages;
    expect(await pins()).toEqual([pinned]);
    await moderator.request(path(said.id, '/pin'), { method: 'DELETE' });
    expect(await pins()).toEqual([]);
  });
});

describe('history', () => {
  it('opens around a message, and goes on from there both ways', async () => {
    const said: Message[] = [];
    for (let n = 1; n <= 12; n += 1) said.push(await ada.say(`Note ${n}`, { channelId: '3' }));
    const middle = said[5] as Message;
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
    const last = await history(`?around=${said[11]?.id}&limit=4`, '3');
    expect(last.newer).toBe(false);
  });

  it('has nothing around a message of another channel', async () => {
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
