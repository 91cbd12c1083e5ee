import { insertText } from './insert-text.ts';
import { tableRule } from './markdown-table.ts';
import type { NextLine } from './next-line.ts';

const isRow = (line: string) => /^ *\|.*\| *$/.test(line);

/** A row is followed by another, a table's head by the rule under it first; after a row without words the table ends. */
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

/** Breaks the line of a field that begins as a row does. */
export function breakRow(field: HTMLTextAreaElement): void {
  const { value, selectionStart: at } = field;
  const { from, by } = nextRow(value, at) ?? { from: at, by: '\n' };
  insertText(field, by, from);
}
