import { hasCue, type Item, isLocation, isNumeric, kindOf, materialOf, verbOf } from '../recognize/items.ts';
import { volumeFactor } from '../recognize/volumes.ts';
import { liters } from '../records/draft.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { pouredLiters, type Unit } from '../vocabulary/units.ts';
import type { Change, Earlier } from './change-types.ts';

const moves = new Set<CellarRecord['op']>(['transfer', 'filter', 'press', 'blend']);

/**
 * "780 L, rest was lees, dumped", "got 780, left 20 of lees" after a move or a pressing: what arrived, and what was lost. A
 * lost rest is all that the source held (`all`). `unit` is that of bare numbers, if known.
 */
export function arrivedVolume(earlier: Earlier, items: readonly Item[], unit?: Unit): Change | undefined {
  const record = earlier.records.length - 1;
  const target = earlier.records[record];
  if (!target || !moves.has(target.op) || target.parts?.some(({ volume }) => volume)) return undefined;
  if (items.some((item) => isLocation(item) || materialOf(item) || isReading(item) || isOtherWork(item)))
    return undefined;
  // "lost 6 gal not 4"
  if (items.some((item) => hasCue(item, 'not'))) return undefined;
  const numbers = items.flatMap((item, index) => (isNumeric(item) ? [{ item, index }] : []));
  const rest = restLost(items);
  const lost = numbers.find(({ index }) => isLees(items, index));
  const [arrived, ...more] = numbers.filter((number) => number !== lost);
  // One or the other; a loss alone is read elsewhere.
  if (more.length > 0 || (lost === undefined) === (rest === undefined)) return undefined;
  if ((lost && !arrived) || (rest !== undefined && arrived && arrived.index > rest)) return undefined;
  const factor = volumeFactor(arrived?.item) ?? volumeFactor(lost?.item) ?? (unit && pouredLiters(unit));
  const [kept, gone] = [arrived, lost].map((number) => volumeIn(number?.item, factor));
  if (arrived && !kept) return unitMissing(record, arrived.item);
  if (lost && !gone) return unitMissing(record, lost.item);
  for (const { item } of numbers) item.used = true;
  const isWhole = rest !== undefined && target.op !== 'press' && target.op !== 'blend';
  if (!kept && !isWhole) return undefined;
  const set = {
    ...(kept ? { volume: kept } : {}),
    ...(gone && lost ? { loss: { volume: gone, reason: reasonOf(target, items, lost.index) } } : {}),
    ...(isWhole ? { all: true, reason: 'lees' } : {}),
  };
  return { record, set };
}

const isReading = (item: Item) => kindOf(item) !== undefined && kindOf(item) !== 'volume';

const isOtherWork = (item: Item) => {
  const verb = verbOf(item);
  const isArrival = item.type === 'term' && /^(got|gave|recib|lleg)/.test(item.text);
  return verb !== undefined && !isArrival && !verb.weak && !['dump', 'loss', 'press'].includes(verb.op);
};

/** Where the rest is said to be lost; undefined if nothing is. */
function restLost(items: readonly Item[]): number | undefined {
  const at = items.findIndex((item) => hasCue(item, 'rest'));
  const around = items.slice(Math.max(0, at - 2));
  const isLost = around.some(
    (item) => hasCue(item, 'lees') || ['dump', 'loss'].includes(verbOf(item)?.op ?? ''),
  );
  const isThere = items.some((item) => hasCue(item, 'left'));
  return at >= 0 && isLost && !isThere ? at : undefined;
}

/** "20 of lees", "lost 20", "20 gal of heavy lees"; in "400 gal lost 20" of the latter. */
function isLees(items: readonly Item[], index: number): boolean {
  const isWall = (item: Item) => item.type === 'gap' || isNumeric(item);
  const isLost = (item: Item) => hasCue(item, 'lees') || verbOf(item)?.op === 'loss';
  const after = items.slice(index + 1);
  const end = after.findIndex(isWall);
  const next = end < 0 ? after : after.slice(0, end);
  const isOfNext = end >= 0 && after[end]?.type !== 'gap' && verbOf(next.at(-1)) !== undefined;
  const before = items.slice(Math.max(0, index - 2), index);
  const own = before.slice(before.findLastIndex(isWall) + 1);
  return own.some(isLost) || next.some((item) => isLost(item) && !(isOfNext && item === next.at(-1)));
}

/** "lost 5" is unexplained, as in a first message. */
function reasonOf({ op }: CellarRecord, items: readonly Item[], index: number): string {
  if (op === 'filter') return 'filter';
  const near = items.slice(Math.max(0, index - 2), index + 4);
  const isNamed = near.some(
    (item) => hasCue(item, 'lees') && !(item.type === 'term' && item.text === 'lost'),
  );
  return isNamed ? 'lees' : 'unexplained';
}

function volumeIn(item: Item | undefined, factor: number | undefined) {
  if (item?.type !== 'number' && item?.type !== 'quantity') return undefined;
  const own = volumeFactor(item) ?? (item.type === 'number' ? factor : undefined);
  return own === undefined ? undefined : liters(item.value * own);
}

const unitMissing = (record: number, item: Item): Change | undefined =>
  item.type === 'number' ? { about: 'unit', record, value: item.value } : undefined;
