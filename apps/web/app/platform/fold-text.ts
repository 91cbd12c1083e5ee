/** Text as searches compare it: without case and accents, and with subscript digits as plain ones. */
export const foldText = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
