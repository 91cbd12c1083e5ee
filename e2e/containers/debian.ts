import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { runProgram } from './run-program.ts';

/** Where a system put together here has the certificates of the authorities. */
export const authorities = '/etc/ssl/certs/ca-certificates.crt';

/** The least Debian there is, with these packages: a tar file, or a folder if `target` does not end in `.tar`. */
export async function makeSystem(suite: string, packages: string[], target: string) {
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  const mirror = 'http://deb.debian.org/debian';
  // A mirror may keep a suite longer than its list says that it is fresh. What it holds is signed all the same.
  const stale = '--aptopt=Acquire::Check-Valid-Until "false"';
  // As root, mmdebstrap mounts the system's devices in the target: a removal after it was killed must not reach them.
  const apart = ['--mount', '--propagation', 'private', 'mmdebstrap'];
  await runProgram('unshare', [...apart, '--variant=minbase', stale, ...include, suite, target, mirror]);
}

/** Puts into a folder what a system has of Node: `node`, `npm`, and `ca-certificates.crt`. */
export async function fetchNode(folder: string) {
  const pinned = join(root, 'scripts/node');
  await runProgram('npm', ['install', '--no-save', '--prefix', pinned]);
  copyFileSync(join(pinned, 'node_modules/node/bin/node'), join(folder, 'node'));
  await runProgram('npm', ['install', '--no-save', '--prefix', join(folder, 'fetched'), 'npm@11']);
  cpSync(join(folder, 'fetched/node_modules/npm'), join(folder, 'npm'), { recursive: true });
  // The authorities that this machine trusts, a proxy's of the house among them.
  copyFileSync(authorities, join(folder, 'ca-certificates.crt'));
}
