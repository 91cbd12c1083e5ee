import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { connectTo, openDatabase } from '../platform/db/database.ts';
import { migrateDatabase, migrationCount } from '../platform/db/migrate.ts';
import { localStore } from '../platform/files/local-store.ts';
import type { FileStore } from '../platform/files/store.ts';
import { StartupError } from '../platform/startup-error.ts';
import { verifyChecksums } from './checksums.ts';
import { filesFolder, type Manifest, readManifest, storeFault, tableFile } from './manifest.ts';
import { columnsOf, listTables, quoted } from './tables.ts';

export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest.migrations > migrationCount())
    throw new StartupError(
      'The backup was made by a newer version of this program. Restore it with that one.',
    );
  await verifyChecksums(folder);
  return manifest;
}

/**
 * Restores a checked backup into an empty database and a file store: creates the tables at the backup's migration,
 * fills them in one transaction, and then migrates. Can be repeated after a failure.
 */
export async function restoreBackup(
  databaseUrl: string,
  files: FileStore,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const client = await connectTo(databaseUrl, 'restore');
  const database = await openDatabase(databaseUrl);
  try {
    await refuseUnlessEmpty(client);
    await migrateDatabase(database, manifest.migrations);
    await fill(client, files, folder, manifest);
    await migrateDatabase(database);
  } finally {
    await database.$client.end();
    await client.end();
  }
}

async function refuseUnlessEmpty(client: pg.Client) {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount)
      throw new StartupError(
        'The database already holds a community. Restore into an empty one, no server running.',
      );
  }
}

function damaged(table: string, error: NodeJS.ErrnoException): never {
  if (!/^(Z_|E)/.test(error.code ?? '')) throw error;
  throw new StartupError(`The backup is damaged: the table ${table} cannot be read (${error.message}).`);
}

async function fill(client: pg.Client, files: FileStore, folder: string, manifest: Manifest) {
  await client.query('begin');
  for (const table of manifest.tables) {
    const copy = client.query(from(`copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`));
    const packed = createReadStream(tableFile(folder, table.name));
    await pipeline(packed, createGunzip(), copy).catch((error) => damaged(table.name, error));
    if (copy.rowCount !== table.rows)
      throw new StartupError(
        `The backup is damaged: ${table.name} has ${copy.rowCount} of ${table.rows} rows.`,
      );
  }
  // Files first, so that committed rows have their files.
  const { rows } = await client.query<{ id: string }>('select id from attachments');
  const store = localStore(filesFolder(folder));
  for (const { id } of rows) {
    const content = await store.get(id);
    if (content) await files.put(id, await new Response(content).bytes()).catch(storeFault);
  }
  await client.query('commit');
}
