import { hashPassword, verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';
import { ProblemError } from '../http/problem.ts';

/** Half of the threads that Node has for such work; each hash takes 32 MB besides. */
const atOnce = 2;
/** With more than this waiting, the last would wait for seconds. */
const waitingMost = 32;

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** Hashing passwords as Better Auth does, but never so many at once that nothing else gets done. */
export function boundedHashing(): Passwords {
  const limit = pLimit(atOnce);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= waitingMost) throw new ProblemError('BUSY');
    return limit(work);
  };
  return {
    hash: (password: string) => inTurn(() => hashPassword(password)),
    verify: (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given)),
  };
}
