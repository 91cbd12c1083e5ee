import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Roles within a winery are checked by the lookup of the winery (`lots/find-winery.ts`). */
export const callers = {
  everyone: 'with or without an account',
  member: 'members who are signed in and not suspended',
  memberOrKey: 'the same, and programs with a key to the winery',
  writer: 'members who are not muted',
  staff: 'moderators and administrators, even before their second factor',
  moderator: 'moderators and administrators, after their second factor',
  administrator: 'administrators, after their second factor',
} as const;
export type Caller = keyof typeof callers;

/** Proof of identity that a caller needs besides a session. */
export const proofs = {
  recent: 'that it is them, within the last minutes',
  strongest: 'the same; by their second factor, if they are staff and have one',
  password: 'by the password in the body; staff who have a second factor, by that too',
} as const;
export type Proof = keyof typeof proofs;

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  For extends Caller = Caller,
> {
  readonly method: Method;
  readonly path: string;
  readonly for: For;
  readonly proof?: Proof | undefined;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
}

const nothing = z.object({});
type Nothing = typeof nothing;

export function endpoint<
  For extends Caller,
  Answer extends z.ZodMiniType,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
>(
  method: Method,
  path: string,
  parts: { for: For; proof?: Proof; answer: Answer; params?: Params; query?: Query; body?: Body },
): Endpoint<Params, Query, Body, Answer, For> {
  return {
    method,
    path,
    for: parts.for,
    proof: parts.proof,
    params: parts.params ?? (nothing as unknown as Params),
    query: parts.query ?? (nothing as unknown as Query),
    body: parts.body ?? (nothing as unknown as Body),
    answer: parts.answer,
  };
}

export interface Download<Params extends z.ZodMiniType = z.ZodMiniType, For extends Caller = Caller>
  extends Endpoint<Params, Nothing, Nothing, z.ZodMiniNever, For> {
  readonly type: string;
}

export function download<For extends Caller, Params extends z.ZodMiniType = Nothing>(
  path: string,
  { type, ...parts }: { type: string; for: For; proof?: Proof; params?: Params },
): Download<Params, For> {
  return { ...endpoint('GET', path, { ...parts, answer: z.never() }), type };
}
