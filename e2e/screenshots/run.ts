import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { root, runTool } from '../../scripts/run.ts';

const args = ['test', '--config', 'screenshots', '--reporter=list'];
if (!ensureBuilt() || !runTool('@playwright/test', 'playwright', args, { cwd: join(root, 'e2e') }))
  process.exit(1);
