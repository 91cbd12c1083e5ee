import { counted } from '@orbit-vine/contract/counted.ts';
import { parseDecimal, short, unitAfter, withThousands } from '../form/decimal.ts';
import type { NumberSpec } from '../form/field.ts';
import { readNumber } from '../form/read-number.ts';
import type { Unit } from '../form/units.ts';

export interface Column {
  readonly name: string;
  readonly spec: NumberSpec;
  readonly unit: Unit;
}

export interface Row {
  readonly line: number;
  readonly tank: string;
  /** In formulas' units, by column name. */
  readonly values: Readonly<Record<string, number>>;
}

export interface Remark {
  readonly line: number;
  readonly says: string;
}

export interface Table {
  readonly rows: readonly Row[];
  readonly bad: readonly Remark[];
  readonly remarks: readonly Remark[];
}

/** Replaces quoted texts by placeholders before it splits, since they may contain the separator. */
function split(line: string, separator: string | RegExp): readonly string[] {
  const quoted: string[] = [];
  const bare = line.replace(/"((?:[^"]|"")*)"/g, (_, text: string) => `\ue000${quoted.push(text) - 1}\ue000`);
  return bare
    .split(separator)
    .map((cell) =>
      cell
        .trim()
        .replace(/\ue000(\d+)\ue000/g, (_, index) => (quoted[Number(index)] ?? '').replaceAll('""', '"')),
    );
}

/**
 * Whether cells split at commas or spaces could be one fewer, with a thousands separator inside a number: "4.8, 6,
 * 1,500". A tank may have a number for a name, so the count of cells doesn't tell.
 */
function mayHoldThousands(cells: readonly string[], columns: number): boolean {
  const pair = cells.some(
    (cell, index) => /^[1-9]\d{0,2}$/.test(cell) && /^\d{3}(\.\d+)?$/.test(cells[index + 1] ?? ''),
  );
  return pair && cells.length === columns + 1 && parseDecimal(cells[0] ?? '') !== undefined;
}

/**
 * Spreadsheets separate pasted cells by tabs; typed rows use semicolons, two or more spaces, commas if decimals are
 * points, or single spaces if that gives as many cells as columns.
 */
function cellsOf(line: string, columns: number): readonly string[] {
  if (line.includes('\t')) return split(line, '\t');
  if (line.includes(';')) return split(line, ';');
  const typed = line.trim();
  const aligned = split(typed, /\s{2,}/);
  if (aligned.length >= columns) return aligned;
  const byComma = split(typed, ',');
  if (byComma.length >= columns) return byComma;
  const words = split(typed, /\s+/);
  return words.length >= columns && words.slice(-columns).every((word) => parseDecimal(word) !== undefined)
    ? [...(words.length > columns ? [words.slice(0, -columns).join(' ')] : []), ...words.slice(-columns)]
    : byComma;
}

const inTwoWays =
  'This can be read in two ways, with or without thousands separators. Put tabs or semicolons between the cells.';

export function readRows(text: string, columns: readonly Column[]): Table {
  const rows: Row[] = [];
  const bad: Remark[] = [];
  const remarks: Remark[] = [];
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (content.trim() === '') continue;
    const line = index + 1;
    const cells = cellsOf(content, columns.length);
    if (index === 0 && !cells.some((cell) => columns.some((column) => isNumber(cell, column)))) {
      remarks.push({ line, says: 'Read as a heading, since it contains no number.' });
      continue;
    }
    if (!/[\t;"]/.test(content) && mayHoldThousands(cells, columns.length)) {
      bad.push({ line, says: inTwoWays });
      continue;
    }
    const read = readRow(line, cells, columns);
    if ('says' in read) bad.push(read);
    else {
      rows.push(read.row);
      remarks.push(...read.remarks.map((says) => ({ line, says })));
    }
  }
  return { rows, bad, remarks };
}

function countFault(found: number, needed: number): string {
  if (found === needed) return `${counted(found, 'cell')}, but a row with a name needs ${needed + 1}.`;
  return `Found ${counted(found, 'value')}; ${needed} ${needed === 1 ? 'is' : 'are'} needed.`;
}

function readRow(
  line: number,
  cells: readonly string[],
  columns: readonly Column[],
): { readonly row: Row; readonly remarks: readonly string[] } | Remark {
  const hasName = cells.length === columns.length + 1;
  const [first] = columns;
  const unnamed = cells.length === columns.length && first !== undefined && isNumber(cells[0] ?? '', first);
  if (!hasName && !unnamed) return { line, says: countFault(cells.length, columns.length) };
  const numbers = hasName ? cells.slice(1) : cells;
  const values: Record<string, number> = {};
  const remarks: string[] = [];
  for (const [index, column] of columns.entries()) {
    const read = readCell(numbers[index] ?? '', column);
    if (typeof read === 'string') return { line, says: read };
    values[column.name] = read.base;
    if (read.says !== undefined) remarks.push(`${column.spec.label}: ${read.says}`);
  }
  return { row: { line, tank: hasName ? (cells[0] ?? '') : `Tank ${line}`, values }, remarks };
}

const isNumber = (cell: string, { spec, unit }: Column) => readNumber(cell, spec, unit) !== undefined;

function readCell(cell: string, { spec, unit }: Column): { base: number; says?: string } | string {
  if (cell === '') return `${spec.label} is empty.`;
  const read = readNumber(cell, spec, unit);
  if (read === undefined) return `${spec.label}: “${cell}” isn’t a number.`;
  if (read.base >= spec.min && read.base <= spec.max) return read;
  const ends = [spec.min, spec.max].map((end) => withThousands(short(unit.fromBase(end), 3))).join(' to ');
  const shown = withThousands(short(unit.fromBase(read.base), 4));
  return `${spec.label} is ${shown}, outside the range of ${ends}${unitAfter(unit.label)}: ${spec.range}.`;
}
