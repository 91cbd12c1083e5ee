import { chainOf } from './error-chain.ts';
import { outageOf } from './outage.ts';
import { recentStallMs } from './stalls.ts';

/** Drizzle wraps what the driver throws; the driver's error is the one with the code. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? errorCode(cause) : undefined;
}

/** The database did not answer in time; the connection is of no use any more. */
export function isQueryTimeout(error: unknown): boolean {
  return [...chainOf(error)].some(({ message }) => message === 'Query read timeout');
}

export interface Failure {
  reason: string;
  code?: string;
  at?: string[];
  /** What this server needs is away (`outage.ts`), and the log says it once a minute (`outage-lines.ts`). */
  outage?: true;
  /** How long this server had been blocked just before: then the fault is here, and not with the database. */
  stalledMs?: number;
}

/**
 * What may stand in the log. Drizzle's message holds the query's parameters, which are what members said and the keys
 * of their sessions: of its errors only the cause is told, and where it happened, unless what it needs is away.
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
