import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { loadSettings } from '../../scripts/run.ts';

loadSettings();
if (!ensureBuilt()) process.exit(1);
// Only now, since it reads the finished site.
const { checkEveryRoute } = await import('./check-every-route.ts');
if (!(await checkEveryRoute(process.argv.slice(2)))) process.exitCode = 1;
