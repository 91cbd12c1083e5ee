const cellOf = (cell: string) =>
  cell
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\|]/g, '\\$&');
const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export const tableRule = (columns: number) => rowOf(Array.from({ length: columns }, () => '---'));

export function markdownTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map(({ length }) => length));
  const lines = rows.map((cells) =>
    rowOf(Array.from({ length: columns }, (_, at) => cellOf(cells[at] ?? ''))),
  );
  return [lines[0], tableRule(columns), ...lines.slice(1)].join('\n');
}
