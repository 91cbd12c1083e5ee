import { problems } from '@orbit-vine/contract/problems.ts';
import { APIError } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { inWords } from '../moderation/in-words.ts';
import { suspensionOfAddress } from './suspended-addresses.ts';

/** The sentence for somebody who may not come in; `infinity` is for good. */
export function suspendedUntil(until: string): string {
  if (until === 'infinity') return `${problems.SUSPENDED.title.slice(0, -1)} for good.`;
  return `${problems.SUSPENDED.title.slice(0, -1)} until ${inWords(until)}.`;
}

/**
 * Better Auth makes no session for somebody who is suspended, whichever way they come in, nor for a new account with the
 * address of one that was and is gone.
 */
export function refuseSuspended(database: Database) {
  return async ({ userId }: { userId: string }): Promise<void> => {
    const { rows } = await database.execute<{ email: string; until: string | null }>(sql`
      select u.email, p.suspended_until as until
      from users u left join profiles p on p.id = u.id and p.suspended_until > now() where u.id = ${userId}`);
    const [row] = rows;
    const until = row?.until ?? (row && (await suspensionOfAddress(database, row.email)));
    if (until) throw new APIError('FORBIDDEN', { code: 'SUSPENDED', message: suspendedUntil(until) });
  };
}
