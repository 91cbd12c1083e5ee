import { foldName } from '@orbit-vine/contract/names.ts';
import { retention } from '@orbit-vine/contract/retention.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { hasName, skeletonOf } from './names.ts';

type Reader = Pick<Database, 'execute'>;

const held = sql.raw(`now() - interval '${retention.formerName.kept}'`);

/**
 * Of names that are `spelled` (as they were `written`, `folded`, and by their `skeleton`), who bears each: whoever has
 * it, else who gave it up lately. To be joined laterally; it has their `id`.
 */
export const bearers = sql`(
  select p.id from profiles p where ${hasName(sql`p`, { folded: sql`spelled.folded`, written: sql`spelled.written` })}
  union
  select f.user_id from former_names f where f.skeleton = spelled.skeleton and f.created_at > ${held}
)`;

/** These names as `spelled` rows, for `bearers`. */
export const spelledNames = (names: readonly string[]) => sql`
  unnest(${sql.param(names)}::text[], ${sql.param(names.map(foldName))}::text[], ${sql.param(names.map(skeletonOf))}::text[])
    as spelled(written, folded, skeleton)`;

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
  await database.execute(sql`delete from former_names where created_at < ${held}`);
}
