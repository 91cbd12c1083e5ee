/** How the tests of one runner went. Times are in milliseconds. */
export interface Suite {
  passed: number;
  failed: number;
  tests: { name: string; ms: number }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

/** What Vitest's JSON reporter wrote. A run that left no report, or ended badly with none failed, counts as a failure. */
export function vitestSuite(report: VitestReport | undefined, ok: boolean, root: string): Suite {
  if (!report) return { passed: 0, failed: 1, tests: [] };
  const tests = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${file.replace(`${root}/`, '')}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, ok ? 0 : 1), tests };
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
}

/** What Playwright's JSON reporter wrote. A journey that passes only at another try has failed. */
export function journeySuite(report: PlaywrightReport | undefined, ok: boolean): Suite {
  if (!report) return { passed: 0, failed: 1, tests: [] };
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected,
    failed: Math.max(unexpected + flaky, ok ? 0 : 1),
    tests: report.suites.flatMap(journeysOf),
  };
}

function journeysOf({ file, specs = [], suites = [] }: PlaywrightSuite): Suite['tests'] {
  const own = specs.map(({ title, tests }) => ({
    name: `e2e/${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(journeysOf)];
}

/** The tests that took longest, a line each. */
export function slowest(suites: Suite[], count: number): string[] {
  return suites
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(8)} s  ${name}`);
}
