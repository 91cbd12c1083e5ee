import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { WebSocket } from 'ws';
import type { Database } from './platform/db/database.ts';
import { mailQueue } from './platform/db/schema.ts';
import { count } from './platform/db/sql.ts';
import { listen } from './platform/http/listen.ts';
import { takeLongestStallMs } from './platform/log/stalls.ts';
import { freeBytes } from './platform/metrics/disk-space.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

interface Watched {
  metrics: Metrics;
  database: Database;
  /** The folder of DATA_DIR. */
  dataDir: string;
  /** Every open socket. */
  sockets(): Iterable<WebSocket>;
}

/** Serves `/metrics` on a port of its own, which no visitor reaches. Returns how to end it. */
export async function serveMetrics(
  watched: Watched,
  address: { host: string; port: number },
): Promise<() => void> {
  const { register } = watched.metrics;
  collectDefaultMetrics({ register });
  watchStalls(register);
  watchSockets(register, watched);
  watchDatabase(register, watched);
  watchDisk(register, watched);
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await register.metrics();
      response.writeHead(200, { 'content-type': register.contentType }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  await listen(server, { ...address, setBy: 'METRICS_PORT' });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

type Register = Metrics['register'];

function watchStalls(register: Register) {
  new Gauge({
    name: 'orbit_vine_blocked_seconds',
    help: "The longest that the server's own work kept everybody waiting since the last time this was asked for.",
    registers: [register],
    collect() {
      this.set(takeLongestStallMs() / 1_000);
    },
  });
}

function watchSockets(register: Register, { sockets }: Watched) {
  new Gauge({
    name: 'orbit_vine_sockets',
    help: 'Open sockets.',
    registers: [register],
    collect() {
      this.set(Array.from(sockets()).length);
    },
  });
  new Gauge({
    name: 'orbit_vine_socket_waiting_bytes',
    help: 'Bytes that wait for slow readers: of all, and of the slowest.',
    labelNames: ['of'],
    registers: [register],
    collect() {
      const waiting = Array.from(sockets(), ({ bufferedAmount }) => bufferedAmount);
      this.set(
        { of: 'all' },
        waiting.reduce((sum, bytes) => sum + bytes, 0),
      );
      this.set(
        { of: 'slowest' },
        waiting.reduce((most, bytes) => Math.max(most, bytes), 0),
      );
    },
  });
}

function watchDisk(register: Register, { dataDir }: Watched) {
  new Gauge({
    name: 'orbit_vine_disk_free_bytes',
    help: 'What is free on the disk that holds DATA_DIR.',
    registers: [register],
    async collect() {
      const free = await freeBytes(dataDir);
      if (free !== undefined) this.set(free);
    },
  });
}

function watchDatabase(register: Register, { database }: Watched) {
  const pool = database.$client;
  new Gauge({
    name: 'orbit_vine_connections',
    help: 'Connections to the database, and what waits for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'orbit_vine_mails',
    help: 'Mails of the whole community by their state; a month of those sent.',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      this.reset();
      const states = database
        .select({ state: mailQueue.state, mails: count() })
        .from(mailQueue)
        .groupBy(mailQueue.state);
      // Without a database the other figures still are of use.
      for (const { state, mails } of await states.catch(() => [])) this.set({ state }, mails);
    },
  });
}
