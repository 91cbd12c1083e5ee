import { withoutDirectionControls } from '@orbit-vine/contract/direction-controls.ts';
import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import { isProblemCode } from '@orbit-vine/contract/problems.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import type { JsonBytes } from './json-bytes.ts';
import { ProblemError } from './problem.ts';

interface Parsed<P extends z.ZodMiniType, Q extends z.ZodMiniType, B extends z.ZodMiniType> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  context: Context;
}

/** An answer, as a value or as its JSON, or an answer with a status other than 200. */
type Answer<T> = T | JsonBytes<T> | { status: 201; answer: T };

const withBody = new Set(['POST', 'PUT', 'PATCH']);
const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ProblemError('PAYLOAD_TOO_LARGE');
    },
  });
export const limitBody = limitTo(serverLimits.requestBody);

/** For the few endpoints that take a larger body than others. */
interface LargeBody<P extends z.ZodMiniType> {
  maxBytes: number;
  /** Throws for a member who may not, before any of the body is held. */
  permit(asked: { params: z.output<P>; context: Context }): Promise<unknown>;
}

/**
 * Serves one endpoint of the contract: the handler only ever sees what its schemas let through, and nobody learns what
 * they would have let through who may not ask (`auth/admit.ts`).
 */
export function bind<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  A extends z.ZodMiniType,
>(
  app: Hono,
  endpoint: Endpoint<P, Q, B, A>,
  handle: (parsed: Parsed<P, Q, B>) => Promise<Answer<z.input<A>>>,
  large?: LargeBody<P>,
) {
  const limit = large ? limitTo(large.maxBytes) : limitBody;
  const permit: MiddlewareHandler = async (context, next) => {
    await large?.permit({ params: parseRequest(endpoint.params, context.req.param()), context });
    await next();
  };
  app.on(endpoint.method, endpoint.path, admitFirst(endpoint), permit, limit, async (context) => {
    const text = await receive(endpoint, context);
    const result = await handle({
      params: parseRequest(endpoint.params, context.req.param()),
      query: parseRequest(endpoint.query, context.req.query()),
      body: parseRequest(endpoint.body, readJson(text)),
      context,
    });
    if (result instanceof Uint8Array)
      return context.body(result, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    const created = typeof result === 'object' && result !== null && 'answer' in result;
    context.header('cache-control', 'no-store');
    return created ? context.json(result.answer, result.status) : context.json(result);
  });
}

/** The request's JSON body as the endpoint's schema lets it through; an empty one counts as `{}`. */
export async function parseBody<B extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, B>,
  context: Context,
): Promise<z.output<B>> {
  return parseRequest(endpoint.body, readJson(await receive(endpoint, context)));
}

/** Stands before whatever holds a body: nothing is held for a caller who may not ask. */
export function admitFirst(endpoint: Endpoint): MiddlewareHandler {
  return async (context, next) => {
    await context.var.admit(endpoint);
    await next();
  };
}

/** The body of a caller who may still ask once it has come: it may take a minute, and a session ends in less. */
async function receive(endpoint: Endpoint, context: Context): Promise<string> {
  const text = withBody.has(endpoint.method) ? await context.req.text() : '';
  await context.var.admit(endpoint);
  return text;
}

function readJson(text: string): unknown {
  if (text === '') return {};
  const value = parseJson(text);
  if (!isShallow(value)) throw new ProblemError('INVALID_REQUEST');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('MALFORMED_JSON');
  }
}

/** Nothing that is asked for here nests deeper; a library that goes down by recursion would end at the stack's end. */
const maxLevels = 16;

function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxLevels) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}

/** Rather refused than changed: a password is what was typed, and a name has a rule of its own. */
const kept = /password|^name$/i;

/** Without what turns around the words beside it, wherever it is shown. */
function withoutControls(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return kept.test(field) ? value : withoutDirectionControls(value);
  if (Array.isArray(value)) return value.map((each) => withoutControls(each));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, withoutControls(each, name)]);
  return Object.fromEntries(fields);
}

/** What the schema lets through of a value; a problem that names the fields, if it does not. */
export function parseRequest<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(withoutControls(value));
  if (parsed.success) return parsed.data;
  // A schema whose fault has a code of its own names it as the message.
  const code = parsed.error.issues.map((issue) => issue.message).find(isProblemCode);
  const errors = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  throw code ? new ProblemError(code) : new ProblemError('INVALID_REQUEST', errors);
}
