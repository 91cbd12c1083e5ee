import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { freePort } from '../free-port.ts';
import { describeFailure } from '../log/describe-failure.ts';
import {
  checkVersion,
  findPrograms,
  makeCluster,
  makeFolder,
  type Programs,
  readOrMakePassword,
  superuser,
} from './cluster.ts';
import { choosePostgresUser, type PostgresUser, runProgram } from './postgres-user.ts';
import { isAlive, isNotPostgres, removeLeftByDead } from './process.ts';
import { ensureSiteDatabase, siteUrl } from './site-role.ts';

const watchEveryMs = 500;

export interface EmbeddedPostgres {
  url: string;
  superuserUrl: string;
  keepRunning(log: Logger): void;
  /** Stops PostgreSQL unless another client is connected. */
  stop(): Promise<void>;
}

interface Cluster {
  dir: string;
  password: string;
  programs: Programs;
  user: PostgresUser;
  settings: string[];
}

/**
 * Starts the bundled PostgreSQL on a cluster below `dataDir`, on loopback and a free port, or attaches to one that a
 * killed server left running. The first start creates the cluster. `settings` are added to the command line, for
 * tests that need no durability.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: string[] = [],
): Promise<EmbeddedPostgres> {
  const dir = join(dataDir, 'postgres');
  const programs = await findPrograms();
  makeFolder(dataDir);
  const user = choosePostgresUser(dir, dirname(programs.postgres));
  const password = readOrMakePassword(join(dataDir, 'postgres-password'));
  const cluster = { dir, password, programs, user, settings };
  if (!existsSync(dir)) await makeCluster(dir, password, programs, user);
  await checkVersion(dir, programs, user);
  const port = await attachOrStart(cluster, await freePort());
  const urlOf = (database: string) => urlFor(port, password, database);
  await ensureSiteDatabase(urlOf);

  const stopping = new AbortController();
  let watching = Promise.resolve();
  return {
    url: siteUrl(urlOf),
    superuserUrl: urlOf('postgres'),
    keepRunning(log) {
      watching = watch(cluster, port, log, stopping.signal);
    },
    async stop() {
      stopping.abort();
      await watching;
      await stop(cluster, urlFor(port, password, 'postgres'));
    },
  };
}

function urlFor(port: number, password: string, database: string) {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

function readLock({ dir }: Cluster): { path: string; pid: number; port: number } | undefined {
  const path = join(dir, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  return { path, pid: Number(lines[0]), port: Number(lines[3]) };
}

async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const port = readLock(cluster)?.port;
  if (!port) return undefined;
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const client = new pg.Client({ connectionString: urlFor(port, cluster.password, 'postgres') });
    try {
      await client.connect();
      const { rows } = await client.query('show data_directory');
      return realpathSync(rows[0]?.data_directory) === realpathSync(cluster.dir) ? port : undefined;
    } catch (error) {
      // 57P03: starting up or shutting down. Any other error means another PostgreSQL.
      if ((error as { code?: string }).code !== '57P03') return undefined;
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return undefined;
}

async function attachOrStart(cluster: Cluster, wantedPort: number): Promise<number> {
  const { dir, programs, user } = cluster;
  const options = [
    `port=${wantedPort}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'fsync=on',
    // One log file per weekday limits the log's size.
    'logging_collector=on',
    'log_filename=postgres-%a.log',
    'log_rotation_age=1d',
    'log_truncate_on_rotation=on',
    // Errors name the violated constraint, not the row and its addresses.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...cluster.settings,
  ].map((setting) => `-c ${setting}`);
  const args = ['start', '--wait', '--timeout=60', `--pgdata=${dir}`, '--options', options.join(' ')];
  removeLeftByDead(dir, 'start-');
  const logFile = join(dir, `start-${process.pid}.log`);
  for (let attempt = 0; ; attempt += 1) {
    const port = await runningPort(cluster);
    if (port !== undefined) return port;
    removeForeignLock(cluster);
    rmSync(logFile, { force: true });
    try {
      const what = `PostgreSQL did not start (see ${logFile})`;
      await runProgram(user, programs.pg_ctl, [...args, `--log=${logFile}`], what);
      rmSync(logFile, { force: true });
      return wantedPort;
    } catch (error) {
      if (attempt === 40 || !isTransient(logFile, error as Error)) throw error;
      await sleep(250);
    }
  }
}

/** After a crash of the machine the lock remains, and its pid may belong to another process. */
function removeForeignLock(cluster: Cluster) {
  const lock = readLock(cluster);
  if (lock && isNotPostgres(lock.pid)) rmSync(lock.path, { force: true });
}

/** Another process is starting PostgreSQL, or a killed one's children and shared memory are not gone yet. */
function isTransient(logFile: string, { message }: Error): boolean {
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
  // `pg_ctl` exits by itself if the lock file exists but is still empty.
  return (
    /the PID file ".*" is empty/.test(message) ||
    /lock file "postmaster.pid" (already exists|is empty)|pre-existing shared memory/.test(log)
  );
}

async function watch(cluster: Cluster, port: number, log: Logger, signal: AbortSignal) {
  let lastReason = '';
  while (!signal.aborted) {
    await sleep(watchEveryMs, undefined, { signal }).catch(() => undefined);
    try {
      const pid = readLock(cluster)?.pid;
      if (signal.aborted || (pid && isAlive(pid))) continue;
      log.error('PostgreSQL is gone; starting it again');
      await attachOrStart(cluster, port);
      log.info('PostgreSQL runs again');
    } catch (error) {
      const { reason } = describeFailure(error);
      if (reason !== lastReason) log.error(reason);
      lastReason = reason;
    }
  }
}

async function stop({ dir, programs, user }: Cluster, adminUrl: string) {
  const client = new pg.Client({ connectionString: adminUrl });
  try {
    await client.connect();
    if (!(await hasNoClients(client))) return;
  } catch {
    // A PostgreSQL that does not answer is stopped below, or already gone.
  } finally {
    await client.end().catch(() => undefined);
  }
  const args = ['stop', '--wait', '--mode=fast', '--timeout=20', `--pgdata=${dir}`];
  await runProgram(user, programs.pg_ctl, args, 'PostgreSQL did not stop');
}

/** Repeats the query, since it may still list a connection that was just closed. */
async function hasNoClients(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    if (!rowCount) return true;
    await sleep(100);
  }
  return false;
}
