import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeCodes, type ServerFrame } from '@orbit-vine/contract/live.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  joinCommunity,
  mailedCode,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../../testing/community.ts';
import { openLive } from '../../testing/live.ts';
import { openPrivateChannel } from '../../testing/private-channel.ts';
import { openRaw } from '../../testing/raw.ts';

let community: TestCommunity;
let admin: pg.Client;
let ada: TestMember;
let bob: TestMember;
beforeAll(async () => {
  community = await startCommunity();
  admin = new pg.Client({ connectionString: community.databaseUrl });
  await admin.connect();
  ada = await joinCommunity(community, 'Ada');
  bob = await joinCommunity(community, 'Bob');
});
afterAll(async () => {
  await admin.end();
  await community.stop();
});

const listen = (member: TestMember) => openLive(community.url, member);
const changed = (text: string) => (frame: ServerFrame) =>
  frame.type === 'changes' && frame.messages.some((message) => message.content === text);

/** Ends the bus's connection, which may lose notices; once reconnected, the bus checks. */
const cutBus = () =>
  admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%live' and datname = current_database()`,
  );

it('a failed read is repeated', async () => {
  const listening = listen(bob);
  const { seq } = await listening.follow('1');
  await admin.query('alter table message_reactions rename to message_reactions_elsewhere');
  await admin.query(`update channels set seq = seq + 1 where id = '1'`);
  await admin.query(
    `insert into messages (id, channel_id, user_id, seq, changed_seq, content) values ($1, '1', $2, $3, $3, 'Late news')`,
    [randomUUID(), ada.id, seq + 1],
  );
  const notice = { from: 'another server', pokes: [{ channelId: '1', seq: seq + 1 }] };
  await admin.query('select pg_notify($1, $2)', ['orbit_vine_live', JSON.stringify(notice)]);
  await sleep(300);
  await admin.query('alter table message_reactions_elsewhere rename to message_reactions');
  await listening.hear('changes', changed('Late news'));
  listening.socket.close();
});

it('every socket receives channel list changes of another server', async () => {
  const listening = listen(bob);
  await listening.follow('2');
  const notice = { from: 'another server', channels: 'changed' };
  await admin.query('select pg_notify($1, $2)', ['orbit_vine_live', JSON.stringify(notice)]);
  await listening.hear('channels');
  listening.socket.close();
});

it('a new subscription causes no activity notice', async () => {
  const listening = listen(bob);
  await listening.follow('2');
  const other = listen(ada);
  await other.follow('3');
  await sleep(1_500);
  expect(listening.heard.filter((frame) => frame.type === 'activity')).toEqual([]);
  listening.socket.close();
  other.socket.close();
});

it('activity whose hint was lost is announced at the next check, to those who may read it', async () => {
  const shared = await openPrivateChannel(community, [ada, bob]);
  const [others, declined] = [
    await openPrivateChannel(community, [ada]),
    await openPrivateChannel(community, [ada, bob]),
  ];
  await admin.query(`update channel_members set state = 'declined' where channel_id = $1 and user_id = $2`, [
    declined,
    bob.id,
  ]);
  const listening = listen(bob);
  await listening.follow('1');
  const hearActivity = (channelId: string, seq: number) =>
    listening.hear(
      'activity',
      (frame) => frame.type === 'activity' && frame.channelId === channelId && frame.seq === seq,
    );
  const channelIds = [shared, others, declined, '4'];
  for (const channelId of channelIds) await ada.send('Announced', channelId);
  for (const channelId of [shared, '4']) await hearActivity(channelId, 1);
  await admin.query('update channels set seq = seq + 1 where id = any($1)', [channelIds]);
  await cutBus();
  for (const channelId of [shared, '4']) await hearActivity(channelId, 2);
  expect(listening.heard).not.toContainEqual(expect.objectContaining({ channelId: others }));
  expect(listening.heard).not.toContainEqual(expect.objectContaining({ channelId: declined }));
  listening.socket.close();
});

it('a socket is closed at the next check if the hint about its ended session was lost', async () => {
  const carol = await joinCommunity(community, 'Carol');
  const leaving = listen(carol);
  await leaving.follow('1');
  const staying = listen(bob);
  await staying.follow('1');
  await admin.query('delete from sessions where user_id = $1', [carol.id]);
  await cutBus();
  await leaving.hear('signedOut');
  expect(await leaving.closed()).toBe(closeCodes.signedOut);
  await ada.send('Still here', '1');
  await staying.hear('changes', changed('Still here'));
  staying.socket.close();
});

it('a password reset closes the sockets of the sessions that it ends', async () => {
  const dora = await joinCommunity(community, 'Dora');
  const listening = listen(dora);
  await listening.follow('1');
  await community.request('/api/auth/request-password-reset', { json: { email: dora.email } });
  const token = await mailedCode(community, dora.email, 'reset');
  await community.request('/api/auth/reset-password', { json: { token, newPassword: 'skin-contact-days' } });
  await listening.hear('signedOut');
});

it('a subscription to a missing channel is answered with a changed list', async () => {
  const listening = listen(bob);
  await once(listening.socket, 'open');
  listening.say({ type: 'subscribe', channelId: 'nowhere', after: 0 });
  await listening.hear('channels');
  listening.socket.close();
});

it('a flood of subscriptions on one socket does not delay others', async () => {
  const flooding = listen(bob);
  await once(flooding.socket, 'open');
  for (let at = 0; at < 30_000; at += 1) flooding.say({ type: 'subscribe', channelId: '1', after: 0 });
  await flooding.hear('subscribed');
  const started = performance.now();
  expect((await ada.request('/api/community/channels')).status).toBe(200);
  const took = performance.now() - started;
  flooding.socket.terminate();
  expect(took).toBeLessThan(1_000);
});

it('a server stops in time despite silent sockets and connections', async () => {
  const stopping = await startCommunity();
  const eve = await joinCommunity(stopping, 'Eve');
  const listening = openLive(stopping.url, eve);
  await listening.follow('1');
  listening.socket.pause();
  const [silent, halfway] = [openRaw(stopping.url), openRaw(stopping.url)];
  await once(silent.socket, 'connect');
  halfway.say('POST /api/auth/sign-in/email HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
  await sleep(100);
  const started = performance.now();
  await stopping.stop();
  expect(performance.now() - started).toBeLessThan(8_000);
  for (const { socket } of [silent, halfway]) socket.destroy();
  listening.socket.terminate();
});
