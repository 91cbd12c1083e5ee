import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import type { EarlierMessage, Held, MessageState } from '@orbit-vine/cellar-conversation/conversation.ts';
import { converse } from '@orbit-vine/cellar-conversation/converse.ts';
import type { Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { demoSettings, demoSetup, firstEntries, firstMoment } from './demo-cellar.ts';

/** A message, how it was read and what was said to it. */
export interface Turn {
  text: string;
  /** The cellar's clock when it came. */
  at: string;
  words: Reading['words'];
  language: Reading['language'];
  disposition: Reading['disposition'];
  reply: string;
  /** What became of it, and what it holds by now: an answer or a correction changes both. */
  state: MessageState;
  held: Held;
  /** The rows that it added. */
  rows: string[];
  /** The words that they were read from: with an answer, also those that were asked about. */
  said: string;
}

/** A visitor's demo: everything that is kept of it. */
export interface Demo {
  /** The cellar's own clock, to the minute. */
  clock: string;
  turns: Turn[];
  /** What was added to the cellar as it began. */
  added: Entry[];
}

export const firstDemo: Demo = { clock: firstMoment, turns: [], added: [] };

export const entriesOf = ({ added }: Demo): Entry[] => [...firstEntries, ...added];

export function bookOf(demo: Demo): Book {
  return foldWinery(demoSetup, entriesOf(demo));
}

const minutesBetween = (earlier: string, later: string) =>
  (Date.parse(`${later}Z`) - Date.parse(`${earlier}Z`)) / 60_000;

/** The clock some minutes later, as the wall of the cellar shows it. */
function later(clock: string, minutes: number): string {
  return new Date(Date.parse(`${clock}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

export function nextMorning(demo: Demo): Demo {
  return { ...demo, clock: `${later(demo.clock, 24 * 60).slice(0, 10)}T07:05` };
}

/** How long a question waits, a correction may do without a number, and the same words may be a repeat, as on the server. */
const [questionMinutes, correctableMinutes, repeatMinutes] = [12 * 60, 30, 10];

/** The turn that waits for an answer, else the one that was stored a short while ago. */
export function earlierTurn({ turns, clock }: Demo): number {
  return turns.findLastIndex(
    ({ state, at }) =>
      (state === 'asked' && minutesBetween(at, clock) <= questionMinutes) ||
      (state === 'stored' && minutesBetween(at, clock) <= correctableMinutes),
  );
}

function asEarlier({ turns }: Demo, index: number): EarlierMessage | undefined {
  const turn = turns[index];
  if (!turn) return undefined;
  const { text, language, state, held } = turn;
  // What was said last about it: the next question, if it had several.
  const reply = turns.slice(index).findLast((each) => each.reply !== '')?.reply ?? turn.reply;
  return { id: String(index), text, language, state, held, reply };
}

/** The demo after a message, two minutes on. */
export function sendText(demo: Demo, text: string): Demo {
  const { clock, turns } = demo;
  const entries = entriesOf(demo);
  const index = earlierTurn(demo);
  const earlier = asEarlier(demo, index);
  const repeats = turns.some(
    (turn) =>
      turn.state === 'stored' &&
      turn.text.trim().toLowerCase() === text.trim().toLowerCase() &&
      minutesBetween(turn.at, clock) <= repeatMinutes,
  );
  let count = demo.added.length;
  const outcome = converse(
    {
      settings: demoSettings,
      setup: demoSetup,
      book: bookOf(demo),
      foldWith: (more) => foldWinery(demoSetup, [...entries, ...more]),
    },
    {
      text,
      received: { local: `${clock}:00`, offset: '-04:00' },
      ...(earlier ? { earlier } : {}),
      ...(repeats ? { repeats: {} } : {}),
      nextNumber: entries.length + 1,
      unit: 'gal',
      newId: () => {
        count += 1;
        return `row-${count}`;
      },
    },
  );
  const { reading, reply, state, held } = outcome;
  const made = outcome.entries.map(
    (row, at): Entry => ({ ...row, seq: entries.length + at + 1, arrivedAt: clock, by: 'you' }) as Entry,
  );
  const isAnswer = state === 'followed' && earlier?.state === 'asked';
  const turn: Turn = {
    text,
    at: clock,
    words: reading.words,
    language: reading.language,
    disposition: reading.disposition,
    reply,
    state,
    held,
    rows: made.map(({ id }) => id),
    said: isAnswer ? `${earlier.text} … ${text}` : text,
  };
  const { earlier: changed } = outcome;
  const known = changed
    ? turns.map((each, at) =>
        at === index ? { ...each, state: changed.state, held: changed.held, at: clock } : each,
      )
    : turns;
  return { clock: later(clock, 2), turns: [...known, turn], added: [...demo.added, ...made] };
}
