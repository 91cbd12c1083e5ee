import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { WebSocket } from 'ws';
import type { Database } from './platform/db/database.ts';
import { mailQueue } from './platform/db/schema-mail.ts';
import { count } from './platform/db/sql.ts';
import { listen } from './platform/http/listen.ts';
import { takeLongestStallMs } from './platform/log/stalls.ts';
import { freeBytes } from './platform/metrics/disk-space.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

interface Sources {
  metrics: Metrics;
  database: Database;
  dataDir: string;
  sockets(): Iterable<WebSocket>;
}

/** Serves `/metrics` on a separate port, which visitors cannot reach. Returns a function that stops it. */
export async function serveMetrics(
  sources: Sources,
  address: { host: string; port: number },
): Promise<() => void> {
  const { register } = sources.metrics;
  collectDefaultMetrics({ register });
  addStalls(register);
  addSockets(register, sources);
  addDatabase(register, sources);
  addDisk(register, sources);
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

function addStalls(register: Register) {
  new Gauge({
    name: 'orbit_vine_blocked_seconds',
    help: "The longest stall of the event loop by the server's own work since the previous request of this page.",
    registers: [register],
    collect() {
      this.set(takeLongestStallMs() / 1_000);
    },
  });
}

function addSockets(register: Register, { sockets }: Sources) {
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

function addDisk(register: Register, { dataDir }: Sources) {
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

function addDatabase(register: Register, { database }: Sources) {
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
      // The other figures are useful even without a database.
      for (const { state, mails } of await states.catch(() => [])) this.set({ state }, mails);
    },
  });
}
