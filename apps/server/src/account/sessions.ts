import type { Session } from '@orbit-vine/contract/own-account.ts';
import { deviceOf } from '../auth/device.ts';
import type { Visitor } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { sessions } from '../platform/db/schema.ts';
import { and, desc, eq, gt, ne, type SQL } from '../platform/db/sql.ts';

export async function readSessions(database: Database, visitor: Visitor): Promise<Session[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, visitor.userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt));
  return rows.map(({ id, userAgent, createdAt, updatedAt, authenticatedAt, secondFactorAt }) => ({
    id,
    device: deviceOf(userAgent ?? ''),
    startedAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
    ...(authenticatedAt && { provedAt: authenticatedAt.toISOString() }),
    secondFactor: secondFactorAt !== null,
    current: id === visitor.sessionId,
  }));
}

async function end(database: Database, bus: Bus, userId: string, which?: SQL): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), which))
    .returning({ id: sessions.id });
  for (const { id } of ended) bus.endSession(id);
  return ended.length;
}

export const endSessionOf = (database: Database, bus: Bus, userId: string, id: string) =>
  end(database, bus, userId, eq(sessions.id, id));
export const endOthers = (database: Database, bus: Bus, { userId, sessionId }: Visitor) =>
  end(database, bus, userId, ne(sessions.id, sessionId));
export const endAll = (database: Database, bus: Bus, userId: string) => end(database, bus, userId);
