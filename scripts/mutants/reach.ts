import { ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/**
 * Loaded into all processes of a test run: notes which test file reaches which probed function, also in the processes
 * that it starts.
 */
declare global {
  var reach: ((place: string) => void) | undefined;
  var __vitest_worker__: { filepath?: string } | undefined;
}

/** Threads copy the environment of the thread that starts them, and processes inherit it. */
function currentTest(): string | undefined {
  const test = globalThis.__vitest_worker__?.filepath;
  if (test !== undefined) process.env.REACHING_TEST = test;
  return process.env.REACHING_TEST;
}

const noted = new Set<string>();

globalThis.reach = (place) => {
  const line = `${JSON.stringify([place, currentTest()])}\n`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(process.env.REACHED_FILE ?? '', line);
};

interface WithSpawn {
  spawn(options: { envPairs?: string[] }): unknown;
}
const prototype = ChildProcess.prototype as unknown as WithSpawn;
const { spawn } = prototype;
prototype.spawn = function (options) {
  const test = currentTest();
  if (test !== undefined) options.envPairs?.push(`REACHING_TEST=${test}`);
  return spawn.call(this, options);
};
