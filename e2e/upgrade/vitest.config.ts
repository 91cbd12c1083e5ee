import { defineConfig } from 'vitest/config';

/** `npm run test:upgrade` builds the older version first. */
export default defineConfig({
  test: {
    name: 'upgrade',
    include: ['upgrade/*.test.ts'],
    globalSetup: '../apps/server/testing/postgres.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Each file brings two servers and load.
    fileParallelism: false,
  },
});
