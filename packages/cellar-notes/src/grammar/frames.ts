import { hasCue, type Item, isNumeric, isPlan, varietyOf, verbOf } from '../recognize/items.ts';
import type { Operation } from '../schema/reading.ts';
import type { Clause } from './clauses.ts';
import type { Frame } from './frame.ts';
import { isFruit, openFrames } from './openings.ts';
import { isSameWork, settleVerbs, splitVerbs } from './verbs.ts';

/** Turns clauses into frames; what opens none belongs to the frame before, or to the next as its subject. */
export function buildFrames(clauses: Clause[], fining: ReadonlySet<string>): Frame[] {
  const frames: Frame[] = [];
  let pending: Item[] = [];
  clauses.forEach((clause, index) => {
    settleVerbs(clause, frames.at(-1));
    for (const segment of splitVerbs(clause)) {
      const opened = openFrames(segment, { clause: index, sentence: clause.sentence, fining });
      if (goesOnPlanning(frames.at(-1), clause, segment)) for (const frame of opened) frame.plan = true;
      const merged = mergeInto(frames.at(-1), opened, segment);
      if (opened.length > 0 && !merged) {
        opened[0]?.items.unshift(...pending);
        pending = [];
        frames.push(...opened);
      } else if (!merged && !attach(frames, segment, clause, clauses[index + 1] !== undefined)) {
        pending.push(...segment);
        // "Seyval, 4 bins, 3,960# net": fruit in pieces needs no verb.
        if (segment.some((item) => item.type === 'quantity' || varietyOf(item)) && isFruit(pending)) {
          frames.push({
            op: 'receive_fruit',
            items: pending,
            sentence: clause.sentence,
            clause: index,
            plan: pending.some(isPlan),
          });
          pending = [];
        }
      }
    }
  });
  if (pending.length > 0) frames.push(...leftover(pending, frames));
  return frames;
}

/** "tomorrow rack T10 and add 30 ppm": both are planned. */
function goesOnPlanning(last: Frame | undefined, { gap, sentence }: Clause, segment: Item[]): boolean {
  const verbs = segment.flatMap((item) => verbOf(item) ?? []);
  const dated = segment.some((item) => item.type === 'day' || item.type === 'time');
  return (
    last?.plan === true &&
    last.sentence === sentence &&
    (gap === 'and' || gap === 'then') &&
    verbs.length > 0 &&
    !dated &&
    verbs.every(({ past }) => !past)
  );
}

/** A clause of the same work goes on with it: the parts of a pressing, a blend, "bottling T9 done". */
function mergeInto(last: Frame | undefined, opened: Frame[], segment: Item[]): boolean {
  const first = opened[0];
  if (!last || !first || opened.length !== 1 || first.plan !== last.plan) return false;
  if (isShareOf(last, first)) {
    append(last, segment);
    return true;
  }
  // "2,140 lb, vidal blk 5, into bin 4": fruit in pieces.
  if (
    first.op === 'receive_fruit' &&
    last.op === 'receive_fruit' &&
    !first.verb &&
    first.sentence === last.sentence &&
    !hasBoth(last.items, segment)
  ) {
    append(last, segment);
    return true;
  }
  // "2200# chambourcin, split between bins 7 and 8": fruit is shared out, not split.
  const shared = last.op === 'receive_fruit' && first.op === 'split' && first.sentence === last.sentence;
  // "rehydrated 300 g D254 and pitched into T4": the dose came first.
  const pitched =
    last.op === 'inoculate' &&
    first.op === 'inoculate' &&
    last.material &&
    !first.material &&
    !hasPlaces(last);
  if (shared || pitched) {
    append(last, segment);
    return true;
  }
  if (last.op === 'receive_fruit' && first.op === 'loss') return false;
  // "bottling T9 done", "lost 3 gal, valve dripping": the same work again, with nothing new.
  const told = !segment.some((item) => isNumeric(item) || item.type === 'vessels' || item.type === 'lot');
  const bare =
    (told || isToldFirst(last, first, segment)) &&
    first.verb !== undefined &&
    last.verb !== undefined &&
    isSameWork(first.verb, last.verb) &&
    first.op === last.op;
  if (bare) {
    append(last, segment);
    return true;
  }
  // "racked T2 to T13 240 gal, lost abt 8"; "pad filter T1 -> T14, lost 4 gal": the loss is part of the move.
  const moves = ['transfer', 'filter', 'press', 'crush', 'top', 'blend'].includes(last.op);
  const places = segment.some((item) => item.type === 'vessels' || item.type === 'lot');
  if (
    first.op === 'loss' &&
    moves &&
    !places &&
    first.sentence <= last.sentence + 1 &&
    segment.some(isNumeric)
  ) {
    append(
      last,
      segment.map((item) =>
        verbOf(item)
          ? ({ ...item, meanings: [{ is: 'cue', cue: 'lees' }], type: 'term', text: 'lost' } as Item)
          : item,
      ),
    );
    return true;
  }
  return false;
}

