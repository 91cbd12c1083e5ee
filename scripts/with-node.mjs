// Runs a TypeScript file of this repository: `node scripts/with-node.mjs [--with-tools] FILE [ARGUMENT …]`. Installs
// missing packages first, and uses the Node of `scripts/node` if this one does not satisfy `engines`. Plain
// JavaScript, since old Nodes run it.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installNode, installPackages, isNodeSupported, root } from './install.mjs';

const given = process.argv.slice(2);
const withTools = given[0] === '--with-tools';
const [script, ...args] = withTools ? given.slice(1) : given;
installPackages(withTools);
process.chdir(root);
// The cache of compiled code halves the time of a start's imports.
const compileCache = join(root, 'node_modules', '.cache', 'node');
if (isNodeSupported()) {
  module.enableCompileCache(compileCache);
  process.env.NODE_COMPILE_CACHE ??= compileCache;
  process.argv = [process.execPath, resolve(root, script), ...args];
  await import(pathToFileURL(resolve(root, script)).href);
} else {
  const child = spawn(installNode(), [script, ...args], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
