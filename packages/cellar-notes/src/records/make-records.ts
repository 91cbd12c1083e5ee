import { type Clause, splitClauses } from '../grammar/clauses.ts';
import { withOwnDoses } from '../grammar/doses-of-a-list.ts';
import { withEachMaterial } from '../grammar/each-material.ts';
import { type Frame, hasLocations } from '../grammar/frame.ts';
import { buildFrames } from '../grammar/frames.ts';
import { type Location, locationsOf } from '../grammar/locations.ts';
import { claimReadings } from '../grammar/readings.ts';
import { isSoldInBulk } from '../grammar/sold-in-bulk.ts';
import { joinTakenAndPut } from '../grammar/taken-and-put.ts';
import type { Cellar } from '../recognize/cellar.ts';
import { hasCue, type Item, isLocation, isNumeric, kindOf, verbOf } from '../recognize/items.ts';
import { choicesIn } from '../recognize/only-vessel.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { At, CellarRecord } from '../schema/reading.ts';
import { addAsk, type Draft, markUsed, type Setting, type Subject } from './draft.ts';
import { fillBlend, fillSplit } from './fill-blend.ts';
import { fillBottle, furtherBottlings } from './fill-bottle.ts';
import { fillFruit } from './fill-fruit.ts';
import { fillMove, fillTop } from './fill-moves.ts';
import { fillRemoval } from './fill-removal.ts';
import {
  fillCapWork,
  fillDose,
  fillLoss,
  fillMeasurement,
  fillNote,
  fillState,
  subjectOf,
} from './fill-work.ts';
import { furtherMoves } from './further-moves.ts';
import { furtherTops } from './further-tops.ts';
import { countTimes, momentOf } from './moments.ts';
import { doubtsOf } from './plausibility.ts';
import { volumesOf } from './poured.ts';
import { settleFrames } from './settle-frames.ts';
import { namedLots } from './subject.ts';

export interface Made {
  drafts: Draft[];
  plans: number;
  clauses: Clause[];
}

/** The records of a message, each with its questions. */
export function makeRecords(scanned: Scanned, source: string): Made {
  const fining = new Set(scanned.cellar.context.finingAgents);
  const clauses = splitClauses(withEachMaterial(withOwnDoses(joinTakenAndPut(scanned.items))));
  claimReadings(clauses);
  const frames = mergeReadings(
    lendLocations(settleFrames(buildFrames(clauses, fining), scanned.cellar), scanned.cellar),
  );
  const planned = new Set(frames.flatMap((frame) => (frame.plan ? frame.items : [])));
  // "PD T12, will press friday": the day of a plan does not date finished work.
  const dated = clauses
    .map((clause) => ({ ...clause, items: clause.items.filter((item) => !planned.has(item)) }))
    .filter((clause) => clause.items.some(isMoment));
  const drafts: Draft[] = [];
  let plans = 0;
  let subject: Subject | undefined;
  for (const frame of frames) {
    const when = momentOf(frame, frames, dated, scanned.local);
    if (frame.plan || when.ahead) {
      plans += 1;
      for (const item of frame.items) markUsed(item);
      continue;
    }
    const draft = fillFrame(
      frame,
      {
        ...{ scanned, at: when.at },
        subject: drawnOn(frame, drafts.at(-1)) ?? subjectFor(frame, frames, drafts) ?? subject,
        named: vesselsNamed(drafts),
        source: sourceBefore(frame, drafts.at(-1)),
      },
      source,
    );
    if (!draft) continue;
    if (when.unsure) addAsk(draft, 'date');
    countTimes(draft);
    drafts.push(draft, ...furtherMoves(draft), ...furtherTops(draft), ...furtherBottlings(draft));
    subject = subjectOf(draft.record) ?? subject;
  }
  askAboutLeftovers(drafts, clauses);
  for (const draft of drafts) nameChoices(draft, scanned.cellar);
  for (const draft of drafts) draft.asks.push(...doubtsOf(draft.record, scanned.cellar.context));
  return { drafts, plans, clauses };
}

/** "from the keg": the question lists the vessels that it may be. */
function nameChoices({ asks, frame }: Draft, cellar: Cellar) {
  const among = choicesIn(frame.items, cellar);
  const ask = asks.find(({ about }) => about === 'vessel');
  if (ask && among.length > 1) ask.among = among;
}

const isMoment = (item: Item) => ['day', 'time', 'ago', 'invalidDate'].includes(item.type);

