import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testIgnore: [],
  outputDir: '../../test-results',
  use: {
    ...journeys.use,
    viewport: { width: 1080, height: 738 },
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
    reuseContext: false,
  },
});
