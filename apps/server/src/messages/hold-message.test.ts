import { randomUUID } from 'node:crypto';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { listChannels } from '@orbit-vine/contract/channels.ts';
import { listHeldMessages } from '@orbit-vine/contract/held-messages.ts';
import { HistoryPage } from '@orbit-vine/contract/messages.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { expect, it } from 'vitest';
import { joinAs, joinCommunity, startCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';
import { readAuditLog, readQueue } from '../../testing/moderation.ts';

const { community, other } = await gatherCommunity(['Other']);
const mod = await joinAs(community, 'Mod', 'moderator');

const link = 'Barrels at https://barrels.example';
const codeOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as { code?: string }).code];
};
const heldAnswer: [number, string] = [409, 'MESSAGE_HELD'];
const heldOf = async (member: TestMember, channel = '1') =>
  listHeldMessages.answer.parse(
    await (await member.request(`/api/community/channels/${channel}/held-messages`)).json(),
  );
const decideOn = (by: TestMember, id: string, decision: unknown) =>
  by.request(`/api/community/moderation/held-messages/${id}/decision`, { json: decision });
const inChannel = async (id: string) => {
  const page = await other.request('/api/community/channels/1/messages');
  return HistoryPage.parse(await page.json()).messages.filter((message) => message.id === id);
};
const inboxOf = (member: TestMember) =>
  community.query<{ text: string }>('select text from notices where user_id = $1 order by created_at', [
    member.id,
  ]);
const joinLongAgo = async (name: string, { hours, messages }: { hours: number; messages: number }) => {
  const member = await joinCommunity(community, name);
  for (let count = 1; count <= messages; count += 1) await member.say(`${name} says ${count}`);
  await community.query('update users set created_at = now() - make_interval(hours => $1) where id = $2', [
    hours,
    member.id,
  ]);
  return member;
};
const upload = async (member: TestMember, name: string) => {
  const headers = { 'content-type': 'application/octet-stream', [fileNameHeader]: name };
  const response = await member.request(uploadAttachment.path, { method: 'POST', headers, body: name });
  return ((await response.json()) as { id: string }).id;
};

it('a newcomer’s message with a link is held, and visible only to its author and to moderators', async () => {
  const ada = await joinCommunity(community, 'Ada');
  const id = randomUUID();
  expect(await codeOf(ada.send(link, '1', id))).toEqual(heldAnswer);
  expect(await heldOf(ada)).toEqual([expect.objectContaining({ id, content: link, channelId: '1' })]);
  expect([await heldOf(ada, '2'), await heldOf(other), await inChannel(id)]).toEqual([[], [], []]);
  const channels = listChannels.answer.parse(await (await ada.request('/api/community/channels')).json());
  expect(channels.map((channel) => [channel.id, channel.held])).toContainEqual(['1', 1]);
  const { held: waiting, open } = await readQueue(mod);
  expect(waiting).toEqual([
    expect.objectContaining({
      message: expect.objectContaining({ id }),
      channel: { id: '1', name: 'General' },
      author: expect.objectContaining({ id: ada.id, below: true }),
    }),
  ]);
  expect(open).toBe(1);
  await decideOn(mod, id, { release: false });
});

it('a held message notifies staff at once, until it is dealt with', async () => {
  const bob = await joinCommunity(community, 'Bob');
  const listening = openLive(community.url, mod);
  await listening.hear('inbox', (frame) => 'unread' in frame && frame.unread === 0);
  const id = randomUUID();
  await bob.send(link, '1', id);
  await listening.hear('inbox', (frame) => 'fromModerators' in frame && frame.fromModerators === 1);
  expect(await inboxOf(other)).toEqual([]);
  await bob.request(`/api/community/held-messages/${id}`, { method: 'DELETE' });
  expect([await inboxOf(mod), await heldOf(bob), (await readQueue(mod)).open]).toEqual([[], [], 0]);
  listening.socket.close();
});

