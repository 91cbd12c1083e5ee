import { listNotices } from '@orbit-vine/contract/inbox.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  joinCommunity,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../../testing/community.ts';

let community: TestCommunity;
let ada: TestMember;
let bob: TestMember;
beforeAll(async () => {
  community = await startCommunity();
  ada = await joinCommunity(community, 'Ada');
  bob = await joinCommunity(community, 'Bob');
});
afterAll(() => community.stop());

const inbox = async (member: TestMember) =>
  listNotices.answer.parse(await (await member.request('/api/community/inbox')).json());
const read = (member: TestMember, upTo: string) =>
  member.request('/api/community/inbox/read', { method: 'PUT', json: { upTo } });

it('holds mentions and replies, newest first, for the member and nobody else', async () => {
  const question = await ada.say('Who has a spare pump?');
  const answer = await bob.say('I have.', { replyTo: question.id });
  const mention = await bob.say('Ask @ada about the other one');
  const { notices, unread } = await inbox(ada);
  expect(notices.map(({ kind, message, read: seen }) => [kind, message?.id, seen])).toEqual([
    ['mention', mention.id, false],
    ['reply', answer.id, false],
  ]);
  expect(unread).toBe(2);
  expect(await inbox(bob)).toEqual({ notices: [], unread: 0, more: false });
  expect((await community.request('/api/community/inbox')).status).toBe(401);
});

it('is read by reading the channel, and by saying so', async () => {
  const mention = await bob.say('Once more, @ada');
  const elsewhere = await bob.say('And here, @ada', { channelId: '2' });
  await ada.request('/api/community/channels/1/read', { method: 'PUT', json: { seq: mention.seq } });
  const before = await inbox(ada);
  expect(before.unread).toBe(1);
  expect(before.notices[0]).toMatchObject({ read: false, message: { id: elsewhere.id } });
  expect((await read(bob, before.notices[0]?.createdAt ?? '')).status).toBe(200);
  expect((await inbox(ada)).unread).toBe(1);
  expect(await (await read(ada, before.notices[0]?.createdAt ?? '')).json()).toEqual({ unread: 0 });
  expect((await inbox(ada)).notices.every((notice) => notice.read)).toBe(true);
});
