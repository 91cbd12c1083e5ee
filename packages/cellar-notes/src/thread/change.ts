import { splitClauses } from '../grammar/clauses.ts';
import { entryOf } from '../grammar/convert.ts';
import { claimReadings } from '../grammar/readings.ts';
import { hasCue, type Item, isNumeric, materialOf, varietyOf, verbOf } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import { volumeOf } from '../recognize/volumes.ts';
import { liters } from '../records/draft.ts';
import { whenOf } from '../records/when.ts';
import type { CellarRecord, Measurement } from '../schema/reading.ts';
import { instead } from '../vocabulary/talk.ts';
import { answerOfKind } from './answer-kind.ts';
import { arrivedVolume } from './arrived-volume.ts';
import { changeLoss } from './change-loss.ts';
import { changeOfVessel } from './change-of-vessel.ts';
import { changeQuantity, unitSaid } from './change-quantity.ts';
import type { Change, ChangeSetting, Earlier, Values } from './change-types.ts';
import { changeVessels } from './change-vessels.ts';
import { changeNumberOfKind, changeTag, lastIndex, withNamedWork } from './named-work.ts';
import { valuesIn } from './pair-values.ts';
import { phraseLength } from './phrases.ts';
import { shareGroups } from './share-groups.ts';
import { shareValues } from './share-values.ts';
import { shareVolumes } from './share-volumes.ts';

export function changeOf(whole: Earlier, scanned: Scanned, action: 'amend' | 'complete'): Change | undefined {
  const earlier = withNamedWork(whole, scanned);
  const ofKind = action === 'complete' ? answerOfKind(earlier, scanned.items) : undefined;
  if (ofKind) return ofKind;
  const shared = sharedOut(earlier, scanned, action);
  if (shared) return shared;
  const ofLoss = action === 'amend' ? changeLoss(earlier, scanned) : undefined;
  if (ofLoss) return ofLoss;
  const ofVessel = action === 'amend' ? changeOfVessel(earlier, scanned.items) : undefined;
  if (ofVessel) return ofVessel;
  const clauses = splitClauses(scanned.items);
  claimReadings(clauses);
  const items = clauses.flatMap((clause) => clause.items);
  const values = withoutRest(parted(items, scanned), earlier);
  const steps = [
    changeWhen,
    changeTag,
    changeReading,
    changeVessels,
    changeNamed,
    changeMethod,
    changeQuantity,
  ];
  const changes: Extract<Change, { set: object }>[] = [];
  for (const change of steps) {
    const found = change(earlier, values, { scanned, clauses, action });
    if (found === undefined) continue;
    if ('about' in found) return found;
    changes.push(found);
  }
  const first = changes[0];
  if (!first || changes.some((change) => change.record !== first.record))
    return first && changes.length > 1 ? { about: 'operation' } : undefined;
  if (values.now.some((item) => isNumeric(item) && item.type !== 'vesselCount' && !item.used))
    return { about: 'operation' };
  const why = changes.find((each) => each.why)?.why ?? (values.leaves ? 'left' : undefined);
  const set = merged(
    earlier.records[first.record],
    changes.map((each) => each.set),
  );
  return { record: first.record, set, ...(why ? { why } : {}) };
}

/** All changes of a record; "17.5 and temp 68" changes one reading and adds another. */
function merged(record: CellarRecord | undefined, sets: Partial<CellarRecord>[]): Partial<CellarRecord> {
  const set: Partial<CellarRecord> = Object.assign({}, ...sets);
  const lists = sets.flatMap(({ measurements }) => (measurements ? [measurements] : []));
  if (lists.length < 2) return set;
  const before = record?.measurements ?? [];
  const isNew = (each: Measurement) =>
    !before.some(({ kind, value }) => kind === each.kind && value === each.value);
  const changed = lists.flatMap((list) => list.filter(isNew));
  const isOld = ({ kind }: Measurement) => before.some((each) => each.kind === kind);
  const renewed = before.map((each) => changed.find(({ kind }) => kind === each.kind) ?? each);
  return { ...set, measurements: [...renewed, ...changed.filter((each) => !isOld(each))] };
}

/** Values of several vessels; a unit alone is for the numbers of the last answer. */
export function sharedOut(
  earlier: Earlier,
  scanned: Scanned,
  action: 'amend' | 'complete',
): Change | undefined {
  const unit = unitSaid(earlier, scanned);
  const isUnitAlone = unit !== undefined && valuesIn(scanned.items).length === 0;
  const items = isUnitAlone ? earlier.said.items : scanned.items;
  return (
    arrivedVolume(earlier, items, unit) ??
    shareVolumes(earlier, items, unit) ??
    (action === 'complete' ? shareGroups(earlier, items, unit) : undefined) ??
    shareValues(earlier, items, action, unit)
  );
}

const isValue = (item: Item) =>
  isNumeric(item) ||
  ['vessels', 'lot', 'day', 'time', 'ago', 'block'].includes(item.type) ||
  materialOf(item) !== undefined ||
  varietyOf(item) !== undefined ||
  verbOf(item) !== undefined;

/** Values before and after "not"; the one right after it is the old one. */
function parted(items: Item[], { tokens }: Scanned): Values {
  const values = items.filter(isValue);
  const found = tokens.flatMap((_, at) =>
    phraseLength(tokens, at, instead) > 0 && !isAnswerNo(tokens, at) ? [at] : [],
  );
  // "no, 48 not 84": the first denies the earlier message.
  const marks = found.length > 1 && found[0] === 0 ? found.slice(1) : found;
  const not: Item[] = [];
  for (const at of marks) {
    const reversed = tokens[at]?.text === 'sino';
    const old = reversed ? values.findLast((item) => item.next <= at) : values.find((item) => item.from > at);
    if (
      old &&
      values.length > 1 &&
      (reversed || items.filter((item) => item.from > at && item.from < old.from).length <= 3)
    )
      not.push(old);
  }
  return { now: values.filter((item) => !not.includes(item)), not: [...new Set(not)], items };
}