/** "23.1 bx pH 3.38 -> T3" after fruit or a pressing also names its destination. */
function lendLocations(frames: Frame[], cellar: Cellar): Frame[] {
  frames.forEach((frame, index) => {
    if (!['receive_fruit', 'crush', 'press'].includes(frame.op)) return;
    const next = frames
      .slice(index + 1)
      .find((other) => other.op !== 'measurement' || locationsOf(other).length > 0);
    if (next?.op !== 'measurement' || next.sentence !== frame.sentence) return;
    const locations = locationsOf(next).filter(
      (location) =>
        location.role === 'to' ||
        location.role === 'in' ||
        (frame.op === 'receive_fruit' && endsWithBins(next, location, cellar)),
    );
    const lacks = !locationsOf(frame).some(
      (location) =>
        location.role === 'to' || (frame.op === 'receive_fruit' && location.item.type === 'vessels'),
    );
    if (!lacks || locations.length === 0) return;
    const kept = new Set(locations.map((location) => location.item));
    const moved = next.items.filter((item, at) => kept.has(item) || kept.has(next.items[at + 1] as Item));
    next.items = next.items.filter((item) => !moved.includes(item));
    frame.items.push(...moved);
  });
  return frames;
}

/** "1 ton franc, 23 bx, bin 7": the fruit went into bins named at the end. */
function endsWithBins({ items }: Frame, { item, ids }: Location, cellar: Cellar): boolean {
  const at = items.indexOf(item);
  return (
    at === items.length - 1 &&
    items[at - 1]?.type === 'gap' &&
    ids.every((id) => cellar.vessels.get(id)?.kind === 'bin')
  );
}

/** Combines readings of one vessel at one time. */
function mergeReadings(frames: Frame[]): Frame[] {
  const merged: Frame[] = [];
  for (const frame of frames) {
    const before = merged.findLast((each) => each.op === 'measurement');
    const joins =
      before &&
      frame.op === 'measurement' &&
      (before.sentence === frame.sentence || isNextLine(before, frame)) &&
      !before.plan &&
      !frame.plan &&
      isOneSubject(before, frame) &&
      areDistinct(before, frame) &&
      !changesLocation(merged, before);
    if (joins) before.items.push(...frame.items);
    else merged.push(frame);
  }
  return merged;
}

/** "T9\nfree SO2: 26\npH: 3.66": lines of one report. */
const isNextLine = (before: Frame, frame: Frame) =>
  !hasLocations(frame) && ![before, frame].some(({ items }) => items.some(isMoment));

/** Other work may be between the readings, but no other vessel and no move. */
function changesLocation(frames: Frame[], since: Frame): boolean {
  return frames
    .slice(frames.indexOf(since) + 1)
    .some(
      (frame) => hasLocations(frame) || ['addition', 'fine', 'transfer', 'top', 'blend'].includes(frame.op),
    );
}

function isOneSubject(one: Frame, other: Frame): boolean {
  const ids = (frame: Frame) =>
    locationsOf(frame)
      .flatMap((location) => [...location.ids, location.lot ?? ''])
      .join();
  return !hasLocations(other) || !hasLocations(one) || ids(one) === ids(other);
}

function areDistinct(one: Frame, other: Frame): boolean {
  const kinds = (frame: Frame) => frame.items.flatMap((item) => (item.type === 'reading' ? [item.kind] : []));
  const now =
    other.items.some((item) => item.type === 'reading' && item.now) ||
    (hasLocations(other) && other.items.some((item) => item.type === 'time'));
  const [day, otherDay] = [one, other].map(({ items }) => items.find((item) => item.type === 'day'));
  // "19.4 brix monday, pH 3.5 today"
  if (day && otherDay && day.date !== otherDay.date) return false;
  return !now && !kinds(other).some((kind) => kinds(one).includes(kind));
}

/** The subject of a frame without one: its clause's, else the next in the sentence if nothing came before. */
function subjectFor(frame: Frame, frames: Frame[], drafts: Draft[]): Subject | undefined {
  const lead = frame.lead && drafts.find((draft) => draft.frame === frame.lead);
  const led = lead && subjectOf(lead.record);
  if (led) return led;
  if (drafts.length > 0 && !(frame.lead && !lead)) return undefined;
  const ahead = [frame.lead, ...frames.slice(frames.indexOf(frame) + 1)].find(
    (other) =>
      other &&
      other.sentence === frame.sentence &&
      hasLocations(other) &&
      ['addition', 'measurement', 'cap_work', 'inoculate', 'fine', 'state', 'note'].includes(other.op),
  );
  if (!ahead) return undefined;
  const locations = locationsOf(ahead);
  const lot = locations.find((location) => location.lot)?.lot;
  return { vessels: locations.flatMap((location) => location.ids), ...(lot ? { lot } : {}) };
}

