import { createHash } from 'node:crypto';
import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import { workLimits, workSchema } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldName, type Setup } from '@orbit-vine/cellar-book/setup.ts';
import { readWrittenAmount } from '@orbit-vine/cellar-book/tables/amounts.ts';
import {
  askWhichNumber,
  faultOfDay,
  type NumberStyle,
  readDay,
  readNumber,
} from '@orbit-vine/cellar-book/tables/cells.ts';
import { columnName } from '@orbit-vine/cellar-book/tables/delimited.ts';
import { findVariety } from '@orbit-vine/cellar-notes/find-variety.ts';
import { withoutDirectionControls } from '@orbit-vine/contract/direction-controls.ts';
import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import { type CsvRow, csvColumns } from './entries-csv.ts';
import { materialAmount } from './read-material-amount.ts';

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
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text);
const split = (text = '') => text.split(/[\s,]+/, maxNames).filter(Boolean);
/** A cell that has to be settled by the owner of the table; the sentence says how. */
class UnclearCell extends Error {}

/** The number in a cell; none if it is empty. */
function numberIn(text: string | undefined, style: NumberStyle): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = readNumber(text, style);
  if (value === 'unclear') throw new UnclearCell(askWhichNumber(text));
  return value ?? Number.NaN;
}

/** The amount in a cell as a whole number of smaller units. */
export function times(text: string | undefined, factor: number, style: NumberStyle): number | undefined {
  const value = numberIn(text, style);
  return value === undefined ? undefined : Math.round(value * factor);
}

/** Runs a reader of cells; a sentence about a cell that is unclear. */
export function settled<Read>(read: () => Read): Read | string {
  try {
    return read();
  } catch (reason) {
    if (reason instanceof UnclearCell) return reason.message;
    throw reason;
  }
}

