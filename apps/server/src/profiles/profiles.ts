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
 * Creates a new member's profile under the chosen name. False if the name is reserved or taken; the caller must then
 * roll back.
 */
export async function takeProfile(
  writer: Pick<Database, 'execute' | 'insert' | 'select'>,
  userId: string,
  username: string,
): Promise<boolean> {
  if (isReserved(username) || (await isUsernameTaken(writer, username))) return false;
  const made = await writer
    .insert(profiles)
    .values({ id: userId, ...nameColumns(username), avatarUrl: avatarUrl(username), welcomeStep: 'rules' })
    .onConflictDoNothing()
    .returning({ id: profiles.id });
  // Checked last: the insert above waits for a member who gives the name up at the same moment.
  return made.length > 0 && !(await isNameHeld(writer, { skeleton: skeletonOf(username), userId }));
}

/**
 * Creates the member's profile if there is none, with digits after a name that is taken by now. Logs a failure, which
 * the next use retries, because the account itself is fine.
 */
export async function ensureProfile(database: Database, userId: string, preferredName: string, log: Logger) {
  const [existing] = await database.select().from(profiles).where(eq(profiles.id, userId));
  if (existing) return existing;
  const usable = Username.safeParse(preferredName);
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
