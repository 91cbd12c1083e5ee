import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  // What fails now and then is to be mended: no second try hides it.
  retries: 0,
  workers: 2,
  // Far beyond what any journey needs: on a machine that is busy with something else, only what hangs should fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    reducedMotion: 'reduce',
    // Recording takes a quarter of the journeys' time. Whoever looks into a failure runs it again with `-- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
});
