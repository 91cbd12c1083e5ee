import { parseArgs } from 'node:util';
import { checkBackup, restoreBackup } from '../apps/server/src/backup/restore.ts';
import { findDatabase } from '../apps/server/src/open-database.ts';
import { openFileStore } from '../apps/server/src/platform/files/open-store.ts';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { runOperatorCommand } from './operator-command.ts';

runOperatorCommand(async (config) => {
  const [folder] = parseArgs({ allowPositionals: true }).positionals;
  if (!folder) throw new StartupError('Say where from: npm run restore -- FOLDER');
  const manifest = await checkBackup(folder);
  await using opened = new AsyncDisposableStack();
  await restoreBackup(await findDatabase(config, opened), openFileStore(config), folder, manifest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`The backup of ${manifest.madeAt} is restored: ${rows} rows and ${manifest.files} files.`);
});
