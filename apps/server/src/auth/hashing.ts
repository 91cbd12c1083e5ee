import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '../platform/http/problem.ts';
import { currentRequest } from '../platform/http/security-log.ts';
import { createFairQueue } from '../platform/jobs/fair-queue.ts';
import { type HashJob, HashOutcome } from './hash-job.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

const program = fileURLToPath(new URL('hash-process.ts', import.meta.url));
/** Each takes 19 MB, and as long as a sign-in may take. */
const atOnce = 2;
/** A quarter of a thousand networks find a place at once; the last of them waits some ten seconds. */
const maxWaiting = 256;

/**
 * Hashing in a process of its own, a few at once. One network has one place in the line, so that whoever floods it waits
 * for themselves, and browsers that have signed in before go first.
 */
export function hashingProcess(): Passwords & { stop(): void } {
  const queue = createFairQueue({ atOnce, maxWaiting, onFull: () => new ProblemError('BUSY') });
  const waiting = new Map<number, (outcome: HashOutcome['outcome'] | Error) => void>();
  let child: ChildProcess | undefined;
  let jobs = 0;
  const start = () => {
    const started = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: {} });
    started.on('message', (message) => {
      const { id, outcome } = HashOutcome.parse(message);
      waiting.get(id)?.(outcome);
    });
    const giveUp = () => {
      if (child === started) child = undefined;
      for (const settle of waiting.values()) settle(new ProblemError('BUSY'));
    };
    // One that could not be started never exits.
    started.on('error', () => {
      started.kill();
      giveUp();
    });
    started.on('exit', giveUp);
    return started;
  };
  const ask = (job: Omit<HashJob, 'id'>) =>
    new Promise<HashOutcome['outcome']>((resolve, reject) => {
      const id = ++jobs;
      waiting.set(id, (outcome) => {
        waiting.delete(id);
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      });
      child ??= start();
      // One that could not be started, or has ended, says so itself.
      if (child.connected) child.send({ id, ...job } satisfies HashJob, () => undefined);
    });
  const inTurn = (job: Omit<HashJob, 'id'>) => {
    const { network = '', knownDevice = false } = currentRequest.getStore() ?? {};
    return queue(() => ask(job), { from: network, first: knownDevice });
  };
  return {
    hash: async (password) => String(await inTurn({ password })),
    verify: async (given) => (await inTurn(given)) === true,
    stop: () => child?.kill(),
  };
}
