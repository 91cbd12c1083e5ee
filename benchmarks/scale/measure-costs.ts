import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from '@orbit-vine/e2e/server.ts';
import { childrenOf, processorMs } from '../../apps/server/testing/processes.ts';
import { ourChannel } from '../fan-out/channel.ts';
import { Measured, measureLoad, type Size } from '../fan-out/load.ts';
import { type Costs, solve, type Used } from './costs.ts';

/** One tick of `USER_HZ`, in which Linux reports processor time. */
const tickMs = 10;

export interface MeasuredSize extends Size {
  used: Used;
  measured: Measured;
  /** Cores used by these processes or idle; other work has the rest. */
  cores: number;
}

function machineMs() {
  const ticks =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1, 9).map(Number) ?? [];
  const idle = (ticks[3] ?? 0) + (ticks[4] ?? 0);
  return { idle: idle * tickMs, all: ticks.reduce((sum, each) => sum + each, 0) * tickMs };
}

function counters(server: TestServer) {
  const postmaster = Number(
    readFileSync(join(server.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  );
  return () => ({
    server: processorMs(server.pid()),
    database: childrenOf(postmaster).reduce((sum, { pid }) => sum + processorMs(pid), 0),
    load: (process.cpuUsage().user + process.cpuUsage().system) / 1_000,
    ...machineMs(),
  });
}

function watch(server: TestServer) {
  const read = counters(server);
  return () => {
    const before = read();
    return () => {
      const after = read();
      const used = {
        server: after.server - before.server,
        database: after.database - before.database,
        load: after.load - before.load,
      };
      const free = used.server + used.database + used.load + after.idle - before.idle;
      return { used, cores: (2 * free) / (after.all - before.all) };
    };
  };
}

export const newMeasurement = (size: Size): MeasuredSize => ({
  ...size,
  used: { posts: 0, frames: 0, deliveries: 0, server: 0, database: 0, load: 0 },
  measured: new Measured(),
  cores: 0,
});

export async function measureSize(server: TestServer, cookies: string[], size: MeasuredSize, ms: number) {
  const begin = watch(server);
  await measureLoad(ourChannel(server.url, cookies), size, ms, size.measured, () => {
    const end = begin();
    return () => {
      const { used, cores } = end();
      for (const part of ['server', 'database', 'load'] as const) size.used[part] += used[part];
      size.cores = size.cores === 0 ? cores : (size.cores + cores) / 2;
    };
  });
  size.used.posts = size.measured.posts;
  size.used.frames = size.measured.frames;
  size.used.deliveries = size.measured.deliveries;
}

const requestCount = 608;
const channels = '/api/community/channels';

async function newestSeq(server: TestServer, cookie: string): Promise<number> {
  const answer = await fetch(`${server.url}${channels}/1/messages?limit=1`, { headers: { cookie } });
  return ((await answer.json()) as { seq: number }).seq;
}

async function measureRequests(
  server: TestServer,
  cookies: string[],
  of: (n: number) => [path: string, init?: RequestInit],
) {
  const end = watch(server)();
  for (let n = 0; n < requestCount; n += cookies.length)
    await Promise.all(
      cookies.map(async (cookie, at) => {
        const [path, init] = of(n + at);
        const answer = await fetch(server.url + path, {
          ...init,
          headers: { cookie, 'content-type': 'application/json' },
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${answer.status} ${path}`);
      }),
    );
  const { used } = end();
  return { server: used.server / requestCount, database: used.database / requestCount };
}

export async function costsOf(
  server: TestServer,
  cookies: string[],
  sizes: readonly [Used, Used, Used],
): Promise<Costs> {
  const newest = await newestSeq(server, cookies[0] ?? '');
  const mark = await measureRequests(server, cookies, (n) => [
    `${channels}/1/read`,
    { method: 'PUT', body: JSON.stringify({ seq: newest - requestCount + n }) },
  ]);
  const list = await measureRequests(server, cookies, () => [channels]);
  const changes = await measureRequests(server, cookies, () => [`${channels}/1/changes?after=${newest - 1}`]);
  const sum = (part: 'posts' | 'database') => sizes.reduce((all, size) => all + size[part], 0);
  return {
    server: {
      ...solve(sizes, 'server'),
      ...{ list: list.server, mark: mark.server, changes: changes.server },
    },
    database: {
      post: sum('database') / sum('posts'),
      ...{ list: list.database, mark: mark.database, changes: changes.database },
    },
    load: solve(sizes, 'load'),
    commitWaits: 0,
  };
}
