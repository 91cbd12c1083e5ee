import { type ChildProcess, spawn } from 'node:child_process';
import { authorities } from '../containers/debian.ts';
import { projectFolder } from './bare-machine.ts';

/**
 * The shell stays as the first process, to reap orphans. Its mounts are invisible to other processes, and end with
 * the last process inside.
 */
const enter = `mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/dev/shm" &&
chroot "$1" /bin/sh -c 'cd ${projectFolder} && exec "$@"' sh $2; exit $?`;

const proxies = ['http_proxy', 'https_proxy', 'no_proxy'].flatMap((name) => [name, name.toUpperCase()]);

/**
 * Runs a command in the project of a bare machine, which shares this machine's network, devices, and clock, but not
 * its processes. They end with the child, and the child ends with this process.
 */
export function runInside(
  folder: string,
  command: string,
  env: Record<string, string>,
  output: 'pipe' | 'inherit',
): ChildProcess {
  const separate = ['unshare', '--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'];
  const inherited = Object.fromEntries(proxies.map((name) => [name, process.env[name]]));
  return spawn('setpriv', ['--pdeathsig', 'KILL', ...separate, 'sh', '-c', enter, 'sh', folder, command], {
    env: {
      ...inherited,
      HOME: '/root',
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      NODE_EXTRA_CA_CERTS: authorities,
      ...env,
    },
    stdio: ['ignore', output, output],
  });
}
