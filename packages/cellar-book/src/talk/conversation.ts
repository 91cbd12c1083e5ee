import { read } from '@orbit-vine/cellar-notes/read.ts';
import { readBack } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import type { CellarRecord, Follows, Reading } from '@orbit-vine/cellar-notes/reading.ts';
import { lookUp } from './look-up.ts';
import { readerContext } from './reader-context.ts';
import { amendRows, type Cellar, type NewRow, rowsOfRecords } from './rows.ts';
import {
  ANSWER_WITHIN_MS,
  CORRECT_WITHIN_MS,
  type HeldMessage,
  isWithin,
  REPEAT_WITHIN_MS,
  type StoredMessage,
  type Talk,
} from './talk.ts';
import { TALK_WORDS } from './talk-words.ts';

export interface Message {
  text: string;
  /** When it reached the winery: ISO 8601, with the offset of the winery's own clock. */
  received: string;
  talk: Talk;
}

/** What a message comes to. */
export interface Heard {
  reading: Reading;
  /** What the sender is told, at most 160 characters; empty for silence. */
  reply: string;
  /** What is entered in the book, in this order. */
  rows: NewRow[];
  /** The conversation as it stands now. */
  talk: Talk;
  /** A question that nobody answered before the next entry came: it belongs in the office's list. */
  leftOpen?: HeldMessage;
}

type Answer = Pick<Heard, 'reply'> &
  Partial<Pick<Heard, 'rows'>> & { held?: HeldMessage; stored?: StoredMessage };

/**
 * Takes one message of a sender: reads it, stores what is sure, asks one question where it is not, corrects, looks up. Pure: the
 * caller keeps the talk, gives the rows their order and enters them.
 */
export function hearMessage(message: Message, cellar: Cellar): Heard {
  const talk = withoutOld(message.talk, message.received);
  const reading = read(message.text, message.received, talk.thread, readerContext(cellar.setup, cellar.book));
  const answer = answerTo(reading, { ...message, talk }, cellar);
  const { reply, rows = [], held, stored } = answer;
  const isAnswer = reading.follows !== undefined;
  const left = talk.held && !isAnswer && (rows.length > 0 || held) ? { leftOpen: talk.held } : {};
  return {
    reading,
    reply,
    rows,
    talk: nextTalk(
      message,
      talk,
      { reply, ...(held ? { held } : {}), ...(stored ? { stored } : {}) },
      isAnswer,
    ),
    ...left,
  };
}

/** Questions expire, and so does the right to correct by a bare value. */
function withoutOld({ thread, held, stored }: Talk, now: string): Talk {
  const asked = held && isWithin(held.received, now, ANSWER_WITHIN_MS) ? { held } : {};
  const last = stored && isWithin(stored.received, now, CORRECT_WITHIN_MS) ? { stored } : {};
  return { thread: 'held' in asked || 'stored' in last ? thread : [], ...asked, ...last };
}

function nextTalk({ text }: Message, talk: Talk, { reply, held, stored }: Answer, isAnswer: boolean): Talk {
  const open = held ?? (isAnswer || stored ? undefined : talk.held);
  const last = stored ?? (held ? undefined : talk.stored);
  // What a bare value may be about: what is asked, else what was stored last.
  const about = open ?? last;
  if (!about) return { thread: [] };
  const said = held || stored ? reply : (talk.thread.at(-1)?.text ?? reply);
  return {
    thread: [
      { from: 'sender', text: about.text || text, records: about.records },
      { from: 'system', text: said },
    ],
    ...(open ? { held: open } : {}),
    ...(last ? { stored: last } : {}),
  };
}

function answerTo(reading: Reading, message: Message, cellar: Cellar): Answer {
  const words = TALK_WORDS[reading.language];
  if (/^\s*(what|que|qué)\s*[?.!]*\s*$/i.test(message.text)) return { reply: words.what };
  if (reading.query) return { reply: lookUp(reading.query, cellar.book, reading.language) };
  if (reading.follows) return follow(reading.follows, reading, message, cellar);
  if (reading.disposition === 'ask') return ask(reading, message);
  if (reading.disposition !== 'accept') return { reply: readBack(reading) };
  const { text, received, talk } = message;
  const { language, records } = reading;
  const held = { text, received, language, records, asks: [] };
  const isRepeat =
    talk.stored &&
    sameText(talk.stored.text, text) &&
    isWithin(talk.stored.received, received, REPEAT_WITHIN_MS);
  if (isRepeat) return { reply: words.again, held: { ...held, isRepeat } };
  return store(held, message, cellar);
}

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Without a record there is nothing that an answer could complete. */
function ask(reading: Reading, { text, received }: Message): Answer {
  const { language, records, asks } = reading;
  if (records.length === 0) return { reply: TALK_WORDS[language].nothingToChange };
  return { reply: readBack(reading), held: { text, received, language, records, asks } };
}

