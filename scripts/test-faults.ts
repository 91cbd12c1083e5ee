import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run.ts';

/** What goes wrong, at length: `npm run test:faults`, or `npm run test:faults -- network` for a part of it. */
const [, , ...names] = process.argv;
const env = { FUZZ_CASES: '100000', NODE_OPTIONS: '--max-old-space-size=8192' };
const args = ['run', '--config', 'faults/vitest.config.ts', '--reporter=verbose', ...names];
if (!ensureBuilt() || !runTool('vitest', 'vitest', args, { cwd: 'apps/server', env })) process.exit(1);
