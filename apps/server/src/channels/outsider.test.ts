import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { attachmentPath, fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import { Attachment, Message } from '@orbit-vine/contract/messages.ts';
import { exportPath } from '@orbit-vine/contract/own-account.ts';
import { listSaved } from '@orbit-vine/contract/saved-messages.ts';
import { signOut } from '@orbit-vine/contract/session.ts';
import { listThreads } from '@orbit-vine/contract/threads.ts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joinAs, settle, type TestMember } from '../../testing/community.ts';
import { sendDueReminders } from '../../testing/due-reminders.ts';
import { allEndpoints } from '../../testing/endpoints.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { fieldsOf } from '../../testing/hostile-values.ts';
import { openLive } from '../../testing/live.ts';
import { reportMessage } from '../../testing/moderation.ts';
import { outsiderBodies } from '../../testing/outsider-bodies.ts';
import { openPrivateChannel, removeFromChannel } from '../../testing/private-channel.ts';
import { freePort } from '../platform/free-port.ts';

const logged: string[] = [];
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  }),
);
const metricsPort = await freePort();
const { community, ada, bob, eve, gone } = await gatherCommunity(
  ['Ada', 'Bob', 'Eve', 'Gone'],
  { metricsPort, mailNewsAfterMs: 0 },
  log,
);
const endpoints = await allEndpoints();

const words = [
  'Zinfandelgate',
  'quincepaste',
  'marzipanlees',
  'verjuiceplan',
  'cellarsecret.txt',
  'saffronbin',
  'rubyprice',
  'opalplace',
  'garnetchoice',
];
const [
  name = '',
  purpose = '',
  first = '',
  answer = '',
  fileName = '',
  fileText = '',
  price = '',
  place = '',
  choice = '',
] = words;

let mod: TestMember;
let admin: TestMember;
let channelId: string;
let secret: Message;
let reply: Message;
let listing: Message;
let poll: Message;
let fileId: string;
let listening: ReturnType<typeof openLive>[];
/** Lines logged before the outsiders' searches, whose words the log may contain. */
let loggedBefore: string[];
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
  admin = await joinAs(community, 'Root', 'administrator');
  for (const member of [ada, bob, eve]) await settle(community, member);
  channelId = await openPrivateChannel(community, [ada, bob, gone], { name, description: purpose });
  listening = [eve, mod, admin, gone].map((member) => openLive(community.url, member));
  await listening[3]?.follow(channelId);
  await removeFromChannel(community, channelId, gone);
  for (const socket of listening) {
    await socket.follow('1');
    for (const frame of [
      { type: 'subscribe', channelId, after: 0 },
      { type: 'typing', channelId },
      { type: 'presence', watch: true },
    ])
      socket.say(frame);
    await socket.hear('channels');
  }
  const uploaded = await ada.request(uploadAttachment.path, {
    method: 'POST',
    body: fileText,
    headers: { 'content-type': 'text/plain', [fileNameHeader]: fileName },
  });
  fileId = Attachment.parse(await uploaded.json()).id;
  const sent = await ada.request(`/api/community/channels/${channelId}/messages`, {
    json: { id: randomUUID(), content: `@eve @mod @gone ${first}`, attachments: [fileId] },
  });
  secret = Message.parse(await sent.json());
  reply = await bob.say(`${answer} @eve`, { channelId, replyTo: secret.id });
  listing = await post({ content: 'A press', listing: { kind: 'sale', price, place, days: 7 } });
  poll = await post({ content: 'When?', poll: { choices: [choice, 'Never'] } });
  const path = `/api/community/messages/${reply.id}`;
  await bob.request(path, { method: 'PATCH', json: { content: `${answer} again @eve @root` } });
  await ada.request(`${path}/reactions/grape`, { method: 'PUT' });
  // The mail about the reply names the channel to its members.
  await vi.waitFor(() => expect(logged.join()).toMatch(/Mail to ada.*, news/), 30_000);
  loggedBefore = [...logged];
});
afterAll(() => {
  for (const { socket } of listening) socket.close();
});

async function post(json: object): Promise<Message> {
  const path = `/api/community/channels/${channelId}/messages`;
  return Message.parse(await (await ada.request(path, { json: { id: randomUUID(), ...json } })).json());
}

const outsiders = () => [eve, mod, admin, gone];
const revealed = (text: string) => words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

