import type { CellarRecord, Part } from '@orbit-vine/cellar-notes/reading.ts';
import { type Book, keyOf } from '../book/book.ts';
import type { Work, WorkOf } from '../work.ts';
import { doseOf, fruitGrams, given, millilitres } from './amounts.ts';
import { nextLotCode } from './lot-code.ts';
import { compositionOf } from './reader-context.ts';

export interface BookSetting {
  /** The cellar as it stands before the record. */
  book: Book;
  /** Block to the variety that grows there. */
  blocks: Readonly<Record<string, string>>;
}

type Translate = (record: CellarRecord, setting: BookSetting) => Work[];

function note(record: CellarRecord, text?: string): Work {
  const { vessels, lot } = record;
  return { op: 'note', ...given({ vessels, lot, note: record.note ?? text }) };
}

function vesselsOfLot(book: Book, lot: string | undefined): string[] {
  if (lot === undefined) return [];
  return [...book.vessels.values()].filter((vessel) => vessel.lot === lot).map(({ id }) => id);
}

function sourcesOf({ from, fromLot, lot }: CellarRecord, book: Book): string[] {
  return from && from.length > 0 ? from : vesselsOfLot(book, fromLot ?? lot);
}

function lotsIn(book: Book, vessels: readonly string[]): string[] {
  return [...new Set(vessels.flatMap((vessel) => book.vessels.get(vessel)?.lot ?? []))];
}

/** A code where a lot comes into being: in vessels that hold nothing, from fruit, several lots or nowhere known. */
function newLot(to: readonly string[], sources: readonly string[], record: CellarRecord, book: Book) {
  if (lotsIn(book, to).length > 0 || sources.length === 1) return {};
  const parts = sources.flatMap((id) => {
    const lot = book.lots.get(id);
    return lot ? compositionOf(lot) : [];
  });
  const known = parts.flatMap(({ variety }) => variety ?? []);
  const varieties = [...new Set(known.length > 0 ? known : record.variety ? [record.variety] : [])];
  const year = record.at ? Number(record.at.date.slice(0, 4)) : undefined;
  const vintages = new Set(parts.flatMap(({ vintage }) => vintage ?? []));
  const vintage = vintages.size === 1 ? [...vintages][0] : parts.length === 0 ? year : undefined;
  return { lot: nextLotCode(book.lots.keys(), varieties, vintage) };
}

function receiveFruit(record: CellarRecord, { book, blocks }: BookSetting): Work[] {
  const { to = [], block, grower, weighTag, at } = record;
  const grams = fruitGrams(record.weight, to.length);
  if (grams === undefined) return [note(record)];
  const variety = record.variety ?? (block ? blocks[block] : undefined) ?? null;
  const vintage = at ? Number(at.date.slice(0, 4)) : null;
  const component = { variety, block: block ?? null, vintage };
  // Another load of the same fruit belongs to the lot that it finds.
  const [held, ...others] = lotsIn(book, to);
  const found = others.length === 0 ? book.lots.get(held ?? '') : undefined;
  const shares = found ? compositionOf(found) : [];
  const joins = shares.length === 1 && shares[0] && keyOf(shares[0]) === keyOf(component);
  const varieties = variety === null ? [] : [variety];
  const code = joins ? found?.id : nextLotCode(book.lots.keys(), varieties, vintage ?? undefined);
  const lot = held === undefined || joins ? code : undefined;
  return [{ op: 'receive_fruit', to, grams, component, ...given({ lot, grower, weighTag }) }];
}

function crush(record: CellarRecord, { book }: BookSetting): Work[] {
  const { to = [], fromLot, mode } = record;
  const from = sourcesOf(record, book);
  if (to.length === 0) return [note(record, mode ?? 'crushed')];
  const ml = millilitres(record.volume, to.length);
  return [
    {
      op: 'crush',
      from,
      to,
      ...newLot(to, lotsIn(book, from), record, book),
      ...given({ fromLot, ml, mode }),
    },
  ];
}

function press(record: CellarRecord, { book }: BookSetting): Work[] {
  const { to = [], fromLot, mode } = record;
  const from = sourcesOf(record, book);
  const named = (record.parts ?? []).filter((part) => part.to && part.to.length > 0);
  const parts: Part[] =
    named.length > 0 ? named : to.length > 0 ? [{ to, ...given({ volume: record.volume }) }] : [];
  if (parts.length === 0) return [note(record, 'pressed')];
  const sources = lotsIn(book, from);
  return [
    {
      op: 'press',
      from,
      ...given({ fromLot, mode }),
      parts: parts.map(({ to: into = [], volume, fraction }) => ({
        to: into,
        ...newLot(into, sources, record, book),
        ...given({ ml: millilitres(volume, into.length), fraction }),
      })),
    },
  ];
}

function transfer(record: CellarRecord, { book }: BookSetting): Work[] {
  const { to = [], fill, mode, kind, loss } = record;
  const from = sourcesOf(record, book);
  if (from.length === 0 || to.length === 0) return [note(record)];
  const op = record.op === 'filter' ? 'filter' : 'transfer';
  const ml = millilitres(record.volume, to.length);
  const lossMl = millilitres(loss?.volume, from.length);
  const sources = lotsIn(book, from);
  const lot = newLot(to, sources, record, book);
  return [
    { op, from, to, ...lot, ...given({ ml, lossMl, lossReason: loss?.reason, fill, mode: mode ?? kind }) },
  ];
}

function top(record: CellarRecord): Work[] {
  const { vessels, lot, from, fromLot, volume } = record;
  const ml = millilitres(volume);
  if (ml === undefined) return [note(record, 'topped')];
  const each = volume?.per ? true : undefined;
  return [{ op: 'top', ml, ...given({ vessels, lot, from, fromLot, each }) }];
}

