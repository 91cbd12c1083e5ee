import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts';
import { insideServer, memoryMiB } from '../apps/server/testing/ask-inside.ts';
import { makeClusterFolder } from '../apps/server/testing/cluster-folder.ts';
import { requester } from '../apps/server/testing/community.ts';
import { runProgram, untilReady } from '../apps/server/testing/program.ts';
import { signedInMembers } from '../apps/server/testing/signed-in.ts';
import { printTable } from '../scripts/print-table.ts';
import { Delays } from './delays.ts';
import { ourChannel } from './fan-out/channel.ts';
import { openReaders } from './fan-out/readers.ts';

const groups = 100_000;
const [readersOfServer, groupsOfReader] = [40, 5];
const [writtenGroups, messagesOfGroup, writtenAtOnce] = [200, 60, 8];
const content = 'Sulfur dioxide, temperature, and Brix of a tank. '.repeat(16);
/** In a minute, each server checks twice for missed changes. */
const idleMs = 60_000;

/** Rows that servers read, and memory that they keep, for private groups that no reader has open. */
export async function measureFollowed() {
  const rows: string[][] = [];
  for (const servers of [1, 2, 4]) rows.push([String(servers), ...(await measure(servers))]);
  printTable(
    [
      'servers',
      'rows of `channels` a server reads in an idle minute',
      `MiB more on the heap after ${(writtenGroups * messagesOfGroup).toLocaleString('en-US')} messages to groups not open`,
    ],
    rows,
  );
}

async function measure(servers: number): Promise<string[]> {
  await using opened = new AsyncDisposableStack();
  const folder = await makeClusterFolder('followed');
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres(folder);
  opened.defer(() => postgres.stop());
  const programs = [];
  for (let at = 0; at < servers; at += 1) {
    const program = await runProgram({
      ...insideServer,
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
    });
    opened.defer(async () => {
      program.child.kill('SIGTERM');
      await program.exited;
    });
    await untilReady(program);
    programs.push(program);
  }
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  opened.defer(() => database.end());

  const members = await signedInMembers(postgres.url, servers * readersOfServer);
  const cookies = members.map(({ cookie }) => cookie);
  await openGroups(database);
  for (const [at, { url }] of programs.entries()) {
    const own = cookies.slice(at * readersOfServer, (at + 1) * readersOfServer);
    const readers = await openReaders(ourChannel(url, own), readersOfServer, new Delays());
    opened.defer(async () => readers.close());
  }
  const readBefore = await rowsRead(database);
  await sleep(idleMs);
  const rows = ((await rowsRead(database)) - readBefore) / servers;

  const [first] = programs;
  if (!first) throw new Error('there is no server');
  const before = await memoryMiB(first.child);
  await writeToGroups(database, first.url, cookies[0] ?? '');
  await sleep(2_000);
  const after = await memoryMiB(first.child);
  return [rows.toFixed(0), (after.heap - before.heap).toFixed(1)];
}

async function openGroups(database: pg.Client) {
  await database.query(
    `insert into channels (id, name, description, kind)
     select 'group-' || n, 'Group ' || n, '', 'group' from generate_series(1, $1::int) n`,
    [groups],
  );
  await database.query(
    `insert into channel_members (channel_id, user_id, owner)
     select 'group-' || ((place - 1) * $1::int + n), id, true
     from (select id, row_number() over (order by id) as place from profiles) each,
       generate_series(1, $1::int) n where (place - 1) * $1::int + n <= $2::int`,
    [groupsOfReader, groups],
  );
}

async function rowsRead(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ read: string }>(
    `select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'channels'`,
  );
  return Number(rows[0]?.read);
}

async function writeToGroups(database: pg.Client, url: string, cookie: string) {
  const request = requester(url);
  const { id } = (await (await request('/api/community/me', {}, cookie)).json()) as { id: string };
  await database.query(
    `insert into channel_members (channel_id, user_id, owner)
     select 'group-' || n, $1, true from generate_series(1, $2::int) n on conflict do nothing`,
    [id, writtenGroups],
  );
  const write = async (group: number) => {
    const path = `/api/community/channels/group-${group}/messages`;
    for (let left = messagesOfGroup; left > 0; left -= 1) {
      const answer = await request(path, { json: { id: randomUUID(), content } }, cookie);
      await answer.text();
      if (!answer.ok) throw new Error(`a message was answered with ${answer.status}`);
    }
  };
  const next = Array.from({ length: writtenGroups }, (_, at) => at + 1);
  const one = async () => {
    for (let group = next.pop(); group; group = next.pop()) await write(group);
  };
  await Promise.all(Array.from({ length: writtenAtOnce }, one));
}
