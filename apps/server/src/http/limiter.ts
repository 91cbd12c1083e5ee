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
  return async (key, taken = 1) => {
    try {
      await limiter.consume(key, taken);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw refusal(reason);
    }
  };
}

export const refusal = ({ msBeforeNext }: RateLimiterRes) =>
  new ProblemError('RATE_LIMITED', undefined, Math.max(1, Math.ceil(msBeforeNext / 1_000)));
