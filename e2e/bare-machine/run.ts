import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { root } from '../../scripts/run.ts';
import { whyNotAsRoot } from '../containers/machine.ts';
import { makeBareMachine } from './bare-machine.ts';
import { ownFolder } from './run-folder.ts';
import { runInside } from './run-inside.ts';

/**
 * Follows the README on a Debian that has only Node and npm: `npm run test:bare-machine`. Removes the system at the
 * end.
 */
const runs = join(root, 'node_modules/.cache/bare-machine');
const programs = { mmdebstrap: 'mmdebstrap', unshare: 'util-linux', setpriv: 'util-linux', git: 'git' };
const startWithinMs = 20 * 60_000;
const { values } = parseArgs({ options: { install: { type: 'boolean', default: false } } });

async function testBareMachine(folder: string): Promise<boolean> {
  const system = join(folder, 'root');
  console.log('A Debian without fonts, ps, git, or Chromium …');
  await makeBareMachine(system, join(folder, 'scratch'));
  const started = await timed('npm start', () => answers(system));
  const tested = started && (await timed('npm test', () => succeeds(system)));
  return started && tested;
}

async function timed(command: string, work: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n${command} …`);
  const began = performance.now();
  const good = await work();
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${command} ${good ? 'works' : 'FAILS'} on a bare machine (${seconds} s)`);
  return good;
}

async function answers(system: string): Promise<boolean> {
  const port = String(await freePort());
  const child = runInside(system, 'npm start', { PORT: port }, 'pipe');
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => printed.push(String(text)));
  const answered = await untilAnswers(child, `http://localhost:${port}`);
  const lines = printed.join('').trim().split('\n');
  console.log(lines.slice(answered ? -1 : -60).join('\n'));
  await end(child);
  return answered;
}

async function untilAnswers(child: ChildProcess, url: string): Promise<boolean> {
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  for (const deadline = Date.now() + startWithinMs; Date.now() < deadline && !ended(); await sleep(500)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok && (await response.text()).includes('Orbit &amp; Vine')) return true;
  }
  return false;
}

async function succeeds(system: string): Promise<boolean> {
  const [code] = await once(runInside(system, 'npm test', {}, 'inherit'), 'exit');
  return code === 0;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

const reason = whyNotAsRoot('test:bare-machine', programs, values.install);
if (reason) {
  console.log(`A bare machine was not tried: ${reason}.`);
} else {
  const { folder, remove } = ownFolder(runs);
  try {
    const passed = await testBareMachine(folder).catch((error: unknown) => {
      console.error(error);
      return false;
    });
    console.log(`\nBare machine: ${passed ? 'passed' : 'FAILED'}`);
    if (!passed) process.exitCode = 1;
  } finally {
    remove();
  }
}
