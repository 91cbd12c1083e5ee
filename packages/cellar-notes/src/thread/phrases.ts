import { tokensOf } from '../recognize/lexicon.ts';
import type { Token } from '../text/tokens.ts';

type ByFirstWord = ReadonlyMap<string, readonly string[][]>;

const parsed = new WeakMap<readonly string[], ByFirstWord>();

function parse(phrases: readonly string[]): ByFirstWord {
  const present = parsed.get(phrases);
  if (present) return present;
  const words = phrases.map((phrase) => tokensOf(phrase).map((token) => token.text));
  const byFirstWord = Map.groupBy(words, ([first = '']) => first);
  parsed.set(phrases, byFirstWord);
  return byFirstWord;
}

/** The length in tokens of the longest phrase that begins at an index, or 0. */
export function phraseLength(tokens: Token[], at: number, phrases: readonly string[]): number {
  const candidates = parse(phrases).get(tokens[at]?.text ?? '') ?? [];
  const found = candidates.filter((words) =>
    words.every((word, offset) => tokens[at + offset]?.text === word),
  );
  return Math.max(0, ...found.map((words) => words.length));
}

export function hasPhrase(tokens: Token[], phrases: readonly string[]): boolean {
  return tokens.some((_, at) => phraseLength(tokens, at, phrases) > 0);
}

/** Whether the message consists of one of these phrases and punctuation. */
export function isOnly(tokens: Token[], phrases: readonly string[]): boolean {
  const words = tokens.filter((token) => token.kind !== 'mark');
  return words.length > 0 && phraseLength(words, 0, phrases) === words.length;
}
