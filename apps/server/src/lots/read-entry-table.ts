import { createHash } from 'node:crypto';
import type { EntryDraft } from '@orbit-vine/cellar-book/desk/conversation.ts';
import { workSchema } from '@orbit-vine/cellar-book/work.ts';
import { type CsvRow, csvColumns } from './entries-csv.ts';

/** A draft with the row that it stands in, and when it arrived where it comes from. */
export interface ImportedDraft {
  row: number;
  draft: EntryDraft;
  /** The entry as the table names it, and the one that it corrects: this winery's own, if it comes back. */
  source?: string | undefined;
  correctsSource?: string | undefined;
  arrivedAt?: string;
}

export interface Fault {
  /** Of a workbook, where it is not its entries. */
  sheet?: string;
  row: number;
  message: string;
}

/** The id of an entry in this winery: the same table that comes again has the same ids, and in another winery it has others. */
function idIn(wineryId: string, name: string): string {
  const hex = createHash('sha256').update(`${wineryId} ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const uuidIn = (text = '') => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text);
const split = (text = '') => text.split(/[\s,]+/).filter(Boolean);
const number = (text: string | undefined) => (text === undefined || text === '' ? undefined : Number(text));
const thousand = (text: string | undefined) => {
  const value = number(text);
  return value === undefined ? undefined : Math.round(value * 1_000);
};

/** What a row says without `work`, for tables that a person wrote. */
function workOfColumns(row: CsvRow): unknown {
  const component = {
    variety: row.variety || null,
    block: row.block || null,
    vintage: number(row.vintage) ?? null,
  };
  const place = row.vessels ? { vessels: split(row.vessels) } : { lot: row.lot };
  switch (row.op) {
    case 'start':
      return {
        op: 'start',
        lot: row.lot,
        levels: split(row.vessels).map((vessel) => ({ vessel, ml: thousand(row.volume_l) })),
        composition: [{ component, parts: 1 }],
      };
    case 'receive_fruit':
      return {
        op: 'receive_fruit',
        to: split(row.to || row.vessels),
        ...(row.lot ? { lot: row.lot } : {}),
        grams: thousand(row.weight_kg),
        component,
        ...(row.grower ? { grower: row.grower } : {}),
      };
    case 'measurement':
      return {
        op: 'measurement',
        ...place,
        readings: [{ kind: row.kind, value: number(row.value), unit: row.value_unit }],
      };
    case 'addition':
      return {
        op: 'addition',
        ...place,
        material: row.material,
        amount: number(row.amount),
        unit: row.amount_unit || 'mg',
      };
    case 'note':
      return { op: 'note', ...place, note: row.note };
    default:
      return undefined;
  }
}

function readRow(
  row: CsvRow,
  { wineryId, line }: { wineryId: string; line: number },
): EntryDraft | string | undefined {
  const id = idIn(wineryId, row.event_id || `${line} ${JSON.stringify(row)}`);
  const corrects = row.corrects ? { corrects: idIn(wineryId, row.corrects) } : undefined;
  if (corrects && row.action === 'void') return { id, ...corrects, action: 'void' };
  const { worked_on: workedOn = '', worked_at: workedAt = '' } = row;
  if (!isDay(workedOn)) return '“worked_on” is no day, such as 2025-09-18.';
  if (workedAt !== '' && !isTime(workedAt)) return '“worked_at” is no time, such as 14:05.';
  const parsed = workSchema.safeParse(row.work ? parseJson(row.work) : workOfColumns(row));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `This is no entry of the book${issue ? ` (${[...issue.path].join('.') || 'op'}: ${issue.message})` : ''}.`;
  }
  if (parsed.data.op === 'vessel') return 'Vessels are set up, not entered.';
  const when = { workedOn, ...(workedAt === '' ? {} : { workedAt }), work: parsed.data };
  return corrects ? { id, ...corrects, action: 'amend', ...when } : { id, ...when };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entries of a table, or what is wrong with its rows. Further rows of an entry that came before repeat it for people. */
export function readEntryTable(
  [head, ...rows]: readonly string[][],
  wineryId: string,
): { drafts: ImportedDraft[]; faults: Fault[] } {
  if (!head?.includes('worked_on'))
    return {
      drafts: [],
      faults: [{ row: 1, message: 'The first row has to name the columns, “worked_on” among them.' }],
    };
  const unknown = head.filter((name) => !(csvColumns as readonly string[]).includes(name));
  const faults: Fault[] = unknown.map((name) => ({ row: 1, message: `There is no column “${name}”.` }));
  const drafts: ImportedDraft[] = [];
  const seen = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    const line = index + 2;
    const row: CsvRow = Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']));
    if (row.event_id && seen.has(row.event_id)) continue;
    if (row.event_id) seen.add(row.event_id);
    const read = readRow(row, { wineryId, line });
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
