export function printTable(head: string[], rows: (string | number)[][]) {
  const text = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)));
  const widths = head.map((_, at) => Math.max(...[head, ...text].map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  console.log(line(head));
  console.log(`|${widths.map((width, at) => `${'-'.repeat(width + 1)}${at === 0 ? '-' : ':'}`).join('|')}|`);
  for (const row of text) console.log(line(row));
}
