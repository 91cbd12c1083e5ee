import { parseDecimal, short } from '../form/decimal.ts';
import type { NumberSpec } from '../form/field.ts';
import type { Unit } from '../form/units.ts';

export interface Column {
  readonly name: string;
  readonly spec: NumberSpec;
  readonly unit: Unit;
}

export interface Row {
  readonly line: number;
  readonly tank: string;
  /** In the units of the formulas, by the name of the column. */
  readonly values: Readonly<Record<string, number>>;
}

export interface BadRow {
  readonly line: number;
  readonly reason: string;
}

export interface Table {
  readonly rows: readonly Row[];
  readonly bad: readonly BadRow[];
}

/** A spreadsheet's paste is cut by tabs; typed rows by semicolons, or by commas where the decimals are points. */
function cellsOf(line: string): readonly string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  return line.split(separator).map((cell) => cell.trim());
}

/** Rows of numbers in the order of the columns, with or without a tank's name before them. */
export function readRows(text: string, columns: readonly Column[]): Table {
  const rows: Row[] = [];
  const bad: BadRow[] = [];
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const cells = cellsOf(content);
    const isBlank = content.trim() === '';
    const isHeading = index === 0 && cells.every((cell) => parseDecimal(cell) === undefined);
    if (isBlank || isHeading) continue;
    const row = readRow(index + 1, cells, columns);
    if ('reason' in row) bad.push(row);
    else rows.push(row);
  }
  return { rows, bad };
}

function readRow(line: number, cells: readonly string[], columns: readonly Column[]): Row | BadRow {
  const named = cells.length === columns.length + 1;
  const numbers = named ? cells.slice(1) : cells;
  if (numbers.length !== columns.length) {
    return { line, reason: `${cells.length} values where ${columns.length} are needed.` };
  }
  const values: Record<string, number> = {};
  for (const [index, column] of columns.entries()) {
    const value = readCell(numbers[index] ?? '', column);
    if (typeof value === 'string') return { line, reason: value };
    values[column.name] = value;
  }
  return { line, tank: named ? (cells[0] ?? '') : `Tank ${line}`, values };
}

function readCell(cell: string, { spec, unit }: Column): number | string {
  const shown = parseDecimal(cell);
  if (shown === undefined) return `${spec.label} is “${cell}”, which is not a number.`;
  const value = unit.toBase(shown);
  if (value >= spec.min && value <= spec.max) return value;
  const ends = [spec.min, spec.max].map((end) => short(unit.fromBase(end), 3)).join(' to ');
  return `${spec.label} is ${short(shown)}, outside ${ends}${unit.label && ` ${unit.label}`}: ${spec.range}.`;
}

/** A spreadsheet takes a text that starts like this for a formula. */
const formulaLike = /^[=+\-@\t\r]/;

function csvCell(text: string): string {
  const safe = formulaLike.test(text) && parseDecimal(text) === undefined ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvOf(table: readonly (readonly string[])[]): string {
  return table.map((row) => row.map(csvCell).join(',')).join('\r\n');
}
