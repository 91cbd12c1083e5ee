import { limits } from '@orbit-vine/contract/limits.ts';
import { retention } from '@orbit-vine/contract/retention.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';

type Reader = Pick<Database, 'execute'>;

const held = sql.raw(`now() - interval '${retention.formerName.kept}'`);

/** Whether a name that looks like this was another member's until lately: what mentions it would name a newcomer. */
export async function isNameHeld(
  database: Reader,
  { skeleton, userId }: { skeleton: string; userId: string },
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from former_names where skeleton = ${skeleton} and user_id <> ${userId} and created_at > ${held} limit 1`);
  return rows.length > 0;
}

/** Keeps the name that a member gives up, and refuses whoever has done so often. */
export async function leaveName(
  transaction: Reader,
  { skeleton, userId }: { skeleton: string; userId: string },
): Promise<void> {
  const { rows } = await transaction.execute(sql`
    select from former_names
    where user_id = ${userId} and created_at > now() - make_interval(days => ${limits.renameDays})`);
  if (rows.length >= limits.renames)
    throw new ProblemError('RENAMED_OFTEN', [
      {
        field: 'name',
        message: `A username can be changed ${limits.renames} times in ${limits.renameDays} days.`,
      },
    ]);
  await transaction.execute(
    sql`insert into former_names (user_id, skeleton) values (${userId}, ${skeleton})`,
  );
}

export async function forgetFormerNames(database: Database): Promise<void> {
  await database.execute(sql`delete from former_names where created_at < ${held}`);
}
