import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerFrame } from '@orbit-vine/contract/live.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinCommunity, type TestCommunity, type TestMember } from '../../testing/community.ts';
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

const typingFrames = ({ heard }: { heard: ServerFrame[] }) => heard.filter(({ type }) => type === 'typing');
const type = { type: 'typing', channelId: '1' };

it('typing is sent to other followers of the channel, on every server', async () => {
  const writing = openLive(here.url, ada);
  await writing.follow('1');
  const [near, far, elsewhere] = [openLive(here.url, bob), openLive(there.url, bob), openLive(here.url, bob)];
  await near.follow('1');
  await far.follow('1');
  await elsewhere.follow('2');
  writing.say(type);
  for (const listening of [near, far]) {
    const frame = await listening.hear('typing');
    expect(frame).toMatchObject({ channelId: '1', member: { id: ada.id, name: 'Ada' } });
  }
  expect([typingFrames(writing), typingFrames(elsewhere)]).toEqual([[], []]);
  for (const { socket } of [writing, near, far, elsewhere]) socket.close();
});

it('typing is sent once for repeated frames, only in channels that the writer follows, and never for muted members', async () => {
  const writing = openLive(here.url, ada);
  const listening = openLive(here.url, bob);
  await writing.follow('1');
  await listening.follow('1');
  await listening.follow('3');
  writing.say({ ...type, channelId: '3' });
  for (let n = 0; n < 20; n += 1) writing.say(type);
  await listening.hear('typing');
  const cy = await joinCommunity(here, 'Cy');
  await here.query("update profiles set muted_until = now() + interval '1 hour' where id = $1", [cy.id]);
  const muted = openLive(here.url, cy);
  await muted.follow('1');
  muted.say(type);
  await sleep(300);
  expect(typingFrames(listening)).toHaveLength(1);
  for (const { socket } of [writing, listening, muted]) socket.close();
});
