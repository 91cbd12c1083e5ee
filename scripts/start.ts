import { loadSettings } from './run.ts';
import { ensureSiteIsBuilt } from './site-build.ts';

loadSettings();
if (!ensureSiteIsBuilt()) process.exit(1);
await import('../apps/server/src/main.ts');
