import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joinAs,
  joinCommunity,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../../testing/community.ts';
import { openLive } from '../../testing/live.ts';
import { decide, report } from '../../testing/moderation.ts';

let community: TestCommunity;
let ada: TestMember;
let bob: TestMember;
let mod: TestMember;
let chief: TestMember;
let second: TestMember;
beforeAll(async () => {
  community = await startCommunity();
  ada = await joinCommunity(community, 'Ada');
  bob = await joinCommunity(community, 'Bob');
  mod = await joinAs(community, 'Mod', 'moderator');
  chief = await joinAs(community, 'Chief', 'administrator');
  second = await joinAs(community, 'Second', 'administrator');
});
afterAll(() => community.stop());

describe('a report', () => {
  const told = (member: TestMember) =>
    community.query(
      `select kind, read_at is not null as read from notices where user_id = $1 and kind = 'reported'`,
      [member.id],
    );

  it('is told at once to those who may deal with it, until somebody has', async () => {
    const listening = openLive(community.url, mod);
    await listening.hear('inbox', (frame) => 'unread' in frame && frame.unread === 0);
    const message = await ada.say('Cheap barrels, write to me');
    await report(bob, message.id);
    await listening.hear('inbox', (frame) => 'fromModerators' in frame && frame.fromModerators === 1);
    expect(await told(chief)).toEqual([{ kind: 'reported', read: false }]);
    expect([await told(ada), await told(bob)]).toEqual([[], []]);
    await decide(second, message.id, {});
    expect([await told(mod), await told(chief)]).toEqual([
      [{ kind: 'reported', read: true }],
      [{ kind: 'reported', read: true }],
    ]);
    await community.query('delete from notices');
    listening.socket.close();
  });

  it('of what a moderator wrote is told to administrators alone', async () => {
    const message = await mod.say('A moderator’s own words');
    await report(bob, message.id);
    const peer = await joinAs(community, 'Peer', 'moderator');
    expect([await told(mod), await told(peer)]).toEqual([[], []]);
    expect(await told(chief)).toEqual([{ kind: 'reported', read: false }]);
    await decide(chief, message.id, {});
    await community.query('delete from notices');
  });
});
