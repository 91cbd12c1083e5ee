import { hasCue, type Item, isLocation, isNumeric, kindOf } from '../recognize/items.ts';
import type { MeasurementKind } from '../schema/reading.ts';
import type { Clause } from './clauses.ts';
import { convertItem, type ReadingItem } from './convert.ts';
import { replaceItems } from './replace-items.ts';
import { roundTo } from './round-to.ts';

/** The kinds of a list of vessels or lots, with the numbers of its first. */
export interface Leading {
  kinds: { kind: MeasurementKind; value: number; liters?: number }[];
  sentence: number;
}

/** "brix T5 18", before its number is a reading. */
export function findLeading({ items, sentence }: Clause): Leading | undefined {
  const kinds = items.filter((item) => kindOf(item) !== undefined);
  const locations = items.filter(isLocation);
  const numbers = items.filter(isNumeric);
  const [term, location, number] = [kinds[0], locations[0], numbers[0]];
  const alone = kinds.length === 1 && locations.length === 1 && numbers.length === 1;
  if (!alone || !term || !location || number?.type !== 'number') return undefined;
  const kind = kindOf(term);
  const inOrder =
    items.indexOf(term) < items.indexOf(location) && items.indexOf(location) < items.indexOf(number);
  return kind && kind !== 'volume' && inOrder
    ? { kinds: [{ kind, value: number.value }], sentence }
    : undefined;
}

/** "T5 brix 18.2 temp 58", "T1 380 gal": a vessel or lot, and its readings. `liters` is one of the volume's unit. */
export function findPattern({ items, sentence }: Clause): Leading | undefined {
  const [location, ...readings] = items.filter((item) => !isSmall(item));
  const kinds = readings.flatMap((item) => {
    if (item.type !== 'reading' || item.problem !== undefined) return [];
    const value = Number(item.raw);
    return { kind: item.kind, value, ...(item.kind === 'volume' ? { liters: item.value / value } : {}) };
  });
  return location && isLocation(location) && kinds.length === readings.length && kinds.length > 0
    ? { kinds, sentence }
    : undefined;
}

const isColon = (item: Item) => item.type === 'word' && /^[:=]$/.test(item.text);

const isSmall = (item: Item) =>
  hasCue(item, 'in', 'is') || item.type === 'word' || kindOf(item) !== undefined;

/** "…, T6 58", "…, T6 16.4 56": a vessel or lot and as many numbers alone continue the list's kinds. */
export function claimRepeated(clause: Clause, { kinds, sentence }: Leading): boolean {
  const { items } = clause;
  const [location, ...numbers] = items.filter((item) => !hasCue(item, 'in', 'is') && !isColon(item));
  if (!location || !isLocation(location) || numbers.length !== kinds.length) return false;
  if (clause.sentence !== sentence && kinds.length < 2) return false;
  const readings = kinds.flatMap((kind, at) => {
    const number = numbers[at];
    const reading = number?.type === 'number' ? readingLike(kind, number) : undefined;
    return number && reading ? { number, reading } : [];
  });
  if (readings.length < kinds.length) return false;
  for (const { number, reading } of readings) replaceItems(clause, items.indexOf(number), 1, reading);
  return true;
}

/** A number as another of its kind, and in the same unit. */
function readingLike(
  { kind, value, liters }: Leading['kinds'][number],
  number: Extract<Item, { type: 'number' }>,
): Omit<ReadingItem, 'from' | 'next' | 'type'> | undefined {
  if (liters !== undefined) {
    const isNear = number.value > value / 3 && number.value < value * 3;
    return isNear ? { kind, value: roundTo(number.value * liters, 3), raw: number.raw } : undefined;
  }
  const reading = convertItem(kind, number);
  const isOtherScale = kind === 'temperature' && number.value > 45 !== value > 45;
  return reading.problem === undefined && !isOtherScale ? reading : undefined;
}
