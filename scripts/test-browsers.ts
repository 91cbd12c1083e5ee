import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run.ts';

/** The journeys that matter in Chromium, Firefox and WebKit, as far as they are installed; `-- -t Firefox` for one. */
const [, , ...names] = process.argv;
const args = ['run', '--config', 'browsers/vitest.config.ts', ...names];
if (!ensureBuilt() || !runTool('vitest', 'vitest', args, { cwd: 'e2e' })) process.exit(1);
