import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '@orbit-vine/contract/problems.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import pino, { type DestinationStream, type Logger } from 'pino';
import { thinOutageLines } from '../log/outage-lines.ts';
import { followRequest } from '../log/stalls.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { policyOfData } from './content-security-policies.ts';
import { networkOf } from './network.ts';
import { ProblemError } from './problem.ts';
import { currentRequest, type Pseudonyms, securityLogOnce } from './security-log.ts';

/**
 * A log of JSON lines. What is written while a request is being answered carries its id, the answer's `X-Request-Id`.
 * Nobody logs a whole request, a query's parameters or what a member said (`describeFailure`).
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const requestId = () => currentRequest.getStore()?.requestId;
  const hooks = { logMethod: thinOutageLines() };
  const options = { level, hooks, mixin: () => ({ requestId: requestId() }) };
  if (destination) return pino(options, destination);
  const output = pino.destination(1);
  // A log that goes to a full disk loses lines, and the server goes on.
  output.on('error', () => undefined);
  return pino(options, output);
}

/** What holds for every answer of the API; files and pages of its own say more. */
const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

interface Observed {
  metrics: Metrics;
  log: Logger;
  addressOf(context: Context): string;
  pseudonymOf: Pseudonyms;
}

/** Gives each request to the API its id, times it, and at `debug` says how it was answered. */
export function observeRequests({ metrics, log, addressOf, pseudonymOf }: Observed): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomUUID();
    const end = metrics.requests.startTimer();
    const network = networkOf(addressOf(context));
    const { method } = context.req;
    // The pattern, not the path: it names no member and no code.
    const answered = followRequest({ requestId, method, route: routePath(context, -1) });
    await currentRequest.run({ requestId, network, log, pseudonymOf }, async () => {
      await next().finally(answered);
      context.header('x-request-id', requestId);
      for (const [name, value] of Object.entries(always)) context.header(name, value);
      if (!context.res.headers.has('content-security-policy'))
        context.header('content-security-policy', policyOfData);
      const { status } = context.res;
      const about = { method, route: routePath(context, -1), status };
      const seconds = end(about);
      if (context.error instanceof ProblemError) logRefusal(context.error.code, about.route);
      log.debug({ ...about, ms: Math.round(seconds * 1_000) }, 'answered');
    });
  };
}

const notAllowed: ReadonlySet<string> = new Set<ProblemCode>([
  'FORBIDDEN',
  'FORBIDDEN_ORIGIN',
  'MUTED',
  'SECOND_FACTOR_NEEDED',
  'SUSPENDED',
]);
const tooMuch: ReadonlySet<string> = new Set<ProblemCode>([
  'BUSY',
  'CELLAR_BUSY',
  'CELLAR_WORK_TOO_LONG',
  'RATE_LIMITED',
  'SAME_TEXT',
  'WINERY_FULL',
]);

const notUnderstood: ReadonlySet<string> = new Set<ProblemCode>([
  'INVALID_REQUEST',
  'MALFORMED_JSON',
  'MALFORMED_REQUEST',
  'PAYLOAD_TOO_LARGE',
]);

/** Who asked for what they may not have, for too much of it, or for what no page of ours sends. */
function logRefusal(code: ProblemCode, route: string): void {
  if (notAllowed.has(code)) securityLogOnce('authorization', { outcome: 'failure', code, route });
  if (tooMuch.has(code)) securityLogOnce('limit', { outcome: 'failure', code, route });
  if (notUnderstood.has(code)) securityLogOnce('input', { outcome: 'failure', code, route });
}
