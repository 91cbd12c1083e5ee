import { defineConfig, devices } from '@playwright/test';
// Loaded first by each worker, which then imports the server's modules faster.
import '../apps/server/testing/quick-imports.ts';
import { findHeadlessShell, shortVisitArguments } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: ['budgets/**', 'screenshots/**'],
  outputDir: '../test-results',
  forbidOnly: true,
  // Flaky tests have to be fixed, not retried.
  retries: 0,
  // One more than the cores, to use them while one test waits. Four workers use a twelfth more processor time and are
  // no faster.
  workers: 3,
  // Far more than any journey needs, so that only a hanging test fails on a busy machine.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: await findHeadlessShell(), args: shortVisitArguments },
    reducedMotion: 'reduce',
    // Caching all calculators in each journey's new browser took a sixth of the time. Offline journeys allow workers.
    serviceWorkers: 'block',
    // Reusing a process, with a cleared state, saves a third of the processor time. Scripts of a controlled clock
    // sometimes remain, so files with a clock turn this off.
    reuseContext: true,
    // Recording takes a quarter of the journeys' time. To examine a failure, run it again with `-- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
  },
});
