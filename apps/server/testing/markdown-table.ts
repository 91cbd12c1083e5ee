export function tableOf(...rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = [rows[0] ?? [], widths.map((width) => '-'.repeat(width)), ...rows.slice(1)];
  return lines
    .map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
    .join('\n');
}
