import { isCommand } from './run.ts';
import { ensureServerIsBuilt } from './server-build.ts';
import { ensureSiteIsBuilt } from './site-build.ts';

export const ensureBuilt = () => ensureServerIsBuilt() && ensureSiteIsBuilt();

if (isCommand(import.meta.url) && !ensureBuilt()) process.exit(1);
