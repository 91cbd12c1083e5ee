import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  joinAs,
  joinCommunity,
  mailedCode,
  signUpByMail,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../../testing/community.ts';
import {
  appealSanction,
  noteMember,
  noteReports,
  reportMessage,
  sanctionMember,
} from '../../testing/moderation.ts';
import { runScript } from '../../testing/program.ts';
import { openWinery } from '../../testing/winery.ts';

let community: TestCommunity;
let dataDir: string;
let chief: TestMember;
let friend: TestMember;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'orbit-vine-traces-'));
  community = await startCommunity({ dataDir, rateLimits: true, trustedProxies: ['127.0.0.1', '::1'] });
  chief = await joinAs(community, 'Chief', 'administrator');
  friend = await joinCommunity(community, 'Friend');
});
afterAll(async () => {
  await community.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function upload(member: TestMember, name: string, body: string) {
  const headers = { 'content-type': 'application/octet-stream', [fileNameHeader]: name };
  const response = await member.request(uploadAttachment.path, { method: 'POST', headers, body });
  return ((await response.json()) as { id: string }).id;
}

/** Leaves rows and files of the member in every store; each text contains the mark. */
async function live(member: TestMember, mark: string) {
  const kept = await upload(member, `${mark}-held.txt`, `${mark} in a file that is held`);
  const held = { id: randomUUID(), content: `${mark} at https://example.org`, attachments: [kept] };
  expect((await member.request('/api/community/channels/1/messages', { json: held })).status).toBe(409);
  const sent = await upload(member, `${mark}-notes.txt`, `${mark} in a file`);
  await upload(member, `${mark}-unsent.txt`, `${mark} in a file that was not sent`);
  const id = randomUUID();
  const json = { id, content: `${mark} with a file, @Friend`, attachments: [sent] };
  expect((await member.request('/api/community/channels/1/messages', { json })).status).toBe(201);
  await reportMessage(friend, id, 'Look at this');
  await noteReports(chief, id, `${mark} again`);
  await noteMember(chief, member, `${mark} wants watching`);
  const taken = await member.say(`${mark} taken back`);
  await reportMessage(friend, taken.id);
  await member.request(`/api/community/messages/${taken.id}`, { method: 'DELETE' });
  const others = await friend.say('Something of someone else');
  await reportMessage(member, others.id, `${mark} in a note`);
  await member.request(`/api/community/messages/${others.id}/reactions/grape`, { method: 'PUT' });
  await member.say(`${mark} in a reply`, { replyTo: others.id });
  const poll = { id: randomUUID(), content: `${mark}?`, poll: { choices: [`${mark} first`, 'Second'] } };
  expect((await member.request('/api/community/channels/1/messages', { json: poll })).status).toBe(201);
  const asked = { id: randomUUID(), content: 'Of someone else?', poll: { choices: ['Yes', 'No'] } };
  await friend.request('/api/community/channels/1/messages', { json: asked });
  const votes = `/api/community/messages/${asked.id}/votes`;
  expect((await member.request(votes, { method: 'PUT', json: { choices: [1] } })).status).toBe(200);
  const profile = { winery: `${mark} Cellars`, about: `${mark} and more` };
  await member.request('/api/community/me', { method: 'PATCH', json: profile });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#751429' } })
    .png()
    .toBuffer();
  await member.request('/api/community/me/avatar', { method: 'PUT', body: new Uint8Array(picture) });
  await sanctionMember(chief, member, { kind: 'warning', text: `${mark}, stay kind` });
  await member.request('/api/community/me/email', {
    json: { email: `${mark}-new@example.com`, password: 'amphora-on-the-hill' },
  });
  await keepCellar(member, mark);
  await sanctionMember(chief, member, { kind: 'mute', hours: 1, text: `${mark}, be quiet` });
  const { sanction } = (await (await member.request('/api/community/me/sanction')).json()) as {
    sanction: { id: string };
  };
  await appealSanction(member, sanction.id, `${mark} disagrees`);
  const signIn = { email: member.email, password: `${mark}-wrong` };
  await community.request('/api/auth/sign-in/email', { json: signIn });
  await community.request('/api/auth/request-password-reset', { json: { email: member.email } });
  await community.query(
    `insert into mail_queue (message_id, letter, "from", "to", subject, text, html, state, last_error)
     values ('<dead@example.com>', 'test', 'a@example.com', $1, 'Dead', 'Words', '<p>', 'dead', 'no such mailbox: ' || $1)`,
    [member.email],
  );
}

async function keepCellar(member: TestMember, mark: string) {
  const winery = await openWinery(member);
  await member.request(winery.path, { method: 'PATCH', json: { name: `${mark} Hill` } });
  await winery.say(`T1 smells of ${mark}`);
  await winery.add({ op: 'note', vessels: ['T1'], note: `${mark} in the book` });
  await member.request(`${winery.path}/people`, { json: { name: `${mark} Hand`, role: 'cellar' } });
  await member.request(`${winery.path}/tokens`, { json: { name: `${mark} Sheet`, scope: 'read' } });
}

async function databaseText(): Promise<[string, string][]> {
  const client = new pg.Client({ connectionString: community.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const texts: [string, string][] = [];
  for (const { name } of rows) {
    const copied = await client.query(to(`copy "${name}" to stdout`)).toArray();
    texts.push([name, Buffer.concat(copied).toString()]);
  }
  await client.end();
  return texts;
}

async function folderText(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('outbox'));
  return Promise.all(
    files.map(async (entry): Promise<[string, string]> => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      return [path, `${path}\n${path.endsWith('.gz') ? gunzipSync(content) : content}`];
    }),
  );
}

const tracesIn = (texts: [string, string][], traces: string[]) =>
  texts.flatMap(([source, text]) =>
    traces
      .filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))
      .map((trace) => [source, trace]),
  );

