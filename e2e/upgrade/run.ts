import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { root, runTool } from '../../scripts/run.ts';
import { buildOlderVersion } from './older-version.ts';

/**
 * Runs servers of two versions side by side: `npm run test:upgrade`, or `npm run test:upgrade -- COMMIT` for another
 * older version.
 */
const { commit, folder } = buildOlderVersion(process.argv[2]);
const args = ['run', '--config', 'upgrade/vitest.config.ts', '--reporter=verbose'];
const env = { OLDER_COMMIT: commit, OLDER_FOLDER: folder };
if (!ensureBuilt() || !runTool('vitest', 'vitest', args, { cwd: join(root, 'e2e'), env })) process.exit(1);
