import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Limiter } from './limiter.ts';
import { ruleOfEndpoint } from './rate-limit-rules.ts';

function ruleOf(context: Context) {
  const endpoint = matchedRoutes(context).findLast(({ method }) => method !== 'ALL');
  return endpoint && ruleOfEndpoint(endpoint.method, endpoint.path);
}

export function limitNetworks(limiter: Limiter, addressOf: (context: Context) => string): MiddlewareHandler {
  return async (context, next) => {
    const name = ruleOf(context);
    if (name) await limiter.takeRequest(name, { address: addressOf(context) });
    await next();
  };
}

export function memberLimits(limiter: Limiter) {
  return async (context: Context, member: string): Promise<void> => {
    const name = ruleOf(context);
    if (name) await limiter.takeRequest(name, { member });
  };
}
