import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { ProblemError } from './problem.ts';

export function trustedOrigins(config: Config, port: number): string[] {
  if (config.publicUrl) return [new URL(config.publicUrl).origin];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects changes requested by another site (CSRF). Browsers always send one of the headers; a program that sends
 * neither has no visitor's cookies.
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
