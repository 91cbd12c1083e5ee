import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

export type Transaction = Pick<Database, 'execute'>;

/**
 * Locks a winery until the transaction ends, and returns its last `seq`. All writes in a winery hold this lock, so numbers are
 * committed in order: a reader who has seen one has seen all before it.
 */
export async function lockWinery(transaction: Transaction, wineryId: string): Promise<number> {
  const { rows } = await transaction.execute<{ seq: string }>(
    sql`select seq from wineries where id = ${wineryId} for update`,
  );
  if (!rows[0]) throw new ProblemError('WINERY_NOT_FOUND');
  return Number(rows[0].seq);
}

interface Taking {
  count: number;
  cellar?: boolean;
  entries?: number;
  /** The size of what is stored with them (`lengthOf`). */
  characters?: number;
}

/**
 * Takes the winery's next `count` values of `seq` and returns the last; the only writer of `wineries.seq`.
 *
 * @throws ProblemError `WINERY_FULL` if the winery would exceed the sizes in `serverLimits`.
 */
export async function takeNextSeqs(
  transaction: Transaction,
  wineryId: string,
  { count, cellar = false, entries = 0, characters = 0 }: Taking,
): Promise<number> {
  const { wineryEntries, wineryCharacters } = serverLimits;
  const { rows } = await transaction.execute<{ seq: string }>(sql`
    update wineries set seq = seq + ${count}, cellar_seq = case when ${cellar} then seq + ${count} else cellar_seq end,
      entry_count = entry_count + ${entries}, characters = characters + ${characters}
    where id = ${wineryId} and (${entries} = 0 or entry_count + ${entries} <= ${wineryEntries})
      and (${characters} = 0 or characters + ${characters} <= ${wineryCharacters})
    returning seq`);
  if (!rows[0]) throw new ProblemError('WINERY_FULL');
  return Number(rows[0].seq);
}

/** The size of values as JSON, which counts toward a winery's limit. */
export const lengthOf = (...values: unknown[]): number => JSON.stringify(values).length;
