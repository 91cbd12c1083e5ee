import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '../platform/http/problem.ts';
import { currentRequest } from '../platform/http/security-log.ts';
import { createFairQueue } from '../platform/jobs/fair-queue.ts';
import { type HashJob, HashOutcome } from './hash-job.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(job: { hash: string; password: string }): Promise<boolean>;
}

const program = fileURLToPath(new URL('hash-process.ts', import.meta.url));
/** Each takes 19 MB and one CPU. */
const concurrency = 2;
/** At most 256 networks may queue; the last waits about 10 s. */
const maxWaiting = 256;

/**
 * Hashes in a separate process. The fair queue gives each network one turn at a time, so a flood delays only itself;
 * browsers that have signed in before go first.
 */
export function hashingProcess(): Passwords & { stop(): void } {
  const queue = createFairQueue({ concurrency, maxWaiting, onFull: () => new ProblemError('BUSY') });
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
    // A process that could not be started emits no `exit`.
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
      // If the process could not be started or has ended, its events reject the job.
      if (child.connected) child.send({ id, ...job } satisfies HashJob, () => undefined);
    });
  const inTurn = (job: Omit<HashJob, 'id'>) => {
    const { network = '', knownDevice = false } = currentRequest.getStore() ?? {};
    return queue(() => ask(job), { from: network, first: knownDevice });
  };
  return {
    hash: async (password) => String(await inTurn({ password })),
    verify: async (job) => (await inTurn(job)) === true,
    stop: () => child?.kill(),
  };
}
