import {
  hasCue,
  type Item,
  isLocation,
  isNumeric,
  materialOf,
  varietyOf,
  verbOf,
} from '../recognize/items.ts';
import { numberIn } from '../recognize/number-in.ts';
import { volumeOf } from '../recognize/volumes.ts';
import { cueBefore, type Frame, hasLocations, materialOps } from './frame.ts';
import { isFiner, isSameWork } from './verbs.ts';

/** Adds a clause to the last frame if it continues that frame's work. Returns whether it did. */
export function continueWork(last: Frame | undefined, opened: Frame[], segment: Item[]): boolean {
  const [first] = opened;
  if (!last || !first || opened.length !== 1 || first.plan !== last.plan) return false;
  if (continuations.some((continues) => continues(last, first, segment))) {
    appendItems(last, segment);
    if (last.verb && first.verb && isSameWork(last.verb, first.verb) && isFiner(last.verb, first.verb))
      last.verb = first.verb;
    if (first.material) Object.assign(last, { op: first.op, material: first.material });
  } else if (isRound(last, first, segment)) {
    for (const item of segment) item.used = true;
  } else if (isLossOfMove(last, first, segment)) appendItems(last, segment.map(asLoss));
  else return false;
  return true;
}

/** The gap keeps words of two clauses from adjoining. */
export function appendItems(frame: Frame, segment: Item[]) {
  const at = segment[0]?.from ?? 0;
  frame.items.push({ type: 'gap', mark: 'comma', from: at, next: at }, ...segment);
}

const continuations: ((last: Frame, first: Frame, segment: Item[]) => boolean)[] = [
  isFurtherShare,
  isFruitInPieces,
  isFruitSharedOut,
  isDoseSharedOut,
  isPitching,
  isRepetition,
  isAnnouncedDose,
  isAnnouncedMove,
  isVolumeOfMove,
];

/** "..., 100 gal to T14", "blended 75% T9 and 25% T10" */
function isFurtherShare(last: Frame, first: Frame, segment: Item[]): boolean {
  if (first.verb) return false;
  if (isShareOfPressing(last, first, segment)) {
    last.shares = first.sentence;
    return true;
  }
  if (last.sentence !== first.sentence) return false;
  return first.op === 'transfer'
    ? ['blend', 'split', 'press', 'top'].includes(last.op)
    : first.op === 'blend' && last.op === 'blend';
}

/** "pressed T3. free run 215 gal > T13, 38 gal > D3": a volume and where it went, in the sentence after. */
function isShareOfPressing(last: Frame, first: Frame, segment: Item[]): boolean {
  if (segment.some(({ type }) => type === 'day' || type === 'time')) return false;
  if (last.op !== 'press' || first.op !== 'transfer' || first.sentence !== last.sentence + 1) return false;
  const vessels = segment.filter(isLocation);
  const [vessel] = vessels;
  const before = segment[vessel ? segment.indexOf(vessel) - 1 : -1];
  const isGoing = vessels.length === 1 && (before?.type === 'arrow' || hasCue(before, 'to'));
  const isNamed = segment.some((item) => hasCue(item, 'freeRun', 'pressFraction'));
  const isOpen = !last.items.some(isReceiver) || last.shares === first.sentence;
  return isGoing && segment.some((item) => volumeOf(item) !== undefined) && (isNamed || isOpen);
}

const isReceiver = (item: Item, at: number, items: Item[]) =>
  isLocation(item) && (cueBefore(items, at, 'to') || items[at - 1]?.type === 'arrow');

/** "2,140 lb, vidal blk 5, into bin 4" */
function isFruitInPieces(last: Frame, first: Frame, segment: Item[]): boolean {
  const hasVariety = (items: Item[]) => items.some((item) => varietyOf(item) !== undefined);
  return (
    first.op === 'receive_fruit' &&
    last.op === 'receive_fruit' &&
    (!first.verb || segment.some((item) => hasCue(item, 'tag'))) &&
    first.sentence === last.sentence &&
    !(hasVariety(last.items) && hasVariety(segment))
  );
}

/** "2200# chambourcin, split between bins 7 and 8": not a split of wine. */
function isFruitSharedOut(last: Frame, first: Frame): boolean {
  return last.op === 'receive_fruit' && first.op === 'split' && first.sentence === last.sentence;
}

/** "added 400 g DAP, split between T5 and T6": where the dose went, or how. */
function isDoseSharedOut(last: Frame, first: Frame, segment: Item[]): boolean {
  const isTold = !segment.some(isNumeric) && !segment.some((item) => hasCue(item, 'from'));
  const places = segment.flatMap((item, at) => (isLocation(item) ? [at] : []));
  const arePlaces = places.every((at) => cueBefore(segment, at, 'to') || cueBefore(segment, at, 'in'));
  return (
    materialOps.has(last.op) &&
    first.op === 'split' &&
    first.sentence === last.sentence &&
    last.items.some(isNumeric) &&
    isTold &&
    arePlaces &&
    (places.length === 0) === hasLocations(last)
  );
}

/** "rehydrated 300 g D254 and pitched into T4": the dose came first. */
function isPitching(last: Frame, first: Frame): boolean {
  const inoculates = last.op === 'inoculate' && first.op === 'inoculate';
  return inoculates && last.material !== undefined && !first.material && !hasLocations(last);
}

