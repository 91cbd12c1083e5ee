import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeClusterFolder } from '../../../testing/cluster-folder.ts';
import { mailReader, requester, signUpByMail } from '../../../testing/community.ts';
import { keepSending, wholeHistory } from '../../../testing/history.ts';
import { runProgram, untilReady } from '../../../testing/program.ts';

let folder: string;
let dataDir: string;
const programs: Awaited<ReturnType<typeof runProgram>>[] = [];
beforeEach(async () => {
  folder = await makeClusterFolder('embedded');
  dataDir = join(folder, 'data of ours');
});
afterEach(async () => {
  for (const { child, exited } of programs.splice(0)) {
    child.kill('SIGTERM');
    await exited;
  }
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}) {
  const program = await runProgram({ DATA_DIR: dataDir, ...environment });
  programs.push(program);
  return program;
}
async function startUntilReady(environment: Record<string, string> = {}) {
  const program = await start(environment);
  await untilReady(program);
  return program;
}
const stop = async ({ child, exited }: (typeof programs)[number], signal: NodeJS.Signals = 'SIGTERM') => {
  child.kill(signal);
  return exited;
};
const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid');
const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
const health = async (url: string) => (await fetch(`${url}/api/health`)).status;

it('the server restarts a database that dies under load, and loses no acknowledged message', async () => {
  const server = await startUntilReady();
  const request = requester(server.url);
  const member = await signUpByMail({ request, mails: mailReader(dataDir) }, 'Ada');
  const acknowledged: string[] = [];
  let going = true;
  const senders = Array.from({ length: 4 }, () => keepSending(member, acknowledged, () => going));
  for (const goal of [100, 400]) {
    while (acknowledged.length < goal) await sleep(5);
    process.kill(postmaster(), 'SIGKILL');
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 50);
  }
  going = false;
  await Promise.all(senders);
  const { messages, seq } = await wholeHistory(request, member.cookie);
  const stored = new Set(messages.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(messages.map((message) => message.seq)).toEqual(Array.from({ length: seq }, (_, at) => at + 1));
  expect(await stop(server)).toBe(0);
  expect(existsSync(pidFile())).toBe(false);
});

it('the database serves one of two servers that start at the same time, and the other reports why it does not start', async () => {
  const both = await Promise.all([start(), start()]);
  const refused = await Promise.race(both.map(async ({ exited }, at) => ({ code: await exited, at })));
  const [served, other] = refused.at === 0 ? [both[1], both[0]] : [both[0], both[1]];
  expect(refused.code).toBe(1);
  expect(other?.output.err).toMatch(
    /^Another server runs on the data folder DATA_DIR already \(.*\)\. Stop it/,
  );
  expect(await health(served?.url ?? '')).toBe(200);
});

it('a server starts as soon as the previous one has stopped or been killed', async () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const [before, next] = [await startUntilReady(), await start()];
    const left = stop(before, signal);
    await untilReady(next);
    await left;
    expect(await health(next.url)).toBe(200);
    expect(await stop(next)).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  }
});

it('a server attaches to a running database through a symbolic link to its folder', async () => {
  const first = await startUntilReady();
  const pid = postmaster();
  await stop(first, 'SIGKILL');
  symlinkSync(dataDir, join(folder, 'link'));
  const second = await startUntilReady({ DATA_DIR: join(folder, 'link') });
  expect(await health(second.url)).toBe(200);
  expect(postmaster()).toBe(pid);
});

it('the database starts although the pid in its lock file now belongs to another process', async () => {
  const first = await startUntilReady();
  const lock = readFileSync(pidFile(), 'utf8').split('\n').slice(1);
  await stop(first);
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
  await once(other, 'spawn');
  writeFileSync(pidFile(), [other.pid, ...lock].join('\n'));
  const second = await startUntilReady();
  expect(await health(second.url)).toBe(200);
  expect(other.exitCode).toBe(null);
  other.kill();
});

it.each([
  ['has its folder', () => existsSync(dataDir)],
  [
    'makes its cluster',
    () => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres')),
  ],
  ['has started PostgreSQL', () => existsSync(pidFile())],
])('a server leaves nothing running when its first start is stopped as it %s', async (_, isThere) => {
  const program = await start();
  await vi.waitUntil(isThere, { interval: 5, timeout: 120_000 });
  const code = await stop(program, 'SIGINT');
  expect([0, null]).toContain(code);
  expect(existsSync(pidFile())).toBe(false);
  const again = await startUntilReady();
  expect(await health(again.url)).toBe(200);
});
