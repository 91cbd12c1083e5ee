import { claimsOf } from './claims.ts';
import { withoutComparisons } from './comparisons.ts';
import { withoutDenials } from './denials.ts';
import { withDoubts } from './doubts.ts';
import { withoutExpectations } from './expectations.ts';
import { isPraise } from './praise.ts';
import {
  hasCue,
  type Item,
  isNumeric,
  isPlan,
  kindOf,
  materialOf,
  varietyOf,
  verbOf,
} from './recognize/items.ts';
import { type Scanned, scanText } from './recognize/scan.ts';
import type { Draft } from './records/draft.ts';
import { makeRecords } from './records/make-records.ts';
import type { CellarContext } from './schema/context.ts';
import type { Ask, Reading, ThreadMessage } from './schema/reading.ts';
import { followUp } from './thread/follow-up.ts';
import { hasPhrase, isOnly } from './thread/phrases.ts';
import { asksForPlans } from './thread/planned.ts';
import { opensQuestion, queryOf } from './thread/question.ts';
import { plainWords } from './vocabulary/plain-words.ts';
import { chatter, gateway, polite, references, requests, someone } from './vocabulary/talk.ts';

/** The longest message that a gateway delivers. */
export const maxCharacters = 1600;

/**
 * Reads one message of a cellar hand. Pure: the same text, time of reception (ISO 8601 with offset), thread, and
 * context always give the same reading. Never throws. Every number of an accepted message is accounted for; if
 * anything is unclear, the reading is a question, and the caller stores nothing yet.
 */
export function read(
  text: string,
  received: string,
  thread: readonly ThreadMessage[],
  context: CellarContext,
): Reading {
  if (text.length > maxCharacters)
    return plain('refuse', scanText('', received, context), { reason: 'not_understood' });
  const scanned = scanText(text, received, context);
  const words = claimsOf(scanned);
  return { ...decide(text, received, thread, scanned), words };
}

type Rest = Partial<Omit<Reading, 'disposition' | 'language'>>;

function plain(disposition: Reading['disposition'], { language }: Scanned, rest: Rest): Reading {
  return { disposition, language, confidence: 'high', records: [], asks: [], words: [], ...rest };
}

function decide(text: string, received: string, thread: readonly ThreadMessage[], scanned: Scanned): Reading {
  const { tokens } = scanned;
  // Nothing but marks of the carrier.
  if (tokens.length === 0 && text.trim() !== '') return plain('ignore', scanned, { reason: 'chatter' });
  for (const command of ['stop', 'help'] as const) {
    if (isOnly(tokens, gateway[command])) return plain('ignore', scanned, { command });
  }
  if (asksForPlans(tokens)) return plain('answer', scanned, { query: { about: 'planned_work' } });
  const followed = followUp(received, thread, scanned);
  if (followed)
    return plain(followed.asks ? 'ask' : 'accept', scanned, {
      ...followed,
      ...(followed.asks ? { confidence: 'low' as const } : {}),
    });
  return readAlone(text, scanned);
}

/** Reads a message by itself, as new work or a question. */
function readAlone(text: string, whole: Scanned): Reading {
  const scanned = withoutComparisons(withoutDenials(withoutExpectations(whole)));
  const { tokens } = scanned;
  if (saysLater(scanned)) return plain('refuse', scanned, { reason: 'future' });
  const hasQuestionMark = tokens.some((token) => token.text === '?');
  const opens = scanned.tokens[0] === whole.tokens[0] && opensQuestion(tokens);
  const query = hasQuestionMark || opens ? queryOf(scanned) : undefined;
  if (!hasQuestionMark && isPraise(scanned)) return plain('ignore', scanned, { reason: 'chatter' });
  const made = makeRecords(scanned, text);
  const solid = made.drafts.some((draft) => isSolid(draft));
  if (isRequest(scanned, solid)) return plain('refuse', scanned, { reason: 'request_to_act' });
  if (query && (opens || !solid) && !(solid && !hasQuestionMark && !startsAsking(scanned)))
    return plain('answer', scanned, { query });
  if (made.drafts.length === 0) return withoutRecords(scanned, made.plans);
  if (hasQuestionMark) return questioned(scanned, made.drafts);
  return withDoubts(recorded(scanned, made.drafts), scanned, text);
}

/** "then to T5", "luego paso al T5": what comes next, without a verb in the past. */
function saysLater({ items: [first, ...rest] }: Scanned): boolean {
  return (
    first?.type === 'gap' &&
    first.mark === 'then' &&
    !rest.some((item) => verbOf(item)?.past || isNumeric(item))
  );
}

