import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { residentBytes } from '../apps/server/testing/processes.ts';
import { printTable } from '../scripts/print-table.ts';
import { Delays } from './delays.ts';
import { type Channel, floorChannel, ourChannel } from './fan-out/channel.ts';
import { startFloor } from './fan-out/floor.ts';
import { openReaders } from './fan-out/readers.ts';
import { signIn } from './sign-in.ts';

/** Each socket takes a file handle of this program and of the server, whose limits must be higher. */
const count = Number(process.env.BENCH_SOCKETS ?? 10_000);
const requestCount = 400;
const settleMs = 8_000;

export async function measureIdle() {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const floor = await startFloor(server);
  try {
    const members = 16;
    await server.seed({ members, messages: 1000 });
    const cookies = await signIn(server.url, members);
    const rows = [
      [`floor, ${count}`, ...(await fill(floorChannel(floor.url), floor.pid())), '', ''],
      [`ours, ${count}`, ...(await fill(ourChannel(server.url, cookies), server.pid(), server.url, cookies))],
    ];
    printTable(
      ['sockets', 'KiB a socket', 'MiB in all', 'opened/s', 'home page ms p50 / p95 / p99', 'channel ms'],
      rows,
    );
  } finally {
    floor.stop();
    await server.stop();
  }
}

async function fill(channel: Channel, pid: number, url?: string, cookies: string[] = []) {
  await timeAnswers(channel.liveUrl.replace('ws', 'http'));
  const before = residentBytes(pid) / 1_024;
  const started = performance.now();
  const readers = await openReaders(channel, count, new Delays());
  const openedPerSecond = count / ((performance.now() - started) / 1_000);
  await sleep(settleMs);
  const after = residentBytes(pid) / 1_024;
  const figures = [
    ((after - before) / count).toFixed(1),
    (after / 1_024).toFixed(0),
    openedPerSecond.toFixed(0),
  ];
  if (url) {
    const messages = '/api/community/channels/1/messages?limit=50';
    figures.push(await timeAnswers(url), await timeAnswers(url + messages, cookies[0]));
  }
  readers.close();
  return figures;
}

async function timeAnswers(url: string, cookie = ''): Promise<string> {
  const delays = new Delays();
  for (let n = 0; n < requestCount; n += 1) {
    const sent = performance.now();
    await (await fetch(url, { headers: { cookie } })).arrayBuffer();
    delays.add(performance.now() - sent);
  }
  return delays.spread();
}
