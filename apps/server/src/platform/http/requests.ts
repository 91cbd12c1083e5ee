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
 * A log of JSON lines. During a request, lines have its id, the answer's `X-Request-Id`. Never log a whole request, a
 * query's parameters, or a member's words (`describeFailure`).
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const requestId = () => currentRequest.getStore()?.requestId;
  const hooks = { logMethod: thinOutageLines() };
  const options = { level, hooks, mixin: () => ({ requestId: requestId() }) };
  if (destination) return pino(options, destination);
  const output = pino.destination(1);
  // When the disk is full, the log loses lines and the server continues.
  output.on('error', () => undefined);
  return pino(options, output);
}

const defaultHeaders = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

interface ObserveSetup {
  metrics: Metrics;
  log: Logger;
  addressOf(context: Context): string;
  pseudonymOf: Pseudonyms;
}

export function observeRequests({ metrics, log, addressOf, pseudonymOf }: ObserveSetup): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomUUID();
    const end = metrics.requests.startTimer();
    const network = networkOf(addressOf(context));
    const { method } = context.req;
    // The pattern, not the path, which may contain a member or a code.
    const markAnswered = followRequest({ requestId, method, route: routePath(context, -1) });
    await currentRequest.run({ requestId, network, log, pseudonymOf }, async () => {
      await next().finally(markAnswered);
      context.header('x-request-id', requestId);
      for (const [name, value] of Object.entries(defaultHeaders)) context.header(name, value);
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

const forbiddenCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'FORBIDDEN',
  'FORBIDDEN_ORIGIN',
  'MUTED',
  'SECOND_FACTOR_NEEDED',
  'SUSPENDED',
]);
const limitCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'BUSY',
  'CELLAR_BUSY',
  'CELLAR_WORK_TOO_LONG',
  'RATE_LIMITED',
  'SAME_TEXT',
  'WINERY_FULL',
]);

const inputCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'INVALID_REQUEST',
  'MALFORMED_JSON',
  'MALFORMED_REQUEST',
  'PAYLOAD_TOO_LARGE',
]);

function logRefusal(code: ProblemCode, route: string): void {
  if (forbiddenCodes.has(code)) securityLogOnce('authorization', { outcome: 'failure', code, route });
  if (limitCodes.has(code)) securityLogOnce('limit', { outcome: 'failure', code, route });
  if (inputCodes.has(code)) securityLogOnce('input', { outcome: 'failure', code, route });
}
