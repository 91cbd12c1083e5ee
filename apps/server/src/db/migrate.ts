import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any number will do, as long as every server of a database asks for the same lock. */
const lockKey = 7_361_205;

/** Brings the database to the newest schema. Servers that start together take turns, and the later find it done. */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.$client.connect();
  try {
    // A migration takes the time it takes, and so does waiting for another server's.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Not given back but closed, and with it the lock and the setting are gone.
    client.release(true);
  }
}
