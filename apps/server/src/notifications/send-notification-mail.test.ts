import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle, startCommunity, type TestMember } from '../../testing/community.ts';
import { openLive } from '../../testing/live.ts';
import { headersOf } from '../../testing/mailbox.ts';
import { textOf } from '../../testing/mails.ts';
import { delayMs, settled, startWithMailServer } from '../../testing/notifications.ts';

let community: Awaited<ReturnType<typeof startWithMailServer>>;
let ada: TestMember;
beforeAll(async () => {
  community = await startWithMailServer();
  ada = await community.join('Ada');
});
afterAll(() => community.stop());

const subjectsTo = (member: TestMember) =>
  community.mailsTo(member).map((mail) => headersOf(mail).get('subject'));

describe('a member who is away', () => {
  it('is mailed a mention once, with the message and a link to it', async () => {
    const bo = await community.join('Bo');
    const { id } = await ada.say('Has anybody racked yet, @Bo?');
    await expect.poll(() => subjectsTo(bo)).toEqual(['Ada mentioned you in General']);
    const [mail] = community.mailsTo(bo);
    const text = mail ? textOf(mail) : '';
    expect(text).toContain('> Has anybody racked yet, @Bo?');
    expect(text).toContain(`${community.url}/plastic-grapes/1/${id}`);
    expect(mail && headersOf(mail).get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail && headersOf(mail).get('list-id')).toMatch(
      /^"?Plastic Grapes"? <news\.plastic-grapes\.[\w.-]+>$/,
    );
    expect(mail && headersOf(mail).get('from')).toBe('Plastic Grapes <no-reply@localhost>');
    const thread = expect.stringMatching(/^<channel-1@[\w.-]+>$/);
    expect(mail && headersOf(mail).get('in-reply-to')).toEqual(thread);
    expect(mail && headersOf(mail).get('references')).toEqual(thread);
    await settled();
    expect(subjectsTo(bo)).toHaveLength(1);
  });

  it('gets several notifications in one mail, and those of the next twenty minutes in another', async () => {
    const cleo = await community.join('Cleo');
    const question = await cleo.say('Which press?');
    await ada.say('A basket press.', { replyTo: question.id });
    await ada.say('@cleo, or a bladder?');
    await expect.poll(() => subjectsTo(cleo)).toEqual(['2 notifications in Plastic Grapes']);
    const text = textOf(community.mailsTo(cleo)[0] ?? { to: [], raw: '' });
    expect(text).toContain('Ada replied to you in General:');
    expect(text).toContain('Ada mentioned you in General:');
    await ada.say('Still there, @Cleo?');
    await settled();
    expect(subjectsTo(cleo)).toHaveLength(1);
    await community.query(
      `update notification_settings set mailed_at = mailed_at - interval '21 minutes' where user_id = $1`,
      [cleo.id],
    );
    await expect.poll(() => subjectsTo(cleo).slice(1)).toEqual(['Ada mentioned you in General']);
  });
});

it('a link at the end of a shortened message is mailed as its text', async () => {
  const dee = await community.join('Dee');
  await settle(community, ada);
  await ada.say(`@Dee ${'x'.repeat(470)} [stop the press](https://press.example)`);
  await expect.poll(() => subjectsTo(dee)).toHaveLength(1);
  const [mail] = community.mailsTo(dee);
  const text = mail ? textOf(mail) : '';
  expect(text).toContain('> stop the press\r\n');
  expect(text).not.toContain('press.example');
});

it('a moderator who is away is mailed a report, with a link to the queue', async () => {
  const keeper = await community.join('Keeper');
  await community.query(`update profiles set role = 'moderator' where id = $1`, [keeper.id]);
  const seller = await community.join('Seller');
  const { id } = await seller.say('Cheap barrels');
  // Reading a message does not count as looking at its report.
  await keeper.request('/api/community/channels/1/read', { method: 'PUT', json: { seq: 1_000 } });
  const reported = { json: { reason: 'spam' } };
  expect((await ada.request(`/api/community/messages/${id}/reports`, reported)).status).toBe(200);
  await expect.poll(() => subjectsTo(keeper)).toEqual(['A message was reported in General']);
  const [mail] = community.mailsTo(keeper);
  expect(mail && textOf(mail)).toContain(`${community.url}/plastic-grapes/admin/reports`);
});

