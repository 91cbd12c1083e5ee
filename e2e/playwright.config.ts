import { defineConfig, devices } from '@playwright/test';
// Each worker reads this first, and then as much of the server as its journeys do.
import '../apps/server/testing/quick-imports.ts';
import { findHeadlessShell, shortVisitArguments } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: ['budgets/**', 'screenshots/**'],
  outputDir: '../test-results',
  forbidOnly: true,
  // What fails now and then is to be mended: no second try hides it.
  retries: 0,
  // One more than the cores: while one waits for its page or its server, the others have them. Four cost the processor a
  // twelfth more and end no sooner.
  workers: 3,
  // Far beyond what any journey needs: on a machine that is busy with something else, only what hangs should fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: await findHeadlessShell(), args: shortVisitArguments },
    reducedMotion: 'reduce',
    // To fetch and keep all calculators for each journey's new browser took a sixth of their time. Journeys that go on
    // without a network allow it.
    serviceWorkers: 'block',
    // A page in a process that has shown others takes two thirds of the processor's time; what a test leaves is cleared.
    // Only of a clock's scripts some are now and then left to the next test: files with a clock turn this off.
    reuseContext: true,
    // Recording takes a quarter of the journeys' time. Whoever looks into a failure runs it again with `-- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
});
