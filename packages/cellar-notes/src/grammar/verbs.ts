import {
  hasCue,
  type Item,
  isBottleCount,
  isLocation,
  materialOf,
  purposeOf,
  removalsOf,
  textOf,
  varietyOf,
  verbOf,
  withoutRemoval,
} from '../recognize/items.ts';
import { volumeOf } from '../recognize/volumes.ts';
import type { Clause } from './clauses.ts';
import { type Frame, isArticle, materialOps, type Verb } from './frame.ts';
import { isOfVehicle, isOnTheWay } from './people-and-trucks.ts';
import { settleDoses } from './settle-doses.ts';

/** A verb that is negated or names an occasion ("@ crush") is no work; in "45 gal press" it is a fraction. */
export function settleVerbs(clause: Clause, last: Frame | undefined) {
  clause.items = settleDoses(settleRemoval(clause.items));
  for (const [index, item] of clause.items.entries()) {
    const verb = verbOf(item);
    if (!verb || item.type !== 'term') continue;
    const started =
      last?.op === 'press' || clause.items.slice(0, index).some((other) => verbOf(other)?.op === 'press');
    const names =
      !verb.past && /^(press|filter)$/.test(verb.op) && hasCue(clause.items[index + 1], 'equipment');
    // "not stuck" is said about the vessel.
    if (verb.op === 'state' && isDenied(clause.items, index)) item.meanings = [{ is: 'cue', cue: 'look' }];
    // "the press valve leaks"
    else if (names) item.meanings = [{ is: 'plain' }];
    else if (isOfVehicle(clause.items, verb)) item.meanings = [{ is: 'plain' }];
    else if (isOfEquipment(clause.items, verb)) {
      item.meanings = verb.op === 'loss' ? [{ is: 'cue', cue: 'look' }] : [{ is: 'plain' }];
    } else if (
      isArrival(clause.items, verb, last) ||
      (verb.op === 'receive_fruit' && isOnTheWay(clause.items, index)) ||
      isThroughFilter(clause.items, index, verb) ||
      isNoWork(clause, index, verb) ||
      (verb.weak && !isWeakWork(clause.items, item, last))
    ) {
      item.meanings = item.meanings.filter((meaning) => meaning.is !== 'verb');
    } else if (verb.op === 'press' && !verb.past && started && isFractionWord(clause, index)) {
      item.meanings = [{ is: 'cue', cue: 'pressFraction' }];
    }
  }
}

/** Beside a number of bottles, "pulled" and "sample" take them out of stock, unless the clause fills them. */
function settleRemoval(items: Item[]): Item[] {
  const removes = removesBottles(items);
  return items.map((item) => {
    const isLeft = removalsOf(item).length > 0;
    if (!removes) return withoutRemoval(item);
    if (item.type !== 'term' || !verbOf(item)) return item;
    const meanings = item.meanings.filter(
      (each) => each.is !== 'verb' || (isLeft && each.verb.op === 'remove_bottles'),
    );
    return { ...item, meanings };
  });
}

/** "delivered 40 cases of merlot" may be fruit, unless a lot is named or where the bottles went. */
export function removesBottles(items: readonly Item[]): boolean {
  const isOutBefore = (at: number) =>
    items.slice(0, at).some((item) => verbOf(item)?.past && removalsOf(item).length > 0);
  const isFill = (item: Item, at: number) => {
    const verb = verbOf(item);
    // "pulled 6 bottles from the bottling of T7"
    const isNoun = verb?.op === 'bottle' && (!verb.past || hasCue(items[at - 1], 'from')) && isOutBefore(at);
    return !isNoun && ((verb?.op === 'bottle' && !verb.weak) || verb?.mode === 'barrel_down');
  };
  const fills = items.some(isFill);
  const isFruit =
    items.some(
      (item) => item.type === 'block' || (item.type === 'quantity' && item.unit.dimension === 'mass'),
    ) || items.some((item) => verbOf(item)?.op === 'receive_fruit');
  const isClear = items.some((item) => purposeOf(item) !== undefined || item.type === 'lot');
  const isOut = items.some((item) => purposeOf(item) !== undefined || removalsOf(item).length > 0);
  return items.some(isBottleCount) && !fills && isOut && (!isFruit || isClear);
}

