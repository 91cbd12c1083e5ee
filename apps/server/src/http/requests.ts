import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';

const current = new AsyncLocalStorage<{ requestId: string }>();

/**
 * A log of JSON lines. What is written while a request is being answered carries its id, the answer's `X-Request-Id`.
 * Nobody logs a whole request, a query's parameters or what a member said (`describeFailure`).
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, mixin: () => current.getStore() ?? {} };
  return destination ? pino(options, destination) : pino(options);
}

/** What holds for every answer of the API; files and pages of its own say more. */
const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** Gives each request to the API its id, times it, and at `debug` says how it was answered. */
export function observeRequests({ requests }: Metrics, log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomUUID();
    const end = requests.startTimer();
    await current.run({ requestId }, async () => {
      await next();
      context.header('x-request-id', requestId);
      for (const [name, value] of Object.entries(always)) context.header(name, value);
      const { method } = context.req;
      const { status } = context.res;
      // The pattern, not the path: it names no member and no code.
      const about = { method, route: routePath(context, -1), status };
      const seconds = end(about);
      log.debug({ ...about, ms: Math.round(seconds * 1_000) }, 'answered');
    });
  };
}
