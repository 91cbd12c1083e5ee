import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { root, runTool } from '../../scripts/run.ts';
import { buildOlderVersion } from '../upgrade/older-version.ts';
import { findFaketime } from './clock.ts';

/** Runs a year: `npm run test:year`, or `npm run test:year -- 60` for 60 days of it. */
if (!findFaketime()) {
  console.error(
    'This sets the clock by libfaketime, which is missing. On Debian: apt-get install libfaketime',
  );
  process.exit(1);
}
const args = ['run', '--config', 'year/vitest.config.ts', '--reporter=verbose'];
const env = { OLDER_FOLDER: buildOlderVersion().folder, YEAR_DAYS: process.argv[2] ?? '365' };
if (!ensureBuilt() || !runTool('vitest', 'vitest', args, { cwd: join(root, 'e2e'), env })) process.exit(1);
