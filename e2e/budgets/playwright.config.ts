import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run budgets` also checks states without an address, which journeys do not. */
export default defineConfig({
  ...journeys,
  testIgnore: [],
  fullyParallel: true,
  outputDir: '../../test-results',
});