function isDenied(items: readonly Item[], index: number): boolean {
  const [before, earlier] = [items[index - 1], items[index - 2]];
  return hasCue(before, 'not') || (hasCue(earlier, 'not') && before?.type === 'term' && !verbOf(before));
}

function isNoWork({ items }: Clause, index: number, verb: Verb): boolean {
  const before = items[index - 1];
  if (isDenied(items, index)) return true;
  const item = items[index];
  const isNoun = item?.type === 'term' && item.text === 'parte' && hasCue(items[index + 1], 'from');
  if (isNoun && items.slice(0, index).some(verbOf)) return true;
  // "topped T9 with argon"
  const isGas = (item: Item) =>
    item.type === 'term' && /^(gas|co2|co 2|argon|nitrogen|n2|nitrogeno)$/.test(item.text);
  if (verb.op === 'top' && items.some(isGas) && !items.some((item) => volumeOf(item) !== undefined))
    return true;
  // "T5 bajó a 3 brix", "bajó 3 brix el T5" moves no wine.
  const measured = items[hasCue(items[index + 1], 'to') ? index + 2 : index + 1];
  if (verb.mode === 'move' && measured?.type === 'reading' && measured.kind !== 'volume') return true;
  if (verb.past) return false;
  const timed =
    (before?.type === 'term' && /^(at|@|for)$/.test(before.text)) ||
    (verb.op === 'press' && hasCue(before, 'in', 'to', 'with'));
  if (timed || isOccasion(items, index) || items.some((item) => hasCue(item, 'set'))) return true;
  // "delestage, 1h drain": a duration, not a move.
  const lasts = items.some((item) => item.type === 'quantity' && item.unit.dimension === 'duration');
  return verb.mode === 'drain' && lasts && !items.some((item) => item.type === 'vessels');
}

/** "moved T9 to T14, 280 gal arrived": wine, and no fruit. */
function isArrival(items: Item[], verb: Verb, last: Frame | undefined): boolean {
  const isFruit = (item: Item) =>
    item.type === 'block' ||
    varietyOf(item) !== undefined ||
    (item.type === 'quantity' && item.unit.dimension === 'mass');
  return (
    verb.op === 'receive_fruit' &&
    (last?.op === 'transfer' || last?.op === 'filter') &&
    items.some((item) => volumeOf(item) !== undefined) &&
    !items.some(isFruit)
  );
}

/** "pumped T2 through the pads", "pasé el T2 por el filtro": the filter names the work. */
function isThroughFilter(items: Item[], index: number, verb: Verb): boolean {
  const at = items.findIndex((item) => verbOf(item)?.op === 'filter' && !verbOf(item)?.past);
  const lead = items[at - (isArticle(items[at - 1]) ? 2 : 1)];
  const isThrough = [lead, items[at]].some(
    (item) =>
      (item?.type === 'term' || item?.type === 'word') &&
      /^(through|thru|using|usando|por)\b/.test(item.text),
  );
  return verb.mode === 'move' && at > index && isThrough;
}

/** "the T2 hose is leaking", "when the valve stuck": no loss that is over, and no stuck ferment. */
function isOfEquipment(items: Item[], verb: Verb): boolean {
  const isLeak = verb.op === 'loss' && !verb.past && !items.some((item) => volumeOf(item) !== undefined);
  return (isLeak || verb.state === 'fermentation_stuck') && items.some((item) => hasCue(item, 'equipment'));
}

/** "lost 4 gal during pumpover": an occasion, if nothing follows. */
function isOccasion(items: Item[], index: number): boolean {
  const lead = items[index - (isArticle(items[index - 1]) ? 2 : 1)];
  return /^(during|while|before|after|durante)$/.test(textOf(lead)) && items[index + 1] === undefined;
}

