import { ensureSiteIsBuilt } from './site-build.ts';

if (!ensureSiteIsBuilt()) process.exit(1);
