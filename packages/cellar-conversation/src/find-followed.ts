import { read } from '@orbit-vine/cellar-notes/read.ts';
import { doubtsOf } from '@orbit-vine/cellar-notes/records/plausibility.ts';
import type {
  Ask,
  CellarRecord,
  Claim,
  Follows,
  Reading,
  ThreadMessage,
} from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { EarlierMessage, Turn } from './conversation.ts';
import { asksAfter } from './follow.ts';
import { meantElsewhere } from './meant-elsewhere.ts';
import { completedFields, isBlank, isCompletedBy } from './repeated-in-full.ts';
import { splitAnswer } from './split-answer.ts';
import { workThere } from './work-there.ts';

interface Followed {
  reading: Reading;
  /** The message that this one answers, corrects, or withdraws; or whose question it answers in part. */
  earlier?: EarlierMessage;
}

const valueClaims = new Set<Claim['as']>([
  'quantity',
  'number',
  'reading',
  'variety',
  'block',
  'date',
  'time',
  'vessel',
]);

function threadOf({ text, reply, state, held }: EarlierMessage, { context }: Turn): ThreadMessage[] {
  const asks = state === 'asked' ? openAsks(held, context) : [];
  return [
    { from: 'sender', text: [text, ...(held.said ?? [])].join('\n'), records: held.records, asks },
    { from: 'system', text: reply },
  ];
}

/** A value may also replace the one that a confirmation is asked for. */
function openAsks({ asks, confirming, records }: EarlierMessage['held'], context: Turn['context']): Ask[] {
  if (!confirming) return asks;
  const doubts = records.flatMap((each, record) =>
    doubtsOf(each, context).map((doubt) => ({ ...doubt, record })),
  );
  return doubts.length > 0 ? doubts : records.map((_, record) => ({ about: 'plausibility', record }));
}

/**
 * The earlier message that a text refers to. OK, NO, and UNDO are for the last one; a value is for the open question that
 * it fits, the latest of several; else it corrects the last message. Everything else is a new message.
 */
export function findFollowed(turn: Turn): Followed {
  const { message, context } = turn;
  const { text, received, earlier } = message;
  const [last] = earlier;
  const at = `${received.local}${received.offset}`;
  const readAfter = (each: EarlierMessage, words = text) => read(words, at, threadOf(each, turn), context);
  const alone = read(text, at, [], context);
  if (!last) return { reading: alone };
  const first = readAfter(last);
  if (first.follows && !first.follows.set)
    return { reading: first, earlier: meantBy(first.follows, last, earlier) };
  const again = (each: EarlierMessage) => readAgain(alone, each, readAfter(each));
  const elsewhere = meantElsewhere(message, { first, alone }, again);
  if (elsewhere) return elsewhere;
  if (first.follows && last.state === 'stored') return { reading: first, earlier: last };
  if (last.state === 'stored' && tellsFurther(first, alone)) return { reading: first };
  const open = earlier.filter(({ state }) => state === 'asked');
  const amended = last.state === 'stored' && isPartly(first) ? amendment(alone, last) : undefined;
  const completed = amended ?? completion(alone, open);
  if (completed) return completed;
  const answers = open.map((each): Required<Followed> => ({ reading: readAfter(each), earlier: each }));
  const shared = answers.find(({ reading }) => givesEach(reading)) ?? workThere(alone, open);
  if (shared) return shared;
  const whole = answers.some(({ reading }) => reading.follows?.action === 'complete');
  const split = whole
    ? undefined
    : splitAnswer(text, open, { after: readAfter, alone: (words) => read(words, at, [], context) });
  if (split) return split;
  const unitless = withoutUnit(
    alone,
    last.state === 'stored' ? [{ reading: first, earlier: last }, ...answers] : answers,
  );
  if (unitless) return unitless;
  const divided =
    isCorrectable(last) && alone.disposition !== 'accept' ? readAfter(last, `*${text}`) : undefined;
  if (
    divided &&
    isPartly(divided) &&
    divided.asks[0]?.about === 'unit' &&
    (alone.records.some(({ op }) => op === 'press') || isShared(last, divided.asks[0]))
  )
    return { reading: { ...divided, words: alone.words } };
  if (divided && givesEach(divided)) return { reading: { ...divided, words: alone.words }, earlier: last };
  // A complete message is no answer.
  if (alone.disposition === 'accept' && alone.records.length > 0) return { reading: alone };
  const best = bestAnswer(answers, alone, text);
  if (best) return best;
  const starred = isBare(alone, text) && isCorrectable(last) ? readAfter(last, `*${text}`) : undefined;
  if (starred?.follows?.action === 'amend')
    return { reading: { ...starred, words: alone.words }, earlier: last };
  if (starred && isPartly(starred) && starred.asks[0]?.about === 'unit')
    return { reading: { ...starred, words: alone.words } };
  if (alone.records.some(saysWork)) return { reading: alone };
  const partly = answers.find(({ reading }) => isPartly(reading));
  if (partly) return partly;
  return { reading: last.state === 'stored' && isPartly(first) ? first : alone };
}

