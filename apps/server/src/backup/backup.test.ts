import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeClusterFolder } from '../../testing/cluster-folder.ts';
import {
  copyDatabase,
  createEmptyDatabase,
  joinCommunity,
  mailReader,
  requester,
  signUpByMail,
  startCommunity,
  type TestMember,
} from '../../testing/community.ts';
import { runProgram, runScript, untilReady } from '../../testing/program.ts';
import { openWinery } from '../../testing/winery.ts';
import { openDatabase } from '../platform/db/database.ts';
import { freePort } from '../platform/free-port.ts';
import { seedMembers, seedMessages } from '../seed.ts';

let database: Awaited<ReturnType<typeof copyDatabase>>;
let folder: string;
const here = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await makeClusterFolder('backup');
  database = await copyDatabase();
  await fillCommunity();
}, 120_000);
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function fillCommunity() {
  const community = await startCommunity({ databaseUrl: database.url, dataDir: here('first') });
  const seeding = await openDatabase(database.url);
  await seedMessages(seeding, await seedMembers(seeding, 5), 500);
  await seeding.$client.end();
  const ada = await joinCommunity(community, 'Ada');
  const uploaded = await ada.request(uploadAttachment.path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', [fileNameHeader]: 'notes.txt' },
    body: 'Racked on the 3rd.',
  });
  const file = (await uploaded.json()) as { id: string };
  const json = {
    id: randomUUID(),
    content: '\\N \t "quoted", \'so\' \\t 🍇\r\n@Ada',
    attachments: [file.id],
  };
  const sent = await ada.request('/api/community/channels/2/messages', { json });
  expect(sent.status).toBe(201);
  await ada.request(`/api/community/messages/${json.id}/reactions/grape`, { method: 'PUT' });
  await ada.request(`/api/community/messages/${json.id}/reports`, { json: { reason: 'spam', note: '' } });
  await community.query(`update profiles set suspended_until = 'infinity' where id <> $1`, [ada.id]);
  await fillWinery(ada);
  await community.stop();
}

async function fillWinery(owner: TestMember) {
  const winery = await openWinery(owner);
  await winery.say('Harvested 1.2 tons of Chambourcin from block 3 into bin 7');
  await winery.say('crushed bin 7 into T1, 200 gal must');
  await winery.say('T1 22.4B 68F');
  await winery.say('21.4');
  await winery.say('added KMBS to T1');
  await owner.request(`${winery.path}/people`, {
    json: { name: 'Luis', role: 'cellar', phone: '+12315550123' },
  });
  await owner.request(`${winery.path}/tokens`, { json: { name: 'Sheet', scope: 'feed' } });
}

async function everything(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const schema = name.startsWith('__drizzle') ? 'drizzle' : 'public';
    // Migration ids and dates differ between databases; only the hashes matter.
    const row = schema === 'drizzle' ? 'r.hash' : 'r::text';
    const { rows } = await client.query<{ row: string }>(
      `select ${row} as row from ${schema}."${name}" r order by 1`,
    );
    contents[name] = rows.map((found) => found.row);
  }
  await client.end();
  return contents;
}

it('a backup restored into a folder, and from there into another database, keeps every table and file', async () => {
  const before = await everything(database.url);
  await runScript('backup', here('backup-1'), { DATABASE_URL: database.url, DATA_DIR: here('first') });
  await runScript('restore', here('backup-1'), { DATA_DIR: here('embedded') });
  await runScript('backup', here('backup-2'), { DATA_DIR: here('embedded') });
  const moved = await createEmptyDatabase();
  await runScript('restore', here('backup-2'), { DATABASE_URL: moved.url, DATA_DIR: here('moved') });
  const after = await everything(moved.url);
  await moved.drop();

  expect(Object.keys(before).length).toBeGreaterThan(20);
  const filled = Object.values(before).filter((rows) => rows.length > 0);
  expect(filled.length).toBeGreaterThan(9);
  expect(before.messages).toHaveLength(501);
  for (const part of ['people', 'messages', 'entries', 'tokens'])
    expect(before[`winery_${part}`]?.length, part).toBeGreaterThan(0);
  expect(after).toEqual(before);
  const files = async (name: string) => {
    const names = await readdir(here(name), { recursive: true });
    const ids = names.filter((path) => /[0-9a-f-]{36}$/.test(path)).sort();
    return Promise.all(ids.map(async (path) => [path, await readFile(join(here(name), path), 'utf8')]));
  };
  const stored = await files('first/attachments');
  expect(stored.map(([, content]) => content)).toEqual(['Racked on the 3rd.']);
  expect(await files('moved/attachments')).toEqual(stored);
});

