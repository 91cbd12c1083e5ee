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
} from './rate-limit-rules.ts';
import type { Rule } from './rule.ts';

export interface Caller {
  member?: string;
  address?: string;
  email?: string;
  device?: string;
}

/**
 * Fields that each kind of rule needs. A rule for everyone needs the address, because the network's rule counts the
 * same requests.
 */
interface RequiredFields {
  member: 'member';
  network: 'address';
  'wider network': 'address';
  email: 'email';
  'email and network': 'email' | 'address';
  device: 'device';
  everyone: 'address';
}
type CallerOf<Name extends ActionRuleName> = Caller &
  Required<Pick<Caller, RequiredFields[(typeof actionRules)[Name][number]['by']]>>;

export type Limiter = ReturnType<typeof createLimiter>;

const clocksApartMs = 60_000;

interface Setup {
  database: Database;
  /** Key of the HMAC of members, addresses, and networks, so that the table does not reveal them. */
  secret: string;
  enabled: boolean;
}

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
  /** Visits the rules in the order of the table. A rule that refuses the caller is the last to count. */
  const each = async (
    name: string,
    caller: Caller,
    act: (counter: Counter, key: string) => Promise<void>,
  ) => {
    if (!enabled) return;
    for (const counter of counters.get(name) ?? []) {
      const subject = subjectOf(counter.by, caller);
      if (subject !== undefined) await act(counter, hmac(subject));
    }
  };
  return {
    /** Throws `RATE_LIMITED` with the time to wait if fewer than `points` are left. */
    take: <Name extends ActionRuleName>(name: Name, caller: CallerOf<Name>, points = 1) =>
      each(name, caller, (counter, key) => counter.take(key, points)),
    takeRequest: (name: EndpointRuleName, caller: Caller) =>
      each(name, caller, (counter, key) => counter.take(key, 1)),
    /** Throws `RATE_LIMITED` if no points are left, without counting. */
    check: <Name extends ActionRuleName>(name: Name, caller: CallerOf<Name>) =>
      each(name, caller, (counter, key) => counter.check(key)),
    countFailure: <Name extends ActionRuleName>(name: Name, caller: CallerOf<Name>) =>
      each(name, caller, (counter, key) => counter.add(key)),
    clear: <Name extends ActionRuleName>(name: Name, caller: CallerOf<Name>) =>
      each(name, caller, (counter, key) => counter.clear(key)),
  };
}

function subjectOf(by: Rule['by'], { member, address, email, device }: Caller): string | undefined {
  const network = address === undefined ? undefined : networkOf(address);
  const folded = email && foldAddress(email);
  if (by === 'member') return member;
  if (by === 'network') return network;
  if (by === 'wider network') return address === undefined ? undefined : widerNetworkOf(address);
  if (by === 'email') return folded;
  if (by === 'email and network')
    return folded === undefined || network === undefined ? undefined : `${folded} ${network}`;
  if (by === 'device') return device;
  return address === undefined ? undefined : 'everyone';
}

interface Counter {
  by: Rule['by'];
  take(key: string, points: number): Promise<void>;
  check(key: string): Promise<void>;
  add(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

function createCounter(database: Database, name: string, { by, points, seconds, perServer }: Rule): Counter {
  const options = { keyPrefix: `${name} by ${by} in ${seconds}`, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const store = perServer
    ? memory
    : new RateLimiterPostgres({
        ...options,
        storeClient: database.$client,
        storeType: 'pool',
        tableName: 'limit_counters',
        tableCreated: true,
        clearExpiredByTimeout: false,
        // Callers over the limit are remembered in memory, so that a flood does not become queries.
        inMemoryBlockOnConsumed: points,
        insuranceLimiter: memory,
      });
  /** A clock that was ahead, and has been corrected since, counted this; no one has to wait that long. */
  const isOfTheFuture = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext > seconds * 1_000 + clocksApartMs;
  const take = async (key: string, taken: number): Promise<void> => {
    try {
      await store.consume(key, taken);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      if (!isOfTheFuture(reason)) throw refusal(reason);
      await store.delete(key);
      await take(key, taken);
    }
  };
  return {
    by,
    take,
    async check(key) {
      const state = await store.get(key);
      if (state && state.consumedPoints >= points && !isOfTheFuture(state)) throw refusal(state);
    },
    async add(key) {
      const state = await store.penalty(key);
      if (!isOfTheFuture(state)) return;
      await store.delete(key);
      await store.penalty(key);
    },
    async clear(key) {
      await store.delete(key);
    },
  };
}

const refusal = ({ msBeforeNext }: RateLimiterRes) =>
  new ProblemError('RATE_LIMITED', undefined, Math.max(1, Math.ceil(msBeforeNext / 1_000)));
