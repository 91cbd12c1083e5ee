import type { Database } from '../platform/db/database.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { profiles } from '../platform/db/schema.ts';
import { asc, isNull, or, sql } from '../platform/db/sql.ts';
import { nameColumns } from './names.ts';

const batch = 500;

type Named = Pick<typeof profiles.$inferSelect, 'id' | 'username'>;

/**
 * Fills in the columns derived from names that a server of the previous version wrote, oldest first. Of two names
 * that now fold to the same, the younger gets no columns, and both members keep their names.
 */
export async function fillNames(database: Database): Promise<void> {
  const outdated = await database
    .select({ id: profiles.id, username: profiles.username })
    .from(profiles)
    .where(or(isNull(profiles.nameKey), sql`name_key <> lower(username collate "C")`))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
  for (let at = 0; at < outdated.length; at += batch) {
    const chunk = outdated.slice(at, at + batch);
    if (await fill(database, chunk)) continue;
    for (const one of chunk) await fill(database, [one]);
  }
}

async function fill(database: Database, members: Named[]): Promise<boolean> {
  const columns = members.map(({ username }) => nameColumns(username));
  try {
    await database.execute(sql`
      update profiles set name_key = made.name_key, skeleton = made.skeleton
      from unnest(
        ${sql.param(members.map(({ id }) => id))}::uuid[], ${sql.param(columns.map(({ username }) => username))}::text[],
        ${sql.param(columns.map(({ nameKey }) => nameKey))}::text[],
        ${sql.param(columns.map(({ skeleton }) => skeleton))}::text[]
      ) as made(id, username, name_key, skeleton)
      where profiles.id = made.id and profiles.username = made.username`);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
