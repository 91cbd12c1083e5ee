import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { loadCheckedSettings } from './check-settings.ts';
import { root, toolFile } from './run.ts';
import { ensureSiteIsBuilt } from './site-build.ts';

loadCheckedSettings();
if (!ensureSiteIsBuilt()) process.exit(1);
const web = join(root, 'apps/web');
const watched = ['apps/server/src', 'packages'].map((path) => `--watch-path=${path}`);
const commands = [
  { args: [...watched, 'apps/server/src/main.ts'], cwd: root },
  { args: [toolFile('@react-router/dev', 'react-router', web), 'dev'], cwd: web },
];
const running = commands.map(({ args, cwd }) => spawn(process.execPath, args, { cwd, stdio: 'inherit' }));
for (const child of running) {
  child.on('exit', () => {
    for (const other of running) other.kill();
  });
}
