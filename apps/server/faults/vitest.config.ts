import { defineConfig } from 'vitest/config';

/** What takes too long for every run: `npm run test:faults`. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['faults/*.test.ts', 'src/fuzz.test.ts', 'src/contact/contact-form-abuse.test.ts'],
    root: new URL('..', import.meta.url).pathname,
    globalSetup: './testing/postgres.ts',
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Each brings its own load, so they come one after the other.
    maxWorkers: 1,
    fileParallelism: false,
  },
});
