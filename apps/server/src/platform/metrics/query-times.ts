import type pg from 'pg';
import type { Metrics } from './metrics.ts';

/** From now on every query of the pool is timed. The driver has no hook for it, so each connection's `query` gets one. */
export function timeQueries(pool: pg.Pool, { queries }: Metrics) {
  const timed = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (timed.has(client)) return;
    timed.add(client);
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    const askTimed = (...given: unknown[]) => {
      const end = queries.startTimer();
      const answer = given.at(-1);
      if (typeof answer === 'function') {
        return ask(...given.slice(0, -1), (...answered: unknown[]) => {
          end();
          answer(...answered);
        });
      }
      const asked = ask(...given);
      if (asked instanceof Promise) asked.finally(end).catch(() => undefined);
      return asked;
    };
    client.query = askTimed as typeof client.query;
  });
}
