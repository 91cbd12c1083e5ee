import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, toolFile } from '../run.ts';

export interface Outcome {
  passed: boolean;
  failure: string;
}

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface Options {
  args: string[];
  env?: Record<string, string>;
  longestMs?: number;
}

let tests: ChildProcess | undefined;
process.on('exit', endTests);

function endTests() {
  if (tests?.pid) process.kill(-tests.pid, 'SIGKILL');
}

export async function runTests({ args, env, longestMs }: Options): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  const reportFile = join(folder, 'report.json');
  const reporting = ['--reporter=json', `--outputFile=${reportFile}`];
  // Detached, it leads a process group with all its children.
  tests = spawn(process.execPath, [toolFile('vitest', 'vitest'), 'run', '--bail=1', ...reporting, ...args], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env },
  });
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      endTests();
    },
    longestMs ?? 24 * 60 * 60_000,
  );
  const [status] = await once(tests, 'exit');
  clearTimeout(timer);
  tests = undefined;
  const failure = timedOut ? 'does not end' : firstFailure(reportFile);
  rmSync(folder, { recursive: true, force: true });
  return { passed: status === 0, failure };
}

function firstFailure(reportFile: string): string {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return 'no test ran';
  }
  for (const { name, assertionResults } of report.testResults) {
    const failed = assertionResults.find((each) => each.status === 'failed');
    if (failed) return `${relative(root, name)}: ${failed.fullName}`;
  }
  const broken = report.testResults.find(({ status, message }) => status === 'failed' && message);
  if (broken) return `${relative(root, broken.name)} as a whole: ${broken.message.split('\n')[0]}`;
  return 'an error outside of tests';
}
