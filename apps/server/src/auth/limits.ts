import type { BetterAuthRateLimitStorage } from '@better-auth/core';
import type { Database } from '../db/database.ts';
import { createLimiter, type Limiter } from '../http/limiter.ts';
import { ProblemError } from '../http/problem.ts';

export type AccountLimits = ReturnType<typeof accountLimits>;

/**
 * What may be done about one account, wherever it is done from; Better Auth counts by host. Known and unknown
 * addresses are counted alike.
 */
export function accountLimits(database: Database, enabled: boolean) {
  const limit = (name: string, points: number, seconds: number) =>
    createLimiter(database, { name, points, seconds }, enabled);
  return {
    /** Judging a password takes a while, so a host may have it done so often only. */
    newPassword: limit('new-password', 20, 60),
    signIn: limit('sign-in', 10, 15 * 60),
    /** Mails that somebody without a session can have sent to an address. */
    mail: limit('account-mail', 6, 60 * 60),
  };
}

/** Counts for Better Auth as all else is counted: its own store holds a host back for as long as a clock was ahead. */
export function hostLimits(database: Database): BetterAuthRateLimitStorage {
  const limiters = new Map<string, Limiter>();
  const limiterFor = ({ max, window }: { max: number; window: number }) => {
    const name = `host ${max}/${window}`;
    const limiter =
      limiters.get(name) ?? createLimiter(database, { name, points: max, seconds: window }, true);
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async consume(key, rule) {
      try {
        await limiterFor(rule)(key);
        return { allowed: true, retryAfter: null };
      } catch (reason) {
        if (!(reason instanceof ProblemError)) throw reason;
        return { allowed: false, retryAfter: reason.retryAfter ?? rule.window };
      }
    },
  };
}
