import type { Database } from '../db/database.ts';
import { createLimiter } from '../http/limiter.ts';

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
