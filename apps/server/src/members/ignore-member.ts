import type { Database } from '../platform/db/database.ts';
import { profiles } from '../platform/db/schema.ts';
import { ignoredMembers } from '../platform/db/schema-community.ts';
import { and, eq } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Pair {
  userId: string;
  id: string;
}

interface Ignored {
  ignored: string[];
  blocked?: string[];
}

export async function readIgnored(database: Database, userId: string): Promise<Ignored> {
  const rows = await database
    .select({ id: ignoredMembers.ignoredId, isBlocked: ignoredMembers.blocked })
    .from(ignoredMembers)
    .where(eq(ignoredMembers.userId, userId))
    .orderBy(ignoredMembers.createdAt, ignoredMembers.ignoredId);
  const blocked = rows.filter(({ isBlocked }) => isBlocked).map(({ id }) => id);
  return { ignored: rows.map(({ id }) => id), ...(blocked.length > 0 && { blocked }) };
}

async function addIgnored(database: Database, { userId, id }: Pair, blocked: boolean): Promise<Ignored> {
  const [found] = await database.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id));
  if (!found || id === userId) throw new ProblemError('MEMBER_NOT_FOUND');
  const added = database.insert(ignoredMembers).values({ userId, ignoredId: id, blocked });
  const { userId: by, ignoredId } = ignoredMembers;
  if (blocked) await added.onConflictDoUpdate({ target: [by, ignoredId], set: { blocked } });
  else await added.onConflictDoNothing();
  return readIgnored(database, userId);
}

export const ignoreMember = (database: Database, pair: Pair) => addIgnored(database, pair, false);
export const blockMember = (database: Database, pair: Pair) => addIgnored(database, pair, true);

export async function heedMember(database: Database, { userId, id }: Pair): Promise<Ignored> {
  await database
    .delete(ignoredMembers)
    .where(and(eq(ignoredMembers.userId, userId), eq(ignoredMembers.ignoredId, id)));
  return readIgnored(database, userId);
}
