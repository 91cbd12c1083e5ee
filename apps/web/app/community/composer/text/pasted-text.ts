import { limits } from '@orbit-vine/contract/limits.ts';
import { isWithinMarkBounds } from '@orbit-vine/contract/message-marks.ts';
import { type Copied, isCells, isMoreThanText } from './is-more-than-text.ts';
import { markdownTable } from './markdown-table.ts';

/** A spreadsheet's tab-separated text; cells that contain a tab or a newline are quoted. */
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

const isInCode = (before: string) => (before.match(/^ {0,3}```/gm)?.length ?? 0) % 2 === 1;

/**
 * The replacement for the selected words: cells become a table on separate lines, an address becomes a link with the
 * words, anything else (also a table over a message's limit) stays text.
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
