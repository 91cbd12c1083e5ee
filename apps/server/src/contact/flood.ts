import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { limits } from '@orbit-vine/contract/limits.ts';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { clocksApartMs } from '../http/limiter.ts';
import { ProblemError } from '../http/problem.ts';

const floodKey = 'contact:';
const windowMs = 3_600_000;

interface Sender {
  networkAddress: string;
  email: string;
}

/** Counts an enquiry for its network and for its address; a problem if either sent too many within an hour. */
export async function countEnquiry(database: Database, secret: string, sender: Sender): Promise<void> {
  const counts = [
    await countFor(database, keyOf(secret, networkOf(sender.networkAddress))),
    await countFor(database, keyOf(secret, sender.email.toLowerCase())),
  ];
  if ((counts[0] ?? 0) > limits.contactPerNetwork || (counts[1] ?? 0) > limits.contactPerAddress)
    throw new ProblemError('RATE_LIMITED');
}

/** Neither addresses of networks nor of people are kept, only what cannot be turned back into them. */
function keyOf(secret: string, subject: string): string {
  return floodKey + createHmac('sha256', secret).update(subject).digest('base64url');
}

/** Whoever has one IPv6 address has all of its /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].slice(0, 4).join(':');
}

async function countFor(database: Database, key: string): Promise<number> {
  const now = Date.now();
  // A window that begins later than now was counted by a clock that has been set right since.
  const fresh = sql`${rateLimits.lastRequest} not between ${now - windowMs} and ${now + clocksApartMs}`;
  const [row] = await database
    .insert(rateLimits)
    .values({ key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      // `lastRequest` is when the window began, so that it ends however often somebody tries.
      set: {
        count: sql`case when ${fresh} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${fresh} then ${now} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count });
  return row?.count ?? 1;
}

export async function forgetOldCounts(database: Database): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.lastRequest, Date.now() - windowMs));
}
