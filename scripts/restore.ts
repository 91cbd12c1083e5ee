import { parseArgs } from 'node:util';
import { openFileStore } from '../apps/server/src/attachments/store.ts';
import { checkBackup, restore } from '../apps/server/src/backup/restore.ts';
import { findDatabase } from '../apps/server/src/db/open.ts';
import { StartUpFault } from '../apps/server/src/start-up-fault.ts';
import { runOperatorCommand } from './operator-command.ts';

/** Fills the empty database that the environment names, the embedded one included, from a backup. */
runOperatorCommand(async (config) => {
  const [folder] = parseArgs({ allowPositionals: true }).positionals;
  if (!folder) throw new StartUpFault('Say where from: npm run restore -- FOLDER');
  const manifest = await checkBackup(folder);
  await using opened = new AsyncDisposableStack();
  await restore(await findDatabase(config, opened), openFileStore(config), folder, manifest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`The backup of ${manifest.madeAt} is restored: ${rows} rows and ${manifest.files} files.`);
});
