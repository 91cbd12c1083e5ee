import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { runProgram } from './run-program.ts';

export const authorities = '/etc/ssl/certs/ca-certificates.crt';

/** Makes a minimal Debian with these packages: a tar file if `target` ends in `.tar`, or else a folder. */
export async function makeSystem(suite: string, packages: string[], target: string) {
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  const mirror = 'http://deb.debian.org/debian';
  // A mirror may serve a suite after its list expires; its contents are still signed.
  const stale = '--aptopt=Acquire::Check-Valid-Until "false"';
  // As root, mmdebstrap mounts devices in the target, which a cleanup after a kill must not reach.
  const apart = ['--mount', '--propagation', 'private', 'mmdebstrap'];
  await runProgram('unshare', [...apart, '--variant=minbase', stale, ...include, suite, target, mirror]);
}

export async function fetchNode(folder: string) {
  const pinned = join(root, 'scripts/node');
  await runProgram('npm', ['install', '--no-save', '--prefix', pinned]);
  copyFileSync(join(pinned, 'node_modules/node/bin/node'), join(folder, 'node'));
  await runProgram('npm', ['install', '--no-save', '--prefix', join(folder, 'fetched'), 'npm@11']);
  cpSync(join(folder, 'fetched/node_modules/npm'), join(folder, 'npm'), { recursive: true });
  // This machine's CA certificates, which may include a proxy's.
  copyFileSync(authorities, join(folder, 'ca-certificates.crt'));
}
