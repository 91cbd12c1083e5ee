import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // Loading the server anew for each file took as long as the tests. Their servers share nothing but modules.
    isolate: false,
    include: ['{src,testing}/**/*.test.ts'],
    globalSetup: './testing/postgres.ts',
    execArgv: ['--import', new URL('./testing/quick-imports.ts', import.meta.url).href],
    // Far beyond what any needs: on a machine that is busy with something else, only what hangs should fail.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // More than the cores: a file waits for clocks, sockets, and mails half of its time.
    maxWorkers: 4,
    // Vitest wants a group of its own for what has another number of workers.
    sequence: { groupOrder: 1 },
  },
});
