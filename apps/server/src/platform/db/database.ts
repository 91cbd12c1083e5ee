import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isQueryTimeout } from '../log/describe-failure.ts';
import { StartupError } from '../startup-error.ts';
import { markErrorsOf } from './mark-errors.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** Cancels stuck queries and transactions, which would keep their locks forever. */
const queryTimeoutMs = 20_000;
const answerTimeoutMs = 25_000;

interface PoolSetup {
  connections?: number;
  lockTimeoutMs?: number;
}

export async function openDatabase(url: string, setup: PoolSetup = {}): Promise<Database> {
  const pool = await openPool(url, setup).catch((error) => {
    throw unreachable(url, error);
  });
  const database = drizzle(pool, { schema });
  // Drizzle's `transaction` loses a connection whose BEGIN fails, as on the first use of a broken one.
  database.transaction = async (run, config) => {
    const client = await pool.connect();
    let silent = false;
    try {
      return await drizzle(client, { schema }).transaction(run, config);
    } catch (error) {
      silent = isQueryTimeout(error);
      throw error;
    } finally {
      client.release(silent);
    }
  };
  return database;
}

export function connectionString({ $client }: Database): string {
  const { connectionString: url } = $client.options;
  if (url === undefined) throw new Error('the pool was opened without an address');
  return url;
}

export async function connectTo(url: string, purpose: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `orbit-and-vine ${purpose}` });
  await client.connect().catch((error) => {
    throw unreachable(url, error);
  });
  await client.query('set idle_in_transaction_session_timeout = 0; set statement_timeout = 0');
  return client;
}

function unreachable(url: string, { message, code }: Error & { code?: string }) {
  return new StartupError(`The database at ${new URL(url).host} cannot be reached: ${message || code}.`);
}

async function openPool(url: string, { connections = 16, lockTimeoutMs = 0 }: PoolSetup): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    lock_timeout: lockTimeoutMs,
    connectionTimeoutMillis: 10_000,
    statement_timeout: queryTimeoutMs,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: queryTimeoutMs,
    keepAlive: true,
    application_name: 'orbit-and-vine',
  });
  // A broken connection fails its query and is replaced; without a listener, the 'error' event would end the process.
  pool.on('error', () => undefined);
  markErrorsOf(pool);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}
