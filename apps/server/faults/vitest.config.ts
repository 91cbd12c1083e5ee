import { defineConfig } from 'vitest/config';

/** Tests that take too long for every run: `npm run test:faults`. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['faults/*.test.ts', 'src/fuzz.test.ts', 'src/contact/contact-form-abuse.test.ts'],
    root: new URL('..', import.meta.url).pathname,
    globalSetup: './testing/postgres.ts',
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // One at a time, since each puts the machine under load.
    maxWorkers: 1,
    fileParallelism: false,
  },
});
