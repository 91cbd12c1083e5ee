import { defineConfig } from 'vitest/config';

/** `npm run test:browsers`: the same short journeys in every installed engine. */
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['browsers/*.test.ts'],
    reporters: ['verbose'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
