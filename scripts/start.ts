import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';
import { ensureSiteIsBuilt } from './site-build.ts';

const settings = join(root, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
if (!ensureSiteIsBuilt()) process.exit(1);
await import('../apps/server/src/main.ts');
