import { ProblemError } from '../platform/http/problem.ts';
import { currentRequest } from '../platform/http/security-log.ts';
import { createFairQueue } from '../platform/jobs/fair-queue.ts';
import { createWorkerThread } from '../platform/jobs/worker-thread.ts';
import { Judgement } from './judge-job.ts';

/**
 * What an attacker needs fewer guesses for is refused. Six characters at random just pass, as the minimum length
 * promises; a common word, a name or a date, with or without a digit behind it, does not.
 */
const enoughGuesses = 1_000_000;

/** Only the beginning is judged: an estimate of a long, contrived password could take seconds. */
const judgedLength = 32;
const maxWaiting = 32;
/** A password that takes longer was made to. */
const judgedWithinMs = 5_000;

const queue = createFairQueue({ atOnce: 1, maxWaiting, onFull: () => new ProblemError('BUSY') });

/** Its dictionaries take half a second and about 100 MB, and most servers are never asked. */
const judge = createWorkerThread(new URL('judge-worker.ts', import.meta.url));

async function ask(password: string, names: string[], withinMs: number): Promise<Judgement> {
  try {
    return Judgement.parse(await judge.ask({ password, names }, withinMs));
  } catch {
    throw new ProblemError('BUSY');
  }
}

/** A problem that names the field, if its password is too easy to guess for somebody with these names. */
export async function refuseWeak(field: string, password: string, names: string[]): Promise<void> {
  const weakness = await weaknessOf(password, names);
  if (weakness) throw new ProblemError('WEAK_PASSWORD', [{ field, message: weakness }]);
}

/** Why a password is too easy to guess for somebody with these names; undefined if it is not. */
export async function weaknessOf(
  password: string,
  names: string[],
  withinMs = judgedWithinMs,
): Promise<string | undefined> {
  const known = names
    .flatMap((name) => [name, ...name.split(/[@.]/), ...name.split(/[^\p{L}\p{N}]+/u)])
    .filter(Boolean)
    .map((name) => name.slice(0, judgedLength));
  const { network = '', knownDevice = false } = currentRequest.getStore() ?? {};
  const judgement = await queue(() => ask(password.slice(0, judgedLength), known, withinMs), {
    from: network,
    first: knownDevice,
  });
  if (judgement.guesses >= enoughGuesses) return undefined;
  return `This password is easy to guess. ${judgement.advice}`.trim();
}
