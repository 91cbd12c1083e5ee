import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { connectTo } from '../platform/db/database.ts';
import { countMigrations } from '../platform/db/migrate.ts';
import { localStore } from '../platform/files/local-store.ts';
import type { FileStore } from '../platform/files/store.ts';
import { StartupError } from '../platform/startup-error.ts';
import { writeChecksums } from './checksums.ts';
import { type Leftovers, removeLeftovers, unfinishedName } from './leftovers.ts';
import { filesFolder, type Manifest, storeFault, tableFile, writeManifest } from './manifest.ts';
import { columnsOf, listTables, quoted } from './tables.ts';

/**
 * Copies the whole community into a new folder while servers run: every table in one consistent snapshot, and the
 * files that its rows name. The folder gets its name once complete. Returns its content, missing files, and leftovers
 * of killed backups.
 */
export async function backUp(
  databaseUrl: string,
  files: FileStore,
  folder: string,
): Promise<Manifest & { missing: string[]; leftovers: Leftovers }> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartupError(`${folder} is not empty. Name a folder that is not there yet.`);
  const leftovers = await removeLeftovers(folder);
  const unfinished = unfinishedName(folder);
  const client = await connectTo(databaseUrl, 'backup');
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const migrations = await countMigrations(client);
    if (migrations === undefined) throw new StartupError('The database holds no community.');
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(`${unfinished}/tables`, { recursive: true, mode: 0o700 });
    const tables = await copyTables(client, unfinished);
    const { copied, missing } = await copyFiles(client, files, unfinished);
    const madeAt = new Date().toISOString();
    const manifest: Manifest = { format: 2, madeAt, migrations, tables, files: copied };
    await writeManifest(unfinished, manifest);
    await writeChecksums(unfinished);
    await moveTo(folder, unfinished);
    return { ...manifest, missing, leftovers };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function moveTo(folder: string, unfinished: string) {
  try {
    if (existsSync(folder)) await rmdir(folder);
    await rename(unfinished, folder);
  } catch (error) {
    if (!/^(ENOTEMPTY|EEXIST)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new StartupError(`Another backup was made at ${folder} in the meantime.`);
  }
}

async function copyTables(client: pg.Client, folder: string) {
  const tables = [];
  for (const table of await listTables(client)) {
    const copy = client.query(to(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`));
    const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600, flush: true });
    await pipeline(copy, createGzip(), file);
    tables.push({ ...table, rows: copy.rowCount });
  }
  return tables;
}

async function copyFiles(client: pg.Client, files: FileStore, folder: string) {
  const { rows } = await client.query<{ id: string }>(
    "select id from attachments where purpose <> 'removed'",
  );
  const store = localStore(filesFolder(folder));
  const missing: string[] = [];
  for (const { id } of rows) {
    const content = await files.get(id).catch(storeFault);
    if (content) await store.put(id, await new Response(content).bytes());
    else missing.push(id);
  }
  return { copied: rows.length - missing.length, missing };
}
