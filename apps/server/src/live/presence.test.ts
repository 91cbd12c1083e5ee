import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  joinCommunity,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../../testing/community.ts';
import { openLive } from '../../testing/live.ts';

let first: TestCommunity;
let second: TestCommunity;
let ada: TestMember;
beforeAll(async () => {
  first = await startCommunity();
  second = await startCommunity({ databaseUrl: first.databaseUrl });
  ada = await joinCommunity(first, 'Ada');
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

const whoIsHere = async () => {
  const rows = await first.query<{ user_id: string }>('select user_id from presences');
  return rows.map(({ user_id }) => user_id);
};
const looking = { type: 'looking', looking: true };

it('a member is online while a page of theirs is visible, on any server', async () => {
  const [one, other] = [openLive(first.url, ada), openLive(second.url, ada)];
  await one.follow('1');
  await other.follow('1');
  expect(await whoIsHere()).toEqual([]);
  one.say(looking);
  other.say(looking);
  await expect.poll(whoIsHere).toEqual([ada.id, ada.id]);
  one.say({ type: 'looking', looking: false });
  await expect.poll(whoIsHere).toEqual([ada.id]);
  other.socket.terminate();
  await expect.poll(whoIsHere).toEqual([]);
  one.socket.terminate();
});

it('a stopping server marks its members as offline', async () => {
  const third = await startCommunity({ databaseUrl: first.databaseUrl });
  const live = openLive(third.url, ada);
  await live.follow('1');
  live.say(looking);
  await expect.poll(whoIsHere).toEqual([ada.id]);
  await third.stop();
  expect(await whoIsHere()).toEqual([]);
});
