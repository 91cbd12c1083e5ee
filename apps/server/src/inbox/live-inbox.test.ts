import type { ServerFrame } from '@orbit-vine/contract/live.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinAs, joinCommunity, type TestCommunity, type TestMember } from '../../testing/community.ts';
import { openLive } from '../../testing/live.ts';
import { type CommunityPair, startPair } from '../../testing/pair.ts';

let pair: CommunityPair;
let here: TestCommunity;
let there: TestCommunity;
let ada: TestMember;
let bob: TestMember;
beforeAll(async () => {
  pair = await startPair();
  ({ here, there } = pair);
  ada = await joinCommunity(here, 'Ada');
  bob = await joinCommunity(here, 'Bob');
});
afterAll(() => pair.stop());

const holds = (unread: number) => (frame: ServerFrame) => frame.type === 'inbox' && frame.unread === unread;

it('a member’s sockets on every server receive mentions, replies, edits that name them, and deletions', async () => {
  const question = await ada.say('Who has a spare pump?');
  const near = openLive(here.url, ada);
  const far = openLive(there.url, ada);
  const other = openLive(there.url, bob);
  const hear = async (unread: number) => {
    for (const socket of [near, far]) {
      await socket.hear('inbox', holds(unread));
      socket.heard.length = 0;
    }
  };
  await hear(0);
  await other.hear('inbox');
  other.heard.length = 0;
  const mention = await bob.say('Ask @ada');
  await hear(1);
  await bob.say('I have.', { replyTo: question.id });
  await hear(2);
  const edited = await bob.say('Not you');
  const change = { method: 'PATCH', json: { content: 'You too, @ada' } };
  await bob.request(`/api/community/messages/${edited.id}`, change);
  await hear(3);
  await bob.request(`/api/community/messages/${mention.id}`, { method: 'DELETE' });
  await hear(2);
  await ada.request('/api/community/channels/1/read', { method: 'PUT', json: { seq: edited.seq } });
  await hear(0);
  expect(other.heard.filter(({ type }) => type === 'inbox')).toEqual([]);
  for (const { socket } of [near, far, other]) socket.close();
});

it('a warned member and a reporter are notified live', async () => {
  const mod = await joinAs(here, 'Mod', 'moderator');
  const rude = await bob.say('Something rude');
  await ada.request(`/api/community/messages/${rude.id}/reports`, { json: { reason: 'unkind' } });
  const [reporter, author] = [openLive(there.url, ada), openLive(there.url, bob)];
  await reporter.hear('inbox', holds(0));
  await author.hear('inbox', holds(0));
  const decision = { remove: true, measure: { kind: 'warning', text: 'Be kind.' } };
  await mod.request(`/api/community/moderation/messages/${rude.id}/decision`, { json: decision });
  for (const listening of [reporter, author])
    expect(await listening.hear('inbox', holds(1))).toMatchObject({ fromModerators: 1 });
  for (const { socket } of [reporter, author]) socket.close();
});
