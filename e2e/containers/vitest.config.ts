import { defineConfig } from 'vitest/config';

/** `npm run test:containers` brings the topology up before, and takes it down after. */
export default defineConfig({
  test: { name: 'containers', include: ['containers/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
});
