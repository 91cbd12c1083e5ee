import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeCommunity } from '../apps/server/src/backup/rehearse.ts';
import { checkBackup, restoreBackup } from '../apps/server/src/backup/restore.ts';
import { findDatabase } from '../apps/server/src/open-database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts';
import {
  leftTemporaryFolders,
  makeTemporaryFolder,
} from '../apps/server/src/platform/db/temporary-folder.ts';
import { localStore } from '../apps/server/src/platform/files/local-store.ts';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { runOperatorCommand } from './operator-command.ts';

/**
 * Restores a backup into a temporary database and reports the result. Leaves the configured database alone, and sends
 * no mail.
 */
runOperatorCommand(async () => {
  const [folder] = parseArgs({ allowPositionals: true }).positionals;
  if (!folder) throw new StartupError('Say which: npm run backup:rehearse -- FOLDER');
  const started = performance.now();
  const manifest = await checkBackup(folder);
  for (const left of leftTemporaryFolders('rehearsal')) await removeKilledRehearsal(left);
  const dataDir = makeTemporaryFolder('rehearsal');
  try {
    await using opened = new AsyncDisposableStack();
    const url = await findDatabase({ databaseUrl: undefined, dataDir }, opened);
    await restoreBackup(url, localStore(join(dataDir, 'attachments')), folder, manifest);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`The backup of ${manifest.madeAt} can be restored; it took ${seconds} s.`);
    console.log(await describeCommunity(url));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** The leftover of a killed rehearsal contains the whole community, and its PostgreSQL may still run. */
async function removeKilledRehearsal(dataDir: string) {
  if (existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) {
    // An unreachable PostgreSQL stops by itself when its folder is gone.
    const left = await startEmbeddedPostgres(dataDir).catch(() => undefined);
    await left?.stop();
  }
  await rm(dataDir, { recursive: true, force: true });
}