const bodies = () => outsiderBodies({ channelId, messageId: secret.id, fileId });

/** The export is read below, and signing out would end the walk. */
const isWalked = (endpoint: Endpoint) => endpoint !== signOut && endpoint.path !== exportPath;

/** Every way to put ids of the private channel into an endpoint's address, and its words into the query. */
function addressesOf(endpoint: Endpoint): string[] {
  const { path, method } = endpoint;
  const filled = path.replace(':channelId', channelId).replace(':type', 'grape').replace(':kind', 'mute');
  const ids = [secret.id, reply.id, listing.id, poll.id, fileId, ada.id];
  const paths = /:\w+/.test(filled) ? ids.map((id) => filled.replace(/:\w+/g, id)) : [filled];
  if (method !== 'GET') return paths;
  const texts = [
    ...words,
    'from:ada',
    `in:${channelId}`,
    `in:${name}`,
    'has:file',
    'is:sale',
    'mentions:eve',
  ];
  const values = [secret.id, '0', ...texts];
  const queries = [
    '',
    ...fieldsOf(endpoint, 'query').flatMap((field) => values.map((value) => `${field}=${value}`)),
  ];
  return paths.flatMap((each) => queries.map((query) => `${each}?${query}`));
}

describe('a private channel', () => {
  it('is read by its members', async () => {
    const search = await bob.request(`/api/community/search?q=${first}`);
    expect(revealed(await search.text())).toEqual([first, fileName]);
    expect((await bob.request(attachmentPath(fileId))).status).toBe(200);
    const thread = await bob.request(`/api/community/channels/${channelId}/threads/${reply.id}`);
    expect(revealed(await thread.text())).toEqual([first, answer, fileName]);
    expect(await (await bob.request('/api/community/channels')).text()).toContain(name);
    const history = await bob.request(`/api/community/channels/${channelId}/messages`);
    expect(revealed(await history.text())).toEqual([first, answer, fileName, price, place, choice]);
    expect(revealed(await (await bob.request('/api/community/search?q=is:sale')).text())).toEqual([
      price,
      place,
    ]);
  });

  it.each(
    endpoints.filter(isWalked).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('is not revealed to others by %s', { timeout: 60_000 }, async (_, endpoint) => {
    const hasBody = !['GET', 'DELETE'].includes(endpoint.method);
    const requests = outsiders().flatMap((outsider) =>
      addressesOf(endpoint).flatMap((address) =>
        (hasBody ? bodies() : [undefined]).map((json) => ({ outsider, address, json })),
      ),
    );
    for (let at = 0; at < requests.length; at += 16)
      await Promise.all(
        requests.slice(at, at + 16).map(async ({ outsider, address, json }) => {
          const answer = await outsider.request(address, { method: endpoint.method, ...(json && { json }) });
          // A search note repeats the part of the caller's own query that found nothing.
          const text = (await answer.text()).replace(/"part":"[^"]*"/g, '');
          expect(revealed(text), `${address} ${JSON.stringify(json)}: ${text}`).toEqual([]);
        }),
      );
  });

  it('is unchanged by their requests', async () => {
    const rows = await community.query<{ content: string; deleted_at: null; pinned_at: null }>(
      'select content, deleted_at, pinned_at from messages where channel_id = $1 order by seq',
      [channelId],
    );
    expect(rows).toEqual([
      { content: secret.content, deleted_at: null, pinned_at: null },
      { content: `${answer} again @eve @root`, deleted_at: null, pinned_at: null },
      { content: 'A press', deleted_at: null, pinned_at: null },
      { content: 'When?', deleted_at: null, pinned_at: null },
    ]);
    expect(await community.query("select 1 from messages where coalesce(poll, listing) ? 'closed'")).toEqual(
      [],
    );
    expect(await community.query('select 1 from poll_votes')).toEqual([]);
    expect(await community.query('select 1 from reports')).toEqual([]);
    const marks = await community.query<{ user_id: string }>(
      'select distinct user_id from channel_reads where channel_id = $1',
      [channelId],
    );
    expect(marks.filter((row) => outsiders().some(({ id }) => id === row.user_id))).toEqual([]);
    const followers = await community.query<{ user_id: string }>('select user_id from thread_follows');
    expect(followers.map((row) => row.user_id).sort()).toEqual([ada.id, bob.id].sort());
    const [channel] = await community.query<{ name: string; archived_at: null; place: null }>(
      'select name, archived_at, place from channels where id = $1',
      [channelId],
    );
    expect(channel).toEqual({ name, archived_at: null, place: null });
  });
});

describe('the content of a private channel', () => {
  it('is in no frame, notification, mail, export, log line, or metric of others', async () => {
    await bob.say('Everyone may hear this');
    for (const socket of listening) {
      await socket.hear(
        'changes',
        (frame) =>
          frame.type === 'changes' && frame.messages.some(({ content }) => content.includes('Everyone')),
      );
      const frames = JSON.stringify(socket.heard.filter((frame) => frame.type !== 'subscribed'));
      expect(revealed(frames)).toEqual([]);
      expect(frames).not.toContain(channelId);
    }
    const notified = await community.query<{ user_id: string }>('select user_id from notices');
    expect(notified.filter((row) => outsiders().some(({ id }) => id === row.user_id))).toEqual([]);
    for (const outsider of outsiders())
      expect(
        revealed(Buffer.from(await (await outsider.request(exportPath)).arrayBuffer()).toString()),
      ).toEqual([]);
    const mails = (await community.mails()).filter((mail) => !/^To: (ada|bob)/m.test(mail));
    expect(revealed(mails.join())).toEqual([]);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('orbit_vine_deliveries_total');
    expect(revealed(metrics)).toEqual([]);
    expect(loggedBefore.length).toBeGreaterThan(5);
    expect(
      revealed(loggedBefore.join()),
      loggedBefore.filter((line) => revealed(line).length > 0).join(),
    ).toEqual([]);
  });

  it('is not in what others saved while they read it', async () => {
    await community.query(
      `insert into saved_messages (user_id, message_id, remind_at)
        select member::uuid, message::uuid, now() from unnest($1::text[]) as member, unnest($2::text[]) as message`,
      [[...outsiders(), bob].map(({ id }) => id), [secret, reply, listing, poll].map(({ id }) => id)],
    );
    expect(await sendDueReminders(community)).toEqual([bob.id]);
    const listed = async (member: TestMember) => (await member.request(listSaved.path)).text();
    expect(revealed(await listed(bob))).toEqual([first, answer, fileName, price, place, choice]);
    for (const outsider of outsiders()) {
      expect(JSON.parse(await listed(outsider))).toEqual({ saved: [] });
      expect(
        revealed(Buffer.from(await (await outsider.request(exportPath)).arrayBuffer()).toString()),
      ).toEqual([]);
    }
  });
});

describe('a message of a private channel', () => {
  it('is not in threads that others followed while they read it', async () => {
    await community.query(
      `insert into thread_follows (user_id, root_id, last_read_seq) select member::uuid, $2, 0 from unnest($1::text[]) as member`,
      [outsiders().map(({ id }) => id), secret.id],
    );
    const further = await bob.say(`${answer} once more`, { channelId, replyTo: secret.id });
    const notified = 'select user_id from notices where message_id = $1';
    expect(await community.query(notified, [further.id])).toEqual([{ user_id: ada.id }]);
    const listed = async (member: TestMember) => (await member.request(listThreads.path)).text();
    expect(revealed(await listed(bob))).toEqual([first, fileName]);
    for (const outsider of outsiders()) expect(JSON.parse(await listed(outsider))).toEqual({ threads: [] });
  });

  it('is shown to moderators only if a member reported it', async () => {
    expect((await reportMessage(bob, secret.id)).status).toBe(200);
    const queue = await (await mod.request('/api/community/moderation/reports')).text();
    expect(revealed(queue)).toEqual([first, fileName]);
    expect(queue).toContain('a private group');
    expect((await mod.request(attachmentPath(fileId))).status).toBe(200);
    expect((await eve.request(attachmentPath(fileId))).status).toBe(404);
    const around = await mod.request(`/api/community/channels/${channelId}/messages?around=${secret.id}`);
    expect(around.status).toBe(404);
    expect((await mod.request(`/api/community/messages/${reply.id}`, { method: 'DELETE' })).status).toBe(404);
    const removal = await mod.request(`/api/community/messages/${secret.id}`, { method: 'DELETE' });
    expect(removal.status).toBe(200);
    const acts = await (await mod.request('/api/community/moderation/acts')).text();
    expect(acts).toContain('a private group');
    expect(revealed(acts)).toEqual([]);
  });
});
