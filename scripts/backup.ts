import { parseArgs } from 'node:util';
import { openFileStore } from '../apps/server/src/attachments/store.ts';
import { backUp } from '../apps/server/src/backup/backup.ts';
import { findDatabase } from '../apps/server/src/db/open.ts';
import { StartUpFault } from '../apps/server/src/start-up-fault.ts';
import { runOperatorCommand } from './operator-command.ts';

/** Copies the community that the environment names into a folder, whether or not its servers run. */
runOperatorCommand(async (config) => {
  const [folder] = parseArgs({ allowPositionals: true }).positionals;
  if (!folder) throw new StartUpFault('Say where to: npm run backup -- FOLDER');
  await using opened = new AsyncDisposableStack();
  const { tables, files, missing } = await backUp(
    await findDatabase(config, opened),
    openFileStore(config),
    folder,
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder} holds ${tables.length} tables with ${rows} rows, and ${files} files.`);
  if (missing.length > 0)
    console.error(`These files of the community were not there: ${missing.join(', ')}.`);
});
