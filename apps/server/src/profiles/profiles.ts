import { randomInt } from 'node:crypto';
import { limits } from '@orbit-vine/contract/limits.ts';
import { foldName } from '@orbit-vine/contract/names.ts';
import { Username } from '@orbit-vine/contract/username.ts';
import type { Logger } from 'pino';
import type { Database } from '../platform/db/database.ts';
import { profiles } from '../platform/db/schema.ts';
import { eq, or, sql } from '../platform/db/sql.ts';
import { isNameHeld } from './former-names.ts';
import { hasName, isReserved, nameColumns, skeletonOf } from './names.ts';

export const unnamedMember = 'Wine Professional';

/** Whether somebody has this name, or one that cannot be told from it. */
async function isUsernameTaken(database: Pick<Database, 'select'>, username: string): Promise<boolean> {
  const spelled = { folded: sql`${foldName(username)}`, written: sql`${username}` };
  const [row] = await database
    .select({ id: profiles.id })
    .from(profiles)
    .where(or(hasName(sql`${profiles}`, spelled), eq(profiles.skeleton, skeletonOf(username))))
    .limit(1);
  return row !== undefined;
}

/**
 * Makes a new member's profile under the name that they chose. False if that is the site's or somebody's: then all
 * that was done with it has to be undone.
 */
export async function takeProfile(
  writer: Pick<Database, 'execute' | 'insert' | 'select'>,
  userId: string,
  username: string,
): Promise<boolean> {
  if (isReserved(username) || (await isUsernameTaken(writer, username))) return false;
  const made = await writer
    .insert(profiles)
    .values({ id: userId, ...nameColumns(username), avatarUrl: avatarUrl(username) })
    .onConflictDoNothing()
    .returning({ id: profiles.id });
  // Asked last: whoever gave the name up at the same moment has been waited for.
  return made.length > 0 && !(await isNameHeld(writer, { skeleton: skeletonOf(username), userId }));
}

/**
 * Makes the member's profile if there is none yet. When somebody else took the name meanwhile, digits are added; a
 * profile that still cannot be made is logged and left for the next use, because the account itself is fine.
 */
export async function ensureProfile(database: Database, userId: string, wanted: string, log: Logger) {
  const [existing] = await database.select().from(profiles).where(eq(profiles.id, userId));
  if (existing) return existing;
  const usable = Username.safeParse(wanted);
  const base = usable.success && !isReserved(usable.data) ? usable.data : unnamedMember.replace(' ', '_');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const username =
      attempt === 0 ? base : `${base.slice(0, limits.usernameMax - 5)}_${randomInt(1_000, 10_000)}`;
    const [made] = await database
      .insert(profiles)
      .values({ id: userId, ...nameColumns(username), avatarUrl: avatarUrl(username) })
      .onConflictDoNothing()
      .returning();
    if (made) return made;
    const [concurrent] = await database.select().from(profiles).where(eq(profiles.id, userId));
    if (concurrent) return concurrent;
  }
  log.warn({ userId }, 'no profile could be made');
  return undefined;
}

export function avatarUrl(username: string): string {
  return `/avatars/${encodeURIComponent(username)}.svg`;
}
