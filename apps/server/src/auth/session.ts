import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import type { Auth } from './auth.ts';

/** Who is asking: a member with a confirmed address. */
export interface Visitor {
  userId: string;
  sessionId: string;
  /** The username chosen at sign-up; the profile holds the present one. */
  name: string;
}

export type RequireMember = (context: Context) => Promise<Visitor>;

export async function findVisitor(auth: Auth, headers: Headers): Promise<Visitor | undefined> {
  // Of a session that cannot be looked up Better Auth only says so, and has logged the reason.
  const found = await auth.api.getSession({ headers }).catch(() => {
    throw new ProblemError('UNAVAILABLE');
  });
  if (!found?.user.emailVerified) return undefined;
  return { userId: found.user.id, sessionId: found.session.id, name: found.user.name };
}

/** Those of these sessions that are still good. */
export async function goodSessions(database: Database, sessionIds: string[]): Promise<Set<string>> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from sessions where id = any(${sql.param(sessionIds)}::uuid[]) and expires_at > now()`,
  );
  return new Set(rows.map(({ id }) => id));
}

export function memberGate(auth: Auth): RequireMember {
  return async (context) => {
    const visitor = await findVisitor(auth, context.req.raw.headers);
    if (!visitor) throw new ProblemError('UNAUTHENTICATED');
    return visitor;
  };
}
