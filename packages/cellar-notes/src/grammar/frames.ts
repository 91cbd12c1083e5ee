import {
  hasCue,
  type Item,
  isLocation,
  isNumeric,
  isPlan,
  materialOf,
  varietyOf,
  verbOf,
} from '../recognize/items.ts';
import { numberIn } from '../recognize/number-in.ts';
import { volumeOf } from '../recognize/volumes.ts';
import type { Operation } from '../schema/reading.ts';
import { doubtPhrases } from '../vocabulary/doubts.ts';
import { sulfites } from '../vocabulary/materials.ts';
import type { Clause } from './clauses.ts';
import { appendItems, continueWork } from './continue-work.ts';
import { isDose, isDoseTo } from './doses.ts';
import { cueBefore, type Frame, hasLocations, materialOps } from './frame.ts';
import { goOnRemoving } from './further-bottles.ts';
import { isFruit, openFrames } from './openings.ts';
import { settleVerbs, splitVerbs } from './verbs.ts';

/**
 * Turns clauses into frames. A clause that opens none joins the frame before it, or becomes the subject of the next.
 */
export function buildFrames(clauses: Clause[], fining: ReadonlySet<string>): Frame[] {
  const frames: Frame[] = [];
  let pending: Item[] = [];
  clauses.forEach((clause, index) => {
    settleVerbs(clause, frames.at(-1));
    for (const segment of splitVerbs(clause)) {
      if (goOnRemoving(frames, segment, clause)) continue;
      const opened = openFrames(segment, { clause: index, sentence: clause.sentence, fining });
      if (goesOnPlanning(frames.at(-1), clause, segment) || isRestToCome(frames.at(-1), segment)) {
        for (const frame of opened) frame.plan = true;
        if (opened.length === 0)
          opened.push({ op: 'note', items: segment, sentence: clause.sentence, clause: index, plan: true });
      }
      const merged = continueWork(frames.at(-1), opened, segment);
      if (opened.length > 0 && !merged) {
        if (opened[0] && staysInPlace.has(opened[0].op) && isApart(pending, segment))
          frames.push(...leftover(pending, []));
        else opened[0]?.items.unshift(...pending);
        pending = [];
        frames.push(...opened);
      } else if (!merged && !attach(frames, segment, clause, clauses[index + 1] !== undefined)) {
        pending.push(...segment);
        // "Seyval, 4 bins, 3,960# net": fruit in containers needs no verb.
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
  frames.forEach((frame, at) => {
    const before = frames[at - 1];
    // "250 g DAP and 200 of Fermaid K"; "35 g KMBS, so2 24" may be a reading.
    const isNext = frame.material && before?.material && before.sentence === frame.sentence;
    const areSulfites = [frame, before].every((each) => sulfites.includes(materialOf(each?.material) ?? ''));
    if (isNext && !areSulfites && before.items.some(isMass)) addUnitOf(before, frame.items);
  });
  return frames;
}

const staysInPlace = new Set<Operation>([...materialOps, 'measurement', 'state', 'note', 'cap_work']);

/** "T1 sold 60 gal in bulk, T2 pH 3.22": words about one vessel, before a statement about another. */
const isApart = (pending: Item[], segment: Item[]) =>
  pending.some(isLocation) &&
  segment.some(isLocation) &&
  (pending.some(isNumeric) || pending.some(isUnknown));

const isUnknown = (item: Item) =>
  item.type === 'word' && /\p{L}{3}/u.test(item.text) && !doubtPhrases.same.includes(item.text);

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

/** "DAP T12 90 g, other 90 g goes in at 10": the rest of a dose, and when it will be added. */
function isRestToCome(last: Frame | undefined, segment: Item[]): boolean {
  const says = (words: RegExp) =>
    segment.some((item) => (item.type === 'term' || item.type === 'word') && words.test(item.text));
  const isOfDose = [last, last?.lead].some((frame) => frame && materialOps.has(frame.op));
  return (
    isOfDose &&
    !segment.some(isLocation) &&
    says(
      /^((the )?(other|rest|remainder|remaining|second|next|last)|half|otr[oa]s?|(el |lo )?(resto|demas)|(la )?(otra )?mitad|segund[oa]|siguiente)$/,
    ) &&
    says(/^(go|goes|goes in|va|van|va a|van a|ira|iran|entra|entran)$/)
  );
}

/** "twice", "once", "2" before "punchdowns" */
const isCount = (item: Item) =>
  item.type === 'times' || numberIn(item) !== undefined || (item.type === 'term' && item.text === 'once');

const joinedOperations = new Set<Operation>(['press', 'blend', 'split']);

/** Adds a clause without a frame to the last one, or repeats the last work with the clause's vessels. */
function attach(frames: Frame[], segment: Item[], clause: Clause, more: boolean): boolean {
  const last = frames.at(-1);
  if (!last) return false;
  const locations = segment.some(isLocation);
  const isCounted = last.op === 'cap_work' && last.items.some(isCount) && segment.some(isCount);
  const numbers = segment.some(isNumeric) || isCounted;
  // "punched down T3 this morning, will do again tonight"
  if (!last.plan && !numbers && segment.some(isPlan)) {
    frames.push({ op: 'note', items: segment, sentence: clause.sentence, clause: last.clause, plan: true });
    return true;
  }
  const isOneTopping = last.op === 'top' && locations && numbers && !last.items.some(isSourceWord);
  if ((joinedOperations.has(last.op) || isOneTopping) && clause.gap !== 'stop') {
    appendItems(last, segment);
    return true;
  }
  const dosed = undosed(frames, segment);
  if (dosed) {
    appendItems(dosed, segment);
    return true;
  }
  const further = furtherDestination(last, segment);
  if (further) {
    appendItems(last, further);
    return true;
  }
  const hasNumber = isCounted || last.items.some((item) => isNumeric(item) && item.type !== 'vesselCount');
  const delivers = last.op !== 'receive_fruit' || (isWeighed(last.items) && isWeighed(segment));
  if (locations && numbers && delivers && hasNumber && hasLocations(last)) {
    frames.push(likeFrame(last, segment, clause));
    return true;
  }
  if (
    locations &&
    !numbers &&
    hasLocations(last) &&
    (more || clause.sentence !== last.sentence) &&
    !isMove(last)
  )
    return false;
  // "T3 12 brix, T5 bubbles": the sugar is that of T3.
  if (locations && !numbers && hasLocations(last) && !isMove(last) && segment.some(isUnknown)) return false;
  // "T9 pH 3.71. T10": the pH is that of T9.
  const isOthers = (frame: Frame) => frame.sentence === last.sentence && hasLocations(frame);
  if (locations && !hasLocations(last) && frames.some(isOthers)) return false;
  const doubt =
    segment.every((item) => item.type === 'word' || item.type === 'term') &&
    !segment.some((item) => hasCue(item, 'not'));
  if (doubt && locations) return false;
  // "racked T9 to T14. 280 gal. lost 3"
  if (segment.every(isNumeric)) last.sentence = clause.sentence;
  appendItems(last, segment);
  return true;
}

/** "DAP went in T12 at 18 brix, 90 g": after the stage of a dose comes its amount. */
function undosed(frames: Frame[], segment: Item[]): Frame | undefined {
  const last = frames.at(-1);
  const lead = last?.op === 'measurement' ? last.lead : undefined;
  const isOpen = lead?.material !== undefined && !lead.items.some((item) => isDose(item));
  const isAmount =
    segment.some((item) => isDose(item)) && segment.every((item) => isDose(item) || !isNumeric(item));
  return isOpen && isAmount && !segment.some(isLocation) ? lead : undefined;
}

/** "racked T7 to T6 150 gal and T2 100": a volume after each vessel that the wine went to. */
function furtherDestination({ op, items }: Frame, segment: Item[]): Item[] | undefined {
  const [vessel, volume, ...others] = segment;
  if ((op !== 'transfer' && op !== 'filter') || vessel?.type !== 'vessels' || others.length > 0)
    return undefined;
  const before = items.findLast(({ type }) => type === 'vessels');
  const at = before ? items.indexOf(before) : -1;
  const goesTo = cueBefore(items, at, 'to') || items[at - 1]?.type === 'arrow' || isTo(before);
  const own = items[at + 1];
  if (!goesTo || volumeOf(own) === undefined || own?.type !== 'quantity') return undefined;
  if (volume?.type === 'number') {
    const { value, raw, from, next } = volume;
    Object.assign(volume, { ...own, value, raw, from, next, used: false });
  }
  return volumeOf(volume) === undefined ? undefined : [{ ...vessel, role: 'to' }, ...segment.slice(1)];
}

const isTo = (item: Item | undefined) => item?.type === 'vessels' && item.role === 'to';

const isSourceWord = (item: Item) => hasCue(item, 'from', 'with');

function isMove(frame: Frame): boolean {
  return ['transfer', 'crush', 'filter', 'top', 'receive_fruit'].includes(frame.op);
}

const isMass = (item: Item) => item.type === 'quantity' && item.unit.dimension === 'mass';
const isWeighed = (items: Item[]) => items.some(isMass);

/** "KMBS 40g T9, 30g T10", "merlot bin 11 2150#, bin 12 2090#": the same work elsewhere, with other values. */
function likeFrame(last: Frame, segment: Item[], clause: Clause): Frame {
  const { op, verb, material, plan } = last;
  if (material) addUnitOf(last, segment);
  else addVolumeUnit(last, segment);
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

/** "90 g KMBS to T9 and 60 to T10": a bare number has the unit of the dose before it, if it is of its size. */
function addUnitOf({ items }: Frame, segment: Item[]) {
  const [dose, ...others] = items.filter(isNumeric);
  const [number, ...more] = segment.filter(isNumeric);
  if (others.length > 0 || more.length > 0 || number?.type !== 'number') return;
  const isPpm = dose?.type === 'rate' && dose.written === 'ppm';
  const isMass = dose?.type === 'quantity' && dose.unit.dimension === 'mass';
  if (!(isPpm || isMass) || number.value > dose.value * 4 || number.value < dose.value / 4) return;
  const { value, raw, from, next } = number;
  Object.assign(number, { ...dose, value, raw, from, next, used: false });
}

/** "380 gal al T13 y 60 al T14": a bare number before its destination is a volume, too. */
function addVolumeUnit({ items }: Frame, segment: Item[]) {
  const volumes = items.filter((item) => volumeOf(item) !== undefined);
  const [volume] = volumes;
  const [number, ...more] = segment.filter(isNumeric);
  const after = segment[number ? segment.indexOf(number) + 1 : 0];
  const goesTo = hasCue(after, 'to') || after?.type === 'arrow';
  if (volumes.length !== 1 || number?.type !== 'number' || more.length > 0 || !goesTo) return;
  const { value, raw, from, next } = number;
  Object.assign(number, { ...volume, value, raw, from, next, used: false });
}

/** Words about a vessel without an operation are a note; if they could be more, they are asked about. */
function leftover(pending: Item[], frames: Frame[]): Frame[] {
  if (!hasLocations({ items: pending })) return [];
  const numbers = pending.some(isNumeric);
  const plan = pending.some(isPlan);
  const frame: Frame = {
    op: numbers ? (isDoseTo(pending) ? 'addition' : 'measurement') : 'note',
    items: pending,
    sentence: 0,
    clause: 0,
    plan,
    doubtful: true,
  };
  return frames.length > 0 && !numbers && !pending.some((item) => item.type === 'word') ? [] : [frame];
}