/** "bottling T9 done", "B103 leaking, lost 5 gal": the same work again, with nothing new or only its amount. */
function isRepetition(last: Frame, first: Frame, segment: Item[]): boolean {
  if (!first.verb || !last.verb || first.op !== last.op || !isSameWork(first.verb, last.verb)) return false;
  if (segment.some(isLocation)) return false;
  const isPore = (item: Item) => item.type === 'quantity' && item.unit.dimension === 'micron';
  return (
    segment.every((item) => !isNumeric(item) || isPore(item)) ||
    (first.op === 'loss' && !last.items.some(isNumeric))
  );
}

/** "SO2 add 101-110, 8 g kmbs each", "inoculated T4, 500 g D254": the second says what and how much. */
function isAnnouncedDose(last: Frame, first: Frame, segment: Item[]): boolean {
  const isDosed = (items: Item[]) => items.some((item) => isNumeric(item) && item.type !== 'vesselCount');
  const isSulfite = ['SO2', 'KMBS'].includes(materialOf(first.material) ?? '');
  const announces = last.material
    ? materialOf(last.material) === 'SO2' && isSulfite
    : last.verb !== undefined;
  return (
    announces &&
    materialOps.has(last.op) &&
    materialOps.has(first.op) &&
    // "meta" is a sulfite in English, and a verb in Spanish.
    (!first.verb || verbOf(first.material) !== undefined) &&
    first.material !== undefined &&
    (isSulfite || !last.items.some(saysSulfite)) &&
    last.sentence === first.sentence &&
    // "SO2 corrected with 3 g each, meta": the second may say only what.
    isDosed(last.items) !== isDosed(segment) &&
    (isSulfite || isDosed(segment)) &&
    !segment.some(isLocation)
  );
}

const ordinals =
  /^(first|second|third|fourth|last|final|(1 )?st|(2 )?nd|(3 )?rd|(4 )?th|primer|primera|segunda|tercera|cuarta|ultima)$/;

/** "Fermaid K 1 lb, second add": a remark on a dose that has its amount. */
function isRound(last: Frame, first: Frame, segment: Item[]): boolean {
  const isCount = ({ type }: Item) => type === 'number' || type === 'times';
  const isOrdinal = (item: Item) =>
    (item.type === 'term' || item.type === 'word') && ordinals.test(item.text);
  return (
    first.op === 'addition' &&
    first.verb?.past === false &&
    first.material === undefined &&
    last.material !== undefined &&
    last.sentence === first.sentence &&
    last.items.some(isNumeric) &&
    segment.some(isOrdinal) &&
    segment.every((item) => !isLocation(item) && (!isNumeric(item) || isCount(item))) &&
    segment.filter(isCount).every((item) => isOrdinal(segment[segment.indexOf(item) + 1] ?? item))
  );
}

/** "racked it, T9 to T14, 300 gal" */
function isAnnouncedMove(last: Frame, first: Frame): boolean {
  return (
    ['transfer', 'filter'].includes(last.op) &&
    last.verb !== undefined &&
    first.op === 'transfer' &&
    first.verb === undefined &&
    last.sentence === first.sentence &&
    !hasLocations(last) &&
    !last.items.some(isNumeric)
  );
}

/** "racked T9 to T14, moved 300 gal": the second says only how much. */
function isVolumeOfMove(last: Frame, first: Frame, segment: Item[]): boolean {
  const isMove = last.op === 'transfer' && first.op === 'transfer' && first.verb?.mode === 'move';
  const saysWhere = last.items.filter(isLocation).length > 1 && !last.items.some(isNumeric);
  const [volume, ...others] = segment.filter(isNumeric);
  return (
    isMove &&
    saysWhere &&
    last.sentence === first.sentence &&
    volumeOf(volume) !== undefined &&
    others.length === 0 &&
    !segment.some((item) => isLocation(item) || item.type === 'arrow' || hasCue(item, 'from', 'to'))
  );
}

const saysSulfite = (item: Item) => item.type === 'term' && /^sul(f|ph)/.test(item.text);

/** "racked T2 to T13 240 gal, lost abt 8", "pad filter T1 -> T14, lost 4 gal" */
function isLossOfMove(last: Frame, first: Frame, segment: Item[]): boolean {
  return (
    first.op === 'loss' &&
    ['transfer', 'filter', 'press', 'crush', 'top', 'blend'].includes(last.op) &&
    !segment.some(isLocation) &&
    first.sentence <= last.sentence + 1 &&
    segment.some((item, at) => isNumeric(item) || isSpokenLoss(segment, at))
  );
}

/** "lost about six to the lees": a number in words, and no noun after it. */
function isSpokenLoss(segment: readonly Item[], at: number): boolean {
  const [before, item, after] = [segment[at - 1], segment[at], segment[at + 1]];
  const isLost = (other: Item | undefined) => verbOf(other)?.op === 'loss';
  const isEnd = after === undefined || isLost(after) || hasCue(after, 'to', 'in', 'lees');
  return (
    item?.type === 'term' &&
    (numberIn(item) ?? 0) > 1 &&
    isEnd &&
    (isLost(before) || hasCue(before, 'about') || (before === undefined && isLost(after)))
  );
}

function asLoss(item: Item, at: number, segment: readonly Item[]): Item {
  const value = isSpokenLoss(segment, at) ? numberIn(item) : undefined;
  if (value !== undefined)
    return Object.assign(item, { type: 'number' as const, value, raw: String(value), words: true });
  if (item.type !== 'term' || verbOf(item) === undefined) return item;
  return { ...item, text: 'lost', meanings: [{ is: 'cue', cue: 'lees' }] };
}
