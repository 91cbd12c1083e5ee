import type { LocalTime } from '../recognize/calendar.ts';
import {
  hasCue,
  type Item,
  isLocation,
  isNumeric,
  kindOf,
  materialOf,
  varietyOf,
  verbOf,
} from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import { volumeOf } from '../recognize/volumes.ts';
import { type Draft, liters } from '../records/draft.ts';
import { subjectOf } from '../records/fill-work.ts';
import { makeRecords } from '../records/make-records.ts';
import { whenOf } from '../records/when.ts';
import type { CellarRecord } from '../schema/reading.ts';
import type { Change, Earlier } from './change-types.ts';
import { nearest } from './nearest-number.ts';
import { quantitiesIn } from './quantity.ts';

const repeated = new Set<CellarRecord['op']>([
  ...([
    'addition',
    'fine',
    'inoculate',
    'cap_work',
    'measurement',
    'state',
    'transfer',
    'top',
    'loss',
  ] as const),
]);

const isTransfer = ({ op }: CellarRecord) => op === 'transfer';

/** "also T4", "y 20 al T7", "plus 20 gal to T8": the last work again, elsewhere or with another value. */
export function furtherWork(earlier: Earlier, { items, local }: Scanned): CellarRecord[] | undefined {
  const records = earlier.records.filter(({ op }) => op !== 'note');
  const record = records.at(-1);
  const [named, ...others] = items.filter(({ type }) => type === 'vessels');
  const isNew = items.some(
    (item) => materialOf(item) ?? varietyOf(item) ?? kindOf(item) ?? hasCue(item, 'not'),
  );
  if (!record || isNew || others.length > 0) return undefined;
  if (record.op === 'bottle' && !named) return furtherBottles(record, items);
  if (named?.type !== 'vessels' || named.unknown.length > 0) return undefined;
  const [number, ...more] = items.filter(isNumeric);
  const change = number && valueFrom(earlier, number, items);
  if (more.length > 0 || (number && !(change && 'set' in change))) return undefined;
  const when = momentOf(items, local);
  if (!when) return undefined;
  const again = number ? [record] : records;
  if (!again.every(({ op }) => repeated.has(op)) || (again.length > 1 && again.some(isTransfer)))
    return undefined;
  return again.map(({ lot, at, ...rest }) => ({
    at: (when.isSaid ? undefined : at) ?? when.at,
    ...{ ...rest, ...(change && 'set' in change ? change.set : {}) },
    ...(isTransfer(rest) ? { to: named.ids } : { vessels: named.ids }),
  }));
}

const inPlace = new Set<CellarRecord['op']>(['addition', 'fine', 'inoculate', 'measurement', 'cap_work']);

/** "also DAP 20 g/hL": other work in the vessels of the last, complete but for them. */
export function furtherThere({ records }: Earlier, scanned: Scanned): CellarRecord[] | undefined {
  const last = records.at(-1);
  const where = last && inPlace.has(last.op) ? subjectOf(last) : undefined;
  if (!where || scanned.items.some(isLocation)) return undefined;
  const { drafts } = makeRecords(scanned, '');
  for (const item of scanned.items) item.used = false;
  const lacksVessel = ({ record, asks }: Draft) =>
    inPlace.has(record.op) && asks.length > 0 && asks.every(({ about }) => about === 'vessel');
  if (drafts.length === 0 || !drafts.every(lacksVessel)) return undefined;
  const { vessels, lot } = where;
  return drafts.map(({ record }) => ({ ...record, ...(lot === undefined ? { vessels } : { lot }) }));
}

/** "plus 4 loose bottles", "y 50 magnums": more bottles of the same wine. */
function furtherBottles({ bottles, packing, ...record }: CellarRecord, items: readonly Item[]) {
  const { sizeMl = bottles?.sizeMl, perCase } = packing ?? {};
  const sizes = {
    ...(sizeMl === undefined ? {} : { sizeMl }),
    ...(perCase === undefined ? {} : { perCase }),
  };
  const set = quantitiesIn({ ...record, packing: sizes }, items);
  return set?.bottles && [{ ...record, packing: sizes, ...set }];
}

/** The moment that the words name, else that of the text; undefined if it is to come, or unclear. */
export function momentOf(items: readonly Item[], local: LocalTime) {
  const moments = items.filter(({ type }) => type === 'day' || type === 'time' || type === 'ago');
  const frame = { op: 'note' as const, items: moments, sentence: 0, clause: 0, plan: false };
  const { at, ahead, unsure } = whenOf(frame, [], [], local);
  return ahead || unsure ? undefined : { at, isSaid: moments.length > 0 };
}

/** "and 30 gal press to D1": one more part of the last pressing. */
export function furtherPart({ records }: Earlier, items: readonly Item[]): Change | undefined {
  const record = records.length - 1;
  const { op, to = [], volume, parts = volume && [{ volume, to }] } = records[record] ?? {};
  const [named, ...others] = items.filter(({ type }) => type === 'vessels');
  const [number, ...more] = items.filter(isNumeric);
  const poured = volumeOf(number);
  const isOne =
    others.length === 0 && more.length === 0 && named?.type === 'vessels' && named.ids.length === 1;
  if (op !== 'press' || !parts || poured === undefined || !isOne || named.unknown.length > 0)
    return undefined;
  const isFree = items.some((item) => hasCue(item, 'freeRun'));
  const isHard = items.some((item) => hasCue(item, 'pressFraction') || verbOf(item)?.op === 'press');
  const fraction = isFree ? ('free_run' as const) : isHard ? ('press' as const) : undefined;
  const part = { ...(fraction && { fraction }), volume: liters(poured), to: named.ids };
  return { record, set: { parts: [...parts, part], to: [...new Set([...to, ...named.ids])] } };
}

function valueFrom(earlier: Earlier, number: Item, items: readonly Item[]): Change | undefined {
  const record = earlier.records.length - 1;
  const target = earlier.records[record];
  if (number.type === 'number') {
    const change = nearest(earlier, number.value, undefined);
    return 'set' in change && change.record === record ? change : undefined;
  }
  const set =
    target &&
    quantitiesIn(
      target,
      items.filter(({ type }) => type !== 'vessels'),
    );
  return set && { record, set };
}
