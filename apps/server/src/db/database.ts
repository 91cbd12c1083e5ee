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
  // An idle connection that breaks is replaced by the pool at the next query; without a listener it ends the process.
  pool.on('error', () => undefined);
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
  return drizzle(pool, { schema });
}
