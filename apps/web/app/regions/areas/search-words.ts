import { foldText } from '../../platform/fold-text.ts';

/** Folded and without apostrophes, which are curly in the data and straight on keyboards. */
export const plain = (text: string) => foldText(text).replaceAll(/[’']/g, '');

export const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s,]+/)
    .filter(Boolean);
