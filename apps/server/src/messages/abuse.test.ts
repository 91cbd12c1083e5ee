import { randomUUID } from 'node:crypto';
import { listNotices } from '@orbit-vine/contract/inbox.ts';
import { Message } from '@orbit-vine/contract/messages.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { beforeAll, expect, it } from 'vitest';
import { joinCommunity, type TestCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';

const { community } = await gatherCommunity([], { rateLimits: true, trustedProxies: ['127.0.0.1', '::1'] });
let ada: TestMember;
let bob: TestMember;
beforeAll(async () => {
  ada = await join('Ada');
  bob = await join('Bob');
});

let hosts = 0;
/** A network each, since the limits per network would refuse so many members. */
function join(name: string): Promise<TestMember> {
  hosts += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${hosts}` };
  const request: TestCommunity['request'] = (path, init, cookie) =>
    community.request(path, { ...init, headers: { ...init?.headers, ...headers } }, cookie);
  return joinCommunity({ ...community, request }, name);
}

const edit = (member: TestMember, id: string, content: string) =>
  member.request(`/api/community/messages/${id}`, { method: 'PATCH', json: { content } });
const inboxOf = async (member: TestMember) =>
  listNotices.answer.parse(await (await member.request('/api/community/inbox')).json());

it('edits have a limit', async () => {
  const { id } = await ada.say('First words');
  for (let at = 0; at < serverLimits.editsPerMinute; at += 1)
    expect((await edit(ada, id, `Other words ${at}`)).status).toBe(200);
  expect(await codeOf(await edit(ada, id, 'Once more'))).toBe('RATE_LIMITED');
});

it('an edit that no longer names a member takes its notification back', async () => {
  const { id } = await bob.say('Has anybody a pump?');
  await edit(bob, id, '@Ada has a pump');
  expect((await inboxOf(ada)).notices.map(({ message }) => message?.id)).toEqual([id]);
  await edit(bob, id, 'Nothing to see here');
  expect(await inboxOf(ada)).toEqual({ notices: [], unread: 0, fromModerators: 0 });
});

it('an edit leaves the notifications of a reply and of members it still names', async () => {
  const question = await ada.say('Who racks today?');
  const answer = await bob.say('@ada I do', { replyTo: question.id });
  await edit(bob, answer.id, 'I do, @ADA');
  const { notices } = await inboxOf(ada);
  expect(notices.map(({ kind, message }) => [kind, message?.id])).toEqual([['reply', answer.id]]);
});

it('a mail address does not mention a member', async () => {
  const example = await join('Sample');
  await bob.say('Write to bob@sample.com or bob@sample');
  expect((await inboxOf(example)).notices).toEqual([]);
});

it('a message that names very many members is stored without notifying them all', async () => {
  const loud = await join('Loud');
  await community.query(
    `with made as (
       insert into users (id, name, email, email_verified)
       select gen_random_uuid(), 'crowd' || n, 'crowd' || n || '@example.com', true from generate_series(1, 400) n
       returning id, name
     )
     insert into profiles (id, username, name_key, avatar_url) select id, name, name, '' from made`,
  );
  const crowd = (from: number) => Array.from({ length: 50 }, (_, at) => `@crowd${from + at}`).join(' ');
  for (let at = 0; at < 6; at += 1) await loud.say(crowd(at * 50 + 1));
  const [notified] = await community.query<{ count: number }>(
    `select count(*)::int as count from notices n join messages m on m.id = n.message_id where m.user_id = $1`,
    [loud.id],
  );
  expect(notified?.count).toBe(serverLimits.notificationsPerHour);
});

it('an id in capitals is the same message for everyone', async () => {
  const cy = await join('Cy');
  const id = randomUUID();
  const capitals = await cy.send('Shouted', '1', id.toUpperCase());
  expect(capitals.status).toBe(201);
  expect(Message.parse(await capitals.json()).id).toBe(id);
  expect((await cy.send('Shouted', '1', id)).status).toBe(200);
});

it('an archived channel rejects edits, reactions, and pins, but allows moderators to delete', async () => {
  const keeper = await join('Keeper');
  await community.query(`update profiles set role = 'moderator' where id = $1`, [keeper.id]);
  const dee = await join('Dee');
  const { id } = await dee.say('Before the archive', { channelId: '4' });
  const reaction = `/api/community/messages/${id}/reactions/grape`;
  await keeper.request(reaction, { method: 'PUT' });
  await community.query("update channels set archived_at = now() where id = '4'");
  const attempts = [
    edit(dee, id, 'After it'),
    dee.request(reaction, { method: 'PUT' }),
    keeper.request(reaction, { method: 'DELETE' }),
    keeper.request(`/api/community/messages/${id}/pin`, { method: 'PUT' }),
    keeper.request(`/api/community/messages/${id}/pin`, { method: 'DELETE' }),
  ];
  for (const answer of await Promise.all(attempts))
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'CHANNEL_ARCHIVED']);
  expect(await codeOf(await edit(keeper, id, 'Not theirs'))).toBe('FORBIDDEN');
  expect((await keeper.request(`/api/community/messages/${id}`, { method: 'DELETE' })).status).toBe(200);
  await community.query("update channels set archived_at = null where id = '4'");
});

it('a message deleted while members react has no reactions left', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await bob.say(`Going, ${round}`);
    const react = () => ada.request(`/api/community/messages/${id}/reactions/grape`, { method: 'PUT' });
    await Promise.all([react(), bob.request(`/api/community/messages/${id}`, { method: 'DELETE' }), react()]);
  }
  const left = await community.query(
    `select from message_reactions r join messages m on m.id = r.message_id where m.deleted_at is not null`,
  );
  expect(left).toEqual([]);
});
