import { type Clause, splitClauses } from '../grammar/clauses.ts';
import type { Frame } from '../grammar/frame.ts';
import { buildFrames, hasPlaces } from '../grammar/frames.ts';
import { type Place, placesOf, varietiesOf } from '../grammar/places.ts';
import { claimReadings } from '../grammar/readings.ts';
import type { Cellar } from '../recognize/cellar.ts';
import { hasCue, type Item, isNumeric, kindOf } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { At, CellarRecord } from '../schema/reading.ts';
import { addAsk, type Draft, liters, markUsed, type Setting, type Subject } from './draft.ts';
import { fillBlend, fillSplit } from './fill-blend.ts';
import { fillBottle } from './fill-bottle.ts';
import { fillFruit } from './fill-fruit.ts';
import { fillMove, fillTop } from './fill-moves.ts';
import {
  fillCapWork,
  fillDose,
  fillLoss,
  fillMeasurement,
  fillNote,
  fillState,
  subjectOf,
} from './fill-work.ts';
import { volumesOf } from './poured.ts';
import { namedLots } from './subject.ts';
import { whenOf } from './when.ts';

export interface Made {
  drafts: Draft[];
  /** Work that was only planned. */
  plans: number;
  clauses: Clause[];
}

/** The records that a message reports, each with what has to be asked about it. */
export function makeRecords(scanned: Scanned, source: string): Made {
  const fining = new Set(scanned.cellar.context.finingAgents);
  const clauses = splitClauses(scanned.items);
  claimReadings(clauses);
  const frames = mergeReadings(lendPlaces(settleOps(buildFrames(clauses, fining)), scanned.cellar));
  const planned = new Set(frames.flatMap((frame) => (frame.plan ? frame.items : [])));
  // "PD T12, will press friday": the day of a plan dates nothing that was done.
  const dated = clauses
    .map((clause) => ({ ...clause, items: clause.items.filter((item) => !planned.has(item)) }))
    .filter((clause) => clause.items.some(isMoment));
  const drafts: Draft[] = [];
  let plans = 0;
  let subject: Subject | undefined;
  for (const frame of frames) {
    const when = whenOf(frame, frames, dated, scanned.local);
    if (frame.plan || when.ahead) {
      plans += 1;
      for (const item of frame.items) markUsed(item);
      continue;
    }
    const draft = fillFrame(
      frame,
      { scanned, at: when.at, subject: subjectFor(frame, frames, drafts) ?? subject },
      source,
    );
    if (!draft) continue;
    if (when.unsure) addAsk(draft, 'date');
    drafts.push(draft, ...furtherMoves(draft));
    subject = subjectOf(draft.record) ?? subject;
  }
  askAboutLeftovers(drafts, clauses);
  return { drafts, plans, clauses };
}

const isMoment = (item: Item) => ['day', 'time', 'ago', 'invalidDate'].includes(item.type);

/** "added 15 gal 24-ME-01 to T9" is a blend; "got 2 tons vidal" is fruit. */
function settleOps(frames: Frame[]): Frame[] {
  for (const frame of frames) {
    if (frame.op !== 'addition' || frame.material) continue;
    const places = placesOf(frame);
    const volume = volumesOf(frame.items).length > 0;
    const fruit =
      varietiesOf(frame).length > 0 &&
      frame.items.some(
        (item) => item.type === 'quantity' && ['lb', 'ton', 'tonne', 'kg'].includes(item.unit.id),
      );
    const yeast = frame.items.some((item) => hasCue(item, 'yeast', 'bacteria'));
    // "put 55 gal from T4 in D4" moves it; "added 15 gal of T11 to T9" blends.
    const moved =
      frame.verb?.weak && places.some((place) => place.role === 'from' && !isOf(frame, place.item));
    if (yeast) frame.op = 'inoculate';
    else if (volume && moved) frame.op = 'transfer';
    else if (volume && (places.length > 1 || varietiesOf(frame).length > 0)) frame.op = 'blend';
    else if (fruit) frame.op = 'receive_fruit';
  }
  return frames;
}

const isOf = ({ items }: Frame, place: Item) => {
  const before = items[items.indexOf(place) - 1];
  return before?.type === 'term' && /^(of|de|del)$/.test(before.text);
};

