import { isCommand } from './run.ts';
import { ensureServerIsBuilt } from './server-build.ts';
import { ensureSiteIsBuilt } from './site-build.ts';

/** Builds the server and the site as far as their files have changed; false if one of them could not be built. */
export const ensureBuilt = () => ensureServerIsBuilt() && ensureSiteIsBuilt();

if (isCommand(import.meta.url) && !ensureBuilt()) process.exit(1);
