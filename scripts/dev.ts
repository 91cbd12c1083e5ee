import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadSettings, root } from './run.ts';
import { ensureSiteIsBuilt } from './site-build.ts';

/** The server, restarted when its files change, and beside it Vite with hot reload, which passes the API on to it. */
loadSettings();
if (!ensureSiteIsBuilt()) process.exit(1);
const require = createRequire(join(root, 'apps/web/package.json'));
const viteTool = join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs');
const running = [
  spawn(
    process.execPath,
    ['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, [viteTool, 'dev'], { cwd: join(root, 'apps/web'), stdio: 'inherit' }),
];
for (const child of running) {
  child.on('exit', () => {
    for (const other of running) other.kill();
  });
}
