import { once } from 'node:events';
import { closeCodes } from '@orbit-vine/contract/live.ts';
import { Me } from '@orbit-vine/contract/members.ts';
import { listMemberStatuses } from '@orbit-vine/contract/moderation.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, joinCommunity, password, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';
import {
  decideReports,
  liftSanction,
  readAuditLog,
  readQueue,
  reportMessage,
  sanctionMember,
} from '../../testing/moderation.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob'], {
  adminEmails: ['root@example.com'],
  siteEmail: 'hello@wine.example',
});
let mod: TestMember;
let chief: TestMember;
let second: TestMember;
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
  chief = await joinAs(community, 'Chief', 'administrator');
  second = await joinAs(community, 'Second', 'administrator');
});

const queue = (by = mod) => readQueue(by);
const messagesOf = async (queued: ReturnType<typeof queue>) =>
  (await queued).reported.map(({ message }) => message.id);
const record = (filter?: string) => readAuditLog(mod, filter);
const inboxOf = (member: TestMember) =>
  community.query<{ kind: string; text: string }>(
    `select kind, text from notices where user_id = $1 and kind in ('warning', 'mute', 'report') order by created_at`,
    [member.id],
  );
const signIn = ({ email }: TestMember) =>
  community.request('/api/auth/sign-in/email', { json: { email, password } });

describe('the queue', () => {
  it('groups reports by message, and shows the text as reported and as it is now', async () => {
    const message = await ada.say('You are all fools');
    await reportMessage(bob, message.id, 'First');
    await ada.request(`/api/community/messages/${message.id}`, {
      method: 'PATCH',
      json: { content: 'You are all friends' },
    });
    await reportMessage(mod, message.id, 'Second');
    const { reported, open } = await queue();
    expect(open).toBe(2);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatchObject({
      message: { id: message.id, content: 'You are all friends' },
      channel: { name: 'General' },
      author: { name: 'Ada', role: 'member', below: true },
      reports: [
        { reporter: { name: 'Bob' }, note: 'First', content: 'You are all fools' },
        { reporter: { name: 'Mod' }, note: 'Second', content: 'You are all friends' },
      ],
    });
    expect(await (await mod.request('/api/community/moderation/reports/count')).json()).toEqual({ open: 2 });
  });

  it('is emptied by one decision that deletes, warns, notifies both sides, and is recorded', async () => {
    const [{ message } = { message: { id: '' } }] = (await queue()).reported;
    const warning = { kind: 'warning', text: 'Please stay kind.' };
    expect((await decideReports(mod, message.id, { remove: true, measure: warning })).status).toBe(200);
    expect(await queue()).toEqual({ reported: [], open: 0 });
    const history = await (await bob.request('/api/community/channels/1/messages')).text();
    expect(history).not.toContain('You are all');
    expect(await inboxOf(ada)).toEqual([{ kind: 'warning', text: 'Please stay kind.' }]);
    expect(await inboxOf(bob)).toEqual([{ kind: 'report', text: expect.stringContaining('removed it') }]);
    const entries = await record();
    expect(
      entries
        .slice(0, 2)
        .map(({ act }) => act)
        .sort(),
    ).toEqual(['delete', 'warn']);
    for (const { actor, member, messageId } of entries.slice(0, 2))
      expect([actor.name, member?.name, messageId]).toEqual(['Mod', 'Ada', message.id]);
  });
});

it('the queue shows earlier acts about the author of a message', async () => {
  const message = await ada.say('Unkind once more');
  await reportMessage(bob, message.id);
  const [waiting] = (await queue()).reported;
  expect(waiting?.history).toEqual({
    messages: 1,
    reported: 1,
    acts: [
      { act: 'delete', text: 'Please stay kind.', createdAt: expect.any(String) },
      { act: 'warn', text: 'Please stay kind.', createdAt: expect.any(String) },
    ],
  });
  await decideReports(mod, message.id, {});
});