it('a held message changes nothing when it is sent again, even at the same moment', async () => {
  const cleo = await joinCommunity(community, 'Cleo');
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => codeOf(cleo.send(link, '1', id))));
  expect(answers).toEqual(Array(6).fill(heldAnswer));
  expect(await heldOf(cleo)).toHaveLength(1);
  expect(await codeOf(other.send(link.replace('https://', ''), '1', id))).toEqual([409, 'MESSAGE_ID_TAKEN']);
  for (const text of ['Hello', 'I am new here', 'Or was']) await cleo.say(text);
  await community.query("update users set created_at = now() - interval '25 hours' where id = $1", [cleo.id]);
  expect(await codeOf(cleo.send(link, '1', id))).toEqual(heldAnswer);
  expect((await cleo.send('Now at https://barrels.example/ too')).status).toBe(201);
  expect(await heldOf(cleo)).toHaveLength(1);
  await Promise.all(Array.from({ length: 4 }, () => decideOn(mod, id, { release: true })));
  expect(await inChannel(id)).toHaveLength(1);
  expect((await cleo.send(link, '1', id)).status).toBe(200);
  expect(await inChannel(id)).toHaveLength(1);
});

it('a released message appears live in its channel with its files, reply, and mentions', async () => {
  const dora = await joinCommunity(community, 'Dora');
  const question = await other.say('Who sells barrels?');
  const file = await upload(dora, 'barrels.txt');
  const id = randomUUID();
  const json = { id, content: `@Other: ${link}`, replyTo: question.id, attachments: [file] };
  expect(await codeOf(dora.request('/api/community/channels/1/messages', { json }))).toEqual(heldAnswer);
  const getFile = (by: TestMember) => by.request(`/api/community/attachments/${file}`);
  expect([(await getFile(dora)).status, (await getFile(mod)).status]).toEqual([200, 200]);
  expect((await getFile(other)).status).toBe(404);
  const listening = openLive(community.url, other);
  await listening.follow('1');
  expect((await decideOn(mod, id, { release: true })).status).toBe(200);
  await listening.hear(
    'changes',
    (frame) => 'messages' in frame && frame.messages.some((message) => message.id === id),
  );
  expect(await inChannel(id)).toEqual([
    expect.objectContaining({
      author: expect.objectContaining({ id: dora.id }),
      content: json.content,
      replyTo: question.id,
      attachments: [expect.objectContaining({ id: file, name: 'barrels.txt' })],
    }),
  ]);
  expect((await getFile(other)).status).toBe(200);
  expect(await inboxOf(other)).toHaveLength(1);
  expect((await inboxOf(dora))[0]?.text).toContain('Everyone can read it now');
  expect(await heldOf(dora)).toEqual([]);
  expect(await codeOf(decideOn(mod, id, { release: false }))).toEqual([409, 'REPORTS_CLOSED']);
  const [entry] = await readAuditLog(mod, 'act=release');
  expect(entry).toMatchObject({ messageId: id, member: { id: dora.id }, channel: { id: '1' } });
  listening.socket.close();
});

it('a declined message never appears, and its author is notified of the reason', async () => {
  const emil = await joinCommunity(community, 'Emil');
  const file = await upload(emil, 'advert.txt');
  const id = randomUUID();
  const json = { id, content: link, attachments: [file] };
  await emil.request('/api/community/channels/1/messages', { json });
  await decideOn(mod, id, { release: false, reason: 'No advertising, please.' });
  expect((await inboxOf(emil)).map(({ text }) => text)).toEqual([
    `A moderator declined your message “${link}” in General. Reason: No advertising, please.`,
  ]);
  expect(await community.query('select 1 from attachments where id = $1', [file])).toEqual([]);
  expect([await heldOf(emil), await inChannel(id)]).toEqual([[], []]);
  expect(await codeOf(emil.request('/api/community/channels/1/messages', { json }))).toEqual([
    409,
    'MESSAGE_DECLINED',
  ]);
  expect(await codeOf(decideOn(mod, id, { release: true }))).toEqual([409, 'REPORTS_CLOSED']);
});

it('a held message is one of a limited number, and not for an archived channel', async () => {
  const fritz = await joinCommunity(community, 'Fritz');
  await community.query("update channels set archived_at = now() where id = '4'");
  expect(await codeOf(fritz.send(link, '4'))).toEqual([409, 'CHANNEL_ARCHIVED']);
  expect(await codeOf(fritz.send(link, 'nowhere'))).toEqual([404, 'CHANNEL_NOT_FOUND']);
  const answers: unknown[] = [];
  for (let sent = 0; sent <= serverLimits.heldMessages; sent++) answers.push(await codeOf(fritz.send(link)));
  expect(answers).toEqual([...Array(serverLimits.heldMessages).fill(heldAnswer), [409, 'HELD_ENOUGH']]);
});

