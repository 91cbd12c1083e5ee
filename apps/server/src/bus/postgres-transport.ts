import pg from 'pg';
import type { Database } from '../platform/db/database.ts';
import type { OpenTransport } from './transport.ts';

const topic = 'orbit_vine_live';
/** A connection that only listens does not notice when the network drops it. */
const pingEveryMs = 10_000;

/** Uses `LISTEN` on a separate connection, and `NOTIFY`, whose payload PostgreSQL limits to 8,000 bytes. */
export function postgresTransport(database: Database, url: string): OpenTransport {
  return async (received) => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      application_name: 'orbit-and-vine live',
    });
    const broken = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => received(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${topic}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    const pinging = setInterval(() => client.query('select 1').catch(() => client.end()), pingEveryMs);
    client.once('end', () => clearInterval(pinging));
    return {
      send: (notice) => database.$client.query('select pg_notify($1, $2)', [topic, notice]),
      broken,
      close: () => client.end(),
    };
  };
}
