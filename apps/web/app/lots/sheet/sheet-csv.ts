import { harmlessCell } from '@orbit-vine/contract/harmless-cell.ts';
import type { VolumeUnit } from '../book/amounts.ts';
import type { BookRow } from '../book/book-rows.ts';
import { describeWork } from '../book/work-words.ts';
import { english } from '../wording/english.ts';

function cell(value: string | number | undefined): string {
  const safe = harmlessCell(String(value ?? ''));
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const columns = ['seq', 'worked_on', 'worked_at', 'op', 'what', 'corrects', 'struck_by', 'message', 'id'];

/** In English, whatever the page is in: programs read the file, too. */
export function csvOf(
  rows: readonly BookRow[],
  sourceOf: (row: string) => string | undefined,
  unit: VolumeUnit,
): string {
  const lines = rows.map(({ id, seq, workedOn, workedAt, work, corrects, correctedBy }) =>
    [
      seq,
      workedOn,
      workedAt,
      work?.op ?? 'void',
      work && describeWork(work, unit, english).detail,
      corrects,
      correctedBy,
      sourceOf(id),
      id,
    ].map(cell),
  );
  return `${[columns, ...lines].map((line) => line.join(',')).join('\r\n')}\r\n`;
}
