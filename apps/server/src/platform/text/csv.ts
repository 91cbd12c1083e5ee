import { readDelimited } from '@orbit-vine/cellar-book/tables/delimited.ts';
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

/** Parses CSV (RFC 4180) into rows without empty ones. Undefined if a quote is not closed. */
export const parseCsv = (text: string) => readDelimited(text, ',');
