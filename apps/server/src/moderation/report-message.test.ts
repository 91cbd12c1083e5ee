import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';
import { decideReports, readAuditLog, reportMessage } from '../../testing/moderation.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
let mod: TestMember;
let chief: TestMember;
let second: TestMember;
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
  chief = await joinAs(community, 'Chief', 'administrator');
  second = await joinAs(community, 'Second', 'administrator');
});

describe('a report', () => {
  const noticesOf = (member: TestMember) =>
    community.query(
      `select kind, read_at is not null as read from notices where user_id = $1 and kind = 'reported'`,
      [member.id],
    );

  it('notifies staff who may decide it, until it is decided', async () => {
    const listening = openLive(community.url, mod);
    await listening.hear('inbox', (frame) => 'unread' in frame && frame.unread === 0);
    const message = await ada.say('Cheap barrels, write to me');
    await reportMessage(bob, message.id);
    await listening.hear('inbox', (frame) => 'fromModerators' in frame && frame.fromModerators === 1);
    expect(await noticesOf(chief)).toEqual([{ kind: 'reported', read: false }]);
    expect([await noticesOf(ada), await noticesOf(bob)]).toEqual([[], []]);
    await decideReports(second, message.id, {});
    expect([await noticesOf(mod), await noticesOf(chief)]).toEqual([
      [{ kind: 'reported', read: true }],
      [{ kind: 'reported', read: true }],
    ]);
    await community.query('delete from notices');
    listening.socket.close();
  });

  it('about a moderator’s message notifies only administrators', async () => {
    const message = await mod.say('A moderator’s own words');
    await reportMessage(bob, message.id);
    const peer = await joinAs(community, 'Peer', 'moderator');
    expect([await noticesOf(mod), await noticesOf(peer)]).toEqual([[], []]);
    expect(await noticesOf(chief)).toEqual([{ kind: 'reported', read: false }]);
    await decideReports(chief, message.id, {});
    await community.query('delete from notices');
  });
});

it('a moderator’s deletion is explained to the message’s author', async () => {
  const { id } = await ada.say('Cheap barrels again');
  const why = new URLSearchParams({ reason: 'Please sell in Small Wine Business.' });
  const removed = await mod.request(`/api/community/messages/${id}?${why}`, { method: 'DELETE' });
  expect(removed.status).toBe(200);
  const inbox = await community.query('select kind, text from notices where user_id = $1', [ada.id]);
  expect(inbox).toEqual([
    {
      kind: 'mute',
      text: 'A moderator removed your message “Cheap barrels again” in General. Reason: Please sell in Small Wine Business.',
    },
  ]);
  const [entry] = await readAuditLog(mod, 'act=delete');
  expect(entry).toMatchObject({ messageId: id, details: { text: 'Please sell in Small Wine Business.' } });
  const own = await ada.say('A slip of mine');
  await ada.request(`/api/community/messages/${own.id}`, { method: 'DELETE' });
  expect(await community.query('select from notices where user_id = $1', [ada.id])).toHaveLength(1);
});
