import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../apps/server/src/backup/backup.ts';
import { folderNameFor, removeOldBackups } from '../apps/server/src/backup/keep.ts';
import { findDatabase } from '../apps/server/src/open-database.ts';
import { openFileStore } from '../apps/server/src/platform/files/open-store.ts';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { runOperatorCommand } from './operator-command.ts';

const usage =
  'Say where to: npm run backup -- FOLDER, or for a schedule npm run backup -- --into FOLDER --keep 14';

runOperatorCommand(async (config) => {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { into: text, keep: text } });
  const folder = values.into === undefined ? positionals[0] : join(values.into, folderNameFor(new Date()));
  const keep = Number(values.keep ?? Infinity);
  if (!folder) throw new StartupError(usage);
  if (!(keep >= 1)) throw new StartupError('--keep takes how many backups stay, at least 1.');
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    throw new StartupError(
      `DATABASE_URL is not set, and there is no community in ${config.dataDir} (DATA_DIR).`,
    );
  if (values.into) await mkdir(values.into, { recursive: true, mode: 0o700 });
  await using opened = new AsyncDisposableStack();
  const { tables, files, missing, leftovers } = await backUp(
    await findDatabase(config, opened),
    openFileStore(config),
    folder,
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder} holds ${tables.length} tables with ${rows} rows, and ${files} files.`);
  if (missing.length > 0)
    console.error(`These files of the community were not there: ${missing.join(', ')}.`);
  if (leftovers.removed.length > 0)
    console.log(`Removed what killed backups had left: ${leftovers.removed.join(', ')}.`);
  if (leftovers.kept.length > 0)
    console.error(`Unfinished, and perhaps still being written: ${leftovers.kept.join(', ')}.`);
  const removed = values.into && Number.isFinite(keep) ? await removeOldBackups(values.into, keep) : [];
  if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}.`);
});
