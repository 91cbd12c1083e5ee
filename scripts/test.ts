import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCommand, root, runTool } from './run.ts';
import { ensureSiteIsBuilt } from './site-build.ts';

interface Totals {
  passed: number;
  failed: number;
}

/** Runs every test there is, and prints the totals of all runners last. */
export function runTests(): boolean {
  if (!ensureSiteIsBuilt()) return false;
  const reports = mkdtempSync(join(tmpdir(), 'orbit-vine-tests-'));
  try {
    const suites = [
      runUnitAndServerTests(join(reports, 'vitest.json')),
      runJourneys(join(reports, 'journeys.json')),
    ];
    const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
    const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 && suites.every((suite) => suite.passed > 0);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

function runUnitAndServerTests(report: string): Totals {
  const ok = runTool('vitest', 'vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests } = readReport<{ numPassedTests: number; numFailedTests: number }>(
    report,
    {
      numPassedTests: 0,
      numFailedTests: 1,
    },
  );
  return { passed: numPassedTests, failed: Math.max(numFailedTests, ok ? 0 : 1) };
}

function runJourneys(report: string): Totals {
  const ok = runTool('@playwright/test', 'playwright', ['test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats } = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(report, {
    stats: { expected: 0, flaky: 0, unexpected: 1 },
  });
  if (stats.flaky > 0) console.log(`\n${stats.flaky} of the journeys passed only at the second try`);
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, ok ? 0 : 1) };
}

function readReport<T>(path: string, missing: T): T {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return missing;
  }
}

if (isCommand(import.meta.url) && !runTests()) process.exit(1);