function store(held: HeldMessage, { received }: Message, cellar: Cellar): Answer {
  const { text, records, language } = held;
  const made = rowsOfRecords(records, received, cellar);
  const rows = made.flat();
  const reading = { ...accepted, language, records };
  return {
    reply: readBack(reading),
    rows,
    stored: { text, received, records, rows: made.map((each) => each.map(({ id }) => id)) },
  };
}

const accepted: Omit<Reading, 'language' | 'records'> = {
  disposition: 'accept',
  confidence: 'high',
  asks: [],
  words: [],
};

function follow(follows: Follows, reading: Reading, message: Message, cellar: Cellar): Answer {
  const { held, stored } = message.talk;
  if (held) return followHeld(follows, held, message, cellar);
  if (follows.action === 'confirm') return { reply: readBack(reading) };
  if (!stored) return { reply: TALK_WORDS[reading.language].nothingToChange };
  if (follows.action === 'void' || follows.action === 'reject') {
    const rows = stored.rows
      .flat()
      .map((corrects): NewRow => ({ id: cellar.newId(), corrects, action: 'void' }));
    return { reply: readBack({ ...reading, follows: { ...follows, action: 'void' } }), rows };
  }
  const records = withSet(stored.records, follows);
  const { rows, ids } = amendRows(stored, follows.record, records, cellar);
  return {
    reply: readBack({ ...reading, follows: { ...follows, action: 'amend' } }),
    rows,
    stored: { ...stored, records, rows: ids },
  };
}

function withSet(records: readonly CellarRecord[], { record, set }: Follows): CellarRecord[] {
  return records.map((each, index) => (index === record ? ({ ...each, ...set } as CellarRecord) : each));
}

/** An answer fills in what was asked; then the next question, or the book. */
function followHeld(follows: Follows, held: HeldMessage, message: Message, cellar: Cellar): Answer {
  const { language, asks } = held;
  const [asked] = asks;
  const question = { ...accepted, disposition: 'ask' as const, language, records: held.records, asks };
  if (follows.action === 'void' || follows.action === 'reject')
    return {
      reply: readBack({ ...accepted, language, records: [], follows: { ...follows, action: 'reject' } }),
    };
  if (follows.action === 'confirm') {
    if (held.isRepeat || (asked?.about === 'plausibility' && asks.length === 1))
      return store(withDoubted(held), message, cellar);
    return { reply: readBack(question), held };
  }
  const records = withSet(held.records, follows);
  const rest = asks.slice(1);
  const next = { ...held, records, asks: rest };
  if (rest.length === 0) return store(next, message, cellar);
  return { reply: readBack({ ...question, records, asks: rest }), held: next };
}

/** The reading that was doubted is left out of the record until somebody stands by it. */
function withDoubted({ records, asks, ...held }: HeldMessage): HeldMessage {
  const [asked] = asks;
  const { kind, value } = asked ?? {};
  if (!asked || kind === undefined || value === undefined) return { ...held, records, asks: [] };
  const stood = records.map((record, index) =>
    index === asked.record
      ? { ...record, measurements: [...(record.measurements ?? []), { kind, value, unit: UNITS[kind] }] }
      : record,
  );
  return { ...held, records: stood, asks: [] };
}

const UNITS: Record<NonNullable<NonNullable<CellarRecord['measurements']>[number]>['kind'], string> = {
  brix: '°Bx',
  sg: 'SG',
  baume: '°Bé',
  temperature: '°C',
  ph: 'pH',
  ta: 'g/L',
  free_so2: 'mg/L',
  total_so2: 'mg/L',
  va: 'g/L',
  malic: 'g/L',
  alcohol: '%vol',
  rs: 'g/L',
  yan: 'mg/L',
  volume: 'L',
  weight: 'kg',
};
