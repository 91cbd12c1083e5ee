import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { ProblemError } from './problem.ts';

/** Names by which operators search the log (`docs/operation.md`). */
export type SecurityEvent =
  | 'sign-up'
  | 'confirm'
  | 'sign-in'
  | 'sign-out'
  | 'password-reset'
  | 'password-change'
  | 'passkey'
  | 'second-factor'
  | 'reauthentication'
  | 'new-email'
  | 'account-deletion'
  | 'export'
  | 'session-end'
  | 'account-secured'
  | 'authorization'
  | 'limit'
  | 'input';

interface SecurityFacts {
  outcome: 'success' | 'failure';
  account?: string | undefined;
  /** An email address, logged as a pseudonym. */
  email?: string | undefined;
  code?: string | undefined;
  method?: string | undefined;
  route?: string | undefined;
  limit?: string | undefined;
}

export interface CurrentRequest {
  requestId: string;
  network: string;
  account?: string;
  email?: string;
  knownDevice?: boolean;
  log: Logger;
  pseudonymOf: Pseudonyms;
}

export const currentRequest = new AsyncLocalStorage<CurrentRequest>();

export function noteRequest(
  fields: Partial<Pick<CurrentRequest, 'account' | 'email' | 'knownDevice'>>,
): void {
  const request = currentRequest.getStore();
  if (request) Object.assign(request, fields);
}

export type Pseudonyms = (text: string) => string;

/**
 * Replaces text that may not appear in a log or key: the same text has the same pseudonym, which cannot be computed
 * without the secret.
 */
export function createPseudonyms(secret: string): Pseudonyms {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
}

/**
 * Logs a security event: the account, the network, and the outcome, and no text by a member. Log, network, and
 * account come from the current request; outside of one, pass `request`.
 */
export function securityLog(
  event: SecurityEvent,
  { outcome, ...facts }: SecurityFacts,
  request = currentRequest.getStore(),
): void {
  if (!request) return;
  const { log, network, account, pseudonymOf, knownDevice } = request;
  const email = facts.email ?? request.email;
  const line = {
    security: true,
    event,
    outcome,
    network,
    ...(account && { account }),
    ...(knownDevice && { knownDevice }),
    ...facts,
    email: undefined,
    ...(email && { address: pseudonymOf(email.toLowerCase()) }),
  };
  log[outcome === 'success' ? 'info' : 'warn'](line, `${event}: ${outcome}`);
}

const quietMs = 60_000;
const maxRemembered = 10_000;
/** By log, so that two servers in one process do not silence each other. */
const loggedBy = new WeakMap<Logger, Map<string, number>>();

/**
 * Logs the same event of the same caller at most once a minute, so that a flood of requests does not flood the log.
 */
export function securityLogOnce(event: SecurityEvent, facts: SecurityFacts): void {
  const request = currentRequest.getStore();
  if (!request) return;
  const { account, network, log } = request;
  const loggedAt = loggedBy.get(log) ?? new Map<string, number>();
  loggedBy.set(log, loggedAt);
  const key = [event, account ?? network, facts.code, facts.route, facts.limit].join(' ');
  const now = performance.now();
  if (now - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
  if (loggedAt.size >= maxRemembered) loggedAt.clear();
  loggedAt.set(key, now);
  securityLog(event, facts);
}

/** Logs the outcome of the work. A failure other than a problem is the server's and no security event. */
export async function logOutcome<T>(
  event: SecurityEvent,
  facts: Omit<SecurityFacts, 'outcome' | 'code'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    securityLog(event, { ...facts, outcome: 'success' });
    return result;
  } catch (error) {
    if (error instanceof ProblemError) securityLog(event, { ...facts, outcome: 'failure', code: error.code });
    throw error;
  }
}
