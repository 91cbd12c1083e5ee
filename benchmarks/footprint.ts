import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { memoryGroup } from '../apps/server/testing/memory-group.ts';
import { processorMs, residentBytes, residentBytesOfFamily } from '../apps/server/testing/processes.ts';
import { runProgram, untilReady } from '../apps/server/testing/program.ts';
import { signedInMembers } from '../apps/server/testing/signed-in.ts';
import { printTable } from '../scripts/print-table.ts';
import { Delays } from './delays.ts';
import { type Channel, floorChannel, ourChannel } from './fan-out/channel.ts';
import { startFloor } from './fan-out/floor.ts';
import { openReaders } from './fan-out/readers.ts';

/** Each socket takes a file handle of this program and of the server, whose limits must be higher. */
const count = Number(process.env.BENCH_SOCKETS ?? 2_000);
const members = 1_000;
const rounds = 2;
const [settleMs, idleMs] = [5_000, 10_000];
const mebibyte = 2 ** 20;

export async function measureFootprint() {
  await measureIdleSockets();
  console.log();
  await measureColdStart();
}

async function measureIdleSockets() {
  const head = ['idle for ten seconds', 'KiB a socket', 'MiB in all', 'processor ms a second'];
  const rows: string[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ LOG_LEVEL: 'error' });
    const floor = await startFloor(server);
    try {
      const cookies = (await signedInMembers(await server.databaseUrl(), members)).map(
        ({ cookie }) => cookie,
      );
      const ours = (of: number) => ourChannel(server.url, cookies.slice(0, of));
      rows.push([`floor, ${count} sockets`, ...(await fill(floorChannel(floor.url), floor.pid(), count))]);
      rows.push([
        `ours, ${members} sockets of ${members} members`,
        ...(await fill(ours(members), server.pid(), members)),
      ]);
      rows.push([`ours, ${count} sockets of 16 members`, ...(await fill(ours(16), server.pid(), count))]);
    } finally {
      floor.stop();
      await server.stop();
    }
  }
  printTable(
    head,
    rows.toSorted((one, other) => (one[0] ?? '').localeCompare(other[0] ?? '')),
  );
}

async function fill(channel: Channel, pid: number, sockets: number): Promise<string[]> {
  const before = residentBytes(pid);
  const readers = await openReaders(channel, sockets, new Delays());
  await sleep(settleMs);
  const after = residentBytes(pid);
  const usedBefore = processorMs(pid);
  await sleep(idleMs);
  const used = processorMs(pid) - usedBefore;
  readers.close();
  await sleep(1_000);
  return [
    ((after - before) / 1_024 / sockets).toFixed(1),
    (after / mebibyte).toFixed(0),
    (used / (idleMs / 1_000)).toFixed(1),
  ];
}

/** From the command to the first answer, on one core with 1 GiB, if this user may limit memory. */
async function measureColdStart() {
  const rows: string[][] = [];
  for (const limited of [true, false, true, false]) {
    const dataDir = mkdtempSync(join(tmpdir(), 'orbit-vine-footprint-'));
    for (const what of ['a new database', 'an existing database'])
      rows.push([
        limited ? 'one core, 1 GiB' : 'whole machine',
        what,
        ...(await startOnce(dataDir, limited)),
      ]);
    rmSync(dataDir, { recursive: true, force: true });
  }
  printTable(
    [
      'cold start',
      'with',
      'ready after ms',
      'MiB of the server',
      'of the database',
      'ended for lack of memory',
    ],
    rows.toSorted((one, other) => `${one[0]}${one[1]}`.localeCompare(`${other[0]}${other[1]}`)),
  );
}

async function startOnce(dataDir: string, limited: boolean): Promise<string[]> {
  const group = limited ? memoryGroup(1_024 * mebibyte) : undefined;
  if (limited && !group) console.warn('This user may not limit memory: one core only.');
  const limits = limited ? [...(group?.limit ?? []), 'taskset', '--cpu-list', '0'] : [];
  const began = performance.now();
  // An empty cache of compiled code is part of a cold start.
  const program = await runProgram(
    { DATA_DIR: dataDir, NODE_COMPILE_CACHE: join(dataDir, 'compiled') },
    limits,
  );
  try {
    await untilReady(program);
    const answer = await fetch(program.url);
    if (!answer.ok) throw new Error(`the home page was answered with ${answer.status}`);
    const took = performance.now() - began;
    const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    const resident = [program.child.pid ?? 0, postmaster].map(residentBytesOfFamily);
    return [took.toFixed(0), ...resident.map((bytes) => (bytes / mebibyte).toFixed(0)), group?.kills() ?? ''];
  } finally {
    program.child.kill('SIGTERM');
    await program.exited;
    await group?.remove();
  }
}
