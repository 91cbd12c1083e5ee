import type { Member, MemberCard } from '@orbit-vine/contract/members.ts';
import { foldName } from '@orbit-vine/contract/names.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { RoleOf } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { profiles, users } from '../platform/db/schema.ts';
import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from '../platform/db/sql.ts';
import { bearers, spelledNames } from '../profiles/former-names.ts';
import { nameKeyOf, nameOrderOf } from '../profiles/names.ts';
import { cardView, memberView } from './view.ts';

export async function readMember(database: Database, id: string): Promise<Member | undefined> {
  const [row] = await database.select().from(profiles).where(eq(profiles.id, id));
  return row && memberView(row);
}

export async function readWriter(database: Database, id: string): Promise<Member | undefined> {
  const [row] = await database
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, id), sql`coalesce(${profiles.mutedUntil} <= now(), true)`));
  return row && memberView(row);
}

export async function readCard(
  database: Database,
  id: string,
  roleOf: RoleOf,
): Promise<MemberCard | undefined> {
  const [row] = await cards(database).where(eq(profiles.id, id));
  return row && cardView({ ...row, role: roleOf(row) });
}

export async function readNamed(database: Database, names: string[]) {
  const { rows } = await database.execute<{
    written: string;
    id: string;
    username: string;
    avatarUrl: string;
  }>(sql`
    select spelled.written, p.id, p.username, p.avatar_url as "avatarUrl"
    from ${spelledNames(names)} join lateral ${bearers} as bearer on true join profiles p on p.id = bearer.id
    order by array_position(${sql.param(names)}::text[], spelled.written)`);
  return rows.map(({ written: name, ...row }) => ({ name, member: memberView(row) }));
}

/** All members with a role in the profile or in the settings. */
export async function readStaff(database: Database, roleOf: RoleOf, adminEmails: string[]) {
  const rows = await cards(database).where(
    or(ne(profiles.role, 'member'), inArray(sql`lower(${users.email})`, adminEmails)),
  );
  return rows.flatMap(({ id, ...row }) => {
    const role = roleOf(row);
    return role === 'member' ? [] : [{ id, role }];
  });
}

interface MembersQuery {
  q?: string | undefined;
  after?: string | undefined;
}

/** One page of members, without suspended ones. */
export async function readMembers(database: Database, { q = '', after }: MembersQuery, roleOf: RoleOf) {
  const words = foldName(q);
  const name = nameKeyOf(sql`${profiles}`);
  const order = nameOrderOf(sql`${profiles}`);
  const goesLater = (key: SQL) => sql`not starts_with(${key}, ${words})`;
  const isAfter = (key: string) => sql`(${goesLater(name)}, ${order}) > (${goesLater(sql`${key}`)}, ${key})`;
  const rows = await cards(database)
    .where(
      and(
        sql`coalesce(${profiles.suspendedUntil} <= now(), true)`,
        words === ''
          ? undefined
          : sql`(position(${words} in ${name}) > 0 or position(${words} in lower(${profiles.winery})) > 0
              or position(${words} in lower(${profiles.region})) > 0)`,
        after === undefined ? undefined : isAfter(foldName(after)),
      ),
    )
    .orderBy(goesLater(name), asc(order))
    .limit(serverLimits.membersPage + 1);
  return {
    members: rows.slice(0, serverLimits.membersPage).map((row) => cardView({ ...row, role: roleOf(row) })),
    more: rows.length > serverLimits.membersPage,
  };
}

const cards = (database: Database) =>
  database
    .select({ ...getTableColumns(profiles), email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .$dynamic();
