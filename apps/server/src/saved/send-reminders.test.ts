import { listChannels } from '@orbit-vine/contract/channels.ts';
import { listNotices } from '@orbit-vine/contract/inbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase, joinCommunity, startCommunity, type TestMember } from '../../testing/community.ts';
import { sendDueReminders } from '../../testing/due-reminders.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';
import { openPrivateChannel, removeFromChannel } from '../../testing/private-channel.ts';
import { openPushService, subscribeAt } from '../../testing/push-service.ts';

const { community, bob } = await gatherCommunity(['Bob']);

const past = '2026-01-01T09:00:00.000Z';
const save = (member: TestMember, { id }: { id: string }, remindAt = past) =>
  member.request(`/api/community/messages/${id}/saved`, { method: 'PUT', json: { remindAt } });

async function inboxOf(member: Pick<TestMember, 'request'>) {
  const answer = await member.request(listNotices.path);
  return listNotices.answer.parse(await answer.json());
}

const send = () => sendDueReminders(community);

describe('a reminder', () => {
  it('is in the inbox once it is due, and not before', async () => {
    const ada = await joinCommunity(community, 'Ada');
    const due = await bob.say('Measure the sulfur');
    const later = await bob.say('Order bottles');
    await save(ada, due);
    await save(ada, later, '2099-01-01T09:00:00.000Z');
    expect(await send()).toContain(ada.id);
    const { notices, unread, fromModerators } = await inboxOf(ada);
    expect(notices).toMatchObject([{ kind: 'reminder', read: false, message: { id: due.id } }]);
    expect([unread, fromModerators]).toEqual([1, 0]);
  });

  it('arrives once when several servers send at the same time', async () => {
    const cai = await joinCommunity(community, 'Cai');
    for (const text of ['One', 'Two', 'Three']) await save(cai, await bob.say(text));
    const notified = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(notified.flat().filter((id) => id === cai.id)).size).toBe(1);
    const [before] = await community.query<{ count: string }>(
      'select count(*) from notices where user_id = $1',
      [cai.id],
    );
    expect(before?.count).toBe('3');
    expect(await send()).toEqual([]);
  });

  it('is not repeated by a repeated request, but arrives again at another time', async () => {
    const dee = await joinCommunity(community, 'Dee');
    const message = await bob.say('Top up');
    await save(dee, message);
    await send();
    await dee.request('/api/community/inbox/read', {
      method: 'PUT',
      json: { upTo: '2099-01-01T00:00:00Z' },
    });
    await save(dee, message);
    expect(await send()).toEqual([]);
    await save(dee, message, '2026-02-01T09:00:00.000Z');
    expect(await send()).toEqual([dee.id]);
    expect((await inboxOf(dee)).notices).toMatchObject([{ kind: 'reminder', read: false }]);
  });

  it('of a message that the member no longer reads, or that was deleted, does not arrive', async () => {
    const eli = await joinCommunity(community, 'Eli');
    const channelId = await openPrivateChannel(community, [bob, eli]);
    await save(eli, await bob.say('Between us', { channelId }));
    await removeFromChannel(community, channelId, eli);
    const deleted = await bob.say('Out of place');
    await save(eli, deleted);
    await bob.request(`/api/community/messages/${deleted.id}`, { method: 'DELETE' });
    expect(await send()).toEqual([]);
    expect((await inboxOf(eli)).unread).toBe(0);
  });

  it('stays unread while its channel is read, and is no mention in it', async () => {
    const fay = await joinCommunity(community, 'Fay');
    const message = await bob.say('Punch down');
    await save(fay, message);
    await send();
    const listed = await fay.request(listChannels.path);
    const channels = listChannels.answer.parse(await listed.json());
    expect(channels.find(({ id }) => id === '1')?.mentions).toBe(0);
    await fay.request('/api/community/channels/1/read', { method: 'PUT', json: { seq: message.seq } });
    expect((await inboxOf(fay)).unread).toBe(1);
  });
});

describe('a reminder that becomes due while the server is stopped', () => {
  let service: Awaited<ReturnType<typeof openPushService>>;
  let database: Awaited<ReturnType<typeof copyDatabase>>;
  beforeAll(async () => {
    service = await openPushService();
    database = await copyDatabase();
  });
  afterAll(async () => {
    await database.drop();
    service.close();
  });

  it('arrives once after it starts again, live and by push, also of a message read in a muted channel', async () => {
    const settings = { databaseUrl: database.url, pushAddresses: ['127.0.0.1'] };
    const before = await startCommunity(settings);
    const ada = await joinCommunity(before, 'Ada');
    const browser = subscribeAt(service);
    await ada.request('/api/community/me/push', { method: 'PUT', json: browser.subscription });
    const message = await ada.say('Bottle on Friday');
    await save(ada, message, '2099-01-01T09:00:00.000Z');
    await ada.request('/api/community/channels/1/read', { method: 'PUT', json: { seq: message.seq } });
    await ada.request('/api/community/channels/1/level', { method: 'PUT', json: { level: 'nothing' } });
    await before.query('update saved_messages set remind_at = now()');
    await before.stop();

    const servers = await Promise.all([startCommunity(settings), startCommunity(settings)]);
    try {
      const [here] = servers;
      await expect.poll(browser.notices).toEqual([
        {
          title: 'Reminder of a message by Ada',
          body: 'In General',
          path: `/plastic-grapes/1/${message.id}`,
          tag: message.id,
        },
      ]);
      const page = openLive(here.url, ada);
      await page.hear('inbox', (frame) => frame.type === 'inbox' && frame.unread === 1);
      page.socket.close();
    } finally {
      for (const server of servers) await server.stop();
    }
    const again = await startCommunity(settings);
    expect(await again.query('select from notices')).toHaveLength(1);
    await again.stop();
    expect(browser.notices()).toHaveLength(1);
  });
});
