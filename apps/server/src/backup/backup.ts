import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { type FileStore, localStore } from '../attachments/store.ts';
import { connectTo } from '../db/database.ts';
import { StartUpFault } from '../start-up-fault.ts';
import { filesFolder, type Manifest, storeFault, tableFile, writeManifest } from './manifest.ts';
import { columnsOf, listTables, quoted } from './tables.ts';

/**
 * Copies the whole community into a new folder: every table as it was at one moment, and the files that its rows name,
 * while servers go on. The folder appears when it is whole. Answers with what it holds and which files were not there.
 */
export async function backUp(
  databaseUrl: string,
  files: FileStore,
  folder: string,
): Promise<Manifest & { missing: string[] }> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartUpFault(`${folder} is not empty. Name a folder that is not there yet.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(`${unfinished}/tables`, { recursive: true, mode: 0o700 });
  const client = await connectTo(databaseUrl, 'backup');
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const tables = [];
    for (const table of await listTables(client)) {
      const copy = client.query(to(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`));
      const file = createWriteStream(tableFile(unfinished, table.name), { mode: 0o600, flush: true });
      await pipeline(copy, createGzip(), file);
      tables.push({ ...table, rows: copy.rowCount });
    }
    const migrations = await countMigrations(client);
    const { copied, missing } = await copyFiles(client, files, unfinished);
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations,
      tables,
      files: copied,
    };
    await writeManifest(unfinished, manifest);
    if (existsSync(folder)) await rmdir(folder);
    await rename(unfinished, folder);
    return { ...manifest, missing };
  } finally {
    await client.end();
  }
}

async function countMigrations(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return rows[0]?.count ?? 0;
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
