import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';
import { advisoryLocks } from './locks.ts';
import { leftTemporaryFolders, makeTemporaryFolder } from './temporary-folder.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * A migration that waits longer for a table lock fails, so that other servers are not blocked; the next start tries
 * again.
 */
const waitForTable = '10s';

/**
 * Migrates to the newest schema, or runs only the first `upTo` migrations. Servers that start together take turns.
 * Each migration of a database in use is one transaction: one for all would lock many tables, in another order than the
 * requests of the previous version that is still served.
 */
export async function migrateDatabase(database: Database, upTo = migrationCount()): Promise<void> {
  const client = await database.$client.connect();
  try {
    // No time limit for a migration, or for waiting until another server's ends.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    await client.query(`set lock_timeout = '${waitForTable}'`);
    const done = await countMigrations(client);
    for (let count = done === undefined ? upTo : done + 1; count <= upTo; count += 1)
      await runMigrations(client, count);
  } finally {
    client.release(true);
  }
}

/** Runs those of the first `count` migrations that the database hasn't run, in one transaction. */
async function runMigrations(client: pg.PoolClient, count: number): Promise<void> {
  const folder = firstMigrations(count);
  try {
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const journalIn = (folder: string) => join(folder, 'meta', '_journal.json');
const readJournal = () =>
  JSON.parse(readFileSync(journalIn(migrationsFolder), 'utf8')) as { entries: { when: number }[] };

export const migrationCount = () => readJournal().entries.length;

/** The first migration has the time of the last of 30 that it replaced, so a database that ran all 30 has run it. */
const firstMigrationTime = () => readJournal().entries[0]?.when ?? 0;

export async function countMigrations(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return undefined;
  const counted = await client.query<{ all: number; current: number }>(
    `select count(*)::int as all, (count(*) filter (where created_at >= $1))::int as current
    from drizzle.__drizzle_migrations`,
    [firstMigrationTime()],
  );
  const { all = 0, current = 0 } = counted.rows[0] ?? {};
  if (all > 0 && current === 0) throw new StartupError(olderThanSquash('database'));
  return all === 0 ? undefined : current;
}

export const olderThanSquash = (what: 'database' | 'backup') =>
  `The ${what} is older than this version can bring up to date. Nothing was changed. Start it once with commit 80b49f85 (docs/operation.md, “Very old databases”).`;

/** Copies the first `count` migrations to another folder, since the library runs whole folders only. */
function firstMigrations(count: number): string {
  for (const left of leftTemporaryFolders('migrations')) rmSync(left, { recursive: true, force: true });
  const folder = makeTemporaryFolder('migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = readJournal();
  writeFileSync(journalIn(folder), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}
