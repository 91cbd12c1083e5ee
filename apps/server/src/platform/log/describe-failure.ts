import { chainOf } from './error-chain.ts';
import { outageOf } from './outage.ts';
import { recentStallMs } from './stalls.ts';

/** Drizzle wraps the driver's error, which has the code. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? errorCode(cause) : undefined;
}

/** The database did not answer in time; the connection cannot be used any more. */
export function isQueryTimeout(error: unknown): boolean {
  return [...chainOf(error)].some(({ message }) => message === 'Query read timeout');
}

export interface Failure {
  reason: string;
  code?: string;
  at?: string[];
  /** A required service is unavailable (`outage.ts`), logged once a minute (`outage-lines.ts`). */
  outage?: true;
  /** Time for which this server was just blocked, in which case the database is not at fault. */
  stalledMs?: number;
}

/**
 * Makes an error safe to log. Drizzle's messages contain the query's parameters, such as members' messages and
 * session keys, so only the innermost error is logged, with the stack unless it is an outage.
 */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { reason: typeof error };
  const code = errorCode(error);
  const innermost = [...chainOf(error)].at(-1) ?? error;
  const outage = outageOf(error);
  const stalledMs = outage === 'database' ? recentStallMs() : undefined;
  if (outage)
    return {
      reason: innermost.message,
      ...(code && { code }),
      outage: true,
      ...(stalledMs !== undefined && { stalledMs }),
    };
  const at = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    reason: innermost.message,
    ...(code && { code }),
    ...(at && { at: at.map((line) => line.trim()) }),
  };
}
