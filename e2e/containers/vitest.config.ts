import { defineConfig } from 'vitest/config';

/** `npm run test:containers` starts and stops the containers. */
export default defineConfig({
  test: { name: 'containers', include: ['containers/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
});