describe('a decision', () => {
  it('never shows the author who reported, or that there was a report', async () => {
    const inbox = JSON.stringify(await inboxOf(ada));
    expect(inbox).not.toMatch(/report|Bob/i);
  });

  it('dismisses a report and notifies its reporter', async () => {
    const message = await ada.say('Harmless');
    await reportMessage(bob, message.id);
    await decideReports(mod, message.id, {});
    expect((await inboxOf(bob)).at(-1)).toMatchObject({
      text: expect.stringContaining('may stay'),
    });
    expect((await record('act=dismiss'))[0]).toMatchObject({ messageId: message.id });
  });

  it('is made by only one of two moderators', async () => {
    const message = await ada.say('Decided once');
    await reportMessage(bob, message.id);
    const decision = { measure: { kind: 'warning', text: 'Once' } };
    const both = await Promise.all([
      decideReports(mod, message.id, decision),
      decideReports(chief, message.id, decision),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await inboxOf(ada)).filter(({ text }) => text === 'Once')).toHaveLength(1);
  });

  it('changes nothing if a part of it is not allowed', async () => {
    const message = await chief.say('From above');
    await reportMessage(bob, message.id);
    const refused = await decideReports(mod, message.id, {
      remove: true,
      measure: { kind: 'mute', hours: 1 },
    });
    expect(refused.status).toBe(403);
    expect(await messagesOf(queue(second))).toEqual([message.id]);
    expect((await decideReports(second, message.id, {})).status).toBe(200);
  });

  it('includes a deletion from the message’s own menu, which is recorded like a pin', async () => {
    const message = await ada.say('Deleted in passing');
    await reportMessage(bob, message.id);
    await mod.request(`/api/community/messages/${message.id}/pin`, { method: 'PUT' });
    await mod.request(`/api/community/messages/${message.id}`, { method: 'DELETE' });
    expect((await queue()).open).toBe(0);
    expect((await record()).slice(0, 2).map(({ act }) => act)).toEqual(['delete', 'pin']);
    const own = await ada.say('Taken back');
    await ada.request(`/api/community/messages/${own.id}`, { method: 'DELETE' });
    expect((await record())[0]).not.toMatchObject({ messageId: own.id });
  });
});

