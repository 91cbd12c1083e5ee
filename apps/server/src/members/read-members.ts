import type { Member, MemberCard } from '@orbit-vine/contract/members.ts';
import { foldName } from '@orbit-vine/contract/names.ts';
import { type Occupation, occupationsFor } from '@orbit-vine/contract/occupations.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { RoleOf } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { profiles, users } from '../platform/db/schema.ts';
import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from '../platform/db/sql.ts';
import { bearers, spelledNames } from '../profiles/former-names.ts';
import { nameKeyOf, nameOrderOf } from '../profiles/names.ts';
import { isListed } from './count-members.ts';
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
  region?: string | undefined;
  occupation?: Occupation | undefined;
  after?: string | undefined;
}

const name = nameKeyOf(sql`${profiles}`);

export async function readMembers(database: Database, query: MembersQuery, roleOf: RoleOf) {
  const { after } = query;
  const order = nameOrderOf(sql`${profiles}`);
  const goesLater = (key: SQL) => sql`not starts_with(${key}, ${foldName(query.q ?? '')})`;
  const isAfter = (key: string) => sql`(${goesLater(name)}, ${order}) > (${goesLater(sql`${key}`)}, ${key})`;
  const isMatch = matches(query);
  const page = cards(database)
    .where(and(isMatch, after === undefined ? undefined : isAfter(foldName(after))))
    .orderBy(goesLater(name), asc(order))
    .limit(serverLimits.membersPage + 1);
  const [rows, total] = await Promise.all([
    page,
    after === undefined ? database.$count(profiles, isMatch) : undefined,
  ]);
  return {
    members: rows.slice(0, serverLimits.membersPage).map((row) => cardView({ ...row, role: roleOf(row) })),
    more: rows.length > serverLimits.membersPage,
    ...(total !== undefined && { total }),
  };
}

function matches({ q = '', region = '', occupation }: MembersQuery) {
  const words = foldName(q).split(/\s+/).filter(Boolean);
  return and(
    isListed,
    ...words.map(isInCard),
    region === '' ? undefined : sql`lower(${profiles.region}) = lower(${region})`,
    occupation && eq(profiles.occupation, occupation),
  );
}

const inVarieties = sql`lower(array_to_string(${profiles.varieties}, ', '))`;
const texts = [name, sql`lower(${profiles.winery})`, sql`lower(${profiles.region})`, inVarieties];

const isInCard = (word: string) =>
  or(
    ...texts.map((text) => sql`position(${word} in ${text}) > 0`),
    inArray(profiles.occupation, occupationsFor(word)),
  );

const cards = (database: Database) =>
  database
    .select({ ...getTableColumns(profiles), email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .$dynamic();
