import {
  hasCue,
  type Item,
  isLocation,
  isNumeric,
  kindOf,
  materialOf,
  type NumberText,
  varietyOf,
  verbOf,
} from '../recognize/items.ts';
import type { MeasurementKind } from '../schema/reading.ts';
import { carryWeights } from './carry-units.ts';
import { claimGravity } from './claim-gravity.ts';
import { claimLevels, tellsLevels } from './claim-levels.ts';
import { claimNow } from './claim-now.ts';
import { claimPositions } from './claim-positions.ts';
import { claimRatios } from './claim-ratios.ts';
import { claimRepeated, findLeading, findPattern, type Leading } from './claim-repeated.ts';
import type { Clause } from './clauses.ts';
import {
  asTemperature,
  convertItem,
  convertReading,
  entryOf,
  isGravity,
  isWholeGravity,
  type ReadingItem,
  unitKinds,
} from './convert.ts';
import { nameDepletion, nameTartaricAcid, nameTotal } from './name-words.ts';
import { replaceItems, spendItem } from './replace-items.ts';

/** Turns every measured number into a reading of its kind, in the clause itself. */
export function claimReadings(clauses: Clause[]): void {
  carryWeights(clauses);
  claimPositions(clauses);
  let last: ReadingItem[] = [];
  let free: Clause | undefined;
  let leading: Leading | undefined;
  let pair: readonly MeasurementKind[] = [];
  const isAboutLevels = tellsLevels(clauses);
  const hasLocation = clauses.some((each) => each.items.some(isLocation));
  for (const [index, clause] of clauses.entries()) {
    nameTartaricAcid(clause);
    nameDepletion(clause);
    free = nameTotal(clause, free?.sentence === clause.sentence ? free : undefined);
    if (clause.items.some((item) => hasCue(item, 'set', 'trial'))) continue;
    const begins = findLeading(clause);
    if (clause.sentence !== clauses[index - 1]?.sentence) pair = [];
    pair = claimRatios(clause, hasLocation, pair);
    claimUnits(clause);
    claimSugar(clause, clauses[index + 1]);
    claimKinds(clause);
    claimLevels(clause, isAboutLevels, clauses[index - 1]);
    claimNow(clause, last, clauses[index - 1]);
    claimGravity(clause);
    claimBare(clause);
    if (begins || !leading || !claimRepeated(clause, leading)) leading = begins ?? findPattern(clause);
    const readings = clause.items.filter((item) => item.type === 'reading');
    if (readings.length > 0) last = readings;
  }
}

function claimUnits(clause: Clause) {
  clause.items.forEach((item, index) => {
    if (item.type !== 'quantity') return;
    const kind = unitKinds[item.unit.dimension];
    // "1.045 sg 68F": the unit may also name the number after it, which claimKinds finds.
    if (!kind) return;
    const before = clause.items[index - 1];
    if (kindOf(before) === kind) return;
    replaceItems(clause, index, 1, convertReading(kind, item, item.unit));
  });
  clause.items.forEach((item, index) => {
    if (item.type !== 'reading' || (item.kind !== 'brix' && item.kind !== 'sg' && item.kind !== 'baume'))
      return;
    const at = clause.items[index + 1];
    const joined =
      (at?.type === 'gap' && at.mark === 'slash') ||
      (hasCue(at, 'in', 'is') && !isPast(at)) ||
      at?.type === 'word';
    const next = clause.items[joined ? index + 2 : index + 1];
    if (next?.type !== 'number') return;
    const after = clause.items[joined ? index + 3 : index + 2];
    const alone = !joined && (next.value <= 45 || kindOf(after) !== undefined || after?.type === 'term');
    if (alone || kindOf(after) !== undefined) return;
    const temperature = asTemperature(next, undefined);
    if (!temperature.problem) replaceItems(clause, index + (joined ? 2 : 1), 1, temperature);
  });
}

/** "T3 14.2 77F": between a vessel and a temperature is the sugar, unless it may be a pH. */
function claimSugar(clause: Clause, after: Clause | undefined) {
  const [vessel, number, heat, ...rest] = clause.items;
  const [next] = after?.gap === 'comma' ? after.items : [];
  // "T12 10.2, 78F"; a whole number may be an hour.
  const isHeat = next?.type === 'quantity' && next.unit.dimension === 'temperature';
  const isHeated = heat === undefined && isHeat && number?.type === 'number' && /[.,]/.test(number.raw);
  const isBeside =
    vessel?.type === 'vessels' && (isHeated || (heat?.type === 'reading' && heat.kind === 'temperature'));
  if (!isBeside || number?.type !== 'number' || number.words || rest.some(isNumeric)) return;
  const isSugar =
    number.value >= 4.6 && number.value <= 32 && rest.every((item) => verbOf(item) === undefined);
  if (isSugar) replaceItems(clause, 1, 1, convertReading('brix', number));
}

/** "9.9 brix, was 12 yesterday": an earlier value, and no temperature. */
const isPast = (item: Item | undefined) =>
  item?.type === 'term' && /^(was|were|was at|estaba|tenia|traia|marcaba)$/.test(item.text);

