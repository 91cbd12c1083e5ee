import { isPlainCount } from './grammar/further-bottles.ts';
import { hidesQuantity, isMove, isStrange, tellsBound } from './quantity-doubts.ts';
import { hasCue, type Item, isAimed, isNumeric, removalsOf, verbOf } from './recognize/items.ts';
import type { Scanned } from './recognize/scan.ts';
import { isDeniedVerb, withoutDeniedEnd, withoutRemarks } from './remarks.ts';
import type { Ask, CellarRecord, Reading } from './schema/reading.ts';
import type { Token } from './text/tokens.ts';
import { hasPhrase, phraseLength } from './thread/phrases.ts';
import {
  crossesDose,
  deniesLocation,
  isChain,
  isEither,
  leavesShares,
  leavesVessel,
  sharesReading,
  trailsOff,
} from './vessel-doubts.ts';
import { doubtPhrases } from './vocabulary/doubts.ts';

const isReading = ({ op }: CellarRecord) => op === 'measurement';
const isWork = ({ op }: CellarRecord) => !['measurement', 'note', 'state'].includes(op);

/** "dropped 5 degrees", "up by 3F": a number right after the phrase or after "by". Not "punched down 3 times". */
function tellsDifference(tokens: Token[], records: readonly CellarRecord[]): boolean {
  const isLoss = records.some(({ op, loss }) => op === 'loss' || op === 'dump' || loss !== undefined);
  return tokens.some(({ text }, at) => {
    // "lost 3 gal, now at 446", "racked T9 to T14, lost 3, pH 3.6": a loss and a reading.
    const length = isLoss && text === 'lost' ? 0 : phraseLength(tokens, at, doubtPhrases.changed);
    if (length === 0) return false;
    const by = ['by', 'another', 'about', 'like', 'unos', 'otros'].includes(tokens[at + length]?.text ?? '')
      ? 1
      : 0;
    return tokens[at + length + by]?.kind === 'number';
  });
}

/** "T3 wibble 20 brix": an unknown word before a number could change its meaning. */
function hasStrangeNumber({ items, tokens }: Scanned): boolean {
  return items.some((item, at) => {
    const before = items[at - 1];
    return isNumeric(item) && before?.type === 'word' && at > 1 && isStrange(tokens[before.from]);
  });
}

/** "almost racked T9": before work, not before a number. */
function isUnfinished(records: readonly CellarRecord[], tokens: Token[]): boolean {
  const begun = tokens.some((_, at) => {
    const length = phraseLength(tokens, at, doubtPhrases.unfinished);
    return length > 0 && tokens[at + length]?.kind !== 'number';
  });
  return begun && records.some(isWork) && !records.some(({ op }) => op === 'state');
}

/** "stop pumpover T1", "did not rack T1": an end or a denial before work. */
function isStopped(records: readonly CellarRecord[], scanned: Scanned): boolean {
  const { items, tokens } = scanned;
  const length = phraseLength(tokens, 0, doubtPhrases.stopping);
  const next = items.find(({ from }) => from >= length);
  // "T3 PD no"
  const endsDenied = hasCue(items.at(-1), 'not') && verbOf(items.at(-2)) !== undefined;
  const isDenied = items.some(
    (item, at) =>
      hasCue(item, 'not') &&
      items[at + 1]?.type !== 'gap' &&
      (at === 0 || isDeniedVerb(items[at + 1], scanned)),
  );
  return ((length > 0 && verbOf(next) !== undefined) || isDenied || endsDenied) && records.some(isWork);
}

/** "+2 brix": an increase. A plus between words touches the one before it, or neither. */
function tellsMore(tokens: Token[], items: readonly Item[]): boolean {
  const isDosed = (at: number) =>
    items.some(
      (item) =>
        item.from === at &&
        (item.type === 'rate' || (item.type === 'quantity' && item.unit.dimension === 'mass')),
    );
  return tokens.some(
    ({ text, glued }, at) =>
      text === '+' &&
      !glued &&
      tokens[at + 1]?.kind === 'number' &&
      tokens[at + 1]?.glued &&
      !isDosed(at + 1),
  );
}

const comparisons =
  /^(menos|mas|less|more|lower|higher|warmer|cooler|colder|hotter|down|low|short|shy|under|over|abajo|arriba|debajo)$/;

/** "2 brix menos", "10 L down": how far from another value. "8 brix down from 12" is a value. */
function tellsDistance(items: readonly Item[], tokens: Token[]): boolean {
  return items.some(({ type, next }) => {
    const isMeasured = type === 'reading' || type === 'quantity';
    const goesOn = /^(from|to|a|de|o)$/.test(tokens[next + 1]?.text ?? '');
    return isMeasured && comparisons.test(tokens[next]?.text ?? '') && !goesOn;
  });
}

/** Two readings of one kind at one time: one belongs to another vessel or day. */
const readsTwice = ({ measurements = [] }: CellarRecord) =>
  new Set(measurements.map(({ kind }) => kind)).size < measurements.length;

