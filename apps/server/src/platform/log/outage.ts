import { chainOf } from './error-chain.ts';

const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|UND_ERR_CONNECT_TIMEOUT|UND_ERR_SOCKET)$/;
/**
 * PostgreSQL's classes for "cannot serve now": 08 connection, 25P03 and 57014 timeouts, 40 deadlock and the like, 53
 * resources, 57P shutdown.
 */
const unavailable = /^(08...|25P03|40...|53...|57014|57P..)$/;
const noDescriptors = /^(EMFILE|ENFILE)$/;
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|^Query read timeout$/;

const databaseErrors = new WeakSet<Error>();

/** The pool marks each error of a query or connection, since a code such as ECONNRESET names no origin. */
export function markDatabaseError(error: unknown): void {
  if (error instanceof Error) databaseErrors.add(error);
}

export const isDatabaseError = (error: unknown): boolean =>
  [...chainOf(error)].some((each) => databaseErrors.has(each));

export type Outage = 'database' | 'service' | 'descriptors';

export function outageOf(error: unknown): Outage | undefined {
  const chain = [...chainOf(error)];
  const codes = chain.map((each) => codeOf(each));
  if (codes.some((code) => noDescriptors.test(code))) return 'descriptors';
  if (isDatabaseError(error)) {
    const away = codes.some((code) => unreachable.test(code) || unavailable.test(code));
    return away || chain.some(({ message }) => driverMessages.test(message)) ? 'database' : undefined;
  }
  return chain.some(isOwnConnection) && codes.some((code) => unreachable.test(code)) ? 'service' : undefined;
}

function isOwnConnection(error: Error): boolean {
  const { syscall } = error as NodeJS.ErrnoException;
  return error.message === 'fetch failed' || syscall === 'connect' || syscall === 'getaddrinfo';
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
