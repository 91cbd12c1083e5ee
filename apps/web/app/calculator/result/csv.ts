import { harmlessCell } from '@orbit-vine/contract/harmless-cell.ts';
import { parseDecimal } from '../form/decimal.ts';

function csvCell(text: string): string {
  const safe = parseDecimal(text) === undefined ? harmlessCell(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvOf(table: readonly (readonly string[])[]): string {
  return table.map((row) => row.map(csvCell).join(',')).join('\r\n');
}