it('a member who removes everything leaves nothing in the database, in folders, or in a backup', async () => {
  const mark = 'zqleaver';
  const leaver = await signUpByMail(community, 'Zqleaver');
  await live(leaver, mark);
  const files = await community.query<{ id: string }>('select id from attachments where user_id = $1', [
    leaver.id,
  ]);
  const traces = [mark, leaver.email, leaver.id, ...files.map(({ id }) => id)];
  const everywhere = async () => [...(await databaseText()), ...(await folderText(dataDir))];
  const before = tracesIn(await everywhere(), traces);
  expect(files).toHaveLength(4);
  for (const trace of traces) expect(before.map(([, one]) => one)).toContain(trace);
  const sources = before.map(([source]) => source);
  for (const table of [
    'mail_queue',
    'reports',
    'moderation_acts',
    'staff_notes',
    'appeals',
    'messages',
    'poll_votes',
    'held_messages',
    'notices',
    'attachments',
    'profiles',
    'wineries',
    'winery_people',
    'winery_messages',
    'winery_entries',
    'winery_tokens',
  ])
    expect(sources).toContain(table);

  await leaver.request('/api/community/me/deletion', { json: { messages: 'remove' } });
  const code = await mailedCode(community, leaver.email, 'delete-account');
  expect((await community.request('/api/community/deletion', { json: { code } })).status).toBe(200);
  await expect.poll(async () => tracesIn(await everywhere(), traces)).toEqual([]);

  const backup = join(dataDir, 'backup');
  await runScript('backup', backup, { DATABASE_URL: community.databaseUrl, DATA_DIR: dataDir });
  const backupFiles = await folderText(backup);
  expect(backupFiles.length).toBeGreaterThan(20);
  expect(tracesIn(backupFiles, traces)).toEqual([]);
});

it('a member who leaves messages behind leaves no address and no notes about them', async () => {
  const stayer = await signUpByMail(community, 'Zqstayer');
  await stayer.say('Words that stay');
  await sanctionMember(chief, stayer, { kind: 'warning', text: 'Zqstayer, stay kind' });
  await noteMember(chief, stayer, 'Zqstayer wants watching');
  await stayer.request('/api/community/me/deletion', { json: { messages: 'keep' } });
  const code = await mailedCode(community, stayer.email, 'delete-account');
  await community.request('/api/community/deletion', { json: { code } });
  await expect.poll(async () => tracesIn(await databaseText(), ['zqstayer', stayer.id])).toEqual([]);
  expect(tracesIn(await databaseText(), ['words that stay'])).toEqual([['messages', 'words that stay']]);
});

it('a moderator who removes everything also removes their notes for staff', async () => {
  const [keeper, leaver] = [
    await joinAs(community, 'Zqkeeper', 'moderator'),
    await joinAs(community, 'Zqgoer', 'moderator'),
  ];
  await noteMember(keeper, friend, 'Words of a keeper');
  await noteMember(leaver, friend, 'Words of a goer');
  for (const [member, messages] of [
    [keeper, 'keep'],
    [leaver, 'remove'],
  ] as const) {
    await member.request('/api/community/me/deletion', { json: { messages } });
    const code = await mailedCode(community, member.email, 'delete-account');
    await community.request('/api/community/deletion', { json: { code } });
    await expect.poll(async () => tracesIn(await databaseText(), [member.id])).toEqual([]);
  }
  expect(
    await community.query('select author_id, text from staff_notes where member_id = $1', [friend.id]),
  ).toEqual([{ author_id: null, text: 'Words of a keeper' }]);
});