/** Asks about a statement that ends in a question mark. */
function questioned(scanned: Scanned, drafts: Draft[]): Reading {
  const reading = recorded(scanned, drafts);
  if (reading.records.every((record) => record.op === 'note')) return withoutRecords(scanned, 0);
  return {
    ...reading,
    disposition: 'ask',
    confidence: 'low',
    asks: [
      ...reading.asks.filter((ask) => ask.about === 'vessel' || ask.about === 'quantity'),
      { about: 'operation', record: 0 },
    ],
  };
}

/** "last brix on T5" is a question without a mark; "last" before work is not. */
function startsAsking({ tokens, items }: Scanned): boolean {
  const works =
    items.some((item) => verbOf(item)?.past === true || verbOf(item)?.op === 'state') ||
    items.some((item) => item.type === 'quantity' || item.type === 'reading');
  const isAsked = /^did (you|u|we|i|they|he|she|anyone|anybody|someone)$/;
  return (
    !works ||
    isAsked.test(`${tokens[0]?.text} ${tokens[1]?.text}`) ||
    /^(what|whats|how|cuanto|cuanta|que|cual|when|cuando|which|who|where)$/.test(tokens[0]?.text ?? '')
  );
}

/** Work that needs no other evidence than its words. */
function isSolid({ frame, record }: Draft): boolean {
  return (
    record.op !== 'note' &&
    (frame.verb !== undefined || frame.items.some((item) => item.used && isNumeric(item) && !saysEmpty(item)))
  );
}

/** "T8 empty?" asks; "T8 0 gal?" is a level in doubt. */
const saysEmpty = (item: Item) => item.type === 'reading' && item.kind === 'volume' && item.value === 0;

function isRequest({ tokens, items }: Scanned, solid: boolean): boolean {
  if (tellsOfSomeone(tokens)) return false;
  const opening = tokens.slice(0, 6);
  const starts = hasPhrase(opening.slice(0, 5), requests);
  const done =
    items.some((item) => verbOf(item)?.past === true) ||
    items.some((item) => item.type === 'reading' || item.type === 'quantity');
  const first = items.find((item) => item.type === 'term' || item.type === 'word');
  const asks = hasPhrase(opening, polite) && items.some((item) => verbOf(item)?.past === false);
  const did = items.some((item) => verbOf(item)?.past === true);
  return (asks && !did) || (starts && !solid && !done && !hasCue(first, 'look'));
}

/** "someone left the key in the truck" tells; "someone rack T9" asks. */
const tellsOfSomeone = ([who, verb]: Scanned['tokens']) =>
  someone.who.includes(who?.text ?? '') &&
  (someone.did.includes(verb?.text ?? '') || /ed$/.test(verb?.text ?? ''));

function recorded({ language }: Scanned, drafts: Draft[]): Reading {
  const records = drafts.map((draft) => draft.record);
  const asks = drafts.flatMap((draft, record): Ask[] => draft.asks.map((ask) => ({ ...ask, record })));
  const slips = drafts.some((draft) => draft.frame.items.some((item) => item.type === 'term' && item.slip));
  const confidence = asks.length > 0 ? 'low' : slips ? 'medium' : 'high';
  return { disposition: asks.length > 0 ? 'ask' : 'accept', language, confidence, records, asks, words: [] };
}

function withoutRecords(scanned: Scanned, plans: number): Reading {
  const { tokens, items } = scanned;
  const cellar = items.some(
    (item) =>
      item.type === 'vessels' ||
      item.type === 'lot' ||
      verbOf(item) !== undefined ||
      materialOf(item) !== undefined ||
      varietyOf(item) !== undefined ||
      kindOf(item) !== undefined,
  );
  if (plans > 0 || (items.some(isPlan) && cellar)) return plain('refuse', scanned, { reason: 'future' });
  if (isOnly(tokens, references))
    return plain('refuse', scanned, { reason: 'not_understood', confidence: 'low' });
  const words = tokens.filter((token) => token.kind === 'word');
  const known = words.filter(
    (token) =>
      chatter.includes(token.text) ||
      plainWords.en.includes(token.text) ||
      plainWords.es.includes(token.text) ||
      /^(ha|ja|je|lo)+l?$/.test(token.text),
  );
  const pictures = words.length === 0 && tokens.some((token) => (token.text.codePointAt(0) ?? 0) > 0x2000);
  const speech = known.length > 0 && known.length * 3 >= words.length;
  // "5 gal lees" makes a message more than small talk.
  const weighs = items.some(
    (item) =>
      item.type === 'quantity' &&
      ['volume', 'mass', 'brix', 'cases', 'bottles'].includes(item.unit.dimension),
  );
  if (
    pictures ||
    (speech && !items.some(isNumeric)) ||
    (speech && !weighs && known.length * 2 >= words.length)
  )
    return plain('ignore', scanned, { reason: 'chatter' });
  return plain('refuse', scanned, { reason: 'not_understood', confidence: 'low' });
}
