import { problems } from '@orbit-vine/contract/problems.ts';
import { APIError } from 'better-auth/api';
import type { Database } from '../platform/db/database.ts';
import { users } from '../platform/db/schema.ts';
import { eq, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { formatMoment } from '../platform/text/format-moment.ts';
import { suspensionOfAddress } from './suspended-addresses.ts';

export interface Suspension {
  /** `infinity` is for good. */
  until: string;
  /** What a moderator wrote about it. */
  words: string;
}

/** What somebody is told who may not come in: for how long, why, and where to answer, if that is known. */
export function suspensionText({ until, words }: Suspension, answerTo?: string): string {
  const term = until === 'infinity' ? 'for good' : `until ${formatMoment(until)}`;
  return [
    `${problems.SUSPENDED.title.slice(0, -1)} ${term}.`,
    words && `A moderator wrote: ${words}`,
    answerTo && `To answer, write to ${answerTo}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The problem of somebody who may not come in. */
export const suspended = (suspension: Suspension, answerTo?: string) =>
  new ProblemError('SUSPENDED', undefined, undefined, suspensionText(suspension, answerTo));

/** For how long and why a member is suspended; undefined for somebody who is not. */
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
 * Better Auth makes no session for somebody who is suspended, whichever way they come in, nor for a new account with the
 * address of one that was and is gone.
 */
export async function refuseSuspended(database: Database, userId: string, answerTo?: string): Promise<void> {
  const [owner] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const suspension =
    (await suspensionOf(database, userId)) ?? (owner && (await suspensionOfAddress(database, owner.email)));
  if (suspension)
    throw new APIError('FORBIDDEN', { code: 'SUSPENDED', message: suspensionText(suspension, answerTo) });
}