/** "got", "put", and "used" are work if they have a material or a wine and no other verb. */
function isWeakWork(items: Item[], item: Item, last: Frame | undefined): boolean {
  const other = items.some((each) => each !== item && verbOf(each) !== undefined && !verbOf(each)?.weak);
  const locations = items.filter(isLocation).length;
  const named = items.some(
    (each) =>
      materialOf(each) !== undefined ||
      varietyOf(each) !== undefined ||
      hasCue(each, 'yeast', 'bacteria') ||
      (last?.material === undefined && isSmallDose(each)),
  );
  // "gasket blew on T6, 4 gal on the floor"
  if (verbOf(item)?.mode === 'spill') return !other && items.some((each) => volumeOf(each) !== undefined);
  // "sample T5 2L": a sample without a volume is no loss.
  if (verbOf(item)?.op === 'loss')
    return (
      !other &&
      locations === 1 &&
      items.some((each) => volumeOf(each) !== undefined) &&
      !items.some(materialOf)
    );
  // "ran 60 cases off T2"
  if (verbOf(item)?.op === 'bottle') return !other && locations === 1 && items.some(isBottleCount);
  // "lost 3 gal down the drain"
  if (verbOf(item)?.op === 'dump')
    return !items.some((each) => each !== item && ['loss', 'dump'].includes(verbOf(each)?.op ?? ''));
  // "make T2: 90 gal T1, 110 gal T5"
  if (verbOf(item)?.op === 'blend')
    return (
      !other &&
      locations > 1 &&
      items.some((each) => volumeOf(each) !== undefined) &&
      !items.some((each) => materialOf(each) !== undefined)
    );
  return !other && (named || locations > 1);
}

const isSmallDose = (item: Item) =>
  item.type === 'rate' || (item.type === 'quantity' && ['g', 'oz'].includes(item.unit.id));

function isFractionWord(clause: Clause, index: number): boolean {
  const [before, after] = [clause.items[index - 1], clause.items[index + 1]];
  return before?.type === 'quantity' || before?.type === 'number' || volumeOf(after) !== undefined;
}

/** Splits a clause with two kinds of work; the subject just before the second verb goes with it. */
export function splitVerbs(clause: Clause): Item[][] {
  const segments: Item[][] = [];
  let current: Item[] = [];
  let verb: Verb | undefined;
  for (const item of clause.items) {
    const next = verbOf(item);
    const other = next !== undefined && verb !== undefined && !isSameWork(verb, next);
    if (other) {
      const carried = subjectBefore(current);
      segments.push(current.slice(0, current.length - carried.length));
      current = [...carried, item];
      verb = next;
      continue;
    }
    current.push(item);
    if (next && (!verb || isFiner(verb, next))) verb = next;
  }
  segments.push(current);
  return segments.filter((segment) => segment.length > 0);
}

function subjectBefore(items: Item[]): Item[] {
  const last = items.at(-1);
  const locations = items.filter(isLocation);
  return last &&
    locations.length > 1 &&
    last === locations.at(-1) &&
    items.at(-2)?.type !== 'arrow' &&
    !hasCue(items.at(-2), 'from', 'to', 'in')
    ? [last]
    : [];
}

export function isSameWork(one: Verb, other: Verb): boolean {
  if (one.op !== other.op) {
    if (materialOps.has(one.op) && materialOps.has(other.op)) return true;
    // "filled bbls 101-104, racked", "drained and filtered": only the movers below are one work.
    return one.op === 'state' && other.op === 'inoculate' && other.past === false;
  }
  return one.op !== 'cap_work' || one.method === other.method;
}

/** Whether the second of two words for one work is more specific. */
export function isFiner(one: Verb, other: Verb): boolean {
  if (one.op !== other.op) return other.op !== 'addition';
  const plain = ['move', 'crush', undefined];
  return (
    (plain.includes(one.mode) && other.mode !== undefined && other.mode !== one.mode) ||
    (one.kind === undefined && other.kind !== undefined) ||
    (one.native === undefined && other.native === true)
  );
}