it('a held message is deleted with its author’s account, and its notifications with it', async () => {
  const gone = await joinCommunity(community, 'Gone');
  await gone.send(link);
  await community.query('delete from users where id = $1', [gone.id]);
  expect(await community.query('select 1 from held_messages where user_id = $1', [gone.id])).toEqual([]);
  expect((await readQueue(mod)).held?.some(({ author }) => author.id === gone.id)).toBe(false);
});

it('a newcomer’s edit cannot add a link, but can change a released one', async () => {
  const edit = (member: TestMember, id: string, content: string) =>
    codeOf(member.request(`/api/community/messages/${id}`, { method: 'PATCH', json: { content } }));
  const jan = await joinCommunity(community, 'Jan');
  const { id } = await jan.say('Hello');
  expect(await edit(jan, id, link)).toEqual([409, 'LINK_ADDED']);
  expect((await inChannel(id)).map(({ content, editedAt }) => [content, editedAt])).toEqual([
    ['Hello', undefined],
  ]);
  expect(await edit(jan, id, `Hello, see ${community.url}/tools/so2`)).toEqual([200, undefined]);
  for (const text of ['A second message', 'A third', 'A fourth']) await jan.say(text);
  expect(await edit(jan, id, 'Hello, [see](https\\://barrels.example)')).toEqual([409, 'LINK_ADDED']);
  await community.query("update users set created_at = now() - interval '25 hours' where id = $1", [jan.id]);
  expect(await edit(jan, id, link)).toEqual([200, undefined]);

  const lou = await joinLongAgo('Lou', { hours: 25, messages: 3 });
  const [own] = await community.query<{ id: string }>('select id from messages where user_id = $1', [lou.id]);
  expect(await edit(lou, own?.id ?? '', link)).toEqual([409, 'LINK_ADDED']);

  const kim = await joinCommunity(community, 'Kim');
  const released = randomUUID();
  await kim.send(link, '1', released);
  await decideOn(mod, released, { release: true });
  expect(await edit(kim, released, `${link} (not mine)`)).toEqual([200, undefined]);
  expect(await edit(kim, released, `${link} and https://more.example`)).toEqual([409, 'LINK_ADDED']);
});

it('a link within this site is not held', async () => {
  const hans = await joinCommunity(community, 'Hans');
  expect((await hans.send(`See ${community.url}/tools/so2`)).status).toBe(201);
});

it.each([
  { hours: 23, messages: 3, status: 409 },
  { hours: 25, messages: 2, status: 409 },
  { hours: 25, messages: 3, status: 201 },
  { hours: 20_000, messages: 0, status: 409 },
])(
  'a link from a member of $hours hours with $messages messages is answered with $status',
  async (member) => {
    const author = await joinLongAgo(`Since${member.hours}With${member.messages}`, member);
    expect((await author.send(link)).status).toBe(member.status);
  },
);

it('a deleted message does not count toward the messages that allow links, but a released one does', async () => {
  const nina = await joinLongAgo('Nina', { hours: 25, messages: 3 });
  const [one] = await community.query<{ id: string }>('select id from messages where user_id = $1', [
    nina.id,
  ]);
  await nina.request(`/api/community/messages/${one?.id}`, { method: 'DELETE' });
  const id = randomUUID();
  expect(await codeOf(nina.send(link, '1', id))).toEqual(heldAnswer);
  await decideOn(mod, id, { release: true });
  expect((await nina.send(`${link}/again`)).status).toBe(201);
});

it('a link is held however it is written, but an address that is not a link is not', async () => {
  const otto = await joinCommunity(community, 'Otto');
  expect(await codeOf(otto.send('[here](https\\://evil.example/x)'))).toEqual(heldAnswer);
  expect((await otto.send('`https://evil.example` is code, ann@example.com a mail address')).status).toBe(
    201,
  );
});

it('a moderator’s link is sent at once', async () => {
  expect((await mod.send(link)).status).toBe(201);
});

it('the limiter counts held messages against their author’s limits', async () => {
  const limited = await startCommunity({ rateLimits: true });
  const ida = await joinCommunity(limited, 'Ida');
  for (let sent = 0; sent < serverLimits.sameText; sent++)
    expect(await codeOf(ida.send(link))).toEqual(heldAnswer);
  expect(await codeOf(ida.send(link))).toEqual([429, 'SAME_TEXT']);
  await limited.stop();
});
