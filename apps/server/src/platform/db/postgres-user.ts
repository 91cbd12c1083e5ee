import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../startup-error.ts';

export interface PostgresUser {
  /** Required owner of the cluster's files; undefined for the current user. */
  owner: { uid: number; gid: number } | undefined;
  command(program: string, args: string[]): [command: string, args: string[]];
}

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it directly; root runs it as the owner of the cluster, or
 * for a new cluster as `postgres` or `nobody`. If checkout or data are in a folder that this account cannot enter,
 * such as root's home, the process also gets the capability to read past folder permissions (`dac_read_search`), with
 * the secure bit that keeps it through `access(2)`.
 */
export function choosePostgresUser(clusterDir: string, programDir: string): PostgresUser {
  if (process.getuid?.() !== 0) return { owner: undefined, command: (program, args) => [program, args] };
  const owner = ownerOf(clusterDir) ?? accountNamed('postgres') ?? accountNamed('nobody');
  if (!owner)
    throw new StartupError('PostgreSQL does not run as root, and there is no user "nobody" to run it.');
  if (!existsSync('/usr/bin/setpriv') && !existsSync('/bin/setpriv')) {
    throw new StartupError(
      'PostgreSQL does not run as root, and setpriv (util-linux) is not here to run it as another user. ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const mayEnter = isOpenToAll(clusterDir) && isOpenToAll(programDir);
  const capability = [
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    '--securebits=+no_setuid_fixup',
  ];
  const prefix = mayEnter ? identity : [...identity, ...capability];
  return { owner, command: (program, args) => ['setpriv', [...prefix, program, ...args]] };
}

function ownerOf(clusterDir: string) {
  if (!existsSync(clusterDir)) return undefined;
  const { uid, gid } = statSync(clusterDir);
  return uid === 0 ? undefined : { uid, gid };
}

function accountNamed(name: string) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  const passable = !existsSync(parent) || (statSync(parent).mode & 0o001) !== 0;
  return passable && (parent === path || isOpenToAll(parent));
}

export async function runProgram(
  user: PostgresUser,
  program: string,
  args: string[],
  what: string,
): Promise<string> {
  const [command, words] = user.command(program, args);
  try {
    return (await promisify(execFile)(command, words, { cwd: '/' })).stdout;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    const complaint = stderr?.trim().split('\n').at(-1) || message;
    throw new StartupError(`${what}: ${complaint}`);
  }
}
