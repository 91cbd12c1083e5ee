import { tokensOf } from '../recognize/lexicon.ts';
import type { Token } from '../text/tokens.ts';

const parsed = new Map<string, string[]>();

function wordsOf(phrase: string): string[] {
  const present = parsed.get(phrase);
  if (present) return present;
  const words = tokensOf(phrase).map((token) => token.text);
  parsed.set(phrase, words);
  return words;
}

/** The length in tokens of the longest phrase that begins at an index, or 0. */
export function phraseLength(tokens: Token[], at: number, phrases: readonly string[]): number {
  let longest = 0;
  for (const phrase of phrases) {
    const words = wordsOf(phrase);
    if (words.length > longest && words.every((word, offset) => tokens[at + offset]?.text === word))
      longest = words.length;
  }
  return longest;
}

export function hasPhrase(tokens: Token[], phrases: readonly string[]): boolean {
  return tokens.some((_, at) => phraseLength(tokens, at, phrases) > 0);
}

/** Whether the message consists of one of these phrases and punctuation. */
export function isOnly(tokens: Token[], phrases: readonly string[]): boolean {
  const words = tokens.filter((token) => token.kind !== 'mark');
  return words.length > 0 && phraseLength(words, 0, phrases) === words.length;
}
