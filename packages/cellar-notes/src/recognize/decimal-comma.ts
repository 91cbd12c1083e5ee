import type { Token } from '../text/tokens.ts';
import type { Lexicon } from './lexicon.ts';
import { unitAt } from './quantities.ts';

const counted = new Set(['volume', 'mass', 'cases', 'bottles']);

/** Amounts with a point or a comma before three digits, as numbers of the United States. */
export function withDecimalComma(tokens: Token[], lexicon: Lexicon): Token[] {
  let isChanged = false;
  const changed = tokens.map((token, at) => {
    const unit = token.kind === 'number' ? unitAt(tokens, at + 1, lexicon)?.unit : undefined;
    if (!unit || !counted.has(unit.dimension)) return token;
    const isThousands = /^[1-9]\d{0,2}(\.\d{3})+$/.test(token.text);
    if (!isThousands && !/^\d+,\d{3}$/.test(token.text)) return token;
    isChanged = true;
    return { ...token, text: isThousands ? token.text.replaceAll('.', '') : token.text.replace(',', '.') };
  });
  return isChanged ? changed : tokens;
}