function suits(
  kind: MeasurementKind,
  item: Item | undefined,
): item is Extract<Item, { type: 'number' | 'quantity' | 'rate' }> {
  if (item?.type === 'number') return kind !== 'volume' && item.words !== true;
  if (item?.type === 'rate') return entryOf(kind)?.takes.includes('ratio') ?? false;
  return item?.type === 'quantity' && (entryOf(kind)?.takes.includes(item.unit.dimension) ?? false);
}

/** Pairs kinds and numbers in either order; the direction with more pairs wins. */
function claimKinds(clause: Clause) {
  const right = pairs(clause, 1);
  const left = pairs(clause, -1);
  const chosen =
    left.length > right.length ||
    (left.length === right.length && countPlausible(clause, left) > countPlausible(clause, right))
      ? left
      : right;
  for (const { kind, kindAt, numberAt } of chosen.toSorted((one, other) => other.numberAt - one.numberAt)) {
    const item = clause.items[numberAt];
    if (!suits(kind, item)) continue;
    const reading = convertItem(kind, item);
    const [low, high] = [Math.min(kindAt, numberAt), Math.max(kindAt, numberAt)];
    if (high - low === 1) replaceItems(clause, low, 2, reading);
    else {
      replaceItems(clause, numberAt, 1, reading);
      spendItem(clause.items[kindAt]);
    }
  }
}

interface Pair {
  kind: MeasurementKind;
  kindAt: number;
  numberAt: number;
}

function pairs(clause: Clause, step: 1 | -1): Pair[] {
  const readings: Pair[] = [];
  const claimed = new Set<number>();
  clause.items.forEach((item, kindAt) => {
    const kind = kindOf(item);
    if (!kind || kind === 'volume') return;
    let numberAt = kindAt + step;
    let steps = 0;
    while (
      (isPassed(clause.items[numberAt]) || isNamed(clause.items[numberAt], step)) &&
      (step === 1 || steps < 1)
    ) {
      numberAt += step;
      steps += 1;
    }
    // "< 0.1" is a bound, not a value.
    const [bound, number] = [clause.items[numberAt - 1], clause.items[numberAt]];
    const bounded = bound?.type === 'arrow' || (bound?.type === 'word' && bound.text === '<');
    if (!suits(kind, number) || bounded || claimed.has(numberAt)) return;
    claimed.add(numberAt);
    readings.push({ kind, kindAt, numberAt });
  });
  return readings;
}

/** "YAN on the vidal 165" */
const isNamed = (item: Item | undefined, step: 1 | -1) => step === 1 && varietyOf(item) !== undefined;

function countPlausible(clause: Clause, readings: Pair[]): number {
  return readings.filter(({ kind, numberAt }) => {
    const item = clause.items[numberAt];
    return suits(kind, item) && convertItem(kind, item).problem === undefined;
  }).length;
}

function isPassed(item: Item | undefined): boolean {
  if (item === undefined) return false;
  if (
    item.type === 'vessels' ||
    item.type === 'lot' ||
    item.type === 'word' ||
    item.type === 'day' ||
    item.type === 'time'
  )
    return true;
  return (
    item.type === 'term' &&
    kindOf(item) === undefined &&
    materialOf(item) === undefined &&
    varietyOf(item) === undefined &&
    verbOf(item) === undefined
  );
}

function claimBare(clause: Clause) {
  const works = clause.items.some((item) => {
    const op = verbOf(item)?.op;
    return (op !== undefined && op !== 'cap_work') || varietyOf(item) !== undefined || item.type === 'arrow';
  });
  const dosed = clause.items.some((item) => item.type === 'quantity' || item.type === 'rate');
  const waits = clause.items.some((item) => materialOf(item) !== undefined) && !dosed;
  if (works || waits) return;
  clause.items.forEach((item, index) => {
    if (item.type !== 'number' || item.words) return;
    const [before, after] = [clause.items[index - 1], clause.items[index + 1]];
    if (
      isGravity(item) ||
      (isWholeGravity(item) &&
        [before, after].some(
          (near) => near?.type === 'vessels' || near?.type === 'reading' || near?.type === 'lot',
        ))
    ) {
      replaceItems(clause, index, 1, convertReading('sg', item));
    } else if (isBelowZero(item, before, clause.items)) {
      replaceItems(clause, index, 1, convertReading('brix', item));
    } else if (
      hasCue(before, 'is', 'in') &&
      item.value > 45 &&
      item.value <= 110 &&
      clause.items.some((near) => near.type === 'vessels')
    ) {
      replaceItems(clause, index, 1, asTemperature(item, undefined));
    }
  });
}

const isCold = (item: Item) =>
  (item.type === 'term' || item.type === 'word') &&
  /^(cold|stab|stabil|stabilizing|frio|fria|chill)/.test(item.text);

/** "T12 -1.6", "dry at -1.6" is sugar; whole degrees may be those of a cold stabilization. */
const isBelowZero = ({ value, raw }: NumberText, before: Item | undefined, items: readonly Item[]) =>
  value < 0 &&
  value > -3 &&
  /[.,]/.test(raw) &&
  !items.some(isCold) &&
  (before?.type === 'vessels' || before?.type === 'lot' || hasCue(before, 'is', 'in'));
