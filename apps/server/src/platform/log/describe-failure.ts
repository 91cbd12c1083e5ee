/** What Node says when the database's machine, its name or the way to it is gone. */
const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/;
/**
 * The PostgreSQL classes for "cannot serve now": 08 connection, 25P03 and 57014 took too long, 40 deadlock and the
 * like, 53 resources, 57P shutdown.
 */
const unavailable = /^(08...|25P03|40...|53...|57014|57P..)$/;
/** What the system says when it has no file descriptor left. */
const noDescriptors = /^(EMFILE|ENFILE)$/;
const poolMessages = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** Drizzle wraps what the driver throws; the driver's error is the one with the code. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? errorCode(cause) : undefined;
}

/** The database did not answer in time; the connection is of no use any more. */
export function isQueryTimeout(error: unknown): boolean {
  const { message, cause } = error as Error;
  return message === 'Query read timeout' || (cause instanceof Error && isQueryTimeout(cause));
}

export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  if (unreachable.test(code) || unavailable.test(code) || noDescriptors.test(code)) return true;
  if (isQueryTimeout(error)) return true;
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
  const code = errorCode(error);
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
