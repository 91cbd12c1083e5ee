import { read } from '@orbit-vine/cellar-notes/read.ts';
import { readBack } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import type { Claim, Reading, ThreadMessage } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { answerQuery } from './answer-query.ts';
import { type Cellar, contextOf } from './cellar.ts';
import { type Message, nothingHeld, type Outcome, type Turn } from './conversation.ts';
import { followEarlier } from './follow.ts';
import { askAgain, askToConfirm, isYes, okOrNo, whichEntry } from './questions.ts';
import { storeRecords } from './store-records.ts';

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
const asksWhat = /^\s*(what|que|qué)\s*[?.!]*\s*$/i;

function threadOf({ earlier }: Message): ThreadMessage[] {
  if (!earlier) return [];
  return [
    { from: 'sender', text: earlier.text, records: earlier.held.records },
    { from: 'system', text: earlier.reply },
  ];
}

/** A bare value corrects the last stored or questioned message, like one after an asterisk. */
function readInTurn({ message, context }: Turn): Reading {
  const { text, received, earlier } = message;
  const at = `${received.local}${received.offset}`;
  const reading = read(text, at, threadOf(message), context);
  const [first] = reading.words;
  const isBare =
    first !== undefined && valueClaims.has(first.as) && reading.words.every(({ as }) => as === first.as);
  const correctable = earlier?.state === 'stored' || earlier?.held.confirming === true;
  if (!correctable || reading.disposition === 'accept' || !isBare) return reading;
  const starred = read(`*${text}`, at, threadOf(message), context);
  return starred.follows?.action === 'amend' ? { ...starred, words: reading.words } : reading;
}

/** Messages that another reading may help with: not understood, or only partly. */
export function isUnsure({ disposition, reason }: Reading): boolean {
  return disposition === 'ask' || (disposition === 'refuse' && reason === 'not_understood');
}

/**
 * Turns a rewording into a question. Undefined unless our own reader is sure of the words and the book would accept
 * them unchanged.
 */
function propose(turn: Turn, { words, language }: Reading): Outcome | undefined {
  const { message, context } = turn;
  if (message.rewritten === undefined) return undefined;
  const { received } = message;
  const reading = read(message.rewritten, `${received.local}${received.offset}`, [], context);
  if (reading.disposition !== 'accept' || reading.follows || reading.records.length === 0) return undefined;
  const { records } = reading;
  const stored = storeRecords(turn, { records, asks: [], language });
  if (stored.state !== 'stored') return undefined;
  const summary = readBack({ ...reading, asks: [] }, language).replace(/ Wrong\?.*$| Mal\?.*$/s, '');
  const reply = askToConfirm(language, summary);
  if (reply === undefined) return undefined;
  return {
    reading: { ...reading, words, disposition: 'ask', confidence: 'low' },
    reply,
    state: 'asked',
    held: { ...nothingHeld, records, confirming: true },
    entries: [],
  };
}

function waitsForOk(earlier: Message['earlier']): boolean {
  return (
    earlier?.state === 'asked' &&
    (earlier.held.confirming === true || earlier.held.asks[0]?.about === 'plausibility')
  );
}

/**
 * Reads one message about a cellar and returns the outcome: entries for the book, an open question, a correction of
 * an earlier message, an answer from the book, or just a reply. Pure; the caller stores the whole outcome or none of
 * it.
 */
export function converse(cellar: Cellar, message: Message): Outcome {
  const turn: Turn = { cellar, message, context: contextOf(cellar) };
  const { earlier } = message;
  const reading = readInTurn(turn);
  const replyOnly = { reading, state: 'told' as const, held: nothingHeld, entries: [] };
  if (asksWhat.test(message.text)) return { ...replyOnly, reply: earlier?.reply ?? '' };
  const { follows, query, language, disposition } = reading;
  if (!follows && !query && isUnsure(reading)) {
    const proposed = propose(turn, reading);
    if (proposed) return proposed;
  }
  if (follows && earlier) return followEarlier(turn, reading, follows, earlier);
  if (query) return { ...replyOnly, reply: answerQuery({ cellar, query, language, unit: message.unit }) };
  if (disposition === 'ignore' && waitsForOk(earlier) && isYes(message.text))
    return { ...replyOnly, reply: okOrNo[earlier?.language ?? language] };
  if (disposition === 'ask' && !earlier && reading.records.length === 0)
    return { ...replyOnly, reply: whichEntry[language] };
  if (disposition === 'refuse' || disposition === 'ignore' || reading.records.length === 0)
    return { ...replyOnly, reply: readBack(reading) };
  if (message.repeats && reading.asks.length === 0) {
    const held = { ...nothingHeld, records: reading.records, confirming: true };
    return { ...replyOnly, state: 'asked', held, reply: askAgain(language, message.repeats.number) };
  }
  const { records, asks } = reading;
  const stored = storeRecords(turn, { records, asks, language });
  return { reading, ...stored };
}
