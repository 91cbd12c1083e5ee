import { type Item, isLocation, isNumeric, kindOf, materialOf, verbOf } from '../recognize/items.ts';
import type { MeasurementKind } from '../schema/reading.ts';
import type { Clause } from './clauses.ts';
import { asTemperature, convertItem, isGravity, type ReadingItem } from './convert.ts';
import { replaceItems, spendItem } from './replace-items.ts';

type Heading = readonly MeasurementKind[];

/**
 * "10.1/58" after a vessel, or below a heading with one. Returns the kinds of its pair if words name them; they hold for
 * the pairs after it: "free/total T9 24/78, T10 19/66".
 */
export function claimRatios(clause: Clause, hasLocation: boolean, heading: Heading = []): Heading {
  const index = clause.items.findIndex((item) => item.type === 'ratio');
  const ratio = clause.items[index];
  if (ratio?.type !== 'ratio' || !hasLocation) return heading;
  const names = namesBefore(clause, index);
  const own = names.flatMap((name) => kindOf(name) ?? []);
  const kinds = own.length === 0 && clause.items.some(isLocation) ? heading : own;
  const [first, second] = kinds;
  if (first && second && kinds.length === 2) {
    const sides = [kindReading(first, ratio, 'left'), kindReading(second, ratio, 'right')];
    for (const name of names) spendItem(name);
    clause.items.splice(index, 1, ...sides);
    return kinds;
  }
  if (isFreeAndTotal(clause, index)) {
    const sides = [kindReading('free_so2', ratio, 'left'), kindReading('total_so2', ratio, 'right')];
    clause.items.splice(index - 1, 2, ...sides);
    return ['free_so2', 'total_so2'];
  }
  if (own.some((kind) => !hydrometerKinds.has(kind)) || namesOther(clause, index)) return [];
  const gravity = isGravity(ratio.left) ? 'sg' : 'brix';
  const temperature = asTemperature(ratio.right, ratio.unit);
  if (temperature.problem || (gravity === 'brix' && (ratio.left.value > 40 || ratio.left.value < -5)))
    return [];
  replaceItems(clause, index, 1, { kind: gravity, value: ratio.left.value, raw: ratio.left.raw });
  clause.items.splice(index + 1, 0, { type: 'reading', ...temperature, from: ratio.from, next: ratio.next });
  return claimRatios(clause, hasLocation);
}

/** "SO2 28/85": the free part, and the total. */
function isFreeAndTotal({ items }: Clause, index: number): boolean {
  const [name, ratio] = [items[index - 1], items[index]];
  const isSulfur = materialOf(name) === 'SO2' || kindOf(name) === 'free_so2';
  return isSulfur && ratio?.type === 'ratio' && !ratio.unit && ratio.left.value <= ratio.right.value;
}

const hydrometerKinds = new Set<MeasurementKind>(['brix', 'sg', 'baume', 'temperature']);

/** "f/t 26/88": a pair of other names precedes it. */
function namesOther({ items }: Clause, index: number): boolean {
  const slash = items[index - 2];
  const name = items[index - 3];
  return slash?.type === 'gap' && slash.mark === 'slash' && (name?.type === 'word' || name?.type === 'term');
}

/** "pH/TA 3.55/6.1": the kinds before the pair that have no number yet. */
function namesBefore(clause: Clause, index: number): Item[] {
  const before = clause.items.slice(0, index);
  const end = before.findLastIndex(
    (item) => item.type === 'reading' || isNumeric(item) || verbOf(item) !== undefined,
  );
  return before.slice(end + 1).filter((item) => kindOf(item) !== undefined);
}

function kindReading(
  kind: MeasurementKind,
  ratio: Extract<Item, { type: 'ratio' }>,
  side: 'left' | 'right',
): ReadingItem {
  const span = { from: ratio.from, next: ratio.next };
  const number = { type: 'number' as const, ...ratio[side], ...span };
  const reading = kind === 'temperature' ? asTemperature(ratio[side], ratio.unit) : convertItem(kind, number);
  return { type: 'reading', ...reading, ...span };
}
