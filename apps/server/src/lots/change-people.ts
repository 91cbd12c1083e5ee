import type { Database } from '../platform/db/database.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { MailQueue } from '../platform/mail/queue.ts';
import { type Actor, holdSession } from './acts.ts';
import { lockWinery, takeNextSeqs } from './next-seq.ts';

/** A transaction that can also queue mail. */
export type Writer = Pick<Database, 'execute' | 'insert' | 'delete' | 'selectDistinct'>;

/** What acts need that give others access to a winery: owners get a letter about them. */
export interface OwnerParts {
  database: Database;
  mail: Pick<MailQueue, 'enqueue' | 'wake'>;
  publicUrl: string;
}

type Change<Result extends object> = (transaction: Writer) => Promise<Result>;

async function underLock<Result extends object>(
  { database, mail }: OwnerParts,
  wineryId: string,
  by: Actor | undefined,
  change: Change<Result>,
): Promise<Result> {
  const result = await database.transaction(async (transaction) => {
    if (by) await holdSession(transaction, by);
    await lockWinery(transaction, wineryId);
    return change(transaction);
  });
  mail.wake();
  return result;
}

/** Changes a winery's people or settings under its lock, and raises `seq` so that open pages reload them. */
export async function changePeople<Result extends object>(
  parts: OwnerParts,
  wineryId: string,
  by: Actor | undefined,
  change: Change<Result>,
): Promise<Result & { seq: number }> {
  try {
    return await underLock(parts, wineryId, by, async (transaction) => {
      const result = await change(transaction);
      return { ...result, seq: await takeNextSeqs(transaction, wineryId, { count: 1, cellar: true }) };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new ProblemError('PHONE_TAKEN') : error;
  }
}

export const changeAsOwner = <Result extends object>(
  parts: OwnerParts,
  wineryId: string,
  by: Actor,
  change: Change<Result>,
) => changePeople(parts, wineryId, by, asOwner(wineryId, by, change));

/** For acts that do not change what open pages show. */
export const actAsOwner = <Result extends object>(
  parts: OwnerParts,
  wineryId: string,
  by: Actor,
  change: Change<Result>,
) => underLock(parts, wineryId, by, asOwner(wineryId, by, change));

/** Checked again under the lock: the owner may have been removed since the request began. */
function asOwner<Result extends object>(
  wineryId: string,
  { personId }: Actor,
  change: Change<Result>,
): Change<Result> {
  return async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      select from winery_people
      where id = ${personId} and winery_id = ${wineryId} and role = 'owner' and removed_at is null`);
    if (rowCount === 0) throw new ProblemError('FORBIDDEN');
    return change(transaction);
  };
}
