import { loadSettings } from '../../scripts/run.ts';
import { ensureSiteIsBuilt } from '../../scripts/site-build.ts';

loadSettings();
if (!ensureSiteIsBuilt()) process.exit(1);
// Only now, since it reads the finished site.
const { checkEveryRoute } = await import('./check-every-route.ts');
if (!(await checkEveryRoute(process.argv.slice(2)))) process.exitCode = 1;