/** "23.1 bx pH 3.38 -> T3" after fruit or a pressing without a place tells its place too. */
function lendPlaces(frames: Frame[], cellar: Cellar): Frame[] {
  frames.forEach((frame, index) => {
    if (!['receive_fruit', 'crush', 'press'].includes(frame.op)) return;
    const next = frames
      .slice(index + 1)
      .find((other) => other.op !== 'measurement' || placesOf(other).length > 0);
    if (next?.op !== 'measurement' || next.sentence !== frame.sentence) return;
    const places = placesOf(next).filter(
      (place) =>
        place.role === 'to' ||
        place.role === 'in' ||
        (frame.op === 'receive_fruit' && endsWithBins(next, place, cellar)),
    );
    const lacks = !placesOf(frame).some(
      (place) => place.role === 'to' || (frame.op === 'receive_fruit' && place.item.type === 'vessels'),
    );
    if (!lacks || places.length === 0) return;
    const kept = new Set(places.map((place) => place.item));
    const moved = next.items.filter((item, at) => kept.has(item) || kept.has(next.items[at + 1] as Item));
    next.items = next.items.filter((item) => !moved.includes(item));
    frame.items.push(...moved);
  });
  return frames;
}

/** "1 ton franc, 23 bx, bin 7": bins that stand by themselves at the end are where the fruit went. */
function endsWithBins({ items }: Frame, { item, ids }: Place, cellar: Cellar): boolean {
  const at = items.indexOf(item);
  return (
    at === items.length - 1 &&
    items[at - 1]?.type === 'gap' &&
    ids.every((id) => cellar.vessels.get(id)?.kind === 'bin')
  );
}

/** Readings of one vessel at one time are one record. */
function mergeReadings(frames: Frame[]): Frame[] {
  const merged: Frame[] = [];
  for (const frame of frames) {
    const before = merged.findLast((each) => each.op === 'measurement');
    const joins =
      before &&
      frame.op === 'measurement' &&
      before.sentence === frame.sentence &&
      !before.plan &&
      !frame.plan &&
      isOneSubject(before, frame) &&
      areDistinct(before, frame) &&
      !placesChange(merged, before);
    if (joins) before.items.push(...frame.items);
    else merged.push(frame);
  }
  return merged;
}

/** Between the two readings other work may lie, but no other vessel and no move. */
function placesChange(frames: Frame[], since: Frame): boolean {
  return frames
    .slice(frames.indexOf(since) + 1)
    .some((frame) => hasPlaces(frame) || ['addition', 'fine', 'transfer', 'top', 'blend'].includes(frame.op));
}

function isOneSubject(one: Frame, other: Frame): boolean {
  const ids = (frame: Frame) =>
    placesOf(frame)
      .flatMap((place) => [...place.ids, place.lot ?? ''])
      .join();
  return !hasPlaces(other) || !hasPlaces(one) || ids(one) === ids(other);
}

function areDistinct(one: Frame, other: Frame): boolean {
  const kinds = (frame: Frame) => frame.items.flatMap((item) => (item.type === 'reading' ? [item.kind] : []));
  const now =
    other.items.some((item) => item.type === 'reading' && item.now) ||
    (hasPlaces(other) && other.items.some((item) => item.type === 'time'));
  return !now && !kinds(other).some((kind) => kinds(one).includes(kind));
}

/** The place of a frame without one: its clause's, else what follows in the sentence if nothing was said before. */
function subjectFor(frame: Frame, frames: Frame[], drafts: Draft[]): Subject | undefined {
  const lead = frame.lead && drafts.find((draft) => draft.frame === frame.lead);
  const led = lead && subjectOf(lead.record);
  if (led) return led;
  if (drafts.length > 0 && !(frame.lead && !lead)) return undefined;
  const ahead = [frame.lead, ...frames.slice(frames.indexOf(frame) + 1)].find(
    (other) =>
      other &&
      other.sentence === frame.sentence &&
      hasPlaces(other) &&
      ['addition', 'measurement', 'cap_work', 'inoculate', 'fine', 'state', 'note'].includes(other.op),
  );
  if (!ahead) return undefined;
  const places = placesOf(ahead);
  const lot = places.find((place) => place.lot)?.lot;
  return { vessels: places.flatMap((place) => place.ids), ...(lot ? { lot } : {}) };
}

