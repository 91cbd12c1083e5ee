import type { Role } from '@orbit-vine/contract/members.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import DataLoader from 'dataloader';
import type { Database } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Auth } from './auth.ts';
import { storedForms } from './session-keys.ts';
import { isGoodSession } from './session-lifetime.ts';
import { readSignedCookie } from './signed-cookie.ts';
import { suspended } from './suspension.ts';

/** A caller with a session: a member with a confirmed address. */
export interface Visitor {
  userId: string;
  sessionId: string;
  email: string;
  /** The username at sign-up; the profile has the current one. */
  name: string;
  /** The role that this session may act in. */
  role: Role;
  /** The account's role; acting in it needs a session with a second factor. */
  staffRole: Role;
  muted: boolean;
  /** Authenticated within `presenceMinutes`. */
  present: boolean;
  presentWithSecondFactor: boolean;
}

export type RoleOf = (member: { email: string; role: Role | null }) => Role;

/** Members in `ADMIN_EMAILS` are administrators; others have the role in their profile. */
export function roleReader(administrators: string[]): RoleOf {
  const isAdministrator = new Set(administrators.map((email) => email.toLowerCase()));
  return ({ email, role }) =>
    isAdministrator.has(email.toLowerCase()) ? 'administrator' : (role ?? 'member');
}

export type FindVisitor = (headers: Headers) => Promise<Visitor | undefined>;

interface SessionRow extends Record<string, unknown> {
  token: string;
  session_id: string;
  user_id: string;
  name: string;
  email: string;
  role: Role | null;
  muted: boolean | null;
  suspended_until: string | null;
  suspended_for: string;
  present: boolean | null;
  second_factor: boolean | null;
  second_factor_present: boolean | null;
}

interface VisitorFinder {
  auth: Auth;
  database: Database;
  roleOf: RoleOf;
  staffSecondFactor: boolean;
  appealAddress: string | undefined;
}

const recently = sql.raw(`now() - interval '${serverLimits.presenceMinutes} minutes'`);

/**
 * Finds a request's member by the session cookie, in one query. Better Auth's look-up takes two and lacks the
 * profile; it is used only to extend the session when a page requests it.
 */
export function visitorFinder(parts: VisitorFinder): FindVisitor {
  const { auth, database, roleOf, staffSecondFactor, appealAddress } = parts;
  const context = auth.$context;
  const readSession = sessionReader(database);
  return async (headers) => {
    const { secret, authCookies } = await context;
    const cookie = headers.get('cookie');
    if (!cookie) return undefined;
    const { name } = authCookies.sessionToken;
    const token = readSignedCookie(cookie, secret, name);
    if (!token) return undefined;
    const row = await readSession(token);
    if (!row) return undefined;
    if (row.suspended_until)
      throw suspended({ until: row.suspended_until, words: row.suspended_for }, appealAddress);
    const staffRole = roleOf(row);
    return {
      userId: row.user_id,
      sessionId: row.session_id,
      email: row.email,
      name: row.name,
      role: row.second_factor || !staffSecondFactor ? staffRole : 'member',
      staffRole,
      muted: row.muted === true,
      present: row.present === true,
      presentWithSecondFactor: row.second_factor_present === true,
    };
  };
}

const sessionsTogether = 500;

/**
 * Finds a session by its key. Requests within one turn of the event loop share one statement: members of a
 * conversation send requests at the same time, and each statement costs both processes a write and a wake-up.
 */
function sessionReader(database: Database): (key: string) => Promise<SessionRow | undefined> {
  const hot = prepared(database);
  const reader = new DataLoader<string, SessionRow | undefined>(
    async (keys) => {
      const forms = keys.map(storedForms);
      const { rows } = await hot.execute<SessionRow>(sql`
        select s.token, s.id as session_id, s.user_id, u.name, u.email, p.role,
          p.muted_until > now() as muted,
          s.authenticated_at > ${recently} as present,
          s.second_factor_at > now() - make_interval(hours => ${serverLimits.staffHours}) as second_factor,
          s.second_factor_at > ${recently} as second_factor_present,
          case when p.suspended_until > now() then p.suspended_until end as suspended_until, p.suspended_for
        from sessions s join users u on u.id = s.user_id left join profiles p on p.id = s.user_id
        where s.token = any(${sql.param(forms.flat())}::text[]) and ${isGoodSession} and u.email_verified`);
      const byToken = new Map(rows.map((row) => [row.token, row]));
      return forms.map((ofOne) => ofOne.map((form) => byToken.get(form)).find(Boolean));
    },
    // No cache: the next request of an ended session must be refused.
    { cache: false, batchScheduleFn: setImmediate, maxBatchSize: sessionsTogether },
  );
  return (key) => reader.load(key);
}

export async function goodSessions(database: Database, sessionIds: string[]): Promise<Set<string>> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select s.id from sessions s left join profiles p on p.id = s.user_id
    where s.id = any(${sql.param(sessionIds)}::uuid[]) and ${isGoodSession}
      and not coalesce(p.suspended_until > now(), false)`);
  return new Set(rows.map(({ id }) => id));
}

/** For irreversible actions that no endpoint's `proof` covers. */
export function requirePresence({ present }: Visitor): void {
  if (!present) throw new ProblemError('REAUTHENTICATION_NEEDED');
}
