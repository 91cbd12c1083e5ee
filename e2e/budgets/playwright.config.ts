import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The states that no address leads to are looked at as the pages are: by `npm run budgets`, not with the journeys. */
export default defineConfig({
  ...journeys,
  testIgnore: [],
  fullyParallel: true,
  outputDir: '../../test-results',
});