export interface Table {
  wineryId: string;
  setup: Setup;
  dateOrder: 'month-first' | 'day-first';
  volumeUnit: 'gal' | 'L';
  numbers: NumberStyle;
  /** The day of the import. */
  today: string;
  /** Whether one volume beside several vessels is in each of them or in all. */
  sharedVolume?: 'each' | 'total' | undefined;
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
const moreColumns = ['alcohol'] as const;
type Row = CsvRow & { [Name in keyof typeof otherColumns | (typeof moreColumns)[number]]?: string };
const gramsOf = (row: Row, { numbers }: Table) =>
  times(row.weight_kg, 1_000, numbers) ?? times(row.weight_lb, otherColumns.weight_lb, numbers);

/** The volume of a row, with its own unit and the words `each` or `total` if they are written. */
function volumeOf(
  row: Row,
  { numbers, volumeUnit }: Table,
): { ml: number; per?: 'each' | 'total' } | undefined {
  const [text, perUnit] = row.volume_l?.trim()
    ? [row.volume_l, 1_000]
    : [row.volume_gal ?? '', otherColumns.volume_gal];
  if (text.trim() === '') return undefined;
  const read = readWrittenAmount(text, { style: numbers, volumeUnit });
  if (read === 'unclear') throw new UnclearCell(askWhichNumber(text));
  if (!read || read.grams !== undefined) return undefined;
  return { ml: read.ml ?? Math.round(read.value * perUnit), ...(read.per && { per: read.per }) };
}

export const sharedVolumeQuestion = 'is it in each of them, or in all together?';

/** The levels of a row: one volume for several vessels is asked about unless the row or the owner says what it is. */
function levelsOf(row: Row, table: Table): { vessel: string; ml: number }[] {
  const vessels = vesselsOf(row.vessels, table);
  const { ml = 0, per = table.sharedVolume } = volumeOf(row, table) ?? {};
  if (vessels.length > 1 && per === undefined)
    throw new UnclearCell(
      `One volume for ${vessels.length} vessels: ${sharedVolumeQuestion} Write “each” or “total” after it.`,
    );
  if (vessels.length === 1 || per === 'each') return vessels.map((vessel) => ({ vessel, ml }));
  const share = Math.floor(ml / vessels.length);
  return vessels.map((vessel, at) => ({ vessel, ml: share + (at < ml % vessels.length ? 1 : 0) }));
}

/** A variety by the winery's own name for it; a probable misspelling is asked about. */
function varietyOf(row: Row, { setup }: Table): string | null {
  if (!row.variety) return null;
  const found = findVariety(setup, row.variety);
  if (found?.isMisspelled)
    throw new UnclearCell(
      `Is “${row.variety}” ${found.name}? Correct it, or add “${row.variety}” to the varieties under Settings.`,
    );
  return found?.name ?? row.variety;
}

function additionOf(row: Row, { numbers }: Table): object {
  const value = numberIn(row.amount, numbers);
  if (value === undefined) return {};
  if (!row.amount_unit?.trim())
    throw new UnclearCell(
      `${row.amount} in what unit? Fill in “amount_unit”, such as g, kg, oz, lb, mL, packs, mg/L, or g/hL.`,
    );
  const amount = materialAmount(value, row.amount_unit);
  if (!amount)
    throw new UnclearCell(
      `The unit “${row.amount_unit}” isn’t known here. Use g, kg, oz, lb, mL, L, packs, mg/L, g/hL, or lb/1000 gal.`,
    );
  return amount;
}

function vesselsOf(text: string | undefined, { vessels }: Table): string[] {
  const vesselNamed = (name: string) => vessels.get(foldName(name));
  const whole = vesselNamed(text ?? '');
  if (whole !== undefined) return [whole];
  const names = text?.includes(',') ? text.split(',', maxNames).map((name) => name.trim()) : split(text);
  const found = names.filter(Boolean).map((name) => vesselNamed(name) ?? name);
  const twice = found.find((name, at) => found.indexOf(name) !== at);
  if (twice !== undefined) throw new UnclearCell(`${twice} is named twice. Write each vessel once.`);
  return found;
}

/** The work of a row that has no `work` column, which a person filled in. */
function workOfColumns(row: Row, table: Table): unknown {
  const component = {
    variety: varietyOf(row, table),
    block: row.block || null,
    vintage: numberIn(row.vintage, 'american') ?? null,
  };
  const target = row.vessels ? { vessels: vesselsOf(row.vessels, table) } : { lot: row.lot };
  switch (row.op || 'start') {
    case 'start':
      return {
        op: 'start',
        lot: row.lot,
        levels: levelsOf(row, table),
        composition: [{ component, parts: 1 }],
        ...(row.alcohol ? { alcoholPercentVol: numberIn(row.alcohol.replace('%', ''), table.numbers) } : {}),
      };
    case 'receive_fruit':
      return {
        op: 'receive_fruit',
        to: vesselsOf(row.to || row.vessels, table),
        ...(row.lot ? { lot: row.lot } : {}),
        grams: gramsOf(row, table),
        component,
        ...(row.grower ? { grower: row.grower } : {}),
      };
    case 'measurement':
      return {
        op: 'measurement',
        ...target,
        readings: [{ kind: row.kind, value: numberIn(row.value, table.numbers), unit: row.value_unit }],
      };
    case 'addition':
      return {
        op: 'addition',
        ...target,
        material: row.material,
        ...additionOf(row, table),
      };
    case 'note':
      return { op: 'note', ...target, note: row.note };
    default:
      return undefined;
  }
}

function missingCell(row: Row, table: Table): string | undefined {
  if (row.work || (row.op && row.op !== 'start')) return undefined;
  if (!row.lot) return '“lot” is missing: the code by which the wine is known, such as 25-CH-01.';
  if (vesselsOf(row.vessels, table).length === 0) return '“vessels” is missing: which vessels hold the wine.';
  if (volumeOf(row, table) === undefined) return 'The volume has to be an amount, such as 312.5.';
  return undefined;
}

function readRow(row: Row, line: number, table: Table): EntryDraft | string | undefined {
  const { wineryId } = table;
  const id = idIn(wineryId, row.event_id || `${line} ${JSON.stringify(row)}`);
  const corrects = row.corrects ? { corrects: idIn(wineryId, row.corrects) } : undefined;
  if (corrects && row.action === 'void') return { id, ...corrects, action: 'void' };
  const { worked_on: written = '', worked_at: workedAt = '' } = row;
  const workedOn = readDay(written, table.dateOrder);
  if (workedOn === undefined) return '“worked_on” has to be a day, such as 2025-09-18.';
  const fault = faultOfDay(workedOn, table.today);
  if (fault !== undefined) return fault;
  if (workedAt !== '' && !isTime(workedAt)) return '“worked_at” has to be a time, such as 14:05.';
  const missing = missingCell(row, table);
  if (missing !== undefined) return missing;
  const parsed = workSchema.safeParse(row.work ? parseJson(row.work) : workOfColumns(row, table));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `This isn’t a valid entry${issue ? ` (${[...issue.path].join('.') || 'op'}: ${issue.message})` : ''}.`;
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
  [headings, ...rows]: readonly string[][],
  table: Table,
): { drafts: ImportedDraft[]; faults: Fault[] } {
  const head = headings?.map(columnName);
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
  const columns: readonly string[] = [...csvColumns, ...Object.keys(otherColumns), ...moreColumns];
  const unknown = head.filter((name) => name !== '' && !columns.includes(name));
  const faults: Fault[] = unknown.map((name) => ({
    row: 1,
    message: `The column “${name.slice(0, 60)}” isn’t known here.`,
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
    const read = settled(() => readRow(row, line, table));
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