function hidesScale(records: readonly CellarRecord[], tokens: Token[]): boolean {
  const kinds = records.flatMap(({ measurements = [] }) => measurements.map(({ kind }) => kind));
  const isNamed = tokens.some(({ text }) => /^(temp|temps|temperature|temperatura|c|f|celsius)$/.test(text));
  const isBare = ({ text }: Token, at: number) =>
    /^(deg|degs|degrees?|grados?|°)$/.test(text) && Number(tokens[at - 1]?.text) < 33;
  return !isNamed && kinds.length === 1 && kinds[0] === 'temperature' && tokens.some(isBare);
}

/** "T5 at 10, 58F": an hour, or the sugar beside its temperature. "am", a colon, or "a las" would make it an hour. */
function hidesSugar(records: readonly CellarRecord[], { items, tokens }: Scanned): boolean {
  const kinds = records.flatMap(({ measurements = [] }) => measurements.map(({ kind }) => kind));
  if (kinds.some((kind) => ['brix', 'sg', 'baume'].includes(kind))) return false;
  return items.some(
    ({ type, from, next }) =>
      type === 'time' && next - from === 2 && ['at', '@', 'around'].includes(tokens[from]?.text ?? ''),
  );
}

/** "3 gal left" is wine; "3 gal lees left" is a loss. */
const leavesSome = (items: readonly Item[]) =>
  items.some(
    (item, at) =>
      hasCue(item, 'left') && ![items[at - 1], items[at + 2]].some((near) => hasCue(near, 'lees')),
  );

/** "T9 empty now into T14": a move, not just a remark. */
function tellsMove({ op, vessels = [] }: CellarRecord, items: readonly Item[]): boolean {
  return (
    op === 'note' &&
    vessels.length > 1 &&
    items.some(
      (item) =>
        item.type === 'arrow' || hasCue(item, 'to') || (item.type === 'vessels' && item.role === 'to'),
    )
  );
}

/** "returned 2 cases from the shop", "5 cases reserved for the club": a purpose, and words that may mean another thing. */
function saysOnlyPurpose(items: readonly Item[]): boolean {
  const isQuiet = (item: Item) => isPlainCount(item) || ['gap', 'day', 'time', 'ago'].includes(item.type);
  return !items.some((item) => removalsOf(item).length > 0) && !items.every(isQuiet);
}

/** "don't forget to top barrels", "didn't get to the pumpover": nobody knows what such work lacks. */
function isNotDone(records: readonly CellarRecord[], { tokens }: Scanned): boolean {
  const isLacking = records.some(isWork) && records.every((record) => isWork(record) || record.op === 'note');
  return isLacking && (saysUndone(tokens) || startsLate(tokens) || hasPhrase(tokens, unreachedOrWanted));
}

const unreachedOrWanted = [...doubtPhrases.unreached, ...doubtPhrases.wanted];

/** "ran out of time for PD on T3"; "PD T3, ran out of time" may be done. */
const startsLate = (tokens: Scanned['tokens']) => phraseLength(tokens, 0, doubtPhrases.outOfTime) > 0;

/** "forgot T4", rather than "forgot to text sat: punched T12". */
const saysUndone = (tokens: Scanned['tokens']) =>
  tokens.some(
    (_, at) =>
      phraseLength(tokens, at, doubtPhrases.undone) > 0 && phraseLength(tokens, at, doubtPhrases.told) === 0,
  );

/** "didnt punch T4": the work right after its denial, and no number. */
function deniesWork(scanned: Scanned): boolean {
  const { items, tokens } = scanned;
  if (items.some(isNumeric)) return false;
  return tokens.some((_, at) => {
    const length = phraseLength(tokens, at, doubtPhrases.notDone);
    return length > 0 && items.some((item) => item.from === at + length && isDeniedVerb(item, scanned));
  });
}

/** "didn't get to the pumpover on T4", "didnt punch T4": work that is denied, and nothing else. */
function asNote({ records, ...reading }: Reading, scanned: Scanned, note: string): Reading | undefined {
  const [record, ...others] = records;
  const { tokens } = scanned;
  const isDenied = hasPhrase(tokens, doubtPhrases.unreached) || startsLate(tokens) || deniesWork(scanned);
  if (!record || others.length > 0 || !isDenied) return undefined;
  const isSure = reading.disposition === 'accept' && isWork(record);
  const isOpen = record.op === 'note' && reading.asks.every(({ about }) => about === 'operation');
  if (!isSure && !isOpen) return undefined;
  const { at, vessels, lot, from = [] } = record;
  const where = lot === undefined ? { vessels: vessels ?? from } : { lot };
  const noted: CellarRecord = { op: 'note', ...(at ? { at } : {}), ...where, note };
  return { ...reading, disposition: 'accept', confidence: 'high', records: [noted], asks: [] };
}

