import type { Caller, Endpoint } from '@orbit-vine/contract/endpoint.ts';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import type { JsonBytes } from '../platform/http/json-bytes.ts';
import { limitBody, limitTo, parseRequest, readJson } from '../platform/http/parse-request.ts';
import type { By } from './admit.ts';

interface Request<P extends z.ZodMiniType, For extends Caller> {
  params: z.output<P>;
  by: By<For>;
  context: Context;
}

interface ParsedRequest<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  For extends Caller,
> extends Request<P, For> {
  query: z.output<Q>;
  body: z.output<B>;
}

type Answer<T> = T | JsonBytes<T> | { status: 201; answer: T };

const withBody = new Set(['POST', 'PUT', 'PATCH']);

interface LargeBody<P extends z.ZodMiniType, For extends Caller> {
  maxBytes: number;
  permit(request: Request<P, For>): Promise<unknown>;
}

/**
 * Serves an endpoint of the contract. Enforces its `for` and `proof` before it reads the request, and passes the
 * handler only what the schemas allow.
 */
export function bind<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  A extends z.ZodMiniType,
  For extends Caller,
>(
  app: Hono,
  endpoint: Endpoint<P, Q, B, A, For>,
  handle: (request: ParsedRequest<P, Q, B, For>) => Promise<Answer<z.input<A>>>,
  large?: LargeBody<P, For>,
) {
  const limit = large ? limitTo(large.maxBytes) : limitBody;
  const permit: MiddlewareHandler = async (context, next) => {
    await large?.permit(await requestOf(endpoint, context));
    await next();
  };
  app.on(endpoint.method, endpoint.path, admitFirst(endpoint), permit, limit, async (context) => {
    const text = await textOf(endpoint, context);
    const result = await handle({
      ...(await requestOf(endpoint, context)),
      query: parseRequest(endpoint.query, context.req.query()),
      body: parseRequest(endpoint.body, readJson(text)),
    });
    if (result instanceof Uint8Array)
      return context.body(result, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    const created = typeof result === 'object' && result !== null && 'answer' in result;
    context.header('cache-control', 'no-store');
    return created ? context.json(result.answer, result.status) : context.json(result);
  });
}

export function bindFile<P extends z.ZodMiniType, For extends Caller>(
  app: Hono,
  endpoint: Endpoint<P, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, For>,
  handle: (request: Request<P, For>) => Promise<Response>,
) {
  app.on(endpoint.method, endpoint.path, async (context) => handle(await requestOf(endpoint, context)));
}

async function requestOf<P extends z.ZodMiniType, For extends Caller>(
  endpoint: Endpoint<P, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, For>,
  context: Context,
): Promise<Request<P, For>> {
  const by = await context.var.admit(endpoint);
  return { by, params: parseRequest(endpoint.params, context.req.param()), context };
}

export function admitFirst(endpoint: Endpoint): MiddlewareHandler {
  return async (context, next) => {
    await context.var.admit(endpoint);
    await next();
  };
}

export async function receive<B extends z.ZodMiniType, For extends Caller>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, B, z.ZodMiniType, For>,
  context: Context,
): Promise<{ body: z.output<B>; by: By<For> }> {
  const text = await textOf(endpoint, context);
  // A body may take a minute to arrive, and the session may end before that.
  const by = await context.var.admit(endpoint);
  return { by, body: parseRequest(endpoint.body, readJson(text)) };
}

async function textOf({ method }: Endpoint, context: Context): Promise<string> {
  return withBody.has(method) ? context.req.text() : '';
}
