import { problems } from '@orbit-vine/contract/problems.ts';
import { APIError } from 'better-auth/api';
import type { Database } from '../platform/db/database.ts';
import { users } from '../platform/db/schema.ts';
import { eq, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { formatMoment } from '../platform/text/format-moment.ts';
import { suspensionOfAddress } from './suspended-addresses.ts';
import { makeSuspensionCode } from './suspension-code.ts';

export interface Suspension {
  /** `infinity` for a permanent suspension. */
  until: string;
  words: string;
}

export function suspensionText({ until, words }: Suspension, appealAddress?: string): string {
  const term = until === 'infinity' ? 'for good' : `until ${formatMoment(until)}`;
  return [
    `${problems.SUSPENDED.title.slice(0, -1)} ${term}.`,
    words && `A moderator wrote: ${words}`,
    appealAddress && `To answer, write to ${appealAddress}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export const suspended = (suspension: Suspension, appealAddress?: string) =>
  new ProblemError('SUSPENDED', undefined, undefined, suspensionText(suspension, appealAddress));

export async function suspensionOf(
  database: Pick<Database, 'execute'>,
  userId: string,
  { lock = false } = {},
): Promise<Suspension | undefined> {
  const { rows } = await database.execute<{ until: string | null; words: string }>(sql`
    select case when suspended_until > now() then suspended_until end as until, suspended_for as words
    from profiles where id = ${userId} ${lock ? sql`for update` : sql``}`);
  const [row] = rows;
  return row?.until ? { until: row.until, words: row.words } : undefined;
}

/**
 * Prevents sessions of suspended members, however they sign in, and of a new account with a suspended member's
 * address.
 */
export async function refuseSuspended(
  database: Database,
  userId: string,
  appealAddress?: string,
): Promise<void> {
  const [owner] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const own = await suspensionOf(database, userId);
  const suspension = own ?? (owner && (await suspensionOfAddress(database, owner.email)));
  if (suspension)
    throw new APIError('FORBIDDEN', {
      code: 'SUSPENDED',
      message: suspensionText(suspension, appealAddress),
      ...(own && { suspensionCode: await makeSuspensionCode(database, userId) }),
    });
}
