// Runs a TypeScript file of this repository on the Node that the root package.json pins, installing first what is
// missing. Plain JavaScript for old Nodes: it is all that runs before the pinned one is there.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, pinnedNode, root } from './install.mjs';

install();
const [script, ...args] = process.argv.slice(2);
process.chdir(root);
// Compiled code is kept between runs: it halves the time that the imports of a start take.
const compileCache = join(root, 'node_modules', '.cache', 'node');
if (realpathSync(process.execPath) === realpathSync(pinnedNode)) {
  module.enableCompileCache(compileCache);
  // For what this one starts.
  process.env.NODE_COMPILE_CACHE ??= compileCache;
  process.argv = [process.execPath, resolve(root, script), ...args];
  await import(pathToFileURL(resolve(root, script)).href);
} else {
  const child = spawn(pinnedNode, [script, ...args], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
