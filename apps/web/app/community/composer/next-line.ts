import { tableRule } from './markdown-table.ts';

/** What takes the place of the text from `from` to the caret. */
interface NextLine {
  readonly from: number;
  readonly by: string;
}

const isRow = (line: string) => /^ *\|.*\| *$/.test(line);

/** A row is followed by another, a table's head by the rule under it first; after a row without words the table ends. */
function nextRow(text: string, at: number, from: number): NextLine | undefined {
  const row = text.slice(from, at);
  const above = text.slice(text.lastIndexOf('\n', from - 2) + 1, Math.max(0, from - 1));
  if (/^[ |]*$/.test(row)) return isRow(above) ? { from, by: '' } : undefined;
  if (!isRow(row) || /^ *[^\s]|^\n *\|/.test(text.slice(at))) return undefined;
  if (isRow(above)) return { from: at, by: '\n| ' };
  const columns = row.split(/(?<!\\)\|/).length - 2;
  return columns < 2 ? undefined : { from: at, by: `\n${tableRule(columns)}\n| ` };
}

/**
 * Where a line of a list, a quote or a table is broken the next begins like it; without words in it the list or table
 * ends there.
 */
export function nextLine(text: string, at: number): NextLine | undefined {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(from, at);
  if (/^ *\|/.test(line)) return nextRow(text, at, from);
  const [mark, number] = /^ *(?:[-*>]|(\d{1,3})[.)]) +(?:\[[ x]\] +)?/.exec(line) ?? [];
  if (!mark) return undefined;
  if (line === mark) return { from, by: '' };
  const next = mark.replace('[x]', '[ ]');
  return { from: at, by: `\n${number ? next.replace(number, String(Number(number) + 1)) : next}` };
}
