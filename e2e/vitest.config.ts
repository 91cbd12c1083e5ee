import { defineConfig } from 'vitest/config';

/** What takes the server and the page's own logic together, and no browser. */
export default defineConfig({
  test: {
    name: 'together',
    include: ['*.test.ts', 'budgets/*.test.ts'],
    globalSetup: '../apps/server/testing/postgres.ts',
    hookTimeout: 60_000,
  },
});
