import { stripVTControlCharacters } from 'node:util';

/** The results of a test runner. Times are in milliseconds; `failures` are error texts. */
export interface Suite {
  passed: number;
  failed: number;
  skipped: SkippedTest[];
  tests: { name: string; ms: number; failures: string[] }[];
}

export interface SkippedTest {
  name: string;
  reason?: string | undefined;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; duration?: number | null; failureMessages?: string[] | null }[];
  }[];
}

/**
 * Reads the reports of Vitest's JSON reporter and `SkippedReporter`. A run without a report, or with a bad exit and
 * no failed test, counts as a failure.
 */
export function vitestSuite(
  report: VitestReport | undefined,
  skipped: SkippedTest[] | undefined,
  ok: boolean,
  root: string,
): Suite {
  if (!report || !skipped) return { passed: 0, failed: 1, skipped: [], tests: [] };
  const tests = report.testResults.flatMap(({ name: file, message, assertionResults }) => {
    const path = file.replace(`${root}/`, '');
    const own = assertionResults.map(({ fullName, duration, failureMessages }) => ({
      name: `${path}: ${fullName}`,
      ms: duration ?? 0,
      failures: failureMessages ?? [],
    }));
    // A file that failed to load, or whose hooks failed, has a message itself.
    return message ? [...own, { name: path, ms: 0, failures: [message] }] : own;
  });
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, ok ? 0 : 1),
    skipped,
    tests,
  };
}

interface PlaywrightResult {
  duration: number;
  errors?: { message?: string }[];
}

interface PlaywrightTest {
  status?: string;
  annotations?: { type: string; description?: string }[];
  results: PlaywrightResult[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
}

/** Reads the report of Playwright's JSON reporter. A journey that passes only on retry has failed. */
export function journeySuite(report: PlaywrightReport | undefined, ok: boolean): Suite {
  if (!report) return { passed: 0, failed: 1, skipped: [], tests: [] };
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected,
    failed: Math.max(unexpected + flaky, ok ? 0 : 1),
    skipped: report.suites.flatMap(skippedJourneys),
    tests: report.suites.flatMap(journeysOf),
  };
}

function journeysOf({ file, specs = [], suites = [] }: PlaywrightSuite): Suite['tests'] {
  const own = specs.map(({ title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      name: `e2e/${file}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      failures: results.flatMap(({ errors = [] }) => errors.map(({ message = 'failed' }) => message)),
    };
  });
  return [...own, ...suites.flatMap(journeysOf)];
}

function skippedJourneys({ file, specs = [], suites = [] }: PlaywrightSuite): SkippedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations = [] }) => ({
        name: `e2e/${file}: ${title}`,
        reason: annotations.find(({ type }) => type === 'skip')?.description,
      })),
  );
  return [...own, ...suites.flatMap(skippedJourneys)];
}

export function slowest(suites: Suite[], count: number): string[] {
  return suites
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(8)} s  ${name}`);
}

export const skips = (suites: Suite[]): string[] =>
  suites.flatMap(({ skipped }) =>
    skipped.map(({ name, reason = 'no reason is given' }) => `${name} (${reason})`),
  );

export function failures(suites: Suite[]): string[] {
  return suites.flatMap(({ failed, tests }) => {
    const said = tests.flatMap((test) => test.failures.map((text) => `${test.name}\n${firstLines(text)}`));
    return failed > 0 && said.length === 0 ? ['A runner ended badly and named no test; see above.'] : said;
  });
}

function firstLines(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n').slice(0, 12);
  return lines.map((line) => `    ${line}`.trimEnd()).join('\n');
}
