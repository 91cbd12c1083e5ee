import type { Database } from '../platform/db/database.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { profiles } from '../platform/db/schema.ts';
import { asc, isNull, or, sql } from '../platform/db/sql.ts';
import { nameColumns } from './names.ts';

const batch = 500;

type Named = Pick<typeof profiles.$inferSelect, 'id' | 'username'>;

/**
 * Writes what follows from the names that a server of the version before has made or changed, the oldest first. Of two that are
 * the same the younger stays without, and both members keep their names.
 */
export async function fillNames(database: Database): Promise<void> {
  const found = await database
    .select({ id: profiles.id, username: profiles.username })
    .from(profiles)
    // Or has changed since.
    .where(or(isNull(profiles.nameKey), sql`name_key <> lower(username collate "C")`))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
  for (let at = 0; at < found.length; at += batch) {
    const some = found.slice(at, at + batch);
    if (await fill(database, some)) continue;
    for (const one of some) await fill(database, [one]);
  }
}

/** False if there is one among them that is the same as another's. */
async function fill(database: Database, named: Named[]): Promise<boolean> {
  const columns = named.map(({ username }) => nameColumns(username));
  try {
    await database.execute(sql`
      update profiles set name_key = made.name_key, skeleton = made.skeleton
      from unnest(
        ${sql.param(named.map(({ id }) => id))}::uuid[], ${sql.param(columns.map(({ username }) => username))}::text[],
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
