import { randomUUID } from 'node:crypto';
import { formerMember } from '@orbit-vine/contract/members.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { describe, expect, it } from 'vitest';
import {
  joinCommunity,
  mailedCode,
  password,
  signUpByMail,
  type TestMember,
} from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';

const { community, reader } = await gatherCommunity(['Reader']);

const askToLeave = (member: TestMember, messages: 'keep' | 'remove') =>
  member.request('/api/community/me/deletion', { json: { messages } });
const confirm = (code: string) => community.request('/api/community/deletion', { json: { code } });
const isGone = (id: string) =>
  expect.poll(() => community.query('select 1 from users where id = $1', [id])).toEqual([]);

async function leave(member: TestMember, messages: 'keep' | 'remove') {
  await askToLeave(member, messages);
  const code = await mailedCode(community, member.email, 'delete-account');
  const confirmed = await confirm(code);
  expect(confirmed.status).toBe(200);
  expect(await confirmed.json()).toEqual({ memberId: member.id });
  await isGone(member.id);
}
const read = async (id: string) => {
  const page = await reader.request(`/api/community/channels/1/messages?limit=100`);
  return ((await page.json()) as { messages: Message[] }).messages.find((message) => message.id === id);
};

describe('the messages of a member who leaves', () => {
  it('can stay, attributed to a former member on every open page', async () => {
    const ada = await joinCommunity(community, 'Ada');
    const own = await ada.say('It was a good vintage');
    const others = await reader.say('And yours?');
    await ada.request(`/api/community/messages/${others.id}/reactions/grape`, { method: 'PUT' });
    const socket = openLive(community.url, reader);
    await socket.follow('1');
    await leave(ada, 'keep');
    const changes = await socket.hear(
      'changes',
      (frame) =>
        'messages' in frame &&
        frame.messages.some(({ id, author }) => id === own.id && author.id === formerMember.id),
    );
    expect(changes.messages.find(({ id }) => id === own.id)).toMatchObject({
      content: 'It was a good vintage',
    });
    expect((await read(others.id))?.reactions.grape).toEqual([]);
    socket.socket.close();
  });

  it('can be deleted without a trace', async () => {
    const bob = await joinCommunity(community, 'Bob');
    const sent = [];
    for (let at = 0; at < 5; at += 1) sent.push(await bob.say(`Something private ${at}`));
    await leave(bob, 'remove');
    expect(await community.query(`select 1 from messages where content like 'Something private%'`)).toEqual(
      [],
    );
    const [tombstone] = await community.query('select deleted_at from messages where id = $1', [sent[0]?.id]);
    expect(tombstone?.deleted_at).toBeInstanceOf(Date);
  });

  it('are deleted by the thousand, in order, while others keep writing', async () => {
    const dee = await joinCommunity(community, 'Dee');
    await community.query(
      `with place as (update channels set seq = seq + 3000 where id = '4' returning seq - 3000 as start)
       insert into messages (id, channel_id, user_id, seq, changed_seq, content)
       select gen_random_uuid(), '4', $1, start + n, start + n, 'n' from place, generate_series(1, 3000) n`,
      [dee.id],
    );
    const leaving = leave(dee, 'remove');
    const waits: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      const started = performance.now();
      await reader.request('/api/community/channels/4/messages', {
        json: { id: randomUUID(), content: `Still here ${at}` },
      });
      waits.push(performance.now() - started);
    }
    await leaving;
    expect(Math.max(...waits)).toBeLessThan(5_000);
    const [count] = await community.query(
      `select count(*)::int as all, count(distinct changed_seq)::int as places, max(changed_seq)::int as last,
         (select seq::int from channels where id = '4') as seq from messages where channel_id = '4'`,
    );
    expect(count).toMatchObject({ all: 3005, places: 3005, last: count?.seq });
  }, 60_000);
});

describe('a member who leaves', () => {
  it('loses access at once, sockets included, and frees the name and address', async () => {
    const cai = await joinCommunity(community, 'Cai');
    const socket = openLive(community.url, cai);
    await socket.follow('1');
    await leave(cai, 'keep');
    expect(await socket.hear('signedOut')).toEqual({ type: 'signedOut' });
    expect((await cai.request('/api/community/me')).status).toBe(401);
    const signIn = { email: cai.email, password };
    expect((await community.request('/api/auth/sign-in/email', { json: signIn })).status).toBe(401);
    expect((await reader.request(`/api/community/members/${cai.id}`)).status).toBe(404);
    expect((await signUpByMail(community, 'Cai')).id).not.toBe(cai.id);
  });

  it('confirms with a code that works once, even if six requests race', async () => {
    const eve = await joinCommunity(community, 'Eve');
    await askToLeave(eve, 'keep');
    const code = await mailedCode(community, eve.email, 'delete-account');
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => confirm(code)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 410, 410, 410, 410, 410]);
    await isGone(eve.id);
  });

  it('stays a member if the mailed link is only opened', async () => {
    const fay = await joinCommunity(community, 'Fay');
    await askToLeave(fay, 'remove');
    const code = await mailedCode(community, fay.email, 'delete-account');
    await community.request(`/plastic-grapes?delete-account=${code}`);
    await community.request(`/api/community/deletion?code=${code}`);
    expect((await fay.request('/api/community/me')).status).toBe(200);
  });
});

it('visitors cannot delete an account', async () => {
  expect((await askToLeave({ ...reader, request: community.request }, 'keep')).status).toBe(401);
  expect((await confirm('x'.repeat(32))).status).toBe(410);
  expect((await reader.request('/api/community/me')).status).toBe(200);
});
