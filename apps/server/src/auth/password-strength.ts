import { ProblemError } from '../platform/http/problem.ts';
import { currentRequest } from '../platform/http/security-log.ts';
import { createFairQueue } from '../platform/jobs/fair-queue.ts';
import { createWorkerThread } from '../platform/jobs/worker-thread.ts';
import { Judgment } from './judge-job.ts';

/**
 * Passwords that need fewer guesses are refused. Six random characters, the minimum length, just pass; a common word,
 * name, or date does not, with or without a digit.
 */
const enoughGuesses = 1_000_000;

/** Estimating a long, contrived password could take seconds. */
const judgedLength = 32;
const maxWaiting = 32;
const wayOut = 'Use four words that don’t belong together.';
/** Only a password made for the purpose takes longer. */
const judgedWithinMs = 5_000;

const queue = createFairQueue({ concurrency: 1, maxWaiting, onFull: () => new ProblemError('BUSY') });

/** Its dictionaries take half a second and about 100 MB; most servers never need them. */
const judge = createWorkerThread(new URL('judge-worker.ts', import.meta.url));

async function ask(password: string, names: string[], withinMs: number): Promise<Judgment> {
  try {
    return Judgment.parse(await judge.ask({ password, names }, withinMs));
  } catch {
    throw new ProblemError('BUSY');
  }
}

export async function refuseWeak(field: string, password: string, names: string[]): Promise<void> {
  const weakness = await weaknessOf(password, names);
  if (weakness) throw new ProblemError('WEAK_PASSWORD', [{ field, message: weakness }]);
}

export async function weaknessOf(
  password: string,
  names: string[],
  withinMs = judgedWithinMs,
): Promise<string | undefined> {
  const nameParts = names
    .flatMap((name) => [name, ...name.split(/[@.]/), ...name.split(/[^\p{L}\p{N}]+/u)])
    .filter(Boolean)
    .map((name) => name.slice(0, judgedLength));
  const { network = '', knownDevice = false } = currentRequest.getStore() ?? {};
  const judgment = await queue(() => ask(password.slice(0, judgedLength), nameParts, withinMs), {
    from: network,
    first: knownDevice,
  });
  if (judgment.guesses >= enoughGuesses) return undefined;
  return `This password is easy to guess. ${judgment.reason} ${wayOut}`;
}
