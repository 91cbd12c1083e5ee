import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

export type Transaction = Pick<Database, 'execute'>;

/**
 * Locks a winery until the transaction ends, and answers with its last `seq`. Everything that is written in a winery holds this
 * lock, so numbers are committed in order and a reader who has seen one has seen all before it.
 */
export async function lockWinery(transaction: Transaction, wineryId: string): Promise<number> {
  const { rows } = await transaction.execute<{ seq: string }>(
    sql`select seq from wineries where id = ${wineryId} for update`,
  );
  if (!rows[0]) throw new ProblemError('WINERY_NOT_FOUND');
  return Number(rows[0].seq);
}

/** Takes the winery's next `count` values of `seq`; the only writer of `wineries.seq`. Answers with the last of them. */
export async function takeNextSeqs(
  transaction: Transaction,
  wineryId: string,
  { count, cellar = false }: { count: number; cellar?: boolean },
): Promise<number> {
  const { rows } = await transaction.execute<{ seq: string }>(sql`
    update wineries set seq = seq + ${count}, cellar_seq = case when ${cellar} then seq + ${count} else cellar_seq end
    where id = ${wineryId} returning seq`);
  return Number(rows[0]?.seq);
}
