import type { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import { askedOnce } from './asked-once.ts';
import { ProblemError } from './problem.ts';

/**
 * Whether this server can serve all (`/api/health`: the database answers, and it does not stop), or at least the pages,
 * which need no database (`/api/health/pages`), and whether it lives at all (`/api/health/live`): one that is not ready
 * is left out for a while, one that does not live is started again.
 */
export function healthRoutes(app: Hono, database: Database, isStopping: () => boolean) {
  // Anybody may ask, and nobody makes queries by it.
  const askDatabase = askedOnce(1_000, () => database.$client.query('select 1'));
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
