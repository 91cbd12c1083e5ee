import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { printTable } from '../scripts/print-table.ts';
import { Delays } from './delays.ts';
import { findNginx, startNginx } from './site/nginx.ts';
import { requestAgainAndAgain } from './site/request-loop.ts';

const page = '/tools/brix-sg';
const connections = 32;
const roundMs = Number(process.env.BENCH_SECONDS ?? 5) * 1_000;
const rounds = 4;

/**
 * One prerendered page, gzipped: from this server, from nginx with the same files, and from a bare node:http with the
 * page in memory.
 */
export async function measureSite() {
  const ours = await startServer({ LOG_LEVEL: 'error' });
  const bare = await startBare(ours.url + page);
  const nginx = findNginx() ? await startNginx() : undefined;
  if (!nginx) console.log('There is no nginx here, so nothing is compared with it.');
  try {
    const servers = [
      { name: 'bare node:http, from memory', port: bare.port },
      { name: 'ours', port: Number(new URL(ours.url).port) },
      ...(nginx ? [{ name: 'nginx, one worker', port: nginx.port }] : []),
    ].map((server) => ({ ...server, requests: 0, ms: 0, delays: new Delays() }));
    for (let round = 0; round < rounds; round += 1) {
      for (const server of servers) {
        const path = server === servers[2] ? `${page}/index.html` : page;
        await requestAgainAndAgain({ port: server.port, path, connections, ms: 500 }, new Delays());
        const started = performance.now();
        server.requests += await requestAgainAndAgain(
          { port: server.port, path, connections, ms: roundMs },
          server.delays,
        );
        server.ms += performance.now() - started;
      }
    }
    const perSecond = ({ requests, ms }: { requests: number; ms: number }) => (requests / ms) * 1_000;
    const [first] = servers;
    printTable(
      [`${page}, ${connections} connections`, 'requests/s', 'of the bare one', 'p50 / p95 / p99 ms'],
      servers.map((server) => [
        server.name,
        perSecond(server).toFixed(0),
        (perSecond(server) / (first ? perSecond(first) : 1)).toFixed(2),
        server.delays.spread(),
      ]),
    );
  } finally {
    await ours.stop();
    await nginx?.stop();
    bare.stop();
  }
}

async function startBare(url: string) {
  const program = fileURLToPath(new URL('./site/bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { port: Number(String(port)), stop: () => child.kill() };
}
