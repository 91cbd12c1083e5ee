import { foldName } from '@orbit-vine/contract/names.ts';
import { retention } from '@orbit-vine/contract/retention.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { hasName, skeletonOf } from './names.ts';

type Reader = Pick<Database, 'execute'>;

const reservedSince = sql.raw(`now() - interval '${retention.formerName.kept}'`);

/**
 * Ids of the members who have a name of `spelled` (`written`, `folded`, `skeleton`), or gave it up recently. Join it
 * laterally.
 */
export const bearers = sql`(
  select p.id from profiles p where ${hasName(sql`p`, { folded: sql`spelled.folded`, written: sql`spelled.written` })}
  union
  select f.user_id from former_names f where f.skeleton = spelled.skeleton and f.created_at > ${reservedSince}
)`;

export const spelledNames = (names: readonly string[]) => sql`
  unnest(${sql.param(names)}::text[], ${sql.param(names.map(foldName))}::text[], ${sql.param(names.map(skeletonOf))}::text[])
    as spelled(written, folded, skeleton)`;

/** Whether a similar name belonged to another member until recently: mentions of it would reach the wrong member. */
export async function isNameHeld(
  database: Reader,
  { skeleton, userId }: { skeleton: string; userId: string },
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from former_names where skeleton = ${skeleton} and user_id <> ${userId} and created_at > ${reservedSince} limit 1`);
  return rows.length > 0;
}

/** Reserves a name that its member gives up. Throws if the member changed names too often. */
export async function leaveName(
  transaction: Reader,
  { skeleton, userId }: { skeleton: string; userId: string },
): Promise<void> {
  const { rows } = await transaction.execute(sql`
    select from former_names
    where user_id = ${userId} and created_at > now() - make_interval(days => ${serverLimits.renameDays})`);
  if (rows.length >= serverLimits.renames)
    throw new ProblemError('RENAMED_OFTEN', [
      {
        field: 'name',
        message: `A username can be changed at most ${serverLimits.renames} times in ${serverLimits.renameDays} days.`,
      },
    ]);
  await transaction.execute(
    sql`insert into former_names (user_id, skeleton) values (${userId}, ${skeleton})`,
  );
}

export async function forgetFormerNames(database: Database): Promise<void> {
  await database.execute(sql`delete from former_names where created_at < ${reservedSince}`);
}
