import pg from 'pg';
import type { Database } from '../platform/db/database.ts';
import type { OpenTransport } from './transport.ts';

const topic = 'orbit_vine_live';
/** Who only listens would never notice that the network forgot the connection. */
const askEveryMs = 10_000;

/** By `LISTEN` on a connection of its own, and `NOTIFY`, whose payload PostgreSQL limits to 8,000 bytes. */
export function postgresTransport(database: Database, url: string): OpenTransport {
  return async (heard) => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      application_name: 'orbit-and-vine live',
    });
    const broken = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${topic}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    const asking = setInterval(() => client.query('select 1').catch(() => client.end()), askEveryMs);
    client.once('end', () => clearInterval(asking));
    return {
      say: (notice) => database.$client.query('select pg_notify($1, $2)', [topic, notice]),
      broken,
      close: () => client.end(),
    };
  };
}
