import type pg from 'pg';
import type { Metrics } from './metrics.ts';

/** The driver has no hook for query times, so each connection's `query` is wrapped. */
export function timeQueries(pool: pg.Pool, { queries }: Metrics) {
  const timed = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (timed.has(client)) return;
    timed.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const timedQuery = (...args: unknown[]) => {
      const end = queries.startTimer();
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        return query(...args.slice(0, -1), (...results: unknown[]) => {
          end();
          callback(...results);
        });
      }
      const result = query(...args);
      if (result instanceof Promise) result.finally(end).catch(() => undefined);
      return result;
    };
    client.query = timedQuery as typeof client.query;
  });
}
