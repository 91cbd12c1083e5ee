import { listChannels } from '@orbit-vine/contract/channels.ts';
import { startConversation } from '@orbit-vine/contract/conversations.ts';
import { listNotices } from '@orbit-vine/contract/inbox.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity, settle, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';

const { community, ada, bob, cleo, dora } = await gatherCommunity(['Ada', 'Bob', 'Cleo', 'Dora']);
beforeAll(async () => {
  for (const member of [ada, bob, cleo, dora]) await settle(community, member);
});

const ask = (by: TestMember, ...members: { id: string }[]) =>
  by.request(startConversation.path, { json: { members: members.map(({ id }) => id) } });
const start = async (by: TestMember, ...members: { id: string }[]) =>
  startConversation.answer.parse(await (await ask(by, ...members)).json()).id;
const codeOf = async (answer: Response) => Problem.parse(await answer.json()).code;
const listed = async (member: TestMember) =>
  listChannels.answer.parse(await (await member.request(listChannels.path)).json());
const find = async (member: TestMember, id: string) => (await listed(member)).find((each) => each.id === id);
const answer = (member: TestMember, id: string, accept: boolean) =>
  member.request(`/api/community/conversations/${id}/request`, { method: 'PUT', json: { accept } });
const reachable = (member: TestMember, from: string) =>
  member.request('/api/community/me/messages-from', { method: 'PUT', json: { from } });

describe('a conversation', () => {
  it('is one for the same members, also when all start it at the same moment', async () => {
    const ids = await Promise.all([start(ada, bob), start(bob, ada), start(ada, bob, ada), start(ada, bob)]);
    expect(new Set(ids).size).toBe(1);
    expect(await start(ada, bob, cleo)).not.toBe(ids[0]);
    expect(await codeOf(await ask(ada, ada))).toBe('MEMBER_NOT_FOUND');
  });

  it('is listed for its starter at once, and for others by its first message, which notifies them', async () => {
    const id = await start(ada, dora);
    expect(await find(ada, id)).toMatchObject({ name: 'Dora', kind: 'direct', members: [{ id: dora.id }] });
    expect(await find(dora, id)).toBeUndefined();
    const page = openLive(community.url, dora);
    await page.hear('inbox', (frame) => frame.type === 'inbox' && frame.unread === 0);
    const { id: messageId } = await ada.say('Do you still sell that press?', { channelId: id });
    await page.hear('inbox', (frame) => frame.type === 'inbox' && frame.unread === 1);
    expect(await find(dora, id)).toMatchObject({ name: 'Ada', unread: 1, mentions: 1 });
    const { notices } = listNotices.answer.parse(await (await dora.request(listNotices.path)).json());
    expect(notices).toMatchObject([{ kind: 'direct', message: { id: messageId } }]);
    page.socket.close();
  });

  it('has up to eight members, and notifies all others', async () => {
    const many = await Promise.all(
      ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((name) =>
        joinCommunity(community, name),
      ),
    );
    expect((await ask(ada, ...many)).status).toBe(422);
    const id = await start(ada, ...many.slice(1));
    await ada.say('Who needs barrels?', { channelId: id });
    for (const member of many.slice(1)) expect(await find(member, id)).toMatchObject({ mentions: 1 });
  });

  it('admits no one else', async () => {
    const id = await start(ada, bob);
    const invite = await ada.request(`/api/community/groups/${id}/invitations`, {
      json: { days: 1, uses: 1 },
    });
    expect(invite.status).toBe(404);
  });
});

describe('a newcomer’s request', () => {
  it('is their first message; a second one waits until it is accepted', async () => {
    const newcomer = await joinCommunity(community, 'Newcomer');
    const id = await start(newcomer, cleo);
    await newcomer.say('May I ask you about yeast?', { channelId: id });
    expect(await codeOf(await newcomer.send('Hello?', id))).toBe('NOT_ANSWERED');
    expect(await find(newcomer, id)).toMatchObject({ waiting: true });
    expect(await find(cleo, id)).toMatchObject({ asked: true, unread: 1 });
    expect(await codeOf(await cleo.send('Yes', id))).toBe('REQUEST_OPEN');
    expect((await answer(cleo, id, true)).status).toBe(200);
    expect(await find(cleo, id)).not.toHaveProperty('asked');
    await newcomer.say('Thank you', { channelId: id });
    await cleo.say('Go ahead', { channelId: id });
  });

  it('disappears when it is declined, without a notification to its author', async () => {
    const pushy = await joinCommunity(community, 'Pushy');
    const id = await start(pushy, cleo);
    const { id: messageId } = await pushy.say('Buy my corks', { channelId: id });
    expect((await answer(cleo, id, false)).status).toBe(200);
    expect(await find(cleo, id)).toBeUndefined();
    expect((await cleo.request(`/api/community/channels/${id}/messages`)).status).toBe(404);
    expect(
      (await cleo.request(`/api/community/messages/${messageId}/reactions/grape`, { method: 'PUT' })).status,
    ).toBe(404);
    expect(await codeOf(await pushy.send('Please', id))).toBe('NOT_ANSWERED');
    expect(await start(pushy, cleo)).toBe(id);
    expect(await find(cleo, id)).toBeUndefined();
  });

  it('contains no links, since no moderator could look at them', async () => {
    const eager = await joinCommunity(community, 'Eager');
    const id = await start(eager, cleo);
    expect(await codeOf(await eager.send('See https://corks.example', id))).toBe('PRIVATE_LINK');
    expect(await community.query('select 1 from held_messages')).toEqual([]);
  });
});

describe('a member', () => {
  it('chooses who may start a conversation with them', async () => {
    const [quiet, known] = [await joinCommunity(community, 'Quiet'), await joinCommunity(community, 'Known')];
    await settle(community, known);
    expect((await reachable(quiet, 'nobody')).status).toBe(200);
    expect(await codeOf(await ask(known, quiet))).toBe('MEMBER_UNREACHABLE');
    await reachable(quiet, 'known');
    expect(await codeOf(await ask(known, quiet))).toBe('MEMBER_UNREACHABLE');
    const id = await start(quiet, known, dora);
    expect(await codeOf(await ask(known, quiet))).toBe('MEMBER_UNREACHABLE');
    await quiet.say('You two should meet', { channelId: id });
    expect((await answer(known, id, true)).status).toBe(200);
    expect((await ask(known, quiet)).status).toBe(200);
  });
});

describe('a blocked member', () => {
  it('starts and continues no conversation of two; an ignored one notifies no one', async () => {
    const rude = await joinCommunity(community, 'Rude');
    await settle(community, rude);
    const id = await start(rude, dora);
    await rude.say('First', { channelId: id });
    await dora.request(`/api/community/ignored/${rude.id}`, { method: 'PUT' });
    await rude.say('Second', { channelId: id });
    expect(await find(dora, id)).toMatchObject({ unread: 2, mentions: 1 });
    await dora.request(`/api/community/blocked/${rude.id}`, { method: 'PUT' });
    expect(await (await dora.request('/api/community/me')).json()).toMatchObject({
      ignored: [rude.id],
      blocked: [rude.id],
    });
    expect(await codeOf(await rude.send('Third', id))).toBe('MEMBER_UNREACHABLE');
    expect(await codeOf(await ask(rude, dora, bob))).toBe('MEMBER_UNREACHABLE');
    await dora.request(`/api/community/ignored/${rude.id}`, { method: 'DELETE' });
    await rude.say('Sorry', { channelId: id });
  });
});
