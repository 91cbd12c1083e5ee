import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartUpFault } from '../start-up-fault.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** Opens a pool and makes sure that the server answers. */
export async function openDatabase(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 10_000,
    application_name: 'orbit-and-vine',
  });
  // A connection that breaks, idle or at work, fails its query and is replaced; without a listener it ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host, port } = pool.options;
    const reason = (error as Error).message || (error as { code?: string }).code;
    throw new StartUpFault(
      `The database at ${host ?? new URL(url).host}${port ? `:${port}` : ''} cannot be reached: ${reason}.`,
    );
  }
  const database = drizzle(pool, { schema });
  // Drizzle's own never returns a connection whose BEGIN fails, and that is what the first use of a broken one does.
  database.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, { schema }).transaction(run, config);
    } finally {
      client.release();
    }
  };
  return database;
}
