import type pg from 'pg';
import { markDatabaseError } from '../log/outage.ts';

type Ask = (...given: unknown[]) => unknown;

/** Marks each error of the pool, of its connections, and of their queries as the database's. */
export function markErrorsOf(pool: pg.Pool): void {
  pool.connect = marking(pool.connect.bind(pool) as Ask) as typeof pool.connect;
  pool.on('connect', (client) => {
    client.query = marking(client.query.bind(client) as Ask) as typeof client.query;
  });
}

function marking(ask: Ask): Ask {
  return (...given) => {
    const answer = given.at(-1);
    if (typeof answer === 'function') {
      return ask(...given.slice(0, -1), (error: unknown, ...more: unknown[]) => {
        markDatabaseError(error);
        answer(error, ...more);
      });
    }
    const asked = ask(...given);
    if (asked instanceof Promise) asked.catch(markDatabaseError);
    return asked;
  };
}
