import { unzipSync } from 'fflate';
import { readXml } from '../platform/text/read-xml.ts';

/** Excel's largest sheet. */
const last = { row: 1_048_576, column: 16_384 };
/** The reader creates every cell from A1 to the farthest one with content, and every row to the last. */
const max = { rows: last.row, cells: 2_000_000 };

interface Extent {
  rows: number;
  cells: number;
}

/**
 * Whether a workbook's tables are as small as their content: a file of 2 KB can have a cell in the last corner, or a row at
 * two billion, and the reader would create everything before it. Check the unpacked size of `file` first.
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
  return total.rows <= max.rows && total.cells <= max.cells;
}

/** Undefined for a reference outside of Excel's largest sheet. */
function extentOf(sheet: Buffer): Extent | undefined {
  let isInside = true;
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
      for (const reference of referencesIn(attributes)) {
        const found = name === 'row' ? cellAt(`A${reference}`) : cellAt(reference);
        isInside &&= found !== undefined;
        cell = found ?? cell;
        rows = Math.max(rows, cell.row);
      }
    },
  });
  return isRead && isInside ? { rows, cells: farthest.row * farthest.column } : undefined;
}

/** The reader ignores XML prefixes, so any `r` may count. */
const referencesIn = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).flatMap(([name, value]) => (/(^|:)r$/.test(name) ? [value] : []));

function cellAt(name: string): { row: number; column: number } | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(name) ?? [];
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const row = Number(digits);
  return column >= 1 && column <= last.column && row >= 1 && row <= last.row ? { row, column } : undefined;
}
