import { read } from '@orbit-vine/cellar-notes/read.ts';
import { doubtsOf } from '@orbit-vine/cellar-notes/records/plausibility.ts';
import type { Ask, Claim, Reading, ThreadMessage } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { EarlierMessage, Turn } from './conversation.ts';

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
    { from: 'sender', text, records: held.records, asks },
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
  const at = `${received.local}${received.offset}`;
  const readAfter = (each: EarlierMessage, words = text) => read(words, at, threadOf(each, turn), context);
  const alone = read(text, at, [], context);
  const [last] = earlier;
  if (!last) return { reading: alone };
  const first = readAfter(last);
  if (first.follows && !first.follows.set) return { reading: first, earlier: last };
  if (first.follows && last.state === 'stored') return { reading: first, earlier: last };
  // A complete message is no answer.
  if (alone.disposition === 'accept' && alone.records.length > 0) return { reading: alone };
  const open = earlier.filter(({ state }) => state === 'asked');
  const answers = open.map((each): Required<Followed> => ({ reading: readAfter(each), earlier: each }));
  const fitting = answers.filter(({ reading }) => reading.follows?.set);
  const isGrams = /\d\s*g\b/i.test(text);
  const best = fitting.find(({ reading }) => !(isGrams && reading.follows?.set?.volume)) ?? fitting[0];
  if (best) return best;
  const starred = isBare(alone) && isCorrectable(last) ? readAfter(last, `*${text}`) : undefined;
  if (starred?.follows?.action === 'amend')
    return { reading: { ...starred, words: alone.words }, earlier: last };
  if (alone.records.some(({ op }) => op !== 'note')) return { reading: alone };
  const partly = answers.find(({ reading }) => isPartly(reading));
  if (partly) return partly;
  return { reading: last.state === 'stored' && isPartly(first) ? first : alone };
}

const isPartly = ({ disposition, records, asks }: Reading) =>
  disposition === 'ask' && records.length === 0 && asks.length > 0;

const isCorrectable = ({ state, held }: EarlierMessage) => state === 'stored' || held.confirming === true;

/** A bare value, with "each" or a like word, corrects the last stored or questioned message, like one after an asterisk. */
function isBare({ words, disposition, reason }: Reading): boolean {
  const values = words.filter(({ as }) => as !== 'word');
  const [first] = values;
  const isOpen = disposition === 'ask' || reason === 'not_understood' || reason === 'chatter';
  return (
    isOpen &&
    first !== undefined &&
    valueClaims.has(first.as) &&
    values.every(({ as }) => as === first.as) &&
    words.length - values.length <= 2
  );
}
