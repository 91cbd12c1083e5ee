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
let cy: TestMember;
beforeAll(async () => {
  pair = await startPair();
  ({ here, there } = pair);
  ada = await joinCommunity(here, 'Ada');
  bob = await joinCommunity(here, 'Bob2');
  cy = await joinCommunity(here, 'Bob10');
});
afterAll(() => pair.stop());

const presenceFrames = ({ heard }: { heard: ServerFrame[] }) =>
  heard.filter(({ type }) => type === 'presence');
const are =
  (...names: string[]) =>
  (frame: ServerFrame) =>
    frame.type === 'presence' && frame.members.map(({ name }) => name).join() === names.join();
const watch = { type: 'presence', watch: true };

async function come(community: TestCommunity, member: TestMember) {
  const live = openLive(community.url, member);
  await live.follow('1');
  live.say({ type: 'looking', looking: true });
  return live;
}

it('a watching page gets the online members of all servers, sorted by name, and their changes', async () => {
  const looking = await come(here, ada);
  const idle = await come(here, bob);
  const far = await come(there, cy);
  looking.say(watch);
  const frame = await looking.hear('presence', are('Ada', 'Bob2', 'Bob10'));
  expect(frame.here).toEqual([ada.id, bob.id, cy.id]);
  far.socket.close();
  await looking.hear('presence', are('Ada', 'Bob2'));
  looking.heard.length = 0;
  const again = await come(there, cy);
  await looking.hear('presence', are('Ada', 'Bob2', 'Bob10'));
  expect(presenceFrames(idle)).toEqual([]);
  for (const { socket } of [looking, idle, again]) socket.close();
});

it('a member with two tabs is listed once, and a page that stops watching gets no more changes', async () => {
  const looking = await come(here, ada);
  const [first, second] = [await come(here, bob), await come(there, bob)];
  looking.say(watch);
  await looking.hear('presence', are('Ada', 'Bob2'));
  first.socket.close();
  await first.closed();
  await sleep(3_000);
  expect(presenceFrames(looking).at(-1)).toMatchObject({ here: [ada.id, bob.id] });
  looking.say({ ...watch, watch: false });
  await looking.follow('2');
  const before = presenceFrames(looking).length;
  second.socket.close();
  await second.closed();
  await sleep(3_000);
  expect(presenceFrames(looking)).toHaveLength(before);
  looking.socket.close();
});