/** "..., 100 gal to T14", "blended 75% T9 and 25% T10": what is shared goes on. */
function isShareOf(last: Frame, first: Frame): boolean {
  if (first.verb || last.sentence !== first.sentence) return false;
  return first.op === 'transfer'
    ? ['blend', 'split', 'press', 'top'].includes(last.op)
    : first.op === 'blend' && last.op === 'blend';
}

/** "B103 leaking, lost 5 gal": what happened, then how much. */
function isToldFirst(last: Frame, first: Frame, segment: Item[]): boolean {
  const places = segment.some((item) => item.type === 'vessels' || item.type === 'lot');
  return first.op === 'loss' && !places && !last.items.some(isNumeric);
}

function hasBoth(one: Item[], other: Item[]): boolean {
  const variety = (items: Item[]) => items.some((item) => varietyOf(item) !== undefined);
  return variety(one) && variety(other);
}

/** A gap keeps words of two clauses from standing side by side. */
function append(frame: Frame, segment: Item[]) {
  const at = segment[0]?.from ?? 0;
  frame.items.push({ type: 'gap', mark: 'comma', from: at, next: at }, ...segment);
}

const joinedOperations = new Set<Operation>(['press', 'blend', 'split']);

/** Gives a clause without work of its own to the frame before it, or makes a like frame of its own place. */
function attach(frames: Frame[], segment: Item[], clause: Clause, more: boolean): boolean {
  const last = frames.at(-1);
  if (!last) return false;
  const places = segment.some((item) => item.type === 'vessels' || item.type === 'lot');
  const numbers = segment.some(isNumeric);
  if (joinedOperations.has(last.op) && clause.gap !== 'stop') {
    append(last, segment);
    return true;
  }
  const told = last.items.some((item) => isNumeric(item) && item.type !== 'vesselCount');
  const delivers = last.op !== 'receive_fruit' || (isWeighed(last.items) && isWeighed(segment));
  if (places && numbers && delivers && told && hasPlaces(last)) {
    frames.push(likeFrame(last, segment, clause));
    return true;
  }
  if (places && !numbers && hasPlaces(last) && (more || clause.sentence !== last.sentence) && !isMove(last))
    return false;
  const doubt =
    segment.every((item) => item.type === 'word' || item.type === 'term') &&
    !segment.some((item) => hasCue(item, 'not'));
  if (doubt && places) return false;
  append(last, segment);
  return true;
}

export function hasPlaces(frame: Frame): boolean {
  return frame.items.some(
    (item) => item.type === 'vessels' || item.type === 'lot' || item.type === 'vesselCount',
  );
}

function isMove(frame: Frame): boolean {
  return ['transfer', 'crush', 'filter', 'top', 'receive_fruit'].includes(frame.op);
}

const isWeighed = (items: Item[]) =>
  items.some((item) => item.type === 'quantity' && item.unit.dimension === 'mass');

/** "KMBS 40g T9, 30g T10", "merlot bin 11 2150#, bin 12 2090#": the same work elsewhere, with its own values. */
function likeFrame(last: Frame, segment: Item[], clause: Clause): Frame {
  const { op, verb, material, plan } = last;
  const fruit = last.items.filter((item) => varietyOf(item) !== undefined || item.type === 'block');
  const shared = material ? [material] : op === 'receive_fruit' ? fruit : [];
  return {
    op,
    items: [...shared, ...segment],
    sentence: clause.sentence,
    clause: last.clause + 1,
    plan,
    ...(verb ? { verb } : {}),
    ...(material ? { material } : {}),
  };
}

/** Words about a vessel that are no operation are a note; where they could be more, they are asked about. */
function leftover(pending: Item[], frames: Frame[]): Frame[] {
  const places = pending.some(
    (item) => item.type === 'vessels' || item.type === 'lot' || item.type === 'vesselCount',
  );
  const numbers = pending.some(isNumeric);
  if (!places) return [];
  const plan = pending.some(isPlan);
  const frame: Frame = {
    op: numbers ? 'measurement' : 'note',
    items: pending,
    sentence: 0,
    clause: 0,
    plan,
    doubtful: true,
  };
  return frames.length > 0 && !numbers && !pending.some((item) => item.type === 'word') ? [] : [frame];
}
