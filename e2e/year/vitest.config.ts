import { defineConfig } from 'vitest/config';

/** `npm run test:year` builds the older version first. */
export default defineConfig({
  test: {
    name: 'year',
    include: ['year/*.test.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Each part begins where the previous one ended.
    bail: 1,
  },
});