/** "it was 4" corrects the last message, though an older question would take it. */
function bestAnswer(answers: readonly Required<Followed>[], { words }: Reading, text: string) {
  const says = (...kinds: Claim['as'][]) => words.some(({ as }) => kinds.includes(as));
  const isBareNumber = says('number') && !says('quantity', 'reading');
  const fitting = answers.filter(
    ({ reading: { follows } }, index) =>
      follows?.set && !(index > 0 && isBareNumber && follows.action === 'amend'),
  );
  const inUnit = fitting.filter(({ reading }) => hasUnitOf(reading.follows, text));
  const [first] = inUnit;
  const corrected = first?.reading.follows?.action === 'amend' ? first : undefined;
  return corrected ?? inUnit.find(leavesNothing) ?? first ?? fitting[0];
}

/** A number for each part of a blend or a move, without its unit. */
function isShared({ held }: EarlierMessage, { record, value }: Ask): boolean {
  const { parts = [], to = [] } = held.records[record] ?? {};
  return value !== undefined && Math.max(parts.length, to.length) > 1;
}

/** A value for each of several vessels. */
const givesEach = ({ follows }: Reading) => follows?.set?.parts ?? follows?.others;

/** "T6 got 250 and T8 60": an answer that lacks its unit, rather than new work that lacks its vessel. */
function withoutUnit(alone: Reading, answers: readonly Required<Followed>[]): Followed | undefined {
  const lacksPlace = alone.asks.some(({ about }) => about === 'vessel');
  return answers.find(({ reading, earlier }) => {
    const [ask] = reading.asks;
    const isMeant = lacksPlace || (ask && alone.disposition !== 'accept' && isShared(earlier, ask));
    return isPartly(reading) && ask?.value !== undefined && isMeant;
  });
}

/** "also T4": work like the last, unless the words say other work. */
const tellsFurther = (first: Reading, alone: Reading) =>
  first.follows === undefined &&
  first.records.some(({ op }) => op !== 'note') &&
  JSON.stringify(first.records) !== JSON.stringify(alone.records);

/** OK confirms what is in doubt; a question for a value that was asked later stays open. */
function meantBy(
  { action }: Follows,
  last: EarlierMessage,
  earlier: readonly EarlierMessage[],
): EarlierMessage {
  const doubted = earlier.find(({ state, held }) => state === 'asked' && held.confirming);
  return action === 'confirm' && last.state === 'asked' && doubted ? doubted : last;
}

/** "racked 110 gal out of T5", "fruit is here", "to T6": the answer is for the question that it completes. */
const leavesNothing = ({ reading, earlier: { held } }: Required<Followed>) =>
  reading.asks.length === 0 && reading.follows !== undefined && asksAfter(held, reading.follows).length === 0;

const isGrams = /\d\s*(?:g|gr|grams?|gramos?|mg|kg)\b/i;
const isPoured = /\d\s*(?:gal|gals|gallons?|galones|l|lit(?:er|re|ro)s?|hl)\b/i;

