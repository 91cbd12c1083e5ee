import type { DatedWork } from '@orbit-vine/cellar-book/entries/order.ts';
import { mgOf, mlOf, splitAmount, today } from './reference-cellar.ts';

/** A row that a conversation of `fixtures/lot-dialogues.json` must leave; amounts are totals over its vessels. */
export interface ExpectedRow {
  name?: string;
  op: string | string[];
  vessels?: string[];
  from?: string[];
  to?: string[];
  /** `all` is not compared. */
  volume?: string;
  loss?: string;
  material?: string;
  amount?: string;
  rate?: string;
  readings?: { kind: string; value: number }[];
  levels?: Record<string, string>;
  bottles?: { count: number; sizeMl: number }[];
  method?: string;
  times?: number;
  /** `MM-DD`: the latest such day. */
  date?: string;
}

/** A row of the book; which fields it has depends on `op`. */
interface Row {
  op: string;
  vessels?: string[];
  lot?: string;
  from?: string[];
  parts?: { vessel?: string; lot?: string; ml?: number }[];
  fromLot?: string;
  to?: string | string[];
  ml?: number;
  lossMl?: number;
  material?: string;
  unit?: string;
  amount?: number;
  perLitre?: number;
  each?: boolean;
  readings?: { kind: string; value: number }[];
  levels?: { vessel: string; ml: number }[];
  bottles?: { count: number; sizeMl: number }[];
  method?: string;
  times?: number;
}

/** What vessels hold before the row, and under which lot. */
export type Holdings = ReadonlyMap<string, { lot?: string; ml: number }>;

const classes: Record<string, string> = {
  ...{ filter: 'transfer', blend: 'transfer', split: 'transfer', press: 'transfer', crush: 'transfer' },
  ...{ fine: 'addition', inoculate: 'addition', dump: 'loss', remove: 'loss' },
};
const classOf = (op: string) => classes[op] ?? op;

export const isNear = (value: number | undefined, wanted: number, relative: number, absolute: number) =>
  value !== undefined && Math.abs(value - wanted) <= Math.max(Math.abs(wanted) * relative, absolute);
const sorted = (names: readonly string[] = []) => [...new Set(names)].sort().join();

function differencesOf(wanted: ExpectedRow, { work, workedOn }: DatedWork, before: Holdings): string[] {
  const row = work as Row;
  const inLot = (lot?: string) => [...before].flatMap(([vessel, held]) => (held.lot === lot ? vessel : []));
  const vessels =
    row.vessels ?? (row.op === 'gauge' ? row.levels?.map(({ vessel }) => vessel) : row.lot && inLot(row.lot));
  const to = [row.to ?? []].flat();
  const places = Math.max(1, (vessels || to).length);
  const from =
    row.parts?.flatMap(({ vessel, lot }) => vessel ?? inLot(lot)) ??
    row.from ??
    inLot(row.fromLot ?? row.lot);
  const multiple = row.each ? places : 1;
  const ml = row.parts
    ? row.parts.reduce((sum, part) => sum + (part.ml ?? Number.NaN), 0)
    : row.ml && row.ml * multiple;
  const out: string[] = [];
  const compare = (what: string, isRight: boolean) => void (isRight || out.push(what));

  compare('op', [wanted.op].flat().map(classOf).includes(classOf(row.op)));
  if (wanted.vessels) compare('vessels', sorted(vessels || to) === sorted(wanted.vessels));
  if (wanted.from) compare('from', sorted(from) === sorted(wanted.from));
  if (wanted.to) compare('to', sorted(to) === sorted(wanted.to));
  if (wanted.volume && wanted.volume !== 'all')
    compare('volume', isNear(ml, mlOf(wanted.volume) ?? 0, 0.005, 60));
  if (wanted.loss) compare('loss', isNear(row.lossMl, mlOf(wanted.loss) ?? 0, 0.005, 60));
  if (wanted.material) compare('material', row.material === wanted.material);
  compareDose(wanted, row, { multiple, before, compare });
  compareLists(wanted, row, compare);
  if (wanted.method) compare('method', row.method === wanted.method);
  if (wanted.times) compare('times', (row.times ?? 1) === wanted.times);
  compare('date', workedOn === dayOf(wanted.date));
  return out;
}

type Compare = (what: string, isRight: boolean) => void;

/** An amount and the same as a rate are equal. */
function compareDose(
  { amount, rate, vessels = [] }: ExpectedRow,
  row: Row,
  { multiple, before, compare }: { multiple: number; before: Holdings; compare: Compare },
) {
  const liters = vessels.reduce((sum, vessel) => sum + (before.get(vessel)?.ml ?? 0), 0) / 1_000;
  const units = row.unit === 'ug' ? 1_000 : 1;
  const total = row.amount === undefined ? (row.perLitre ?? Number.NaN) * liters : row.amount * multiple;
  if (amount) compare('amount', isNear(total / units, mgOf(amount) ?? splitAmount(amount).count, 0.005, 0.5));
  if (rate) compare('rate', isNear(total / units / liters, splitAmount(rate).count, 0.01, 1e-9));
}

function compareLists({ readings, levels, bottles }: ExpectedRow, row: Row, compare: Compare) {
  if (readings)
    compare(
      'readings',
      readings.length === row.readings?.length &&
        readings.every(({ kind, value }) =>
          row.readings?.some((each) => each.kind === kind && isNear(each.value, value, 0.002, 0.0005)),
        ),
    );
  for (const [vessel, volume] of Object.entries(levels ?? {}))
    compare(
      `level of ${vessel}`,
      isNear(row.levels?.find((each) => each.vessel === vessel)?.ml, mlOf(volume) ?? 0, 0.005, 60),
    );
  if (bottles) compare('bottles', countBottles(row.bottles ?? []) === countBottles(bottles));
}

export function countBottles(bottles: readonly { count: number; sizeMl: number }[]): string {
  const bySize = new Map<number, number>();
  for (const { count, sizeMl } of bottles) bySize.set(sizeMl, (bySize.get(sizeMl) ?? 0) + count);
  return JSON.stringify([...bySize].sort());
}

function dayOf(date: string | undefined): string {
  if (date === undefined) return today;
  const day = `${today.slice(0, 4)}-${date}`;
  return day <= today ? day : `${Number(today.slice(0, 4)) - 1}-${date}`;
}

/** How the rows differ from the expected ones, in any order; empty if they don't. */
export function compareRows(
  wanted: readonly ExpectedRow[],
  rows: readonly DatedWork[],
  before: Holdings,
): string[] {
  const left = rows.filter(({ work }) => work.op !== 'note' && work.op !== 'vessel');
  const missing = wanted.flatMap((each) => {
    const at = left.findIndex((row) => differencesOf(each, row, before).length === 0);
    if (at >= 0) {
      left.splice(at, 1);
      return [];
    }
    const why = left.map((row) => `${row.work.op}: ${differencesOf(each, row, before).join(', ')}`);
    return [`missing ${JSON.stringify(each)} (${why.join('; ')})`];
  });
  return [...missing, ...left.map(({ work }) => `beside ${JSON.stringify(work)}`)];
}