function fillFrame(frame: Frame, setting: Setting, source: string): Draft | undefined {
  const record: CellarRecord = { op: frame.op, at: setting.at };
  const draft: Draft = { record, asks: [], frame };
  if (frame.op === 'receive_fruit') fillFruit(draft, setting);
  else if (frame.op === 'addition' || frame.op === 'inoculate' || frame.op === 'fine')
    fillDose(draft, setting);
  else if (frame.op === 'cap_work') fillCapWork(draft, setting);
  else if (frame.op === 'measurement') fillMeasurement(draft, setting);
  else if (frame.op === 'top') fillTop(draft, setting);
  else if (frame.op === 'blend') fillBlend(draft, setting);
  else if (frame.op === 'split') fillSplit(draft, setting);
  else if (frame.op === 'bottle') fillBottle(draft, setting);
  else if (frame.op === 'state') fillState(draft, setting);
  else if (frame.op === 'loss' || frame.op === 'dump') {
    const volume = volumesOf(frame.items)[0];
    markUsed(volume?.item);
    fillLoss(draft, setting, volume?.liters);
  } else if (frame.op === 'note') return noteOf(draft, setting, source);
  else fillMove(draft, setting);
  return draft;
}

/** A remark counts only where it names a vessel or lot: "the 24 franc tastes closed" names one. */
function noteOf(draft: Draft, setting: Setting, source: string): Draft | undefined {
  const { tokens, cellar } = setting.scanned;
  const looks = draft.frame.items.some((item) => hasCue(item, 'look'));
  const named = placesOf(draft.frame).length > 0 || (looks && namedLots(draft, cellar).length === 1);
  const spans = draft.frame.items.filter((item) => item.type !== 'vessels' && item.type !== 'lot');
  const from = Math.min(...spans.map((item) => item.from));
  const next = Math.max(...spans.map((item) => item.next));
  const text = source.slice(tokens[from]?.start ?? 0, tokens[next - 1]?.end ?? 0);
  if (!named && !setting.subject && !draft.frame.doubtful) return undefined;
  fillNote(draft, setting, text);
  return draft;
}

/** "200 gal to T13 and 100 gal to T14": every move is its own record. */
function furtherMoves(draft: Draft): Draft[] {
  const { record, frame } = draft;
  if (record.op !== 'transfer' || record.volume) return [];
  const volumes = volumesOf(frame.items).filter((volume) => !volume.loss);
  const receivers = placesOf(frame).filter((place) => place.role === 'to');
  if (volumes.length < 2 || volumes.length !== receivers.length) return [];
  for (const volume of volumes) markUsed(volume.item);
  const [first, ...rest] = volumes.map(
    (volume, index): CellarRecord => ({
      ...record,
      to: receivers[index]?.ids ?? [],
      volume: liters(volume.liters),
    }),
  );
  if (first) Object.assign(record, first);
  return rest.map((each) => ({ record: each, asks: [], frame }));
}

/** A number that nothing explains forbids acceptance: it is asked about. */
function askAboutLeftovers(drafts: Draft[], clauses: Clause[]) {
  const items = clauses.flatMap((clause) => clause.items);
  const owners = new Map(drafts.flatMap((draft) => draft.frame.items.map((item) => [item, draft] as const)));
  for (const [index, item] of items.entries()) {
    // "at 1/3 sugar depletion" tells when, not how much.
    if (item.type === 'number' && hasCue(items[index + 1], 'occasion')) continue;
    if (item.used || !(isNumeric(item) || isOpenNumberWord(item))) continue;
    const draft = owners.get(item) ?? drafts.at(-1);
    if (!draft) continue;
    if (draft.asks.some((ask) => ask.about === 'date') && item.type === 'invalidDate') continue;
    const value = 'value' in item && typeof item.value === 'number' ? { value: item.value } : {};
    if (item.type === 'vesselCount' || item.type === 'quantity')
      addAsk(draft, item.type === 'quantity' ? 'quantity' : 'vessel', value);
    else if (draft.record.op === 'measurement') addAsk(draft, 'measurement_kind', value);
    // "pumpover on 12": cap work has no unit that could be missing.
    else if (draft.record.op === 'cap_work') addAsk(draft, 'vessel', value);
    else addAsk(draft, draft.asks.some((ask) => ask.about === 'quantity') ? 'quantity' : 'unit', value);
  }
}

function isOpenNumberWord(item: Item): boolean {
  return (
    item.type === 'term' &&
    kindOf(item) === undefined &&
    item.meanings.every((meaning) => meaning.is === 'number' && meaning.value > 1) &&
    item.meanings.length > 0
  );
}

export function atOf(drafts: Draft[]): At | undefined {
  return drafts[0]?.record.at;
}
