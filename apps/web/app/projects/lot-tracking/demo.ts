import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { Entry } from '@orbit-vine/cellar-book/entries.ts';
import { foldCellar } from '@orbit-vine/cellar-book/fold.ts';
import { hearMessage } from '@orbit-vine/cellar-book/talk/conversation.ts';
import { NEW_TALK, type Talk } from '@orbit-vine/cellar-book/talk/talk.ts';
import type { Reading } from '@orbit-vine/cellar-notes/reading.ts';
import { demoSetup, firstEntries, firstMoment } from './demo-cellar.ts';

/** A message, how it was read and what was said to it. */
export interface Turn {
  text: string;
  /** The cellar's clock when it came. */
  at: string;
  words: Reading['words'];
  disposition: Reading['disposition'];
  reply: string;
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
  talk: Talk;
}

export const firstDemo: Demo = { clock: firstMoment, turns: [], added: [], talk: NEW_TALK };

export const entriesOf = ({ added }: Demo): Entry[] => [...firstEntries, ...added];

export function bookOf(demo: Demo): Book {
  return foldCellar(entriesOf(demo));
}

/** The clock some minutes later, as the wall of the cellar shows it. */
function later(clock: string, minutes: number): string {
  return new Date(Date.parse(`${clock}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

export function nextMorning(demo: Demo): Demo {
  return { ...demo, clock: `${later(demo.clock, 24 * 60).slice(0, 10)}T07:05` };
}

/** The demo after a message, two minutes on. */
export function sendText(demo: Demo, text: string): Demo {
  const entries = entriesOf(demo);
  let count = demo.added.length;
  const { reading, reply, rows, talk } = hearMessage(
    { text, received: `${demo.clock}:00-04:00`, talk: demo.talk },
    {
      setup: demoSetup,
      book: foldCellar(entries),
      bookWithout: (without) => foldCellar(entries.filter(({ id }) => !without.includes(id))),
      newId: () => {
        count += 1;
        return `row-${count}`;
      },
    },
  );
  const made = rows.map(
    (row, index): Entry => ({ ...row, seq: entries.length + index + 1, arrivedAt: demo.clock, by: 'you' }),
  );
  const { words, disposition } = reading;
  const { held } = demo.talk;
  const said = held && reading.follows ? `${held.text} … ${text}` : text;
  const turn: Turn = {
    text,
    at: demo.clock,
    words,
    disposition,
    reply,
    rows: made.map(({ id }) => id),
    said,
  };
  return { clock: later(demo.clock, 2), turns: [...demo.turns, turn], added: [...demo.added, ...made], talk };
}
