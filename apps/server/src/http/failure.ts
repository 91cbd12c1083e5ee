import type { Logger } from 'pino';
import { ProblemError, problemResponse } from './problem.ts';

/** What Node says when the database's machine, its name or the way to it is gone. */
const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/;
/**
 * The PostgreSQL classes for "cannot serve now": 08 connection, 25P03 and 57014 took too long, 40 deadlock and the
 * like, 53 resources, 57P shutdown.
 */
const unavailable = /^(08...|25P03|40...|53...|57014|57P..)$/;
const bodyUnread = new Set([
  'PAYLOAD_TOO_LARGE',
  'FILE_TOO_LARGE',
  'TOO_SLOW',
  'UPLOADS_BUSY',
  'STORAGE_FULL',
]);
/** What the system says when a disk, or this user's share of it, is full, and when it has no file descriptor left. */
const diskFull = /^(ENOSPC|EDQUOT)$/;
const noDescriptors = /^(EMFILE|ENFILE)$/;
/**
 * What PostgreSQL says of values that it cannot hold or read: a NUL character, a day that does not exist. A division by
 * zero (22012) is our own fault.
 */
const unstorable = /^22(?!012)...$/;
const poolMessages = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** Drizzle wraps what the driver throws; the driver's error is the one with the code. */
export function databaseCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? databaseCode(cause) : undefined;
}

/** The database did not answer in time; the connection is of no use any more. */
export function isSilence(error: unknown): boolean {
  const { message, cause } = error as Error;
  return message === 'Query read timeout' || (cause instanceof Error && isSilence(cause));
}

function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error) ?? '';
  if (unreachable.test(code) || unavailable.test(code) || noDescriptors.test(code)) return true;
  if (isSilence(error)) return true;
  const { message, cause } = error as Error;
  return poolMessages.test(message) || (cause instanceof Error && isUnavailable(cause));
}

export interface Failure {
  reason: string;
  code?: string;
  at?: string[];
  /** It lies with the database or the way there, and the log says it once a minute (`outage-lines.ts`). */
  outage?: true;
}

/**
 * What may stand in the log. Drizzle's message holds the query's parameters, which are what members said and the keys
 * of their sessions: of its errors only the cause is told, and where it happened, unless the database is away.
 */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { reason: typeof error };
  const code = databaseCode(error);
  let innermost = error;
  while (innermost.cause instanceof Error) innermost = innermost.cause;
  if (isUnavailable(error)) return { reason: innermost.message, ...(code && { code }), outage: true };
  const at = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    reason: innermost.message,
    ...(code && { code }),
    ...(at && { at: at.map((line) => line.trim()) }),
  };
}

/** The answer to whatever a handler threw. Only what is our own fault is logged, without the request's content. */
export function failureResponse(
  error: unknown,
  request: { method: string; path: string },
  log: Logger,
): Response {
  if (error instanceof ProblemError) {
    // The rest of a body that nobody reads would stand before the connection's next request.
    const headers: Record<string, string> = bodyUnread.has(error.code) ? { connection: 'close' } : {};
    const { errors, retryAfter, detail } = error;
    return problemResponse(error.code, { headers, errors, retryAfter, detail });
  }
  if (unstorable.test(databaseCode(error) ?? '')) {
    log.warn({ ...request, code: databaseCode(error) }, 'the database did not take a value');
    return problemResponse('INVALID_REQUEST');
  }
  if (diskFull.test(databaseCode(error) ?? '')) {
    log.error({ ...request, reason: databaseCode(error) }, 'the disk is full');
    return problemResponse('STORAGE_FULL');
  }
  if (isUnavailable(error)) {
    log.error({ ...request, failure: describeFailure(error) }, 'the database cannot be reached');
    return problemResponse('UNAVAILABLE', { retryAfter: 2 });
  }
  log.error({ ...request, failure: describeFailure(error) }, 'a request failed');
  return problemResponse('INTERNAL');
}
