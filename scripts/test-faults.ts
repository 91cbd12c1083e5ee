import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run.ts';

/** Runs the fault tests: `npm run test:faults`, or `npm run test:faults -- network` for some. */
const [, , ...names] = process.argv;
const env = { FUZZ_CASES: '100000', NODE_OPTIONS: '--max-old-space-size=8192' };
const args = ['run', '--config', 'faults/vitest.config.ts', '--reporter=verbose', ...names];
if (!ensureBuilt() || !runTool('vitest', 'vitest', args, { cwd: 'apps/server', env })) process.exit(1);
