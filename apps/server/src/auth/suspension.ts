import { problems } from '@orbit-vine/contract/problems.ts';
import { APIError } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { inWords } from '../moderation/in-words.ts';

/** The sentence for somebody who may not come in; `infinity` is for good. */
export function suspendedUntil(until: string): string {
  if (until === 'infinity') return `${problems.SUSPENDED.title.slice(0, -1)} for good.`;
  return `${problems.SUSPENDED.title.slice(0, -1)} until ${inWords(until)}.`;
}

/** Better Auth makes no session for somebody who is suspended, whichever way they come in. */
export function refuseSuspended(database: Database) {
  return async ({ userId }: { userId: string }): Promise<void> => {
    const { rows } = await database.execute<{ until: string }>(
      sql`select suspended_until as until from profiles where id = ${userId} and suspended_until > now()`,
    );
    const [row] = rows;
    if (row) throw new APIError('FORBIDDEN', { code: 'SUSPENDED', message: suspendedUntil(row.until) });
  };
}
