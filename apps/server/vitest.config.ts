import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: './testing/postgres.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two cores: more workers only make the databases wait for each other.
    maxWorkers: 2,
  },
});
