import type { Role } from '@orbit-vine/contract/members.ts';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { parseSigned } from 'hono/utils/cookie';
import type { Database } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import { currentRequest } from '../http/security-log.ts';
import type { Auth } from './auth.ts';
import { suspendedUntil } from './suspension.ts';

/** Who is asking: a member with a confirmed address. */
export interface Visitor {
  userId: string;
  sessionId: string;
  email: string;
  /** The username chosen at sign-up; the profile holds the present one. */
  name: string;
  role: Role;
  muted: boolean;
}

/** Each answers with the member, or with the problem that keeps them out. */
export interface Gates {
  requireMember(context: Context): Promise<Visitor>;
  /** A member who is not muted. */
  requireWriter(context: Context): Promise<Visitor>;
  requireModerator(context: Context): Promise<Visitor>;
  requireAdministrator(context: Context): Promise<Visitor>;
}

export type RoleOf = (member: { email: string; role: Role | null }) => Role;

/** Whoever `ADMIN_EMAILS` names is an administrator, all others are what their profile says. */
export function roleReader(administrators: string[]): RoleOf {
  const isAdministrator = new Set(administrators.map((email) => email.toLowerCase()));
  return ({ email, role }) =>
    isAdministrator.has(email.toLowerCase()) ? 'administrator' : (role ?? 'member');
}

export type FindVisitor = (headers: Headers) => Promise<Visitor | undefined>;

interface SessionRow extends Record<string, unknown> {
  session_id: string;
  user_id: string;
  name: string;
  email: string;
  role: Role | null;
  muted: boolean | null;
  suspended_until: string | null;
}

/**
 * Looks up who a request's cookie belongs to, in one query. Better Auth's own look-up takes two and does not know the
 * profile; it still is what slides a session on, when the page asks for it.
 */
export function visitorFinder(auth: Auth, database: Database, roleOf: RoleOf): FindVisitor {
  const context = auth.$context;
  return async (headers) => {
    const { secret, authCookies } = await context;
    const cookie = headers.get('cookie');
    if (!cookie) return undefined;
    const { name } = authCookies.sessionToken;
    const token = (await parseSigned(cookie, secret, name))[name];
    if (!token) return undefined;
    const { rows } = await database.execute<SessionRow>(sql`
      select s.id as session_id, s.user_id, u.name, u.email, p.role,
        p.muted_until > now() as muted,
        case when p.suspended_until > now() then p.suspended_until end as suspended_until
      from sessions s join users u on u.id = s.user_id left join profiles p on p.id = s.user_id
      where s.token = ${token} and s.expires_at > now() and u.email_verified`);
    const [row] = rows;
    if (!row) return undefined;
    if (row.suspended_until)
      throw new ProblemError('SUSPENDED', undefined, undefined, suspendedUntil(row.suspended_until));
    return {
      userId: row.user_id,
      sessionId: row.session_id,
      email: row.email,
      name: row.name,
      role: roleOf(row),
      muted: row.muted === true,
    };
  };
}

/** Those of these sessions that are still good. */
export async function goodSessions(database: Database, sessionIds: string[]): Promise<Set<string>> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select s.id from sessions s left join profiles p on p.id = s.user_id
    where s.id = any(${sql.param(sessionIds)}::uuid[]) and s.expires_at > now()
      and not coalesce(p.suspended_until > now(), false)`);
  return new Set(rows.map(({ id }) => id));
}

export function memberGates(
  findVisitor: FindVisitor,
  /** Counts the request for the member; a problem, if there were too many. */
  limit: (context: Context, userId: string) => Promise<void>,
): Gates {
  const gate = (problem: 'MUTED' | 'FORBIDDEN', mayPass: (visitor: Visitor) => boolean) => {
    return async (context: Context) => {
      const visitor = await findVisitor(context.req.raw.headers);
      if (!visitor) throw new ProblemError('UNAUTHENTICATED');
      const request = currentRequest.getStore();
      if (request) request.account = visitor.userId;
      await limit(context, visitor.userId);
      if (!mayPass(visitor)) throw new ProblemError(problem);
      return visitor;
    };
  };
  return {
    requireMember: gate('FORBIDDEN', () => true),
    requireWriter: gate('MUTED', ({ muted }) => !muted),
    requireModerator: gate('FORBIDDEN', isModerator),
    requireAdministrator: gate('FORBIDDEN', ({ role }) => role === 'administrator'),
  };
}

function isModerator({ role }: Pick<Visitor, 'role'>): boolean {
  return role !== 'member';
}
