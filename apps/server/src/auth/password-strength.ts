import { ProblemError } from '../http/problem.ts';

/**
 * What an attacker needs fewer guesses for is refused. Six characters at random just pass, as the minimum length
 * promises; a common word, a name or a date, with or without a digit behind it, does not.
 */
const enoughGuesses = 1_000_000;

/** Only the beginning is judged: an estimate of a long, contrived password could take seconds. */
const judgedLength = 32;

let judge: Promise<Awaited<ReturnType<typeof loadJudge>>> | undefined;

/** Its dictionaries take a third of a second and 40 MB, and most servers are never asked. */
async function loadJudge() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const common = await import('@zxcvbn-ts/language-common');
  const english = await import('@zxcvbn-ts/language-en');
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
    l33tMaxSubstitutions: 16,
  });
}

/** A problem that names the field, if its password is too easy to guess for somebody with these names. */
export async function refuseWeak(field: string, password: string, names: string[]): Promise<void> {
  const weakness = await weaknessOf(password, names);
  if (weakness) throw new ProblemError('WEAK_PASSWORD', [{ field, message: weakness }]);
}

/** Why a password is too easy to guess for somebody with these names; undefined if it is not. */
export async function weaknessOf(password: string, names: string[]): Promise<string | undefined> {
  judge ??= loadJudge();
  const known = names
    .flatMap((name) => [name, ...name.split(/[@.]/), ...name.split(/[^\p{L}\p{N}]+/u)])
    .filter(Boolean)
    .map((name) => name.slice(0, judgedLength));
  const { guesses, feedback } = (await judge).check(password.slice(0, judgedLength), known);
  if (guesses >= enoughGuesses) return undefined;
  return ['This password is easy to guess.', feedback.warning, ...feedback.suggestions]
    .filter(Boolean)
    .join(' ');
}