it('a moderator who is away is mailed a held message, in plain text', async () => {
  const keeper = await community.join('Gatekeeper');
  await community.query(`update profiles set role = 'moderator' where id = $1`, [keeper.id]);
  const newcomer = await community.join('Newcomer');
  expect((await newcomer.send('**Barrels** at https://barrels.example')).status).toBe(409);
  await expect
    .poll(() => subjectsTo(keeper))
    .toEqual(['A message with a link is waiting for review in General']);
  const [mail] = community.mailsTo(keeper);
  const text = mail ? textOf(mail) : '';
  expect(text).toContain('> Barrels at https://barrels.example');
  expect(text).toContain(`${community.url}/plastic-grapes/admin/reports`);
});

describe('no mail is sent', () => {
  it('about read, deleted, or muted messages, or to members who opted out, are suspended, or unconfirmed', async () => {
    const members = ['Reads', 'Mutes', 'Unwilling', 'Suspended', 'Gone', 'Inbox', 'Mailed'];
    const joined = new Map<string, TestMember>();
    for (const name of members) joined.set(name, await community.join(name));
    const of = (name: string) => joined.get(name) as TestMember;
    const muted = await of('Mutes').request('/api/community/channels/2/level', {
      method: 'PUT',
      json: { level: 'nothing' },
    });
    expect(muted.status).toBe(200);
    const changed = await of('Unwilling').request('/api/community/me/notifications', {
      method: 'PATCH',
      json: { mail: false },
    });
    expect(changed.status).toBe(200);
    await community.query(`update profiles set suspended_until = 'infinity' where id = $1`, [
      of('Suspended').id,
    ]);
    await community.query('update users set email_verified = false where id = $1', [of('Gone').id]);
    const message = await ada.say('@Reads @Mutes @Unwilling @Suspended @Gone @Inbox @Mailed', {
      channelId: '2',
    });
    await of('Reads').request('/api/community/channels/2/read', {
      method: 'PUT',
      json: { seq: message.seq },
    });
    await of('Inbox').request('/api/community/inbox/read', {
      method: 'PUT',
      json: { upTo: new Date(Date.now() + 1_000).toISOString() },
    });
    const withdrawn = await ada.say('Never mind, @Reads @Inbox.', { channelId: '3' });
    await ada.request(`/api/community/messages/${withdrawn.id}`, { method: 'DELETE' });
    // A mail to this member shows that the round is over.
    await expect.poll(() => subjectsTo(of('Mailed'))).toHaveLength(1);
    await settled();
    for (const name of members.filter((name) => name !== 'Mailed'))
      expect([name, subjectsTo(of(name))]).toEqual([name, []]);
    await of('Unwilling').request('/api/community/me/notifications', {
      method: 'PATCH',
      json: { mail: true },
    });
    await settled();
    expect(subjectsTo(of('Unwilling'))).toEqual([]);
  }, 30_000);

  it('to a member who is online on any server, until they leave', async () => {
    const dora = await community.join('Dora');
    const second = await startCommunity({
      databaseUrl: community.databaseUrl,
      smtpUrl: community.box.url,
      mailNewsAfterMs: delayMs,
    });
    const live = openLive(second.url, dora);
    await live.follow('1');
    live.say({ type: 'looking', looking: true });
    await expect
      .poll(() => community.query('select 1 from presences where user_id = $1', [dora.id]))
      .toHaveLength(1);
    await ada.say('Look here, @Dora');
    await settled();
    expect(subjectsTo(dora)).toEqual([]);
    live.socket.terminate();
    await expect.poll(() => subjectsTo(dora)).toEqual(['Ada mentioned you in General']);
    await second.stop();
  }, 20_000);
});

it('two servers that collect notifications for the same members send each mail once', async () => {
  const second = await startCommunity({
    databaseUrl: community.databaseUrl,
    smtpUrl: community.box.url,
    mailNewsAfterMs: delayMs,
  });
  const members = [];
  for (const name of ['Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jo']) members.push(await community.join(name));
  await ada.say(members.map(({ name }) => `@${name}`).join(' '));
  for (const member of members) await expect.poll(() => subjectsTo(member)).toHaveLength(1);
  await settled();
  expect(members.map((member) => subjectsTo(member).length)).toEqual([1, 1, 1, 1, 1, 1]);
  await second.stop();
}, 30_000);
