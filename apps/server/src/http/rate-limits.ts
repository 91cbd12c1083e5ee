import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../contact/flood.ts';
import type { Database } from '../db/database.ts';
import { createLimiter, refusal } from './limiter.ts';

/** How often a member may do what is not limited elsewhere. Sending, files and accounts have limits of their own. */
const perMember = {
  reactions: { points: 60, seconds: 60 },
  reports: { points: 20, seconds: 3_600 },
  members: { points: 120, seconds: 60 },
  profile: { points: 30, seconds: 3_600 },
  notifications: { points: 60, seconds: 3_600 },
  search: { points: 60, seconds: 60 },
} as const;
type LimitName = keyof typeof perMember;

/** A host may do as much as this many members: a whole class can sit behind one address. */
const membersPerHost = 20;

/** Counts one use for the member and for the host it comes from; a problem, if either had too many. */
export type Take = (name: LimitName, context: Context, userId: string) => Promise<void>;

/**
 * Members are counted in the database, so that servers count together; hosts in memory, so that a flood from one of
 * them does not become queries.
 */
export function memberLimits(
  database: Database,
  { enabled, addressOf }: { enabled: boolean; addressOf(context: Context): string },
): Take {
  if (!enabled) return async () => undefined;
  const limits = Object.entries(perMember).map(([name, { points, seconds }]) => {
    const ofHost = new RateLimiterMemory({
      keyPrefix: name,
      points: points * membersPerHost,
      duration: seconds,
    });
    return [name, { ofHost, ofMember: createLimiter(database, { name, points, seconds }, true) }] as const;
  });
  const byName = new Map<string, (typeof limits)[number][1]>(limits);
  return async (name, context, userId) => {
    const limit = byName.get(name);
    const host = networkOf(addressOf(context));
    await limit?.ofHost.consume(host).catch((reason: unknown) => {
      throw reason instanceof RateLimiterRes ? refusal(reason) : reason;
    });
    await limit?.ofMember(userId);
  };
}
