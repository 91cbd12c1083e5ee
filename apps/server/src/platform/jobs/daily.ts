import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { advisoryLocks } from '../db/locks.ts';
import { describeFailure } from '../log/describe-failure.ts';

const day = 24 * 3_600_000;

/**
 * Runs the tasks at the start and once a day, on one server of the database at a time. Returns a function that stops
 * them.
 */
export function startDailyJobs(
  database: Database,
  tasks: ((database: Database) => Promise<void>)[],
  log: Logger,
): () => Promise<void> {
  let stopped = false;
  const workAlone = async () => {
    const client = await database.$client.connect();
    try {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [
        advisoryLocks.dailyJobs,
      ]);
      if (!rows[0]?.mine) return;
      for (const task of tasks) if (!stopped) await task(database);
    } finally {
      client.release(true);
    }
  };
  const run = () =>
    workAlone().catch((error: unknown) =>
      log.error({ failure: describeFailure(error) }, 'the daily work failed'),
    );
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, day);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
