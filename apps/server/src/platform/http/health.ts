import type { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import { memoizeFor } from './memoize-for.ts';
import { ProblemError } from './problem.ts';

/**
 * Health checks. `/api/health` is for readiness: the database answers and the server is not stopping.
 * `/api/health/pages` ignores the database, which pages do not need. `/api/health/live` fails only if the server must
 * be restarted.
 */
export function healthRoutes(app: Hono, database: Database, isStopping: () => boolean) {
  // Anyone may call this, so calls share a query.
  const askDatabase = memoizeFor(1_000, () => database.$client.query('select 1'));
  const ok = { status: 'ok' };
  const fresh = { 'cache-control': 'no-store' };
  app.get('/api/health/live', (context) => context.json(ok, 200, fresh));
  const refuseWhenStopping = () => {
    if (isStopping()) throw new ProblemError('UNAVAILABLE');
  };
  app.get('/api/health/pages', (context) => {
    refuseWhenStopping();
    return context.json(ok, 200, fresh);
  });
  app.get('/api/health', async (context) => {
    refuseWhenStopping();
    await askDatabase();
    return context.json(ok, 200, fresh);
  });
}
