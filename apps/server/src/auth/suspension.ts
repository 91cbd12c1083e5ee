import { problems } from '@orbit-vine/contract/problems.ts';
import { APIError } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { formatMoment } from '../platform/text/format-moment.ts';
import { suspensionOfAddress } from './suspended-addresses.ts';

/** The sentence for somebody who may not come in; `infinity` is for good. */
function suspendedUntil(until: string): string {
  if (until === 'infinity') return `${problems.SUSPENDED.title.slice(0, -1)} for good.`;
  return `${problems.SUSPENDED.title.slice(0, -1)} until ${formatMoment(until)}.`;
}

/** The problem of somebody who may not come in. */
export const suspended = (until: string) =>
  new ProblemError('SUSPENDED', undefined, undefined, suspendedUntil(until));

/** Until when a member is suspended; undefined for somebody who is not. */
export async function suspensionOf(
  database: Pick<Database, 'execute'>,
  userId: string,
  { lock = false } = {},
): Promise<string | undefined> {
  const { rows } = await database.execute<{ until: string | null }>(sql`
    select case when suspended_until > now() then suspended_until end as until
    from profiles where id = ${userId} ${lock ? sql`for update` : sql``}`);
  return rows[0]?.until ?? undefined;
}

/**
 * Better Auth makes no session for somebody who is suspended, whichever way they come in, nor for a new account with the
 * address of one that was and is gone.
 */
export async function refuseSuspended(database: Database, userId: string): Promise<void> {
  const { rows } = await database.execute<{ email: string }>(
    sql`select email from users where id = ${userId}`,
  );
  const [owner] = rows;
  const until =
    (await suspensionOf(database, userId)) ?? (owner && (await suspensionOfAddress(database, owner.email)));
  if (until) throw new APIError('FORBIDDEN', { code: 'SUSPENDED', message: suspendedUntil(until) });
}
