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
/** What the system says when a disk, or this user's share of it, is full. */
const diskFull = /^(ENOSPC|EDQUOT)$/;
/**
 * What PostgreSQL says of values that it cannot hold or read: a NUL character, a day that does not exist. A division by
 * zero (22012) is our own fault.
 */
const unstorable = /^22(?!012)...$/;

const lines: Readonly<Record<Outage, string>> = {
  database: 'the database cannot be reached',
  service: 'another service cannot be reached',
  descriptors: 'the system has no file descriptors left',
};
/** Its connections ran into their time limits while nobody was there to read from them. */
const stalledLine = 'the database was not heard: the event loop of this server had been blocked';

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
