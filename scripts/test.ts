import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.ts';
import { isCommand, root, runTool } from './run.ts';
import { failures, journeySuite, type Suite, slowest, vitestSuite } from './test-reports.ts';

/** Runs every test there is, and prints each step's time, the slowest tests, what failed, and the totals of all runners last. */
export function runTests(): boolean {
  const reports = mkdtempSync(join(tmpdir(), 'orbit-vine-tests-'));
  const took: string[] = [];
  const timed = <T>(name: string, step: () => T): T => {
    const started = performance.now();
    const result = step();
    took.push(`${((performance.now() - started) / 1_000).toFixed(1).padStart(8)} s  ${name}`);
    return result;
  };
  try {
    if (!timed('building the server and the site', ensureBuilt)) return false;
    const suites = [
      timed('unit, component and server tests', () => runVitest(join(reports, 'vitest.json'))),
      timed('journeys', () => runJourneys(join(reports, 'journeys.json'))),
    ];
    console.log(`\nTimes\n${took.join('\n')}\n\nThe slowest\n${slowest(suites, 10).join('\n')}`);
    const failing = failures(suites);
    if (failing.length > 0) console.log(`\nWhat failed\n${failing.join('\n\n')}`);
    const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
    const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 && suites.every((suite) => suite.passed > 0);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

function runVitest(report: string): Suite {
  const ok = runTool('vitest', 'vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return vitestSuite(readReport(report), ok, root);
}

function runJourneys(report: string): Suite {
  const ok = runTool('@playwright/test', 'playwright', ['test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return journeySuite(readReport(report), ok);
}

/** Undefined if the runner ended before it could write one. */
function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

if (isCommand(import.meta.url) && !runTests()) process.exit(1);
