import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import type { EarlierMessage, Held, MessageState } from '@orbit-vine/cellar-conversation/conversation.ts';
import { converse } from '@orbit-vine/cellar-conversation/converse.ts';
import type { Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { demoSettings, demoSetup, firstEntries, firstMoment } from './demo-cellar.ts';

export interface Turn {
  text: string;
  /** The cellar's clock when the message arrived. */
  at: string;
  words: Reading['words'];
  language: Reading['language'];
  disposition: Reading['disposition'];
  reply: string;
  /** The message's current state: an answer or a correction changes it. */
  state: MessageState;
  held: Held;
  /** Ids of the rows it added. */
  rows: string[];
  /** The text that the rows were read from; for an answer, preceded by the text that the question was about. */
  said: string;
}

export interface Demo {
  /** The cellar's clock, to the minute. */
  clock: string;
  turns: Turn[];
  /** Entries that messages have added to the opening ones. */
  added: Entry[];
}

export const firstDemo: Demo = { clock: firstMoment, turns: [], added: [] };

export const entriesOf = ({ added }: Demo): Entry[] => [...firstEntries, ...added];

export function bookOf(demo: Demo): Book {
  return foldWinery(demoSetup, entriesOf(demo));
}

const minutesBetween = (earlier: string, later: string) =>
  (Date.parse(`${later}Z`) - Date.parse(`${earlier}Z`)) / 60_000;

function later(clock: string, minutes: number): string {
  return new Date(Date.parse(`${clock}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

export function nextMorning(demo: Demo): Demo {
  return { ...demo, clock: `${later(demo.clock, 24 * 60).slice(0, 10)}T07:05` };
}

/**
 * As on the server: how long a question waits, how long a correction needs no number, and how long the same text counts
 * as a repeat.
 */
const [questionMinutes, correctableMinutes, repeatMinutes] = [12 * 60, 30, 10];

/** The turns that wait for an answer or were stored shortly before, the last changed first. */
export function earlierTurns({ turns, clock }: Demo): number[] {
  const recent = turns.flatMap(({ state, at }, index) => {
    const isOpen = state === 'asked' && minutesBetween(at, clock) <= questionMinutes;
    return isOpen || (state === 'stored' && minutesBetween(at, clock) <= correctableMinutes) ? [index] : [];
  });
  const changedAt = (index: number) => Date.parse(`${turns[index]?.at}Z`);
  return recent.toSorted((one, other) => changedAt(other) - changedAt(one) || other - one);
}

function asEarlier({ turns }: Demo, index: number): EarlierMessage | undefined {
  const turn = turns[index];
  if (!turn) return undefined;
  const { text, language, state, held } = turn;
  // The last reply about it: the next question, if there are several.
  const reply = turns.slice(index).findLast((each) => each.reply !== '')?.reply ?? turn.reply;
  return { id: String(index), text, language, state, held, reply };
}

/** The demo after a message, with the clock two minutes later. */
export function sendText(demo: Demo, text: string): Demo {
  const { clock, turns } = demo;
  const entries = entriesOf(demo);
  const earlier = earlierTurns(demo).flatMap((index) => asEarlier(demo, index) ?? []);
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
      earlier,
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
  const followed = earlier.find(({ id }) => id === outcome.follows);
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
    said: followed?.state === 'asked' ? `${followed.text} … ${text}` : text,
  };
  const known = turns.map((each, at) => {
    const changed = outcome.changes.find(({ id }) => id === String(at));
    return changed ? { ...each, state: changed.state, held: changed.held, at: clock } : each;
  });
  return { clock: later(clock, 2), turns: [...known, turn], added: [...demo.added, ...made] };
}
