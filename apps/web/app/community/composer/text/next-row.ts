import { insertText } from './insert-text.ts';
import { tableRule } from './markdown-table.ts';
import type { NextLine } from './next-line.ts';

const isRow = (line: string) => /^ *\|.*\| *$/.test(line);

/** Enter in a table adds a row (below the heading also the rule); in an empty row it ends the table. */
export function nextRow(text: string, at: number): NextLine | undefined {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const row = text.slice(from, at);
  const above = text.slice(text.lastIndexOf('\n', from - 2) + 1, Math.max(0, from - 1));
  if (/^[ |]*$/.test(row)) return isRow(above) ? { from, by: '' } : undefined;
  if (!isRow(row) || /^ *[^\s]|^\n *\|/.test(text.slice(at))) return undefined;
  if (isRow(above)) return { from: at, by: '\n| ' };
  const columns = row.split(/(?<!\\)\|/).length - 2;
  return columns < 2 ? undefined : { from: at, by: `\n${tableRule(columns)}\n| ` };
}

export function breakRow(field: HTMLTextAreaElement): void {
  const { value, selectionStart: at } = field;
  const { from, by } = nextRow(value, at) ?? { from: at, by: '\n' };
  insertText(field, by, from);
}
