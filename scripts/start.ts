import { loadCheckedSettings } from './check-settings.ts';
import { ensureSiteIsBuilt } from './site-build.ts';

loadCheckedSettings();
if (!ensureSiteIsBuilt()) process.exit(1);
await import('../apps/server/src/main.ts');
