import { loadCheckedSettings } from './check-settings.ts';
import { ensureBuilt } from './ensure-built.ts';

loadCheckedSettings();
if (!ensureBuilt()) process.exit(1);
