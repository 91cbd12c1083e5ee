import { limits } from '@orbit-vine/contract/limits.ts';
import { isWithinMarkBounds } from '@orbit-vine/contract/message-marks.ts';
import { type Copied, isCells, isMoreThanText } from './is-more-than-text.ts';
import { markdownTable } from './markdown-table.ts';

/** The rows of what a spreadsheet copies: tabs between cells, and quotes around one that holds a tab or a line. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, before, quoted, plain = ''] of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .matchAll(/(^|[\t\n])(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))/g)) {
    if (before === '\n') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
  }
  return rows;
}

/** An open fence of code before the caret: what is pasted there is code. */
const isInCode = (before: string) => (before.match(/^ {0,3}```/gm)?.length ?? 0) % 2 === 1;

/**
 * What takes the place of the words that are selected: cells as a table on lines of its own, an address as a link of
 * the words, and anything else as its text, which a table that is too large for a message stays, too.
 */
export function pastedText(copied: Copied, before: string, words: string): string {
  const { text } = copied;
  if (isInCode(before)) return text;
  if (!isCells(copied)) return isMoreThanText(copied, words) ? `[${words}](${text.trim()})` : text;
  const rows = rowsOf(text);
  if (rows.length < 2) return text;
  const table = `${before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'}${markdownTable(rows)}\n`;
  return isWithinMarkBounds(before + table) && table.length <= limits.messageLength ? table : text;
}
