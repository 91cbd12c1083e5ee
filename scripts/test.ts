import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCommand, root, runScript, runTool } from './run.ts';
import {
  failures,
  journeySuite,
  type SkippedTest,
  type Suite,
  skips,
  slowest,
  vitestSuite,
} from './test-reports.ts';

/** Tags one journey for each area; `npm run check` runs all of them. */
const essentialJourneys = ['--grep', '@essential'];
const leftOut =
  '\nLeft out: the journeys without the tag @essential, and the budgets. To run everything: npm run check';

/**
 * Runs the tests, then prints times by step, the slowest tests, skips, failures, omissions, and last the totals of
 * all runners.
 */
export async function runTests({ everyJourney }: { everyJourney: boolean }): Promise<boolean> {
  const reports = mkdtempSync(join(tmpdir(), 'orbit-vine-tests-'));
  const took: string[] = [];
  const timed = async <T>(name: string, step: () => T): Promise<Awaited<T>> => {
    const started = performance.now();
    const result = await step();
    took.push(`${((performance.now() - started) / 1_000).toFixed(1).padStart(8)} s  ${name}`);
    return result;
  };
  try {
    // A build keeps one and a half cores busy; one worker runs the tests that need neither server nor site.
    const building = runScript('scripts/ensure-built.ts');
    const logic = await timed('unit tests, while the server and the site are built', () =>
      runVitest(join(reports, 'logic.json'), ['--project=!server', '--maxWorkers=1']),
    );
    if (!(await timed('the rest of the build', () => building))) return false;
    const suites = [
      logic,
      await timed('server tests', () => runVitest(join(reports, 'server.json'), ['--project=server'])),
      await timed('journeys', () =>
        runJourneys(join(reports, 'journeys.json'), everyJourney ? [] : essentialJourneys),
      ),
    ];
    console.log(`\nTimes\n${took.join('\n')}\n\nThe slowest\n${slowest(suites, 10).join('\n')}`);
    const skipped = skips(suites);
    if (skipped.length > 0) console.log(`\nSkipped\n${skipped.join('\n')}`);
    const failing = failures(suites);
    if (failing.length > 0) console.log(`\nWhat failed\n${failing.join('\n\n')}`);
    if (!everyJourney) console.log(leftOut);
    const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
    const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
    console.log(
      `\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
    );
    return failed === 0 && suites.every((suite) => suite.passed > 0);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

function runVitest(report: string, args: string[]): Suite {
  const skipped = report.replace('.json', '-skipped.json');
  const reporters = ['dot', 'json', './scripts/skipped-reporter.ts'].map((name) => `--reporter=${name}`);
  const ok = runTool('vitest', 'vitest', ['run', ...args, ...reporters, `--outputFile.json=${report}`], {
    env: { SKIPPED_TESTS: skipped },
  });
  return vitestSuite(readReport(report), readReport<SkippedTest[]>(skipped), ok, root);
}

function runJourneys(report: string, args: string[]): Suite {
  const ok = runTool('@playwright/test', 'playwright', ['test', '--reporter=list,json', ...args], {
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return journeySuite(readReport(report), ok);
}

function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

if (isCommand(import.meta.url) && !(await runTests({ everyJourney: false }))) process.exit(1);
