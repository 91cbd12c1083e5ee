import { type ChildProcess, spawn } from 'node:child_process';
import { authorities } from '../containers/debian.ts';
import { projectFolder } from './bare-machine.ts';

/**
 * The shell stays, as the first process of the machine, to see off those that have lost their parent. What is mounted
 * here is seen by no other process, and gone with the last of these.
 */
const enter = `mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/dev/shm" &&
chroot "$1" /bin/sh -c 'cd ${projectFolder} && exec "$@"' sh $2; exit $?`;

const proxies = ['http_proxy', 'https_proxy', 'no_proxy'].flatMap((name) => [name, name.toUpperCase()]);

/**
 * Runs a command in the project of a bare machine, which has the network, the devices, and the clock of this one, and
 * processes of its own. They end with the child, and the child with us.
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
