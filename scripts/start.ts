import { pathToFileURL } from 'node:url';
import { builtServer } from '../apps/server/built-server.ts';
import { loadCheckedSettings } from './check-settings.ts';
import { ensureBuilt } from './ensure-built.ts';

loadCheckedSettings();
if (!ensureBuilt()) process.exit(1);
await import(pathToFileURL(builtServer).href);
