import type { Logger } from 'pino';
import { describeFailure, errorCode } from '../log/describe-failure.ts';
import { type Outage, outageOf } from '../log/outage.ts';
import { ProblemError, problemResponse } from './problem.ts';

const bodyUnread = new Set([
  'PAYLOAD_TOO_LARGE',
  'FILE_TOO_LARGE',
  'TOO_SLOW',
  'UPLOADS_BUSY',
  'STORAGE_FULL',
]);
const diskFull = /^(ENOSPC|EDQUOT)$/;
/**
 * PostgreSQL's class for values that it cannot store or read, such as a NUL character or a date that does not exist.
 * Division by zero (22012) is a fault of the server.
 */
const unstorable = /^22(?!012)...$/;

const lines: Readonly<Record<Outage, string>> = {
  database: 'the database cannot be reached',
  service: 'another service cannot be reached',
  descriptors: 'the system has no file descriptors left',
};
const stalledLine = 'the database was not heard: the event loop of this server had been blocked';

export function failureResponse(
  error: unknown,
  request: { method: string; path: string },
  log: Logger,
): Response {
  if (error instanceof ProblemError) {
    // The connection would take unread bytes of the body for its next request.
    const headers: Record<string, string> = bodyUnread.has(error.code) ? { connection: 'close' } : {};
    const { errors, retryAfter, detail } = error;
    return problemResponse(error.code, { headers, errors, retryAfter, detail });
  }
  if (unstorable.test(errorCode(error) ?? '')) {
    log.warn({ ...request, code: errorCode(error) }, 'the database did not take a value');
    return problemResponse('INVALID_REQUEST');
  }
  if (diskFull.test(errorCode(error) ?? '')) {
    log.error({ ...request, reason: errorCode(error) }, 'the disk is full');
    return problemResponse('STORAGE_FULL');
  }
  const outage = outageOf(error);
  if (outage) {
    const failure = describeFailure(error);
    const line = failure.stalledMs === undefined ? lines[outage] : stalledLine;
    log.error({ ...request, failure }, line);
    return problemResponse('UNAVAILABLE', { retryAfter: 2 });
  }
  log.error({ ...request, failure: describeFailure(error) }, 'a request failed');
  return problemResponse('INTERNAL');
}
