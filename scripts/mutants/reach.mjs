import { ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/*
 * Loaded into all processes of a test run: notes which test file reaches which probed function, also in the processes
 * that it starts. In JavaScript, because npm may run on a Node that doesn't read TypeScript.
 */

/** Threads copy the environment of the thread that starts them, and processes inherit it. */
function currentTest() {
  const test = globalThis.__vitest_worker__?.filepath;
  if (test !== undefined) process.env.REACHING_TEST = test;
  return process.env.REACHING_TEST;
}

const noted = new Set();

globalThis.reach = (place) => {
  const line = `${JSON.stringify([place, currentTest()])}\n`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(process.env.REACHED_FILE ?? '', line);
};

const { spawn } = ChildProcess.prototype;
ChildProcess.prototype.spawn = function (options) {
  const test = currentTest();
  if (test !== undefined) options.envPairs?.push(`REACHING_TEST=${test}`);
  return spawn.call(this, options);
};
