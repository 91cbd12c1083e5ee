/** Without case, accents, and apostrophes, which are curly in the data and straight on keyboards. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase();

export const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s,]+/)
    .filter(Boolean);
