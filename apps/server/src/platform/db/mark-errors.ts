import type pg from 'pg';
import { markDatabaseError } from '../log/outage.ts';

type Method = (...args: unknown[]) => unknown;

export function markErrorsOf(pool: pg.Pool): void {
  pool.connect = marking(pool.connect.bind(pool) as Method) as typeof pool.connect;
  pool.on('connect', (client) => {
    client.query = marking(client.query.bind(client) as Method) as typeof client.query;
  });
}

function marking(method: Method): Method {
  return (...args) => {
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return method(...args.slice(0, -1), (error: unknown, ...more: unknown[]) => {
        markDatabaseError(error);
        callback(error, ...more);
      });
    }
    const result = method(...args);
    if (result instanceof Promise) result.catch(markDatabaseError);
    return result;
  };
}