describe('a muted member', () => {
  it('can read but not write until the mute is lifted, and their open pages are updated', async () => {
    const carol = await joinCommunity(community, 'Carol');
    const before = await carol.say('Before the mute');
    const listening = openLive(community.url, carol);
    await listening.follow('1');
    expect((await sanctionMember(mod, carol, { kind: 'mute', hours: 24, text: 'Sleep on it.' })).status).toBe(
      200,
    );
    await listening.hear('member', (frame) => frame.type === 'member' && frame.member.id === carol.id);
    const { mutedUntil = '' } = Me.parse(await (await carol.request('/api/community/me')).json());
    expect(Date.parse(mutedUntil) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    const edit = { method: 'PATCH', json: { content: 'Edited' } };
    const attempts = [
      carol.send('While muted'),
      carol.request(`/api/community/messages/${before.id}`, edit),
      carol.request(`/api/community/messages/${before.id}/reactions/grape`, { method: 'PUT' }),
    ];
    const others = await bob.say('Not so nice');
    attempts.push(
      ...[{ name: 'MODS_are_bad' }, { about: 'Mods are bad' }, { winery: 'Mods are bad' }].map((json) =>
        carol.request('/api/community/me', { method: 'PATCH', json }),
      ),
      carol.request('/api/community/me/avatar', { method: 'PUT', body: new Uint8Array([1]) }),
      reportMessage(carol, others.id, 'Mods are bad'),
    );
    for (const attempt of await Promise.all(attempts)) expect(await codeOf(attempt)).toBe('MUTED');
    expect((await reportMessage(carol, others.id)).status).toBe(200);
    await decideReports(mod, others.id, {});
    expect((await carol.request('/api/community/channels/1/messages')).status).toBe(200);
    expect((await inboxOf(carol)).at(0)?.text).toMatch(
      /^You can read, but not write, until .+ UTC\. .*Sleep on it\.$/,
    );
    await liftSanction(mod, carol, 'mute');
    expect((await carol.send('Again')).status).toBe(201);
    listening.socket.close();
  });
});

describe('a suspended member', () => {
  it('loses access at once: sockets, sessions, sign-in, and old messages', async () => {
    const dan = await joinCommunity(community, 'Dan');
    const old = await dan.say('From before');
    const listening = openLive(community.url, dan);
    await listening.follow('1');
    const sent = Promise.all(Array.from({ length: 10 }, (_, at) => dan.send(`Racing ${at}`)));
    const text = 'Repeated advertising.';
    expect((await sanctionMember(mod, dan, { kind: 'suspension', days: 7, text })).status).toBe(200);
    expect(await listening.closed()).toBe(closeCodes.signedOut);
    const why =
      /^This account has been suspended by a moderator until .+ UTC\. A moderator wrote: Repeated advertising\. To answer, write to hello@wine\.example\.$/;
    expect((await listening.hear('signedOut')).reason).toMatch(why);
    await sent;
    const edit = { method: 'PATCH', json: { content: 'Edited while away' } };
    expect((await dan.request(`/api/community/messages/${old.id}`, edit)).status).toBe(401);
    expect((await dan.request(`/api/community/channels/1/messages?around=${old.id}`)).status).toBe(401);
    const refused = await signIn(dan);
    expect([
      refused.status,
      refused.headers.getSetCookie().filter((cookie) => /token=[^;]/.test(cookie)),
    ]).toEqual([403, []]);
    const problem = Problem.parse(await refused.json());
    expect(problem.code).toBe('SUSPENDED');
    expect(problem.detail).toMatch(why);
    await liftSanction(mod, dan, 'suspension');
    expect((await signIn(dan)).status).toBe(200);
  });

  it('is rejected even with a session that was created at the same moment, and gets no socket', async () => {
    const eve = await joinCommunity(community, 'Eve');
    // As if she had signed in at the same moment.
    await community.query(`update profiles set suspended_until = now() + interval '1 day' where id = $1`, [
      eve.id,
    ]);
    expect(await codeOf(await eve.send('Slipped through'))).toBe('SUSPENDED');
    const { socket } = openLive(community.url, eve);
    socket.on('error', () => undefined);
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(403);
  });

  it('is suspended permanently only by an administrator, who alone can lift that', async () => {
    const fay = await joinCommunity(community, 'Fay');
    expect((await sanctionMember(mod, fay, { kind: 'suspension' })).status).toBe(403);
    expect((await sanctionMember(chief, fay, { kind: 'suspension' })).status).toBe(200);
    const { detail } = Problem.parse(await (await signIn(fay)).json());
    expect(detail).toBe(
      'This account has been suspended by a moderator for good. To answer, write to hello@wine.example.',
    );
    const found = await mod.request('/api/community/moderation/members?only=suspended&q=fay');
    expect(listMemberStatuses.answer.parse(await found.json()).members).toMatchObject([
      { name: 'Fay', suspendedUntil: 'forever' },
    ]);
    expect((await liftSanction(mod, fay, 'suspension')).status).toBe(403);
    for (const days of [1, 30])
      expect(await codeOf(await sanctionMember(mod, fay, { kind: 'suspension', days }))).toBe(
        'LONGER_MEASURE',
      );
    expect((await liftSanction(mod, fay, 'suspension')).status).toBe(403);
    expect((await liftSanction(chief, fay, 'suspension')).status).toBe(200);
    expect((await record('name=fay')).map(({ act }) => act)).toEqual(['unsuspend', 'suspend']);
  });
});

it('every sanction is mailed and can be answered', async () => {
  const gil = await joinCommunity(community, 'Gil');
  const text = 'Please sell in Small Wine Business.';
  await sanctionMember(mod, gil, { kind: 'warning', text });
  await sanctionMember(mod, gil, { kind: 'mute', hours: 1 });
  await sanctionMember(mod, gil, { kind: 'suspension', days: 1, text: 'Enough now.' });
  const mailed = async () =>
    (await community.mails()).filter(
      (mail) => mail.includes('To: gil@example.com') && mail.includes('From the moderators'),
    );
  await expect.poll(mailed, { timeout: 10_000 }).toHaveLength(3);
  const mails = await mailed();
  for (const words of [text, 'You can read, but not write, until', 'Enough now.'])
    expect(mails.filter((mail) => mail.replaceAll('=\r\n', '').includes(words))).toHaveLength(1);
  for (const mail of mails) expect(mail).toContain('Reply-To: hello@wine.example');
});

it('the overview counts members and messages', async () => {
  const numbers = (await (await chief.request('/api/community/admin/numbers')).json()) as Record<
    string,
    unknown
  >;
  const [joined] = await community.query<{ count: number }>('select count(*)::int as count from profiles');
  const [written] = await community.query<{ count: number }>(
    'select count(*)::int as count from messages where deleted_at is null',
  );
  expect(numbers).toMatchObject({ members: joined?.count, newThisWeek: joined?.count, openReports: 0 });
  const weeks = numbers.weeks as { from: string; messages: number }[];
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)?.messages).toBe(written?.count);
  expect(new Date(weeks[0]?.from ?? '').getUTCDay()).toBe(1);
});
