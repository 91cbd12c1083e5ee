import { isCommand } from './run.ts';
import { ensureServerIsBuilt } from './server-build.ts';
import { ensureSiteIsBuilt } from './site-build.ts';

/** Builds the server and the site if their files have changed; false on failure. */
export const ensureBuilt = () => ensureServerIsBuilt() && ensureSiteIsBuilt();

if (isCommand(import.meta.url) && !ensureBuilt()) process.exit(1);
