import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { authorities, fetchNode, makeSystem } from '../containers/debian.ts';
import { copyProject } from '../containers/project.ts';

/** Programs of ordinary machines that a bare one must not have. */
const absent = [
  'usr/bin/ps',
  'usr/bin/git',
  'usr/bin/chromium',
  'usr/bin/chromium-headless-shell',
  'usr/bin/fc-list',
  'etc/fonts',
  'usr/share/fonts',
];

export const projectFolder = '/project';

export async function makeBareMachine(folder: string, scratch: string) {
  mkdirSync(scratch, { recursive: true });
  await makeSystem('trixie', [], folder);
  await fetchNode(scratch);
  copyFileSync(join(scratch, 'node'), join(folder, 'usr/local/bin/node'));
  cpSync(join(scratch, 'npm'), join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
  mkdirSync(join(folder, 'etc/ssl/certs'), { recursive: true });
  copyFileSync(join(scratch, 'ca-certificates.crt'), join(folder, authorities));
  rmSync(scratch, { recursive: true });
  // Debian's installer writes this file.
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  writeFileSync(join(folder, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'));
  copyProject(join(folder, projectFolder));
  const there = absent.filter((path) => existsSync(join(folder, path)));
  if (there.length > 0) throw new Error(`a bare machine has no ${there.join(', ')}`);
}
