/** What was copied, in the forms that the browser offers. */
export interface Copied {
  readonly text: string;
  readonly html: string;
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text.trim());

/** Cells of a spreadsheet come as a table and as text; text with tabs alone may be a program. */
export const isCells = ({ text, html }: Copied) => text.includes('\t') && /<table[\s>]/i.test(html);

/** Whether what is pasted over these words stands for more than its text. Said at once, before anything is loaded. */
export const isMoreThanText = (copied: Copied, words: string): boolean =>
  isCells(copied) || (words.trim() !== '' && isAddress(copied.text));
