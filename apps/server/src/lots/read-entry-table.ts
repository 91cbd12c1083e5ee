import { createHash } from 'node:crypto';
import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import { workLimits, workSchema } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldName } from '@orbit-vine/cellar-book/setup.ts';
import { withoutDirectionControls } from '@orbit-vine/contract/direction-controls.ts';
import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import { type CsvRow, csvColumns } from './entries-csv.ts';

export interface ImportedDraft {
  row: number;
  draft: EntryDraft;
  /** The ids in the table. If the table was exported from this winery, they exist in its book. */
  source?: string | undefined;
  correctsSource?: string | undefined;
  arrivedAt?: string;
}

export interface Fault {
  sheet?: string;
  row: number;
  message: string;
}

/** A stable id: importing the same table again gives the same ids, and different ones in another winery. */
function idIn(wineryId: string, name: string): string {
  const hex = createHash('sha256').update(`${wineryId} ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const uuidIn = (text = '') => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined);
/** A date as `2025-09-18`, or in the winery's own order with slashes; undefined if there is no such day. */
function dayOf(text: string, dateOrder: Table['dateOrder']): string | undefined {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const [month, day] = dateOrder === 'month-first' ? [first, second] : [second, first];
  const written = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(written);
  const isValid = /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(date.getTime());
  return isValid && date.toISOString().startsWith(written) ? written : undefined;
}
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text);
const split = (text = '') => text.split(/[\s,]+/, maxNames).filter(Boolean);
const number = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? undefined : Number(text.replace(/,(?=\d{3}(\D|$))/g, ''));
/** The amount in a cell, with or without commas between thousands, as a whole number of smaller units. */
export const times = (text: string | undefined, factor: number) => {
  const value = number(text);
  return value === undefined ? undefined : Math.round(value * factor);
};

export interface Table {
  wineryId: string;
  dateOrder: 'month-first' | 'day-first';
  vessels: ReadonlyMap<string, string>;
}

/** Names beyond this are not looked up: no entry may have as many. */
const maxNames = workLimits.vessels + 1;
/** Tables made for a winery have fewer. */
export const maxColumns = 100;
/** A table with more faults than this is probably the wrong one. */
export const maxFaults = 100;

/** Columns for wineries that use gallons and pounds. */
export const otherColumns = { volume_gal: 1000 * litersPer.usGal, weight_lb: gramsPer.lb } as const;
type Row = CsvRow & { [Name in keyof typeof otherColumns]?: string };
const mlOf = (row: Row) => times(row.volume_l, 1_000) ?? times(row.volume_gal, otherColumns.volume_gal);
const gramsOf = (row: Row) => times(row.weight_kg, 1_000) ?? times(row.weight_lb, otherColumns.weight_lb);

function vesselsOf(text: string | undefined, { vessels }: Table): string[] {
  const vesselNamed = (name: string) => vessels.get(foldName(name));
  const whole = vesselNamed(text ?? '');
  if (whole !== undefined) return [whole];
  const names = text?.includes(',') ? text.split(',', maxNames).map((name) => name.trim()) : split(text);
  return names.filter(Boolean).map((name) => vesselNamed(name) ?? name);
}

/** The work of a row that has no `work` column, which a person filled in. */
function workOfColumns(row: Row, table: Table): unknown {
  const component = {
    variety: row.variety || null,
    block: row.block || null,
    vintage: number(row.vintage) ?? null,
  };
  const target = row.vessels ? { vessels: vesselsOf(row.vessels, table) } : { lot: row.lot };
  switch (row.op || 'start') {
    case 'start':
      return {
        op: 'start',
        lot: row.lot,
        levels: vesselsOf(row.vessels, table).map((vessel) => ({ vessel, ml: mlOf(row) })),
        composition: [{ component, parts: 1 }],
      };
    case 'receive_fruit':
      return {
        op: 'receive_fruit',
        to: vesselsOf(row.to || row.vessels, table),
        ...(row.lot ? { lot: row.lot } : {}),
        grams: gramsOf(row),
        component,
        ...(row.grower ? { grower: row.grower } : {}),
      };
    case 'measurement':
      return {
        op: 'measurement',
        ...target,
        readings: [{ kind: row.kind, value: number(row.value), unit: row.value_unit }],
      };
    case 'addition':
      return {
        op: 'addition',
        ...target,
        material: row.material,
        amount: number(row.amount),
        unit: row.amount_unit || 'mg',
      };
    case 'note':
      return { op: 'note', ...target, note: row.note };
    default:
      return undefined;
  }
}

function missingCell(row: Row, table: Table): string | undefined {
  if (row.work || (row.op && row.op !== 'start')) return undefined;
  const ml = mlOf(row);
  if (!row.lot) return '“lot” is missing: the code by which the wine is known, such as 25-CH-01.';
  if (vesselsOf(row.vessels, table).length === 0) return '“vessels” is missing: which vessels hold the wine.';
  if (ml === undefined || Number.isNaN(ml)) return 'The volume has to be an amount, such as 312.5.';
  return undefined;
}

function readRow(row: Row, line: number, table: Table): EntryDraft | string | undefined {
  const { wineryId } = table;
  const id = idIn(wineryId, row.event_id || `${line} ${JSON.stringify(row)}`);
  const corrects = row.corrects ? { corrects: idIn(wineryId, row.corrects) } : undefined;
  if (corrects && row.action === 'void') return { id, ...corrects, action: 'void' };
  const { worked_on: written = '', worked_at: workedAt = '' } = row;
  const workedOn = dayOf(written, table.dateOrder);
  if (workedOn === undefined) return '“worked_on” has to be a day, such as 2025-09-18.';
  if (workedAt !== '' && !isTime(workedAt)) return '“worked_at” has to be a time, such as 14:05.';
  const missing = missingCell(row, table);
  if (missing !== undefined) return missing;
  const parsed = workSchema.safeParse(row.work ? parseJson(row.work) : workOfColumns(row, table));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `This is not a valid entry${issue ? ` (${[...issue.path].join('.') || 'op'}: ${issue.message})` : ''}.`;
  }
  if (parsed.data.op === 'vessel') return 'Vessels are set up, not entered.';
  const when = { workedOn, ...(workedAt === '' ? {} : { workedAt }), work: parsed.data };
  return corrects ? { id, ...corrects, action: 'amend', ...when } : { id, ...when };
}

function parseJson(text: string): unknown {
  try {
    // In JSON, direction controls can be written as escapes, so the check of the whole table does not find them.
    return JSON.parse(text, (_, value) =>
      typeof value === 'string' ? withoutDirectionControls(value) : value,
    );
  } catch {
    return undefined;
  }
}

/** The entries of a table, or its faults. Rows that repeat an entry's id only list more of its parts for people, and are skipped. */
export function readEntryTable(
  [head, ...rows]: readonly string[][],
  table: Table,
): { drafts: ImportedDraft[]; faults: Fault[] } {
  if (!head?.includes('worked_on'))
    return {
      drafts: [],
      faults: [{ row: 1, message: 'The first row has to name the columns, “worked_on” among them.' }],
    };
  if (head.length > maxColumns)
    return {
      drafts: [],
      faults: [{ row: 1, message: `The table has more than ${maxColumns} columns.` }],
    };
  const columns: readonly string[] = [...csvColumns, ...Object.keys(otherColumns)];
  const unknown = head.filter((name) => name !== '' && !columns.includes(name));
  const faults: Fault[] = unknown.map((name) => ({
    row: 1,
    message: `The column “${name.slice(0, 60)}” is not known here.`,
  }));
  const drafts: ImportedDraft[] = [];
  const seen = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    const line = index + 2;
    if (faults.length >= maxFaults) break;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row: Row = Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']));
    if (row.event_id && seen.has(row.event_id)) continue;
    if (row.event_id) seen.add(row.event_id);
    const read = readRow(row, line, table);
    if (typeof read === 'string') faults.push({ row: line, message: read });
    else if (read)
      drafts.push({
        row: line,
        draft: read,
        source: uuidIn(row.event_id),
        correctsSource: uuidIn(row.corrects),
        ...(row.received_at && isMoment(row.received_at) ? { arrivedAt: row.received_at } : {}),
      });
  }
  return { drafts, faults };
}
