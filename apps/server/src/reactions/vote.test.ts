import { randomUUID } from 'node:crypto';
import { listVotes } from '@orbit-vine/contract/message-changes.ts';
import { Message } from '@orbit-vine/contract/messages.ts';
import type { NewPoll } from '@orbit-vine/contract/polls.ts';
import { describe, expect, it } from 'vitest';
import { joinAs, joinCommunity, settle, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openPrivateChannel } from '../../testing/private-channel.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
const mod = await joinAs(community, 'Mod', 'moderator');

const send = (poll: unknown, { content = 'Which day?', channelId = '1', by = ada } = {}) =>
  by.request(`/api/community/channels/${channelId}/messages`, { json: { id: randomUUID(), content, poll } });
const ask = async (poll: Partial<NewPoll> = {}, where = {}) =>
  Message.parse(await (await send({ choices: ['Monday', 'Friday', 'Sunday'], ...poll }, where)).json());
const vote = (by: TestMember, { id }: Message, choices: number[]) =>
  by.request(`/api/community/messages/${id}/votes`, { method: 'PUT', json: { choices } });
const close = (by: TestMember, { id }: Message, closed = true) =>
  by.request(`/api/community/messages/${id}/closed`, { method: 'PUT', json: { closed } });
const pollOf = async (answer: Response) => Message.parse(await answer.json()).poll;
const votesOf = async (answer: Response) => (await pollOf(answer))?.choices.map(({ votes }) => votes);

