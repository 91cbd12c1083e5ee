import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run.ts';

/** The important journeys in each installed browser of Chromium, Firefox, and WebKit; `-- -t Firefox` for one. */
const [, , ...names] = process.argv;
const args = ['run', '--config', 'browsers/vitest.config.ts', ...names];
if (!ensureBuilt() || !runTool('vitest', 'vitest', args, { cwd: 'e2e' })) process.exit(1);