/** Of two open questions, grams are for the dose, and gallons for the move. */
function hasUnitOf(follows: Follows | undefined, text: string): boolean {
  const { volume, amount } = follows?.set ?? {};
  return !(volume && isGrams.test(text)) && !(amount && isPoured.test(text));
}

/** "the T1 one went to T2" has what an open question lacks, and nothing that differs. */
function completion({ records, ...reading }: Reading, open: readonly EarlierMessage[]): Followed | undefined {
  const [record, ...more] = records;
  if (!record || more.length > 0) return undefined;
  const isWhole = reading.disposition === 'accept';
  const namesWork = isWhole && reading.words.some(({ as }) => as === 'operation');
  for (const earlier of open) {
    const index = earlier.held.records.findIndex((each) => isCompletedBy(each, record, namesWork));
    const [asked] = earlier.held.asks;
    const own = earlier.held.records[index];
    if (!isWhole && !(own && hasWhere(own, record, reading.asks))) continue;
    if (index < 0 || asked?.record !== index || earlier.held.records.length > 1) continue;
    const follows: Follows = { thread: 0, record: index, action: 'complete', set: saidIn(record) };
    return { reading: { ...reading, disposition: 'accept', records: [], asks: [], follows }, earlier };
  }
  return undefined;
}

/** "free run 250 gal to T6" after "pressed T3": it lacks nothing but the vessel that the open record has. */
const hasWhere = (open: CellarRecord, { from, fromLot }: CellarRecord, asks: readonly Ask[]) =>
  asks.every(({ about }) => about === 'vessel') &&
  isBlank(from) &&
  fromLot === undefined &&
  !(isBlank(open.from) && open.fromLot === undefined);

/** "T1 to T2 was 110 gal" after that move. */
const readAgain = (alone: Reading, earlier: EarlierMessage, after: Reading) =>
  after.follows || earlier.state !== 'stored' ? after : (amendment(alone, earlier)?.reading ?? after);

/** "sorry, T1 to T6": a correction that says the work again. */
function amendment({ records, ...reading }: Reading, earlier: EarlierMessage): Followed | undefined {
  const [record, ...more] = records;
  const same = earlier.held.records.flatMap(({ op }, index) => (op === record?.op ? [index] : []));
  const [index] = same;
  if (!record || more.length > 0 || reading.disposition !== 'accept') return undefined;
  if (index === undefined || same.length > 1) return undefined;
  const follows: Follows = { thread: 0, record: index, action: 'amend', set: saidIn(record) };
  return { reading: { ...reading, records: [], follows }, earlier };
}

const saidIn = (record: CellarRecord): Partial<CellarRecord> =>
  Object.fromEntries(
    completedFields.flatMap((field) => (isBlank(record[field]) ? [] : [[field, record[field]]])),
  );

const saysWork = ({ op, measurements }: CellarRecord) => op !== 'note' && measurements?.length !== 0;

const isPartly = ({ disposition, records, asks }: Reading) =>
  disposition === 'ask' && records.length === 0 && asks.length > 0;

const isCorrectable = ({ state, held }: EarlierMessage) => state === 'stored' || held.confirming === true;

const sharedAnew =
  /^\W*(?:each|ea|apiece|per \w+|in all|in total|total|c\/u|(?:a |en )?cada un[oa]|por \w+|en total)[^\w?]*$/i;

/** A bare value, with "each" or a like word, corrects the last stored or questioned message, like one after an asterisk. */
function isBare({ words, disposition, reason, records }: Reading, text: string): boolean {
  if (records.length === 0 && sharedAnew.test(text)) return true;
  const values = words.filter(({ as }) => as !== 'word');
  const [first] = values;
  const isOpen = disposition === 'ask' || reason === 'not_understood' || reason === 'chatter';
  const isDay = ({ as }: Claim) => as === 'date';
  const isAmount = ({ as }: Claim) => as === 'quantity' || as === 'number';
  return (
    isOpen &&
    first !== undefined &&
    valueClaims.has(first.as) &&
    (values.every(({ as }) => as === first.as) || values.every((value) => isAmount(value) || isDay(value))) &&
    words.length - values.length <= 3
  );
}