describe('a poll', () => {
  it('is sent with its message, open for the given days', async () => {
    const { poll, createdAt } = await ask({ days: 7, several: true });
    expect(poll).toMatchObject({
      several: true,
      choices: ['Monday', 'Friday', 'Sunday'].map((text) => ({ text, votes: [] })),
    });
    const days = (Date.parse(poll?.endsAt ?? '') - Date.parse(createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
  });

  it.each([
    ['one choice', { choices: ['Monday'] }],
    ['nine choices', { choices: Array.from({ length: 9 }, (_, at) => `Day ${at}`) }],
    ['a blank choice', { choices: ['Monday', '\u200B'] }],
    ['equal choices', { choices: ['Monday', ' Monday'] }],
    ['a long choice', { choices: ['Monday', 'x'.repeat(101)] }],
    ['more than sixty days', { choices: ['Monday', 'Friday'], days: 61 }],
  ])('is refused with %s', async (_, poll) => expect((await send(poll)).status).toBe(422));

  it('is refused without a question', async () => {
    expect(await codeOf(await send({ choices: ['Yes', 'No'] }, { content: ' ' }))).toBe('MESSAGE_BLANK');
  });
});

describe('a vote', () => {
  it('can be changed and taken back, and counts once', async () => {
    const poll = await ask();
    expect(await votesOf(await vote(bob, poll, [1]))).toEqual([[], [bob.id], []]);
    const again = Message.parse(await (await vote(bob, poll, [1])).json());
    const changed = Message.parse(await (await vote(bob, poll, [0])).json());
    expect(changed.changedSeq).toBe(again.changedSeq + 1);
    await vote(ada, poll, [0]);
    expect(await votesOf(await vote(mod, poll, [0]))).toEqual([[bob.id, ada.id, mod.id], [], []]);
    expect(await votesOf(await vote(bob, poll, []))).toEqual([[ada.id, mod.id], [], []]);
  });

  it('has one choice, or several where the poll takes them', async () => {
    const [one, several] = [await ask(), await ask({ several: true })];
    expect((await vote(bob, one, [0, 1])).status).toBe(422);
    expect(await votesOf(await vote(bob, several, [2, 0]))).toEqual([[bob.id], [], [bob.id]]);
    expect((await vote(bob, one, [3])).status).toBe(422);
    expect((await vote(bob, await ada.say('No poll'), [0])).status).toBe(404);
  });

  it('is listed with its member, for those who read the channel', async () => {
    const poll = await ask();
    await vote(bob, poll, [2]);
    const list = async (by: TestMember, { id }: Message) => by.request(`/api/community/messages/${id}/votes`);
    const listed = listVotes.answer.parse(await (await list(ada, poll)).json());
    expect(listed.map((members) => members.map(({ name }) => name))).toEqual([[], [], ['Bob']]);
    const channelId = await openPrivateChannel(community, [ada], { name: 'Ours', description: '' });
    const secret = await ask({}, { channelId });
    expect((await list(bob, secret)).status).toBe(404);
    expect((await vote(bob, secret, [0])).status).toBe(404);
    expect((await close(bob, secret)).status).toBe(404);
    expect((await close(mod, secret)).status).toBe(404);
  });

  it('is refused once the poll has ended or is closed', async () => {
    const poll = await ask({ days: 1 });
    await community.query(
      `update messages set poll = poll || '{"endsAt": "2026-01-01T00:00:00Z"}' where id = $1`,
      [poll.id],
    );
    expect(await codeOf(await vote(bob, poll, [0]))).toBe('POLL_ENDED');
    const other = await ask();
    await close(ada, other);
    expect(await codeOf(await vote(bob, other, [0]))).toBe('POLL_ENDED');
    await close(ada, other, false);
    expect((await vote(bob, other, [0])).status).toBe(200);
  });
});

describe('closing', () => {
  it('is for the author and moderators, who leave a record', async () => {
    const poll = await ask();
    expect((await close(bob, poll)).status).toBe(403);
    expect(await pollOf(await close(ada, poll))).toMatchObject({ closed: true });
    const other = await ask();
    expect(await pollOf(await close(mod, other))).toMatchObject({ closed: true });
    const acts = await community.query<{ act: string; message_id: string }>(
      `select act, message_id from moderation_acts where act = 'close'`,
    );
    expect(acts).toEqual([{ act: 'close', message_id: other.id }]);
  });
});

describe('the question', () => {
  it('cannot be changed once others have voted', async () => {
    const poll = await ask();
    const edit = (content: string) =>
      ada.request(`/api/community/messages/${poll.id}`, { method: 'PATCH', json: { content } });
    await vote(ada, poll, [0]);
    expect((await edit('Which day is best?')).status).toBe(200);
    await vote(bob, poll, [0]);
    expect(await codeOf(await edit('Who pays?'))).toBe('POLL_VOTED');
  });
});

describe('deletion', () => {
  it('removes a poll and its votes, and a moderator can restore the poll', async () => {
    const poll = await ask();
    await vote(bob, poll, [0]);
    await mod.request(`/api/community/messages/${poll.id}`, { method: 'DELETE' });
    expect(await community.query('select from poll_votes where message_id = $1', [poll.id])).toEqual([]);
    const [row] = await community.query('select poll from messages where id = $1', [poll.id]);
    expect(row).toEqual({ poll: null });
    const path = `/api/community/moderation/messages/${poll.id}/restoration`;
    expect(await votesOf(await mod.request(path, { method: 'POST' }))).toEqual([[], [], []]);
  });
});

describe('a held term in a choice', () => {
  it('holds the poll, which moderators read and release whole', async () => {
    const writer = await joinCommunity(community, 'Writer');
    await settle(community, writer);
    await mod.request('/api/community/moderation/held-terms', { json: { term: 'quincunx' } });
    const id = randomUUID();
    const json = { id, content: 'Which planting?', poll: { choices: ['Quincunx', 'Square'], days: 2 } };
    const sent = await writer.request('/api/community/channels/1/messages', { json });
    expect(await codeOf(sent)).toBe('MESSAGE_HELD');
    const queue = await (await mod.request('/api/community/moderation/reports')).text();
    expect(queue).toContain('Which planting?\\n- Quincunx\\n- Square');
    const decision = `/api/community/moderation/held-messages/${id}/decision`;
    expect((await mod.request(decision, { json: { release: true } })).status).toBe(200);
    const [row] = await community.query<{ poll: unknown }>('select poll from messages where id = $1', [id]);
    expect(row?.poll).toMatchObject({ choices: ['Quincunx', 'Square'], endsAt: expect.any(String) });
  });
});
