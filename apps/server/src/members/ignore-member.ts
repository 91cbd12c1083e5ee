import type { Database } from '../platform/db/database.ts';
import { profiles } from '../platform/db/schema.ts';
import { ignoredMembers } from '../platform/db/schema-community.ts';
import { and, eq } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Pair {
  userId: string;
  id: string;
}

export async function readIgnored(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .select({ id: ignoredMembers.ignoredId })
    .from(ignoredMembers)
    .where(eq(ignoredMembers.userId, userId))
    .orderBy(ignoredMembers.createdAt, ignoredMembers.ignoredId);
  return rows.map(({ id }) => id);
}

/** Throws for the member's own id and for unknown ids. */
export async function ignoreMember(database: Database, { userId, id }: Pair): Promise<string[]> {
  const [found] = await database.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id));
  if (!found || id === userId) throw new ProblemError('MEMBER_NOT_FOUND');
  await database.insert(ignoredMembers).values({ userId, ignoredId: id }).onConflictDoNothing();
  return readIgnored(database, userId);
}

export async function heedMember(database: Database, { userId, id }: Pair): Promise<string[]> {
  await database
    .delete(ignoredMembers)
    .where(and(eq(ignoredMembers.userId, userId), eq(ignoredMembers.ignoredId, id)));
  return readIgnored(database, userId);
}
