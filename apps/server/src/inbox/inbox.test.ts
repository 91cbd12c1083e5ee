import { listNotices } from '@orbit-vine/contract/inbox.ts';
import { expect, it } from 'vitest';
import { joinAs, joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

const inbox = async (member: TestMember, page = '') =>
  listNotices.answer.parse(
    await (await member.request(`/api/community/inbox${page && `?page=${page}`}`)).json(),
  );
const read = (member: TestMember, upTo: string) =>
  member.request('/api/community/inbox/read', { method: 'PUT', json: { upTo } });

it('the inbox lists mentions and replies, newest first, only to their member', async () => {
  const question = await ada.say('Who has a spare pump?');
  const answer = await bob.say('I have.', { replyTo: question.id });
  const mention = await bob.say('Ask @ada about the other one');
  const { notices, unread } = await inbox(ada);
  expect(notices.map(({ kind, message, read: seen }) => [kind, message?.id, seen])).toEqual([
    ['mention', mention.id, false],
    ['reply', answer.id, false],
  ]);
  expect(unread).toBe(2);
  expect(await inbox(bob)).toEqual({ notices: [], unread: 0, fromModerators: 0 });
  expect((await community.request('/api/community/inbox')).status).toBe(401);
});

it('the inbox is marked read by reading the channel, or on request', async () => {
  const mention = await bob.say('Once more, @ada');
  const elsewhere = await bob.say('And here, @ada', { channelId: '2' });
  await ada.request('/api/community/channels/1/read', { method: 'PUT', json: { seq: mention.seq } });
  const before = await inbox(ada);
  expect(before.unread).toBe(1);
  expect(before.notices[0]).toMatchObject({ read: false, message: { id: elsewhere.id } });
  expect((await read(bob, before.notices[0]?.createdAt ?? '')).status).toBe(200);
  expect((await inbox(ada)).unread).toBe(1);
  expect(await (await read(ada, before.notices[0]?.createdAt ?? '')).json()).toMatchObject({ unread: 0 });
  expect((await inbox(ada)).notices.every((notice) => notice.read)).toBe(true);
});

it('a notification can be marked read separately, only by its member', async () => {
  await bob.say('One for @ada');
  const second = await bob.say('Another for @ada');
  const newest = (await inbox(ada)).notices[0];
  expect(newest?.message?.id).toBe(second.id);
  const path = `/api/community/inbox/${newest?.id}/read`;
  expect(await (await bob.request(path, { method: 'PUT', json: {} })).json()).toMatchObject({ unread: 0 });
  expect((await inbox(ada)).unread).toBe(2);
  expect(await (await ada.request(path, { method: 'PUT', json: {} })).json()).toMatchObject({ unread: 1 });
  expect((await inbox(ada)).notices.map((notice) => notice.read).slice(0, 2)).toEqual([true, false]);
  expect((await community.request(path, { method: 'PUT', json: {} })).status).toBe(401);
});

it('a decision about a message that is already read is unread', async () => {
  const mod = await joinAs(community, 'Mod', 'moderator');
  const rude = await bob.say('Something rude');
  await ada.request('/api/community/channels/1/read', { method: 'PUT', json: { seq: rude.seq } });
  await ada.request(`/api/community/messages/${rude.id}/reports`, { json: { reason: 'unkind' } });
  const before = (await inbox(ada)).unread;
  const decision = { json: { remove: false } };
  await mod.request(`/api/community/moderation/messages/${rude.id}/decision`, decision);
  expect(await inbox(ada)).toMatchObject({ unread: before + 1, fromModerators: 1 });
});

it('the inbox continues after a page without losing or repeating items of the same moment', async () => {
  const eve = await joinCommunity(community, 'Eve');
  await community.query(`insert into notices (user_id, kind, text, created_at)
    select '${eve.id}', 'warning', n::text, timestamptz '2026-09-01 12:00:00.123456'
      + case when n <= 3 then interval '0' else n / 20 * interval '1 microsecond' end
    from generate_series(1, 70) as n`);
  const seen: string[] = [];
  for (let page: string | undefined = ''; page !== undefined; ) {
    const { notices, next } = await inbox(eve, page);
    seen.push(...notices.map(({ text }) => text ?? ''));
    page = next;
  }
  expect(seen).toHaveLength(70);
  expect(new Set(seen).size).toBe(70);
  expect((await eve.request('/api/community/inbox?page=2026-09-01T12:00:00Z')).status).toBe(422);
});
