import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { lotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import { sql } from '../platform/db/sql.ts';
import { csvRows } from '../platform/text/csv.ts';
import type { OwnWinery } from './find-winery.ts';
import type { Transaction } from './next-seq.ts';
import { type EntryRow, entryColumns } from './view.ts';

export const csvColumns = [
  ...['seq', 'worked_on', 'worked_at', 'received_at', 'by', 'via', 'op', 'lot', 'vessels', 'from', 'to'],
  ...['variety', 'block', 'vintage', 'grower', 'volume_l', 'weight_kg', 'material', 'amount', 'amount_unit'],
  ...['kind', 'value', 'value_unit', 'loss_l', 'note', 'corrects', 'action', 'message', 'event_id', 'work'],
] as const;
type Column = (typeof csvColumns)[number];
export type CsvRow = Partial<Record<Column, string>>;

type Fields = { [Key in string]?: unknown };

const thousandths = (value: unknown) => (typeof value === 'number' ? String(value / 1_000) : '');
const words = (value: unknown) =>
  Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
const list = (value: unknown) => (Array.isArray(value) ? (value as Fields[]) : []);

/** An entry as JSON, with `;` and `|` escaped, which some spreadsheets split cells at. */
function workText(work: unknown): string {
  return JSON.stringify(work).replace(/[;|]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}

function rowsOf(work: Work, setup: Setup): CsvRow[] {
  const all = work as Fields;
  const lot = typeof all.lot === 'string' ? lotCode(setup, all.lot) : '';
  const base: CsvRow = {
    op: work.op,
    lot,
    vessels: words(all.vessels),
    from: words(all.from),
    to: words(all.to) || words(list(all.parts).map(({ to }) => words(to))),
    volume_l: thousandths(all.ml),
    weight_kg: thousandths(all.grams),
    loss_l: thousandths(all.lossMl),
    material: words(all.material),
    amount: typeof (all.amount ?? all.perLitre) === 'number' ? String(all.amount ?? all.perLitre) : '',
    amount_unit: words(all.unit) + (all.perLitre === undefined ? '' : '/L'),
    grower: words(all.grower),
    note: [words(all.note), words(all.method), words(all.state), words(all.reason)]
      .filter(Boolean)
      .join(', '),
    ...componentCells(all.component as Fields | undefined),
  };
  if (work.op === 'measurement')
    return work.readings.map(({ kind, value, unit }) => ({
      ...base,
      kind,
      value: String(value),
      value_unit: unit,
    }));
  if (work.op === 'start' || work.op === 'receive_wine' || work.op === 'gauge')
    return work.levels.map((level) => ({ ...base, vessels: level.vessel, volume_l: thousandths(level.ml) }));
  return [base];
}

function componentCells(component: Fields | undefined): CsvRow {
  return {
    variety: words(component?.variety),
    block: words(component?.block),
    vintage: typeof component?.vintage === 'number' ? String(component.vintage) : '',
  };
}

type Row = EntryRow & { name: string; message: string | null };

const entriesPerPage = 500;

interface EntryRange {
  winery: OwnWinery;
  after: number;
  through: number;
}

/** The next page of rows, and where it ends if there are more. The first row of an entry has all of it in `work`, so that importing the table restores it. */
export async function readTable(
  database: Transaction,
  { winery: { id, setup }, after, through }: EntryRange,
): Promise<{ table: string[][]; next?: number }> {
  const { rows } = await database.execute<Row>(sql`
    select e.*, p.name, m.text as message from (
      select ${entryColumns} from winery_entries
      where winery_id = ${id} and seq > ${after} and seq <= ${through} order by seq limit ${entriesPerPage}
    ) e join winery_people p on p.id = e.person_id left join winery_messages m on m.id = e.message_id
    order by e.seq`);
  const last = rows.length === entriesPerPage ? rows.at(-1) : undefined;
  return {
    table: rows.flatMap((row) => linesOf(row, setup)),
    ...(last ? { next: Number(last.seq) } : {}),
  };
}

function linesOf(row: Row, setup: Setup): string[][] {
  const work = row.work as Work | null;
  const about: CsvRow = {
    seq: row.seq,
    worked_on: row.worked_on ?? '',
    worked_at: row.worked_at ?? '',
    received_at: row.arrived_at,
    by: row.name,
    via: row.via,
    corrects: row.corrects ?? '',
    action: row.action ?? '',
    message: row.message ?? '',
    event_id: row.id,
  };
  const parts = work === null ? [{}] : rowsOf(work, setup);
  return (parts.length > 0 ? parts : [{}]).map((part, index) => {
    const line: CsvRow = {
      ...about,
      ...part,
      ...(work !== null && index === 0 ? { work: workText(work) } : {}),
    };
    return csvColumns.map((column) => line[column] ?? '');
  });
}

export async function entriesPage(
  database: Transaction,
  range: EntryRange,
): Promise<{ csv: Uint8Array<ArrayBuffer>; next?: number }> {
  const { table, ...rest } = await readTable(database, range);
  return { csv: Uint8Array.from(Buffer.from(csvRows(table))), ...rest };
}
