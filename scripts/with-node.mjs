// Runs a TypeScript file of this repository on the Node that the root package.json pins, installing
// first what is missing. Plain JavaScript for old Nodes: it is all that runs before the pinned one is there.
import { spawn } from 'node:child_process';
import { install, pinnedNode, root } from './install.mjs';

install();
const child = spawn(pinnedNode, process.argv.slice(2), { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
