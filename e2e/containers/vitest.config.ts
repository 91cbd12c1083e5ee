import { defineConfig } from 'vitest/config';

/** `npm run test:containers` starts the containers before, and stops them after. */
export default defineConfig({
  test: { name: 'containers', include: ['containers/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
});
