import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { foldAddress } from './fold-address.ts';
import { networkOf, widerNetworkOf } from './network.ts';
import { ProblemError } from './problem.ts';
import {
  type ActionRuleName,
  actionRules,
  type EndpointRuleName,
  endpointRules,
  type Rule,
} from './rate-limit-rules.ts';

/** Who does it. A rule's rows are counted for those that are named. */
export interface Doer {
  /** A member's id. */
  member?: string;
  /** Where the request comes from. */
  address?: string;
  /** The address of an account. */
  email?: string;
  /** A browser that somebody signed in with before. */
  device?: string;
}

/** What has to be known of the doer to count by it; for everybody where it is done, too, so that it is counted once. */
interface Needed {
  member: 'member';
  network: 'address';
  'wider network': 'address';
  email: 'email';
  'email and network': 'email' | 'address';
  device: 'device';
  everybody: 'address';
}
type DoerOf<Name extends ActionRuleName> = Doer &
  Required<Pick<Doer, Needed[(typeof actionRules)[Name][number]['by']]>>;

export type Limiter = ReturnType<typeof createLimiter>;

/** How far the clocks of servers may be apart. */
const clocksApartMs = 60_000;

interface Setup {
  database: Database;
  /** No member, address or network stands in the table of counters, only what cannot be turned back into them. */
  secret: string;
  enabled: boolean;
}

/** Counts by the table of rules, in the database, so that servers count together. */
export function createLimiter({ database, secret, enabled }: Setup) {
  const counters = new Map<string, Counter[]>();
  for (const [name, { limits }] of Object.entries(endpointRules))
    counters.set(
      name,
      limits.map((rule) => createCounter(database, name, rule)),
    );
  for (const [name, rules] of Object.entries(actionRules))
    counters.set(
      name,
      rules.map((rule) => createCounter(database, name, rule)),
    );
  const hmac = (subject: string) => createHmac('sha256', secret).update(subject).digest('base64url');
  /** Calls for each row that counts this doer, in the order of the table: who is refused by one is not counted on. */
  const each = async (name: string, doer: Doer, act: (counter: Counter, key: string) => Promise<void>) => {
    if (!enabled) return;
    for (const counter of counters.get(name) ?? []) {
      const subject = subjectOf(counter.by, doer);
      if (subject !== undefined) await act(counter, hmac(subject));
    }
  };
  return {
    /** Takes a point, or as many as are said. A problem that says when it may go on, if there were none left. */
    take: <Name extends ActionRuleName>(name: Name, doer: DoerOf<Name>, points = 1) =>
      each(name, doer, (counter, key) => counter.take(key, points)),
    /** A request to an endpoint, by what is known of the doer by now. */
    takeRequest: (name: EndpointRuleName, doer: Doer) =>
      each(name, doer, (counter, key) => counter.take(key, 1)),
    /** A problem, if nothing is left. Counts nothing itself. */
    check: <Name extends ActionRuleName>(name: Name, doer: DoerOf<Name>) =>
      each(name, doer, (counter, key) => counter.check(key)),
    countFailure: <Name extends ActionRuleName>(name: Name, doer: DoerOf<Name>) =>
      each(name, doer, (counter, key) => counter.add(key)),
    /** Forgets the failures. */
    clear: <Name extends ActionRuleName>(name: Name, doer: DoerOf<Name>) =>
      each(name, doer, (counter, key) => counter.clear(key)),
  };
}

function subjectOf(by: Rule['by'], { member, address, email, device }: Doer): string | undefined {
  const network = address === undefined ? undefined : networkOf(address);
  const folded = email && foldAddress(email);
  if (by === 'member') return member;
  if (by === 'network') return network;
  if (by === 'wider network') return address === undefined ? undefined : widerNetworkOf(address);
  if (by === 'email') return folded;
  if (by === 'email and network')
    return folded === undefined || network === undefined ? undefined : `${folded} ${network}`;
  if (by === 'device') return device;
  return address === undefined ? undefined : 'everybody';
}

interface Counter {
  by: Rule['by'];
  take(key: string, points: number): Promise<void>;
  check(key: string): Promise<void>;
  add(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

function createCounter(database: Database, name: string, { by, points, seconds, here }: Rule): Counter {
  const options = { keyPrefix: `${name} by ${by} in ${seconds}`, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const counted = here
    ? memory
    : new RateLimiterPostgres({
        ...options,
        storeClient: database.$client,
        storeType: 'pool',
        tableName: 'limit_counters',
        tableCreated: true,
        clearExpiredByTimeout: false,
        // Whoever is over the limit is known here, so a flood does not become queries.
        inMemoryBlockOnConsumed: points,
        insuranceLimiter: memory,
      });
  /** Counted by a clock that was ahead and has been set right since: nobody waits until then. */
  const isOfTheFuture = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext > seconds * 1_000 + clocksApartMs;
  const take = async (key: string, taken: number): Promise<void> => {
    try {
      await counted.consume(key, taken);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      if (!isOfTheFuture(reason)) throw refusal(reason);
      await counted.delete(key);
      await take(key, taken);
    }
  };
  return {
    by,
    take,
    async check(key) {
      const state = await counted.get(key);
      if (state && state.consumedPoints >= points && !isOfTheFuture(state)) throw refusal(state);
    },
    async add(key) {
      const state = await counted.penalty(key);
      if (!isOfTheFuture(state)) return;
      await counted.delete(key);
      await counted.penalty(key);
    },
    async clear(key) {
      await counted.delete(key);
    },
  };
}

const refusal = ({ msBeforeNext }: RateLimiterRes) =>
  new ProblemError('RATE_LIMITED', undefined, Math.max(1, Math.ceil(msBeforeNext / 1_000)));
