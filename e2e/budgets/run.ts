import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { loadSettings, root, runTool } from '../../scripts/run.ts';

loadSettings();
if (!ensureBuilt()) process.exit(1);
// Imported after the build, which it reads.
const { checkEveryRoute } = await import('./check-every-route.ts');
const [, , ...paths] = process.argv;
const states = ['test', '--config', 'budgets', '--reporter=list'];
const good = [
  await checkEveryRoute(paths),
  paths.length > 0 || runTool('@playwright/test', 'playwright', states, { cwd: join(root, 'e2e') }),
];
if (good.includes(false)) process.exitCode = 1;
