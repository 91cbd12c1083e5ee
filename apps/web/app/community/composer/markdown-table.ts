/** A cell as a table of Markdown takes it: in one line, and its own lines between columns escaped. */
const cellOf = (cell: string) =>
  cell
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\|]/g, '\\$&');
const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The line under a table's head. */
export const tableRule = (columns: number) => rowOf(Array.from({ length: columns }, () => '---'));

/** Rows of cells as a table, the first as its head; short rows are filled up. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map(({ length }) => length));
  const lines = rows.map((cells) =>
    rowOf(Array.from({ length: columns }, (_, at) => cellOf(cells[at] ?? ''))),
  );
  return [lines[0], tableRule(columns), ...lines.slice(1)].join('\n');
}
