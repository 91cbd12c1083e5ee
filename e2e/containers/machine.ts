import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';

const needed = {
  podman: 'podman',
  runc: 'runc',
  catatonit: 'catatonit',
  // Containers need both to resolve each other's names.
  netavark: 'netavark',
  'aardvark-dns': 'aardvark-dns',
  mmdebstrap: 'mmdebstrap',
  'docker-compose': 'docker-compose',
  iptables: 'iptables',
};

/** Why containers cannot run on this machine; undefined if they can. With `install`, apt installs missing packages. */
export async function whyNot(install: boolean): Promise<string | undefined> {
  const reason = whyNotAsRoot('test:containers', needed, install);
  if (reason) return reason;
  for (const port of [80, 443]) if (await isTaken(port)) return `port ${port} is in use`;
  return undefined;
}

/** Why a command that needs root and these programs cannot run; undefined if it can. */
export function whyNotAsRoot(
  command: string,
  programs: Record<string, string>,
  install: boolean,
): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it takes root on Linux';
  const missing = Object.entries(programs).filter(([program]) => !isInstalled(program));
  const packages = missing.map(([, name]) => name);
  const apt = ['install', '--yes', '--no-install-recommends', ...packages];
  if (packages.length > 0 && !install)
    return `${packages.join(', ')} not installed (npm run ${command} -- --install has apt-get bring it)`;
  if (packages.length > 0 && !(run('apt-get', ['update']) && run('apt-get', apt)))
    return `apt-get does not bring ${packages.join(', ')}`;
  return undefined;
}

const isInstalled = (program: string) =>
  ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/lib/podman', '/bin', '/sbin'].some((folder) =>
    existsSync(`${folder}/${program}`),
  );

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: 'inherit' }).status === 0;
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
