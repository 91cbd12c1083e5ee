import { hasCue, type Item, isNumeric, verbOf } from '../recognize/items.ts';
import { volumeOf } from '../recognize/volumes.ts';
import { type Draft, liters, shareOut } from '../records/draft.ts';
import { fillCount } from '../records/fill-bottle.ts';
import { fillWeights } from '../records/fill-fruit.ts';
import { fillVolume, fillVolumes, fillYield } from '../records/fill-moves.ts';
import { fillAmount, fillTimes } from '../records/fill-work.ts';
import type { CellarRecord, Operation } from '../schema/reading.ts';
import type { Unit } from '../vocabulary/units.ts';

type Fields = Partial<CellarRecord>;

const quantityFields = [
  'amount',
  'rate',
  'volume',
  'weight',
  'gross',
  'tare',
  'bottles',
  'packing',
  'loss',
  'times',
  'durationMin',
  'micron',
] as const satisfies (keyof CellarRecord)[];

/** The same rules as for a first message, by the record's operation. */
const fillers: Partial<Record<Operation, (draft: Draft) => void>> = {
  addition: fillAmount,
  fine: fillAmount,
  inoculate: fillAmount,
  bottle: fillCount,
  remove_bottles: fillCount,
  receive_fruit: fillWeights,
  top: fillVolume,
  loss: fillVolume,
  dump: fillVolume,
  transfer: fillVolumes,
  filter: fillVolumes,
  crush: fillYield,
  press: fillYield,
  blend: fillVolumes,
  cap_work: fillTimes,
};

/** A number in a unit that its own words don't give. */
export function withUnit(
  number: { value: number; raw: string; from: number; next: number },
  unit: Unit,
): Extract<Item, { type: 'quantity' | 'rate' }> {
  const { value, from, next } = number;
  return unit.dimension === 'ratio'
    ? { type: 'rate', value, scale: 1, of: 'mass', written: 'ppm', from, next }
    : { type: 'quantity', ...number, unit };
}

/** What the words say of a record's quantities; undefined if a number of them is none of its quantities. */
export function quantitiesIn(record: CellarRecord, items: readonly Item[]): Fields | undefined {
  const fill = fillers[record.op];
  // Parts have volumes each; one number does not say whose it is.
  if (!fill || record.parts) return undefined;
  const numbers = items.filter((item) => isNumeric(item));
  if (numbers.length === 0 && items.some((item) => hasCue(item, 'each', 'total')))
    return sharedAnew(record, items);
  const lost = lossAnew(record, numbers, items);
  if (lost) return lost;
  for (const item of numbers) item.used = false;
  const bare: CellarRecord = { ...record };
  const replaced = replacedBy(items);
  for (const field of quantityFields) if (replaced(field)) delete bare[field];
  const frame = { op: record.op, items: [...items], sentence: 0, clause: 0, plan: false };
  const draft: Draft = { record: bare, asks: [], frame };
  fill(draft);
  if (bare.weight && !record.containers)
    bare.weight = shareOut(bare.weight, items, record.to ?? record.vessels);
  // "2 gal lees" after a move tells the loss alone.
  if (bare.loss && !bare.volume && record.volume) bare.volume = record.volume;
  const changes = keptShares(record, changesOf(record, bare), items);
  if (isOfOneLug(record, changes, items)) return quantitiesIn(record, [...items, each]);
  const isSaid = numbers.length > 0 ? numbers.every(({ used }) => used) : changes.packing !== undefined;
  if (isSaid) return changes;
  for (const item of numbers) item.used = false;
  return undefined;
}

/** "sorry 36 lb" after "26 lugs at 34 lb": a weight that is nearer to that of one lug. */
function isOfOneLug(
  { containers, weight: before }: CellarRecord,
  { weight }: Fields,
  items: readonly Item[],
) {
  const count = containers?.count ?? 1;
  if (count < 2 || !before || !weight || items.some((item) => hasCue(item, 'each', 'total'))) return false;
  return weight.value * Math.sqrt(count) < before.value;
}

const each: Item = {
  ...{ type: 'term', text: 'each', meanings: [{ is: 'cue', cue: 'each' }], from: 0, next: 0 },
};

/** "lost 6 gal" after a move that lost 4. */
function lossAnew(
  { loss }: CellarRecord,
  [number, ...more]: Item[],
  items: readonly Item[],
): Fields | undefined {
  const poured = volumeOf(number);
  const isLost = items.some((item) => verbOf(item)?.op === 'loss');
  if (!loss || !isLost || !number || poured === undefined || more.length > 0) return undefined;
  number.used = true;
  return { loss: { ...loss, volume: liters(poured) } };
}

/** The vessels that "each" is of: the work's, or the sources of a move to one. */
export const sharers = ({ vessels, from = [], to }: CellarRecord): string[] | undefined =>
  vessels ?? (from.length > 1 && (to?.length ?? 0) < 2 ? from : to);

/** "that was each": the same quantity, shared out otherwise. */
function sharedAnew(record: CellarRecord, items: readonly Item[]): Fields | undefined {
  const vessels = sharers(record);
  if (vessels && vessels.length < 2) return undefined;
  if (record.amount) return { amount: shareOut(record.amount, items, vessels) };
  return record.volume && { volume: shareOut(record.volume, items, vessels) };
}

/** A dose is an amount or a rate; fruit has a weight beside its volume. Packing and counts stay unless said anew. */
function replacedBy(items: readonly Item[]) {
  const isDose = items.some((item) => item.type === 'quantity' || item.type === 'rate');
  const isMass = items.some((item) => item.type === 'quantity' && item.unit.dimension === 'mass');
  const isVolume = items.some((item) => volumeOf(item) !== undefined);
  const replaced: Partial<Record<(typeof quantityFields)[number], boolean>> = {
    ...{ amount: isDose, rate: isDose, volume: isVolume },
    ...{ weight: isMass, gross: isMass, tare: isMass },
  };
  return (field: (typeof quantityFields)[number]) => replaced[field] === true;
}

function changesOf(record: CellarRecord, filled: CellarRecord): Fields {
  const changes: Fields = {};
  for (const field of quantityFields) {
    const [before, after] = [record[field], filled[field]];
    if (JSON.stringify(before) !== JSON.stringify(after)) Object.assign(changes, { [field]: after });
  }
  // "410 gal", after all the rest was lost
  const isRestLost = record.all && record.reason !== undefined;
  return record.all && changes.volume && !isRestLost ? { ...changes, all: false } : changes;
}

/** A value that corrects "12 g each" is each, too, unless it is in all. */
function keptShares(record: CellarRecord, changes: Fields, items: readonly Item[]): Fields {
  if (items.some((item) => hasCue(item, 'total'))) return changes;
  const kept: Fields = { ...changes };
  for (const field of ['amount', 'volume', 'weight'] as const) {
    const value = changes[field];
    if (value && record[field]?.per) kept[field] = { ...value, per: 'each' };
  }
  return kept;
}
