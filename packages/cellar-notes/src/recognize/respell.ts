import type { Token } from '../text/tokens.ts';
import type { Lexicon } from './lexicon.ts';

/** "le heche 40 g al tanke 9": a Spanish text's unknown words as known ones that sound the same. */
export function respell(tokens: Token[], lexicon: Lexicon): Token[] {
  const isUnknown = ({ kind, text }: Token) => kind === 'word' && lexicon.entriesOf(text).length === 0;
  const votes = tokens
    .map(({ text }) => new Set(lexicon.entriesOf(text).map(({ language }) => language)))
    .filter((languages) => languages.size === 1);
  const count = (language: 'en' | 'es') => votes.filter((languages) => languages.has(language)).length;
  if (count('es') === 0 || count('es') < count('en')) return tokens;
  return tokens.map((token) => {
    const known = isUnknown(token) ? lexicon.soundsLike(token.text) : undefined;
    return known ? { ...token, text: known } : token;
  });
}
