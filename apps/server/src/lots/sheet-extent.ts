import { unzipSync } from 'fflate';
import { readXml } from '../platform/text/read-xml.ts';

/** The last row and column of the largest sheet that Excel knows. */
const last = { row: 1_048_576, column: 16_384 };
/** The reader makes every cell from A1 to the farthest one that holds something, and every row to the last. */
const most = { rows: last.row, cells: 2_000_000 };

interface Extent {
  rows: number;
  cells: number;
}

/**
 * Whether the tables of a workbook are as small as the rows in it: a file of 2 KB can place a cell in the last corner,
 * or a row at two billion, and everything before it would be made. `file` is one whose parts were found to be small.
 */
export function isOfTableSize(file: Uint8Array): boolean {
  const parts = Object.values(unzipSync(file)).map((part) =>
    Buffer.from(part.buffer, part.byteOffset, part.byteLength),
  );
  const extents = parts.filter((part) => part.includes('sheetData')).map(extentOf);
  const total = { rows: 0, cells: 0 };
  for (const extent of extents) {
    if (!extent) return false;
    total.rows += extent.rows;
    total.cells += extent.cells;
  }
  return total.rows <= most.rows && total.cells <= most.cells;
}

/** Undefined for a place that no sheet has. */
function extentOf(sheet: Buffer): Extent | undefined {
  let isPlaced = true;
  let rows = 0;
  let cell = { row: 0, column: 0 };
  const farthest = { row: 0, column: 0 };
  const isRead = readXml(sheet, {
    onElement(name, attributes) {
      if (name === 'v' || name === 'is') {
        farthest.row = Math.max(farthest.row, cell.row);
        farthest.column = Math.max(farthest.column, cell.column);
      }
      if (name !== 'row' && name !== 'c') return;
      for (const place of placesIn(attributes)) {
        const found = name === 'row' ? placeOf(`A${place}`) : placeOf(place);
        isPlaced &&= found !== undefined;
        cell = found ?? cell;
        rows = Math.max(rows, cell.row);
      }
    },
  });
  return isRead && isPlaced ? { rows, cells: farthest.row * farthest.column } : undefined;
}

/** The reader leaves prefixes out, so any of them may be the one that counts. */
const placesIn = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).flatMap(([name, value]) => (/(^|:)r$/.test(name) ? [value] : []));

function placeOf(name: string): { row: number; column: number } | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(name) ?? [];
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const row = Number(digits);
  return column >= 1 && column <= last.column && row >= 1 && row <= last.row ? { row, column } : undefined;
}
