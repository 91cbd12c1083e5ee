import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBalancer } from './balancer.ts';
import { copyDatabase, mailReader, requester } from './community.ts';
import { natsServer, startNats } from './nats.ts';
import { runProgram, untilReady } from './program.ts';

/** The transports between servers; NATS only if it is installed. */
export const ways = ['PostgreSQL alone', ...(natsServer ? ['NATS'] : [])];
if (!natsServer) console.warn('There is no nats-server here, so nothing is tried with NATS.');

export async function startJoined(way: string, environment: Record<string, string> = {}) {
  const nats = way === 'NATS' ? await startNats() : undefined;
  const several = await startSeveral({ ...environment, ...(nats && { NATS_URL: nats.url }) });
  return {
    ...several,
    nats,
    async stop() {
      await several.stop();
      await nats?.stop();
    },
  };
}

export type Several = Awaited<ReturnType<typeof startSeveral>>;

type EnvironmentOf = (at: number, databaseUrl: string) => Promise<Record<string, string>>;

/**
 * Several servers as processes on one database, connected by `environment` (`NATS_URL`, or the database itself),
 * behind a balancer. They share one outbox.
 */
export async function startSeveral(environment: Record<string, string> | EnvironmentOf = {}, count = 2) {
  const database = await copyDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'orbit-vine-several-'));
  const shared = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const own = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      typeof environment === 'function' ? environment(at, database.url) : environment,
    ),
  );
  const start = async (at: number, port?: string) => {
    const program = await runProgram({ ...shared, ...own[at], ...(port && { PORT: port }) });
    await untilReady(program);
    return { ...program, request: requester(program.url) };
  };
  const servers = await Promise.all(own.map((_, at) => start(at)));
  const balancer = await openBalancer(() => servers.map(({ port }) => Number(port)));
  const server = (at: number) => {
    const found = servers[at];
    if (!found) throw new Error(`there are only ${count} servers`);
    return found;
  };
  return {
    server,
    url: balancer.url,
    request: requester(balancer.url),
    mails: mailReader(dataDir),
    databaseUrl: database.url,
    /** Stops a server as a deploy does, and restarts it at its port. Returns the exit code and the duration. */
    async deploy(at: number) {
      const { child, exited, port } = server(at);
      const started = performance.now();
      child.kill('SIGTERM');
      const code = await exited;
      const tookMs = performance.now() - started;
      servers[at] = await start(at, port);
      return { code, tookMs };
    },
    async kill(at: number) {
      const { child, exited, port } = server(at);
      child.kill('SIGKILL');
      await exited;
      servers[at] = await start(at, port);
    },
    async stop() {
      await balancer.close();
      await Promise.all(
        servers.map(({ child, exited }) => {
          child.kill('SIGTERM');
          return exited;
        }),
      );
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
