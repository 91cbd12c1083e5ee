import { read } from '@orbit-vine/cellar-notes/read.ts';
import { readBack } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import { backWords } from '@orbit-vine/cellar-notes/read-back/words.ts';
import type { CellarRecord, Claim, Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { answerBoth } from './answer-both.ts';
import { answerQuery } from './answer-query.ts';
import { withBottledWine } from './bottled-wine.ts';
import { type Cellar, contextOf } from './cellar.ts';
import {
  type ChangedMessage,
  type EarlierMessage,
  type Message,
  nothingHeld,
  type Outcome,
  type Turn,
} from './conversation.ts';
import { correctAndGoOn } from './correct-and-go-on.ts';
import { findFollowed } from './find-followed.ts';
import { followEarlier, followPartly } from './follow.ts';
import { answerPlans, completePlans } from './planned-work.ts';
import { propose } from './propose.ts';
import { askAgain, askToConfirm, isYes, okOrNo, whichEntry } from './questions.ts';
import { answeredBy } from './repeated-in-full.ts';

const asksWhat = /^\s*(what|que|qué)\s*[?.!]*\s*$/i;

/** Messages that another reading may help with: not understood, or only partly. */
export function isUnsure({ disposition, reason }: Reading): boolean {
  return disposition === 'ask' || (disposition === 'refuse' && reason === 'not_understood');
}

/**
 * Turns a rewording into a question. Undefined unless our own reader is sure of the words and the book would accept
 * them unchanged.
 */
function proposeRewording(turn: Turn, { words, language }: Reading): Outcome | undefined {
  const { message, context } = turn;
  if (message.rewritten === undefined) return undefined;
  const { received, unit } = message;
  const reading = read(message.rewritten, `${received.local}${received.offset}`, [], context);
  if (reading.disposition !== 'accept' || reading.follows || reading.records.length === 0) return undefined;
  const { records } = reading;
  const considered = propose(turn, { records, asks: [], language });
  if (considered.state !== 'stored') return undefined;
  const stored = readBack({ ...reading, asks: [] }, { language, unit });
  const summary = stored.replace(` ${backWords[language].wrong}`, '');
  const reply = askToConfirm(language, summary);
  if (reply === undefined) return undefined;
  return {
    reading: { ...reading, words, disposition: 'ask', confidence: 'low' },
    reply,
    state: 'asked',
    held: { ...nothingHeld, records, confirming: true },
    entries: [],
    changes: [],
  };
}

const isValue = ({ as }: Claim) => as === 'quantity' || as === 'number' || as === 'vessel';

const isWork = ({ as }: Claim) =>
  ['operation', 'material', 'variety', 'block', 'quantity', 'number', 'reading'].includes(as);

const isRemark = ({ op, vessels = [], lot, measurements = [] }: CellarRecord) =>
  op === 'note' ||
  (op === 'measurement' &&
    (measurements.length === 0 ||
      (vessels.length === 0 &&
        lot === undefined &&
        measurements.every(({ kind }) => kind === 'temperature' || kind === 'volume'))));

const waitsForOk = (earlier: EarlierMessage | undefined) =>
  earlier?.state === 'asked' && earlier.held.confirming === true;

/**
 * Reads one message about a cellar and returns the outcome: entries for the book, an open question, a correction of
 * an earlier message, an answer from the book, or just a reply. Pure; the caller stores the whole outcome or none of
 * it.
 */
export function converse(cellar: Cellar, message: Message): Outcome {
  const outcome = converseOnce(cellar, message);
  const isFollowed = outcome.follows !== undefined && outcome.entries.length > 0;
  const corrected = isFollowed ? undefined : correctAndGoOn(cellar, message, converseOnce);
  if (corrected) return corrected;
  return outcome.entries.length > 0 ? outcome : (answerBoth(cellar, message, converseOnce) ?? outcome);
}

function converseOnce(cellar: Cellar, message: Message): Outcome {
  const turn: Turn = { cellar, message, context: contextOf(cellar, message.unit) };
  const [last] = message.earlier;
  const completed = completePlans(turn);
  if (completed) return completed;
  const { reading, earlier } = findFollowed(turn);
  const replyOnly = { reading, state: 'told' as const, held: nothingHeld, entries: [], changes: [] };
  if (asksWhat.test(message.text)) return { ...replyOnly, reply: last?.reply ?? '' };
  const { follows, query, language, disposition } = reading;
  if (follows && earlier) return followEarlier(turn, reading, follows, earlier);
  if (earlier?.state === 'asked') return followPartly(turn, reading, earlier);
  if (!query && isUnsure(reading)) {
    const proposed = proposeRewording(turn, reading);
    if (proposed) return proposed;
  }
  if (query?.about === 'planned_work') return { ...replyOnly, ...answerPlans(turn, language) };
  if (query) return { ...replyOnly, reply: answerQuery({ cellar, query, language, unit: message.unit }) };
  if (disposition === 'ignore' && waitsForOk(last) && isYes(message.text))
    return { ...replyOnly, reply: okOrNo[last?.language ?? language] };
  const [asked] = reading.asks;
  if (
    disposition === 'ask' &&
    last?.state === 'stored' &&
    asked?.about === 'unit' &&
    asked.value !== undefined &&
    reading.records.length === 0
  ) {
    const held = {
      ...nothingHeld,
      records: last.held.records,
      asks: [asked],
      amends: last.id,
      said: [last.text, message.text],
    };
    const reply = readBack(reading, { unit: message.unit, language: last.language });
    return { ...replyOnly, state: 'asked', held, reply };
  }
  if (disposition === 'ask' && reading.records.length === 0)
    return { ...replyOnly, reply: last ? readBack(reading, { unit: message.unit }) : whichEntry[language] };
  const waiting = message.earlier.find(({ state }) => state === 'asked');
  if (waiting && reading.reason === 'not_understood' && reading.words.some(isValue))
    return { ...replyOnly, reply: waiting.reply };
  if (disposition === 'refuse' || disposition === 'ignore' || reading.records.length === 0)
    return { ...replyOnly, reply: readBack(reading) };
  // A remark opens no second question, nor does a number of no vessel, nor "into T2 or T3".
  const isNoWork = reading.records.every(isRemark) || !reading.words.some(isWork);
  if (waiting && disposition === 'ask' && isNoWork) return { ...replyOnly, reply: waiting.reply };
  if (message.repeats && reading.asks.length === 0) {
    const held = { ...nothingHeld, records: reading.records, confirming: true };
    return { ...replyOnly, state: 'asked', held, reply: askAgain(language, message.repeats.number) };
  }
  const { records, asks } = withBottledWine(turn, reading);
  const considered = propose(turn, { records, asks, language });
  return {
    reading,
    ...considered,
    changes: considered.state === 'stored' ? closedBy(message, considered.held) : [],
  };
}

/** Questions that a message in full makes needless. */
function closedBy({ earlier }: Message, { records }: EarlierMessage['held']): ChangedMessage[] {
  return earlier
    .filter(
      ({ state, held }) =>
        state === 'asked' && held.amends === undefined && answeredBy(held.records, records),
    )
    .map(({ id, held }) => ({ id, state: 'rejected', held: { ...held, asks: [] } }));
}