/** Percents in hundredths, so that shares stay whole. */
const hundredths = (percent: number | undefined) =>
  percent === undefined ? undefined : Math.round(percent * 100);

function blend(record: CellarRecord, { book }: BookSetting): Work[] {
  const { to = [], loss } = record;
  const parts = (record.parts ?? []).map(({ vessel, lot, volume, percent }) =>
    given({ vessel, lot, ml: millilitres(volume), share: hundredths(percent) }),
  );
  if (to.length === 0 || parts.length === 0) return [note(record)];
  const sources = lotsIn(book, [
    ...parts.flatMap(({ vessel }) => vessel ?? []),
    ...parts.flatMap(({ lot }) => vesselsOfLot(book, lot)),
  ]);
  const ml = millilitres(record.volume, to.length);
  const lossMl = millilitres(loss?.volume);
  return [
    {
      op: 'blend',
      to,
      parts,
      ...newLot(to, sources, record, book),
      ...given({ ml, lossMl, lossReason: loss?.reason }),
    },
  ];
}

function split(record: CellarRecord, { book }: BookSetting): Work[] {
  const from = sourcesOf(record, book);
  const parts = (record.parts ?? []).flatMap(({ vessel, to = [], volume, percent }) =>
    [...(vessel ? [vessel] : []), ...to].map((into) => ({
      to: into,
      ...given({ ml: millilitres(volume), share: hundredths(percent) }),
    })),
  );
  return from.length > 0 && parts.length > 0 ? [{ op: 'split', from, parts }] : [note(record)];
}

function bottle(record: CellarRecord): Work[] {
  const { from, lot, bottles, loss } = record;
  if (!bottles) return [note(record, 'bottled')];
  const lossMl = millilitres(loss?.volume);
  return [{ op: 'bottle', bottles: [bottles], ...given({ from, lot, lossMl, lossReason: loss?.reason }) }];
}

function addMaterial(record: CellarRecord): Work[] {
  const { vessels, lot, amount, rate, organism } = record;
  const dose = doseOf(amount, rate, record.strengthPercent);
  // A rate of SO2 is not one of the product: it is summed as what it says.
  const material = rate?.basis === 'SO2' ? 'SO2' : (record.material ?? organism ?? 'unknown');
  const isLiquid = record.material === 'water' && dose?.unit === 'uL' && dose.amount !== undefined;
  const volumeMl = isLiquid ? Math.round((dose.amount ?? 0) / 1000) : undefined;
  const fields = { material, ...given({ vessels, lot, volumeMl }), ...dose };
  if (record.op === 'inoculate') return [{ op: 'inoculate', organism: organism ?? 'yeast', ...fields }];
  return [{ op: record.op === 'fine' ? 'fine' : 'addition', ...fields }];
}

/** A dip is a level of the book, whatever else is a reading of the wine. */
function measure(record: CellarRecord, { book }: BookSetting): Work[] {
  const { vessels, lot, measurements = [] } = record;
  const places = vessels && vessels.length > 0 ? vessels : vesselsOfLot(book, lot);
  const isLevel = (kind: string) => places.length === 1 && (kind === 'volume' || kind === 'weight');
  const works: Work[] = [];
  const readings = measurements.filter(({ kind }) => !isLevel(kind));
  if (readings.length > 0) works.push({ op: 'measurement', ...given({ vessels, lot }), readings });
  const levels: WorkOf<'gauge'>['levels'] = measurements
    .filter(({ kind }) => isLevel(kind))
    .map(({ kind, value }) => ({
      vessel: places[0] ?? '',
      [kind === 'volume' ? 'ml' : 'grams']: Math.round(value * 1000),
    }));
  if (levels.length > 0) works.push({ op: 'gauge', levels });
  return works;
}

function lose(record: CellarRecord): Work[] {
  const { vessels, lot, volume, weight, reason, all, op } = record;
  const each = volume?.per || weight?.per ? true : undefined;
  const ml = millilitres(volume);
  if (op === 'dump') return [{ op: 'dump', ...given({ vessels, lot, ml: all ? undefined : ml, reason }) }];
  if (all) return [{ op: 'empty', ...given({ vessels, lot, reason }) }];
  return [{ op: 'loss', ...given({ vessels, lot, ml, grams: fruitGrams(weight), each, reason }) }];
}

const STATES = [
  'fermentation_started',
  'fermentation_stuck',
  'fermentation_finished',
  'malolactic_started',
  'malolactic_finished',
] as const;

function setState(record: CellarRecord): Work[] {
  const { vessels, lot, native } = record;
  const state = STATES.find((each) => each === record.state);
  return state ? [{ op: 'state', state, ...given({ vessels, lot, native }) }] : [note(record, record.state)];
}

function workCap(record: CellarRecord): Work[] {
  const { vessels, lot, method, times, durationMin } = record;
  const lasted = durationMin === undefined ? undefined : `${durationMin} min`;
  return [{ op: 'cap_work', ...given({ vessels, lot, method, times, note: lasted }) }];
}

const translations: Record<CellarRecord['op'], Translate> = {
  receive_fruit: receiveFruit,
  crush,
  press,
  inoculate: addMaterial,
  addition: addMaterial,
  fine: addMaterial,
  cap_work: workCap,
  measurement: measure,
  transfer,
  filter: transfer,
  top,
  blend,
  split,
  bottle,
  loss: lose,
  dump: lose,
  state: setState,
  note: (record) => [note(record)],
};

/**
 * What a record of a message is in the book: one piece of work, or two where a dip stands among readings. What the book cannot
 * enter for want of a place or a volume becomes a note, so that nothing that was said is lost.
 */
export function worksOfRecord(record: CellarRecord, setting: BookSetting): Work[] {
  return translations[record.op](record, setting);
}
