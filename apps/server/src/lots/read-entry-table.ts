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
import type { ImportWords } from './import-words.ts';
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
  /** What a choice of the owner would settle for all rows. */
  asks?: 'sharedVolume';
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
/** A row that the owner of the table has to correct; the sentence says how. */
class RowFault extends Error {
  readonly asks: Fault['asks'];

  constructor(message: string, asks?: Fault['asks']) {
    super(message);
    this.asks = asks;
  }
}

/** How cells are written, and the words for their faults. */
export interface CellStyle {
  numbers: NumberStyle;
  words: ImportWords;
}

/** The number in a cell; none if it is empty. */
function numberIn(text: string | undefined, { numbers, words }: CellStyle): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = readNumber(text, numbers);
  if (value === 'unclear') throw new RowFault(askWhichNumber(text, words.whichNumber));
  return value ?? Number.NaN;
}

/** The amount in a cell as a whole number of smaller units. */
export function times(text: string | undefined, factor: number, style: CellStyle): number | undefined {
  const value = numberIn(text, style);
  return value === undefined ? undefined : Math.round(value * factor);
}

/** Runs a reader of cells, or adds the row's fault. */
export function readOrFault<Read>(
  read: () => Read,
  place: Omit<Fault, 'message'>,
  faults: Fault[],
): Read | undefined {
  try {
    return read();
  } catch (reason) {
    if (!(reason instanceof RowFault)) throw reason;
    faults.push({ ...place, message: reason.message, ...(reason.asks && { asks: reason.asks }) });
    return undefined;
  }
}

