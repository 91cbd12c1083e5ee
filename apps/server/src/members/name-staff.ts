import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { profiles, users } from '../platform/db/schema.ts';
import { and, asc, eq, sql } from '../platform/db/sql.ts';

export async function readNamedStaff(
  database: Pick<Database, 'select'>,
  roleOf: RoleOf,
): Promise<{ staff?: string[] }> {
  const rows = await database
    .select({ name: profiles.username, role: profiles.role, email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(profiles.namedToStrangers, sql`coalesce(${profiles.suspendedUntil} <= now(), true)`))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
  // The setting stays when a member leaves the staff, and applies again if they return.
  const staff = rows.filter((row) => roleOf(row) !== 'member').map(({ name }) => name);
  return staff.length > 0 ? { staff: staff.slice(0, serverLimits.namedStaff) } : {};
}

export async function readNaming(database: Database, visitor: Visitor): Promise<{ named: boolean }> {
  const [row] = await database
    .select({ named: profiles.namedToStrangers })
    .from(profiles)
    .where(eq(profiles.id, visitor.userId));
  return { named: row?.named === true };
}

export async function changeNaming(
  database: Database,
  visitor: Visitor,
  { named }: { named: boolean },
): Promise<{ named: boolean }> {
  await database.update(profiles).set({ namedToStrangers: named }).where(eq(profiles.id, visitor.userId));
  return { named };
}
