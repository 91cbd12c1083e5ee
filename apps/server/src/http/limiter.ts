import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { ProblemError } from './problem.ts';

interface Limit {
  /** Its name among all limits. */
  name: string;
  points: number;
  seconds: number;
}

/** Takes a point, or as many as are said. */
export type Limiter = (key: string, points?: number) => Promise<void>;

/** How far the clocks of servers may be apart. */
export const clocksApartMs = 60_000;

/** Counts in the database, so that servers count together. Refuses, and says when it may go on. */
export function createLimiter(
  database: Database,
  { name, points, seconds }: Limit,
  enabled: boolean,
): Limiter {
  if (!enabled) return async () => undefined;
  const limiter = new RateLimiterPostgres({
    storeClient: database.$client,
    storeType: 'pool',
    tableName: 'limit_counters',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // Whoever is over the limit is known here, so a flood does not become queries.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });
  const take: Limiter = async (key, taken = 1) => {
    try {
      await limiter.consume(key, taken);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      if (reason.msBeforeNext <= seconds * 1_000 + clocksApartMs) throw refusal(reason);
      // Counted by a clock that was ahead and has been set right since: nobody waits until then.
      await limiter.delete(key);
      await take(key, taken);
    }
  };
  return take;
}

export const refusal = ({ msBeforeNext }: RateLimiterRes) =>
  new ProblemError('RATE_LIMITED', undefined, Math.max(1, Math.ceil(msBeforeNext / 1_000)));