export interface Table extends CellStyle {
  wineryId: string;
  setup: Setup;
  dateOrder: 'month-first' | 'day-first';
  volumeUnit: 'gal' | 'L';
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
const gramsOf = (row: Row, table: Table) =>
  times(row.weight_kg, 1_000, table) ?? times(row.weight_lb, otherColumns.weight_lb, table);

/** The volume of a row, with its own unit and the words `each` or `total` if they are written. */
function volumeOf(
  row: Row,
  { numbers, volumeUnit, words }: Table,
): { ml: number; per?: 'each' | 'total' } | undefined {
  const [text, perUnit] = row.volume_l?.trim()
    ? [row.volume_l, 1_000]
    : [row.volume_gal ?? '', otherColumns.volume_gal];
  if (text.trim() === '') return undefined;
  const read = readWrittenAmount(text, { style: numbers, volumeUnit });
  if (read === 'unclear') throw new RowFault(askWhichNumber(text, words.whichNumber));
  if (!read || read.grams !== undefined) return undefined;
  return { ml: read.ml ?? Math.round(read.value * perUnit), ...(read.per && { per: read.per }) };
}

/** The levels of a row: one volume for several vessels is asked about unless the row or the owner says what it is. */
function levelsOf(row: Row, table: Table): { vessel: string; ml: number }[] {
  const vessels = vesselsOf(row.vessels, table);
  const { ml = 0, per = table.sharedVolume } = volumeOf(row, table) ?? {};
  if (vessels.length > 1 && per === undefined)
    throw new RowFault(table.words.sharedVolume(vessels.length), 'sharedVolume');
  if (vessels.length === 1 || per === 'each') return vessels.map((vessel) => ({ vessel, ml }));
  const share = Math.floor(ml / vessels.length);
  return vessels.map((vessel, at) => ({ vessel, ml: share + (at < ml % vessels.length ? 1 : 0) }));
}

/** A variety by the winery's own name for it; a probable misspelling is asked about. */
function varietyOf(row: Row, { setup, words }: Table): string | null {
  if (!row.variety) return null;
  const found = findVariety(setup, row.variety);
  if (found?.isMisspelled) throw new RowFault(words.isVariety(row.variety, found.name));
  return found?.name ?? row.variety;
}

function additionOf({ amount: written = '', amount_unit: unit = '' }: Row, table: Table): object {
  const value = numberIn(written, table);
  if (value === undefined) return {};
  if (unit.trim() === '') throw new RowFault(table.words.noUnit(written));
  const amount = materialAmount(value, unit);
  if (!amount) throw new RowFault(table.words.unknownUnit(unit));
  return amount;
}

function vesselsOf(text: string | undefined, { vessels, words }: Table): string[] {
  const vesselNamed = (name: string) => vessels.get(foldName(name));
  const whole = vesselNamed(text ?? '');
  if (whole !== undefined) return [whole];
  const names = text?.includes(',') ? text.split(',', maxNames).map((name) => name.trim()) : split(text);
  const found = names.filter(Boolean).map((name) => vesselNamed(name) ?? name);
  const twice = found.find((name, at) => found.indexOf(name) !== at);
  if (twice !== undefined) throw new RowFault(words.namedTwice(twice));
  return found;
}

/** The work of a row that has no `work` column, which a person filled in. */
function workOfColumns(row: Row, table: Table): unknown {
  const component = {
    variety: varietyOf(row, table),
    block: row.block || null,
    vintage: numberIn(row.vintage, { ...table, numbers: 'american' }) ?? null,
  };
  const target = row.vessels ? { vessels: vesselsOf(row.vessels, table) } : { lot: row.lot };
  switch (row.op || 'start') {
    case 'start':
      return {
        op: 'start',
        lot: row.lot,
        levels: levelsOf(row, table),
        composition: [{ component, parts: 1 }],
        ...(row.alcohol ? { alcoholPercentVol: numberIn(row.alcohol.replace('%', ''), table) } : {}),
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
        readings: [{ kind: row.kind, value: numberIn(row.value, table), unit: row.value_unit }],
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

function requireCells(row: Row, table: Table): void {
  if (row.work || (row.op && row.op !== 'start')) return;
  const { words } = table;
  if (!row.lot) throw new RowFault(words.noLot);
  if (vesselsOf(row.vessels, table).length === 0) throw new RowFault(words.noVessels);
  if (volumeOf(row, table) === undefined) throw new RowFault(words.noVolume);
}

function readRow(row: Row, line: number, table: Table): EntryDraft {
  const { wineryId, words } = table;
  const id = idIn(wineryId, row.event_id || `${line} ${JSON.stringify(row)}`);
  const corrects = row.corrects ? { corrects: idIn(wineryId, row.corrects) } : undefined;
  if (corrects && row.action === 'void') return { id, ...corrects, action: 'void' };
  const { worked_on: written = '', worked_at: workedAt = '' } = row;
  const workedOn = readDay(written, table.dateOrder);
  if (workedOn === undefined) throw new RowFault(words.noDay);
  const fault = faultOfDay(workedOn, table.today, words);
  if (fault !== undefined) throw new RowFault(fault);
  if (workedAt !== '' && !isTime(workedAt)) throw new RowFault(words.noTime);
  requireCells(row, table);
  const parsed = workSchema.safeParse(row.work ? parseJson(row.work) : workOfColumns(row, table));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RowFault(words.notAnEntry(issue?.path.join('.') || 'op', issue?.message ?? ''));
  }
  if (parsed.data.op === 'vessel') throw new RowFault(words.vesselEntry);
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
  const { words } = table;
  const refused = (message: string) => ({ drafts: [], faults: [{ row: 1, message }] });
  if (!head?.includes('worked_on')) return refused(words.noColumns);
  if (head.length > maxColumns) return refused(words.tooManyColumns(maxColumns));
  const columns: readonly string[] = [...csvColumns, ...Object.keys(otherColumns), ...moreColumns];
  const unknown = head.filter((name) => name !== '' && !columns.includes(name));
  const faults: Fault[] = unknown.map((name) => ({
    row: 1,
    message: words.unknownColumn(name.slice(0, 60)),
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
    const read = readOrFault(() => readRow(row, line, table), { row: line }, faults);
    if (read)
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
