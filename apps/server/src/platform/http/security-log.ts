import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { ProblemError } from './problem.ts';

/** What happens to the ways in and to the bounds, by the names that an operator searches for (`docs/operation.md`). */
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
  /** The id of the account that it is about, if there is one. */
  account?: string | undefined;
  /** An email address. It is written as a pseudonym: alike for one address, and nothing that can be turned back. */
  email?: string | undefined;
  /** The code of the problem that was answered. */
  code?: string | undefined;
  /** How: `password`, `passkey`, `code` and the like. */
  method?: string | undefined;
  /** The pattern of the address that was asked for. */
  route?: string | undefined;
  /** The name of the limit that was reached. */
  limit?: string | undefined;
}

/** The request that is being answered. */
export interface CurrentRequest {
  requestId: string;
  /** Where it comes from: an IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  /** Who asks, once that is known. */
  account?: string;
  /** The address of the account that it is about. */
  email?: string;
  /** Whoever asks has signed in from this browser before. */
  knownDevice?: boolean;
  log: Logger;
  pseudonymOf: Pseudonyms;
}

export const currentRequest = new AsyncLocalStorage<CurrentRequest>();

/** Says who asks, or what account it is about, for whatever is written down from here on. */
export function noteRequest(known: Partial<Pick<CurrentRequest, 'account' | 'email' | 'knownDevice'>>): void {
  const request = currentRequest.getStore();
  if (request) Object.assign(request, known);
}

export type Pseudonyms = (text: string) => string;

/** Names for what may not stand in a log or a key in plain: alike for the same text, and only for who has the secret. */
export function createPseudonyms(secret: string): Pseudonyms {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
}

/**
 * Writes down what matters to the security of accounts: who, whence, what came of it, and no word of a member. It takes
 * the log, the network and the member from the request that is being answered; outside of one it is given them.
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
/** What each log has been told, and when: two servers in one process do not silence each other. */
const toldBy = new WeakMap<Logger, Map<string, number>>();

/** The same, at most once a minute for the same request by the same caller: whoever floods us does not flood the log. */
export function securityLogOnce(event: SecurityEvent, facts: SecurityFacts): void {
  const request = currentRequest.getStore();
  if (!request) return;
  const { account, network, log } = request;
  const told = toldBy.get(log) ?? new Map<string, number>();
  toldBy.set(log, told);
  const key = [event, account ?? network, facts.code, facts.route, facts.limit].join(' ');
  const now = performance.now();
  if (now - (told.get(key) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
  if (told.size >= maxRemembered) told.clear();
  told.set(key, now);
  securityLog(event, facts);
}

/** Does the work and writes down what came of it. A failure that is not the caller's is no matter of security. */
export async function logOutcome<T>(
  event: SecurityEvent,
  facts: Omit<SecurityFacts, 'outcome' | 'code'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const done = await work();
    securityLog(event, { ...facts, outcome: 'success' });
    return done;
  } catch (error) {
    if (error instanceof ProblemError) securityLog(event, { ...facts, outcome: 'failure', code: error.code });
    throw error;
  }
}