/** "no, kmbs was 30 g" denies the earlier message, not what follows. */
const isAnswerNo = ([first, second]: Scanned['tokens'], at: number) =>
  at === 0 && first?.text === 'no' && second?.text === ',';

/** "380 gal, 20 left behind": what stayed is no other volume of the move. */
function withoutRest(values: Values, { records }: Earlier): Values & { leaves?: boolean } {
  const { now, items } = values;
  const rest = now.filter((item) => isNumeric(item) && hasCue(items[items.indexOf(item) + 1], 'left'));
  const isMoved = records.some(({ op }) => op === 'transfer' || op === 'filter');
  if (!isMoved || rest.length === 0 || rest.length === now.length) return values;
  for (const item of rest) item.used = true;
  return {
    now: now.filter((item) => !rest.includes(item)),
    not: [...values.not, ...rest, ...items.filter((item) => hasCue(item, 'left'))],
    items,
    leaves: true,
  };
}

function changeWhen(
  earlier: Earlier,
  { now }: Values,
  { scanned, clauses }: ChangeSetting,
): Change | undefined {
  const moments = now.filter((item) => item.type === 'day' || item.type === 'time' || item.type === 'ago');
  if (moments.length === 0) return undefined;
  for (const item of moments) item.used = true;
  const when = whenOf(
    { op: 'note', items: moments, sentence: 0, clause: 0, plan: false },
    [],
    clauses,
    scanned.local,
  );
  if (when.ahead || when.unsure) return { about: 'date' };
  return { record: lastIndex(earlier), set: { at: when.at } };
}

/** "pH 3.52" replaces a reading of its kind, or adds one. */
function changeReading(earlier: Earlier, values: Values): Change | undefined {
  const { now } = values;
  const readings = now.filter((item) => item.type === 'reading');
  if (readings.length === 0) return changeNumberOfKind(earlier, values) ?? changeLevel(earlier, now);
  const problem = readings.map((item) => item.problem).find((each) => each && each !== 'plausibility');
  if (problem) return { about: problem };
  const kinds = readings.map((item) => item.kind);
  const having = (record: CellarRecord) => record.measurements?.some((each) => kinds.includes(each.kind));
  const index = earlier.records.findLastIndex(having);
  const record = index >= 0 ? index : earlier.records.findLastIndex((each) => each.op === 'measurement');
  const measurements: Measurement[] = [...(earlier.records[record]?.measurements ?? [])];
  if (record < 0) return undefined;
  for (const item of readings) {
    item.used = true;
    const made = { kind: item.kind, value: item.value, unit: entryOf(item.kind)?.unit ?? '' };
    const at = measurements.findIndex((each) => each.kind === item.kind);
    if (at >= 0) measurements[at] = made;
    else measurements.push(made);
  }
  return { record, set: { measurements } };
}

/** "sorry, 185 gal" after the level of one vessel. */
function changeLevel({ records }: Earlier, now: readonly Item[]): Change | undefined {
  const [first, ...more] = now.filter(isNumeric);
  const poured = volumeOf(first);
  const [record, ...others] = records;
  const { measurements = [] } = record ?? {};
  const [level, ...beside] = measurements;
  if (!first || poured === undefined || more.length > 0) return undefined;
  if (level?.kind !== 'volume' || beside.length + others.length > 0) return undefined;
  first.used = true;
  return { record: 0, set: { measurements: [{ ...level, ...liters(poured) }] } };
}

function changeNamed(earlier: Earlier, { now }: Values, { action }: ChangeSetting): Change | undefined {
  const variety = now.map(varietyOf).find((names) => names?.length === 1)?.[0];
  if (variety) {
    const record = earlier.records.findLastIndex(
      (each) => ['receive_fruit', 'press', 'crush'].includes(each.op) || each.variety !== undefined,
    );
    return record >= 0 ? { record, set: { variety } } : undefined;
  }
  if (now.some((item) => varietyOf(item) !== undefined)) return { about: 'variety' };
  const material = now.map((item) => (item.used ? undefined : materialOf(item))).find(Boolean);
  if (material) {
    const takes = (each: CellarRecord) =>
      ['addition', 'fine', 'inoculate'].includes(each.op) &&
      (action === 'amend' || each.material === undefined);
    const isNamed = (each: CellarRecord) => takes(each) && each.material === material;
    if (action === 'amend' && earlier.records.some(isNamed)) return undefined;
    const record = earlier.records.findLastIndex(takes);
    if (record >= 0) return { record, set: { material } };
    return earlier.records.some((each) => each.material === material) ? undefined : { about: 'material' };
  }
  const block = now.find((item) => item.type === 'block');
  const record = earlier.records.findLastIndex((each) => each.op === 'receive_fruit');
  return block?.type === 'block' && record >= 0 ? { record, set: { block: block.id } } : undefined;
}

function changeMethod(earlier: Earlier, { now }: Values): Change | undefined {
  const method = now.map((item) => verbOf(item)?.method).find((each) => each !== undefined);
  const times = now.find((item) => item.type === 'times');
  const record = earlier.records.findLastIndex((each) => each.op === 'cap_work');
  if (record < 0 || (!method && !times)) return undefined;
  if (times) times.used = true;
  return {
    record,
    set: { ...(method ? { method } : {}), ...(times?.type === 'times' ? { times: times.value } : {}) },
  };
}