it('a restored community continues where it was', async () => {
  const server = await runProgram({ DATA_DIR: here('embedded') });
  await untilReady(server);
  const request = requester(server.url);
  const ada = { email: 'ada@example.com', password: 'amphora-on-the-hill' };
  expect((await request('/api/auth/sign-in/email', { json: ada })).status).toBe(200);
  const bob = await signUpByMail({ request, mails: mailReader(here('embedded')) }, 'Bob');
  expect((await bob.say('Here we are again', { channelId: '2' })).seq).toBeGreaterThan(1);
  await runScript('backup', here('backup-3'), { DATA_DIR: here('embedded') });
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

const fault = async (...args: Parameters<typeof runScript>) =>
  runScript(...args).then(
    () => 'none',
    (error: { stderr: string }) => error.stderr.trim(),
  );

it('a refused backup or restore explains itself in one line', async () => {
  const ours = { DATABASE_URL: database.url, DATA_DIR: here('first') };
  expect(await fault('backup', here('first'), ours)).toMatch(
    /is not empty\. Name a folder that is not there yet\.$/,
  );
  expect(await fault('restore', here('backup-1'), ours)).toMatch(/^The database already holds a community\./);
  const empty = await createEmptyDatabase();
  const other = { DATABASE_URL: empty.url, DATA_DIR: here('other') };
  expect(await fault('restore', here('nowhere'), other)).toMatch(/^There is no backup in /);
  expect(await fault('backup', here('unreachable'), { DATABASE_URL: 'postgres://127.0.0.1:9/none' })).toMatch(
    /^The database at 127\.0\.0\.1:9 cannot be reached: .*ECONNREFUSED/,
  );
  const nowhere = { S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`, S3_BUCKET: 'files' };
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(await fault('restore', here('backup-1'), { ...other, ...nowhere, ...keys })).toMatch(
    /^The store of members’ files failed: .*ECONNREFUSED .*\.$/,
  );
  const manifest = here('backup-1/backup.json');
  const newer = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, unknown>;
  await writeFile(manifest, JSON.stringify({ ...newer, migrations: 1_000 }));
  expect(await fault('restore', here('backup-1'), other)).toMatch(/^The backup was made by a newer version/);
  await writeFile(manifest, JSON.stringify({ ...newer, format: 1, migrations: 29 }));
  expect(await fault('restore', here('backup-1'), other)).toMatch(/^The backup is older than this version/);
  await empty.drop();
});

it('a refused backup or restore creates no database', async () => {
  expect(await fault('backup', here('of-nothing'), { DATA_DIR: here('mistyped') })).toBe(
    `DATABASE_URL is not set, and there is no community in ${here('mistyped')} (DATA_DIR).`,
  );
  expect(await fault('restore', here('nowhere'), { DATA_DIR: here('mistyped') })).toMatch(
    /^There is no backup in/,
  );
  expect(existsSync(here('mistyped'))).toBe(false);
  const empty = await createEmptyDatabase();
  expect(await fault('backup', here('of-nothing'), { DATABASE_URL: empty.url })).toBe(
    'The database holds no community.',
  );
  await empty.drop();
  const left = (await readdir(folder)).filter((name) => name.startsWith('of-nothing'));
  expect(left).toEqual([]);
});

it.each([
  ['cut short', (file: string) => truncate(file, 20), 'is not what it was when the backup was made'],
  ['gone', (file: string) => rm(file), 'cannot be read'],
])('a restore refuses a backup with a file that is %s before it writes anything', async (_, harm, what) => {
  const empty = await createEmptyDatabase();
  const ours = { DATABASE_URL: empty.url, DATA_DIR: here('harmed-data') };
  await cp(here('backup-2'), here('harmed'), { recursive: true });
  await harm(here('harmed/tables/messages.copy.gz'));
  expect(await fault('restore', here('harmed'), ours)).toBe(
    `The backup is damaged: tables/messages.copy.gz ${what}.`,
  );
  // Backups by earlier versions have no checksums.
  await rm(here('harmed/SHA256SUMS'));
  expect(await fault('restore', here('harmed'), ours)).toMatch(
    /^The backup is damaged: the table messages cannot be read \(.*\)\.$/,
  );
  await rm(here('harmed'), { recursive: true });
  await runScript('restore', here('backup-2'), ours);
  await empty.drop();
});

it('sha256sum can check a backup', async () => {
  const run = promisify(execFile);
  const { stdout } = await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: here('backup-2') });
  expect(stdout).toMatch(/^backup\.json: OK$/m);
  expect(stdout).toMatch(/^tables\/messages\.copy\.gz: OK$/m);
  expect(stdout).toMatch(/^attachments\/.*: OK$/m);
});

it('a rehearsal restores a backup into a temporary database, whatever the environment', async () => {
  const nowhere = {
    DATABASE_URL: 'postgres://127.0.0.1:9/none',
    DATA_DIR: here('untouched'),
    TMPDIR: folder,
  };
  const { stdout } = await runScript('rehearse-backup', here('backup-2'), nowhere);
  expect(stdout).toMatch(/^The backup of .* can be restored; it took [\d.]+ s\.$/m);
  expect(stdout).toMatch(/^It holds 6 members, 501 messages, the last of 20.*Z, and 1 files\.$/m);
  expect(existsSync(here('untouched'))).toBe(false);
  expect((await readdir(folder)).filter((name) => name.startsWith('orbit-vine-rehearsal-'))).toEqual([]);
});

it('a backup keeps the newest scheduled ones, and other files in the folder', async () => {
  const into = here('scheduled');
  for (const name of ['2026-01-01T00-00-00Z', '2026-01-02T00-00-00Z', '2025-12-31T00-00-00Z'])
    await cp(here('backup-2'), join(into, name), { recursive: true });
  await mkdir(join(into, '2024-01-01T00-00-00Z'));
  await mkdir(join(into, 'by-hand'));
  const ours = { DATABASE_URL: database.url, DATA_DIR: here('first') };
  const { stdout } = await runScript('backup', ['--into', into, '--keep', '2'], ours);
  expect(stdout).toContain('Removed: 2025-12-31T00-00-00Z, 2026-01-01T00-00-00Z.');
  const [unfinished, kept, made, ...others] = (await readdir(into)).sort();
  expect([unfinished, kept, others]).toEqual(['2024-01-01T00-00-00Z', '2026-01-02T00-00-00Z', ['by-hand']]);
  expect(made).toMatch(/^20\d\d-\d\d-\d\dT\d\d-\d\d-\d\dZ$/);
});
