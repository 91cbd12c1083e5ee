import type { Caller, Endpoint } from '@orbit-vine/contract/endpoint.ts';
import type { Role } from '@orbit-vine/contract/members.ts';
import type { ProblemCode } from '@orbit-vine/contract/problems.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { noteRequest } from '../platform/http/security-log.ts';
import { requireProof } from './second-factor.ts';
import type { FindVisitor, Visitor } from './session.ts';

/** A winery's API key in place of a session; `lots/tokens.ts` looks it up. */
export interface ByKey {
  key: string;
}

export type By<For extends Caller> = For extends 'everyone'
  ? undefined
  : For extends 'memberOrKey'
    ? Visitor | ByKey
    : Visitor;

declare module 'hono' {
  interface ContextVariableMap {
    admit<For extends Caller>(endpoint: Pick<Endpoint, 'proof'> & { for: For }): Promise<By<For>>;
  }
}

const refusals: Record<Exclude<Caller, 'everyone'>, (by: Visitor) => ProblemCode | undefined> = {
  member: () => undefined,
  memberOrKey: () => undefined,
  writer: ({ muted }) => (muted ? 'MUTED' : undefined),
  staff: ({ staffRole }) => (staffRole === 'member' ? 'FORBIDDEN' : undefined),
  moderator: (by) => refusalOfStaff(by, ['moderator', 'administrator']),
  administrator: (by) => refusalOfStaff(by, ['administrator']),
};

function refusalOfStaff({ role, staffRole }: Visitor, roles: Role[]): ProblemCode | undefined {
  if (roles.includes(role)) return undefined;
  return roles.includes(staffRole) ? 'SECOND_FACTOR_NEEDED' : 'FORBIDDEN';
}

const keyOf = (context: Context) =>
  /^Bearer (ov_[A-Za-z0-9]+)$/.exec(context.req.header('authorization') ?? '')?.[1];

const admissionValidMs = 1_000;

interface Admission {
  database: Database;
  findVisitor: FindVisitor;
  limit(context: Context, userId: string): Promise<void>;
}

export function admitting({ database, findVisitor, limit }: Admission): MiddlewareHandler {
  return async (context, next) => {
    // Called before and after the body is read: counts the request once, and finds the visitor again only after a
    // slow body.
    let found: { by: Visitor | ByKey | undefined; at: number } | undefined;
    const find = async ({ for: callers, proof }: Pick<Endpoint, 'for' | 'proof'>) => {
      if (callers === 'everyone') return undefined;
      const key = callers === 'memberOrKey' ? keyOf(context) : undefined;
      if (key !== undefined) return { key };
      const by = await findVisitor(context.req.raw.headers);
      if (!by) throw new ProblemError('UNAUTHENTICATED');
      noteRequest({ account: by.userId });
      if (!found) await limit(context, by.userId);
      const problem = refusals[callers](by);
      if (problem) throw new ProblemError(problem);
      if (proof) await requireProof(database, by, proof);
      return by;
    };
    context.set('admit', async <For extends Caller>(endpoint: Pick<Endpoint, 'proof'> & { for: For }) => {
      if (!found || performance.now() - found.at >= admissionValidMs)
        found = { by: await find(endpoint), at: performance.now() };
      return found.by as By<For>;
    });
    await next();
  };
}