function aboutOf(records: readonly CellarRecord[], scanned: Scanned): Ask['about'] | undefined {
  const { tokens, items } = scanned;
  const says = (phrases: readonly string[]) => hasPhrase(tokens, phrases);
  if (
    saysUndone(tokens) ||
    (records.some(isWork) && (says(doubtPhrases.unreached) || says(doubtPhrases.outOfTime))) ||
    isUnfinished(records, tokens) ||
    isStopped(records, scanned) ||
    (records.some(isWork) && says(doubtPhrases.wanted))
  )
    return 'operation';
  if (records.some(({ op }) => op === 'remove_bottles') && saysOnlyPurpose(items)) return 'operation';
  const isBottled = items.some(
    (item) => verbOf(item)?.op === 'bottle' || verbOf(item)?.mode === 'barrel_down',
  );
  if (records.some(({ op }) => op === 'bottle') && !isBottled) return 'operation';
  const isLost = records.some(({ loss }) => loss?.reason === 'lees');
  if (
    says(doubtPhrases.except) ||
    (!isLost && says(doubtPhrases.behind)) ||
    deniesLocation(items) ||
    isEither(items)
  )
    return 'vessel';
  if (
    records.some(isReading) &&
    (says(doubtPhrases.aimed) ||
      tellsDifference(tokens, records) ||
      tellsMore(tokens, items) ||
      tellsDistance(items, tokens) ||
      tellsBound(tokens) ||
      items.some((item, at) => isAimed(item, items[at + 1], items[at + 2])) ||
      says(doubtPhrases.compared))
  )
    return 'measurement_kind';
  if (records.some(readsTwice)) return 'measurement_kind';
  const isRemark = ({ op }: CellarRecord) => op === 'measurement' || op === 'state';
  if (records.every(isRemark) && (hidesSugar(records, scanned) || hidesScale(records, tokens)))
    return 'measurement_kind';
  if (
    crossesDose(records, items) ||
    (records.some((record) => isMove(record) && !record.parts) && isChain(items))
  )
    return 'vessel';
  if (sharesReading(records, scanned)) return 'vessel';
  if (trailsOff(items, tokens) || (!isLost && records.some(isMove) && leavesSome(items))) return 'vessel';
  if (hidesQuantity(records, scanned)) return 'quantity';
  // A customer's name is no doubt about bottles.
  if (records.every(({ op }) => op === 'remove_bottles') || !hasStrangeNumber(scanned)) return undefined;
  return records.some(isReading) ? 'measurement_kind' : 'quantity';
}

function aboutNotes(records: readonly CellarRecord[], { items, tokens }: Scanned): Ask['about'] | undefined {
  const isWork =
    hasPhrase(tokens, doubtPhrases.emptied) || records.some((record) => tellsMove(record, items));
  return isWork ? 'operation' : undefined;
}

/** "5 gal left behind": lost, or still there. */
function isRest(records: readonly CellarRecord[], { items, tokens }: Scanned): boolean {
  return records.some(isMove) && (hasPhrase(tokens, doubtPhrases.behind) || leavesSome(items));
}

/** Asks about an accepted reading if words in the message contradict it. */
export function withDoubts(reading: Reading, whole: Scanned, text: string): Reading {
  const { records, disposition } = reading;
  const scanned = withoutRemarks(withoutDeniedEnd(whole), records);
  if (disposition === 'ask' && isNotDone(records, scanned))
    return { ...reading, disposition: 'refuse', records: [], asks: [], reason: 'future' };
  const noted = asNote(reading, scanned, text.trim());
  if (noted) return noted;
  const changed = differenceIn(records, scanned);
  const isImplausible =
    reading.asks.length > 0 && reading.asks.every(({ about }) => about === 'plausibility');
  if (changed >= 0 && isImplausible) return asDifference(reading, changed);
  if (disposition !== 'accept') return reading;
  if (leavesVessel(records, scanned.items))
    return doubted(reading, { about: 'vessel', record: records.length - 1, why: 'alone' });
  const about = records.every(({ op }) => op === 'note')
    ? aboutNotes(records, scanned)
    : aboutOf(records, scanned);
  if (changed >= 0 && about === 'measurement_kind') return asDifference(reading, changed);
  if (about !== undefined) {
    const why = about === 'vessel' && isRest(records, scanned) ? 'left' : 'words';
    return doubted(reading, { about, record: 0, why });
  }
  const shared = records.findIndex(leavesShares(scanned));
  return shared < 0 ? reading : doubted(reading, { about: 'quantity', record: shared });
}

/** The only value of a record, if it is a difference: "dropped 4 brix". */
function differenceIn(records: readonly CellarRecord[], { items, tokens }: Scanned): number {
  const isDifference =
    tellsDifference(tokens, records) || tellsMore(tokens, items) || tellsDistance(items, tokens);
  const at = records.findIndex(isReading);
  return isDifference && records[at]?.measurements?.length === 1 ? at : -1;
}

/** Asks for the value itself, of the same kind. */
function asDifference(reading: Reading, record: number): Reading {
  const kind = reading.records[record]?.measurements?.[0]?.kind;
  const records = reading.records.map((each, at) => (at === record ? { ...each, measurements: [] } : each));
  return { ...doubted(reading, { about: 'quantity', record, ...(kind ? { kind } : {}) }), records };
}

const doubted = (reading: Reading, ask: Ask): Reading => ({
  ...reading,
  ...{ disposition: 'ask', confidence: 'low', asks: [ask] },
});
