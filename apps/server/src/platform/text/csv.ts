import { harmlessCell } from '@orbit-vine/contract/harmless-cell.ts';

/** Tells Excel that the file is UTF-8. */
export const spreadsheetMark = '\uFEFF';

export function csvTable(columns: readonly string[], rows: Iterable<readonly string[]>): string {
  return spreadsheetMark + csvRows([columns, ...rows]);
}

export function csvRows(rows: Iterable<readonly string[]>): string {
  return Array.from(rows, (row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  return `"${harmlessCell(value).replaceAll('"', '""')}"`;
}

/** Parses CSV (RFC 4180) into rows; empty rows are left out. Undefined if a quote is not closed. */
export function parseCsv(text: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  field.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) return undefined;
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',' && field.lastIndex < text.length) continue;
    if (end === ',') row.push('');
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