/** "100 gal T1 to T2, lost some": beside what arrived. */
function drawnOn({ op, items }: Frame, before: Draft | undefined): Subject | undefined {
  const { from, volume } = before?.record ?? {};
  return op === 'loss' && from && volume && volumesOf(items).length === 0 ? { vessels: from } : undefined;
}

function vesselsNamed(drafts: Draft[]): string[] {
  const isMove = drafts.some(({ record }) => record.from || record.to || record.parts);
  return isMove ? [] : [...new Set(drafts.flatMap(({ record }) => record.vessels ?? []))];
}

/** A move or a topping without a verb goes on with the one before, and so does pressing after draining. */
function sourceBefore(frame: Frame, before: Draft | undefined): Setting['source'] {
  if (before?.record.op === 'top' && frame.op === 'top' && before.frame.sentence === frame.sentence)
    return before.record;
  if (before?.record.op !== 'transfer' || before.frame.sentence !== frame.sentence) return undefined;
  const isPressed = frame.op === 'press' && before.record.mode === 'drain';
  return isPressed || !frame.items.some(verbOf) ? before.record : undefined;
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
  else if (frame.op === 'remove_bottles') fillRemoval(draft, setting);
  else if (frame.op === 'state') fillState(draft, setting);
  else if (frame.op === 'loss' || frame.op === 'dump') {
    const volume = volumesOf(frame.items)[0];
    markUsed(volume?.item);
    fillLoss(draft, setting, volume?.liters);
  } else if (frame.op === 'note') return noteOf(draft, setting, source);
  else fillMove(draft, setting);
  return draft;
}

/** A remark needs a vessel or lot: "the 24 franc tastes closed" names one. */
function noteOf(draft: Draft, setting: Setting, source: string): Draft | undefined {
  const { tokens, cellar } = setting.scanned;
  const isSold = isSoldInBulk(draft.frame.items);
  const looks = isSold || draft.frame.items.some((item) => hasCue(item, 'look'));
  const named = locationsOf(draft.frame).length > 0 || (looks && namedLots(draft, cellar).length === 1);
  const spans = draft.frame.items.filter((item) => isSold || !isLocation(item));
  const from = Math.min(...spans.map((item) => item.from));
  const next = Math.max(...spans.map((item) => item.next));
  const text = source.slice(tokens[from]?.start ?? 0, tokens[next - 1]?.end ?? 0);
  const isApart = !setting.subject || setting.subject.lost;
  if (!named && !isSold && isApart && !draft.frame.doubtful) return undefined;
  fillNote(draft, setting, text);
  return draft;
}

/** Every number must be accounted for; others are asked about. */
function askAboutLeftovers(drafts: Draft[], clauses: Clause[]) {
  const items = clauses.flatMap((clause) => clause.items);
  const owners = new Map(drafts.flatMap((draft) => draft.frame.items.map((item) => [item, draft] as const)));
  for (const [index, item] of items.entries()) {
    // "at 1/3 sugar depletion" is a time, not an amount.
    if (item.type === 'number' && hasCue(items[index + 1], 'occasion')) continue;
    // "280 gal, 20 left behind" is asked about whole.
    const mover = drafts.find(({ record }) => record.volume && record.op === 'transfer');
    if (mover && item.type === 'number' && hasCue(items[index + 1], 'left')) continue;
    if (item.used || !(isNumeric(item) || isOpenNumberWord(item))) continue;
    const draft = owners.get(item) ?? drafts.at(-1);
    if (!draft) continue;
    if (draft.asks.some((ask) => ask.about === 'date') && item.type === 'invalidDate') continue;
    const value = 'value' in item && typeof item.value === 'number' ? { value: item.value } : {};
    if (item.type === 'vesselCount' || item.type === 'quantity')
      addAsk(draft, item.type === 'quantity' ? 'quantity' : 'vessel', value);
    else if (draft.record.op === 'measurement') addAsk(draft, 'measurement_kind', value);
    else if (draft.record.op === 'cap_work')
      addAsk(draft, (draft.record.vessels ?? []).length > 0 ? 'unit' : 'vessel', value);
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
