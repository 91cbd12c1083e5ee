// Runs a TypeScript file of this repository on the Node that the root package.json pins, installing first what is
// missing. Plain JavaScript for old Nodes: it is all that runs before the pinned one is there.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, pinnedNode, root } from './install.mjs';

install();
const [script, ...args] = process.argv.slice(2);
process.chdir(root);
if (realpathSync(process.execPath) === realpathSync(pinnedNode)) {
  process.argv = [process.execPath, resolve(root, script), ...args];
  await import(pathToFileURL(resolve(root, script)).href);
} else {
  const child = spawn(pinnedNode, [script, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
