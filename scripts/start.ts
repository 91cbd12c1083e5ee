import { pathToFileURL } from 'node:url';
import { loadCheckedSettings } from './check-settings.ts';
import { ensureBuilt } from './ensure-built.ts';
import { builtServer } from './server-build.ts';

loadCheckedSettings();
if (!ensureBuilt()) process.exit(1);
await import(pathToFileURL(builtServer).href);
