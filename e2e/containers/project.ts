import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/run.ts';

/** Compose 1 treats podman's additions to a network as changed settings, unless the settings have them too. */
const podmanNetworkSettings = `networks:
  outside: { ipam: { options: { driver: host-local } } }
  inside: { ipam: { options: { driver: host-local } } }
`;

export function copyProject(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
}

export function setUpCompose(folder: string) {
  writeFileSync(join(folder, 'compose.podman.yaml'), podmanNetworkSettings);
  // Only .env turns the rate limits off, so a load without 429 shows that .env reaches the servers.
  writeFileSync(
    join(folder, '.env'),
    'SITE=localhost\nPOSTGRES_PASSWORD=5f3a9c\nNATS_PASSWORD=c1d2e3\nRATE_LIMITS=off\nLINK_LOT_MANAGER=https://lots.example.com\n',
    { mode: 0o600 },
  );
}
