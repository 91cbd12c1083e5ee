import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { ProblemError } from './problem.ts';

/** The origins our own pages may have: the public one, or on a laptop the loopback names. */
export function trustedOrigins(config: Config, port: number): string[] {
  if (config.publicUrl) return [new URL(config.publicUrl).origin];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site asked for. A browser always says where it comes from; a program without either
 * header holds no visitor's cookies and passes.
 */
export function sameOriginOnly(origins: string[]): MiddlewareHandler {
  return async (context, next) => {
    if (!safeMethods.has(context.req.method)) {
      const origin = context.req.header('origin');
      const site = context.req.header('sec-fetch-site');
      const foreign =
        origin !== undefined ? !origins.includes(origin) : site !== undefined && site !== 'same-origin';
      if (foreign) throw new ProblemError('FORBIDDEN_ORIGIN');
    }
    await next();
  };
}
