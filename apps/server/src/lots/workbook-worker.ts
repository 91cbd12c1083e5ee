import { parentPort, workerData } from 'node:worker_threads';
import { withoutDirectionControls } from '@orbit-vine/contract/direction-controls.ts';
import readWorkbookFile, { type CellValue } from 'read-excel-file/universal';
import { isOfTableSize } from './sheet-extent.ts';

/** A cell as text, as in a CSV table: days as 2025-09-18, times of day as 14:05. */
function textOf(cell: CellValue | null): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return withoutDirectionControls(String(cell));
  const [day = '', time = ''] = cell.toISOString().split('T');
  // Excel stores a time without a day as a moment in the last days of 1899.
  if (day < '1901-01-01') return time.slice(0, 5);
  return time.startsWith('00:00:00') ? day : `${day}T${time.slice(0, 8)}`;
}

if (!isOfTableSize(new Uint8Array(workerData as ArrayBuffer))) throw new Error('a cell lies too far out');
const sheets = await readWorkbookFile(workerData as ArrayBuffer);
parentPort?.postMessage(
  sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) })),
);
