export interface Copied {
  readonly text: string;
  readonly html: string;
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text.trim());

/** Spreadsheets copy a table and text; text with tabs alone may be source code. */
export const isCells = ({ text, html }: Copied) => text.includes('\t') && /<table[\s>]/i.test(html);

/**
 * Whether a paste needs conversion (cells, or an address over selected words). Synchronous, so the caller can still
 * prevent the default.
 */
export const isMoreThanText = (copied: Copied, words: string): boolean =>
  isCells(copied) || (words.trim() !== '' && isAddress(copied.text));
