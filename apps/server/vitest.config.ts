import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: './testing/postgres.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine takes longer than the second that is given otherwise.
    expect: { poll: { timeout: 10_000 } },
    // Two cores: more workers only make the databases wait for each other.
    maxWorkers: 2,
  },
});
