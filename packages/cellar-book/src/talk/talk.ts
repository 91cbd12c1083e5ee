import type { Ask, CellarRecord, Language, ThreadMessage } from '@orbit-vine/cellar-notes/reading.ts';

/** What was understood of a message, waiting for one answer. Nothing of it is in the book yet. */
export interface HeldMessage {
  text: string;
  /** When it was sent: the work is dated by it. */
  received: string;
  language: Language;
  records: CellarRecord[];
  /** The first is the one that was asked. */
  asks: Ask[];
  /** The same text came a moment ago, and only OK stores it again. */
  isRepeat?: boolean;
}

/** The rows that a message became, so that the next one may correct them. */
export interface StoredMessage {
  text: string;
  received: string;
  records: CellarRecord[];
  /** For each record the rows that it became. */
  rows: string[][];
}

/** One sender's conversation, as plain data: who stores it gives it back with the next message. */
export interface Talk {
  /** The last message and its reply, for the reader. */
  thread: ThreadMessage[];
  held?: HeldMessage;
  stored?: StoredMessage;
}

export const NEW_TALK: Talk = { thread: [] };

const MINUTE = 60_000;
/** How long a question waits for its answer; after that it stands in the office's list. */
export const ANSWER_WITHIN_MS = 12 * 60 * MINUTE;
/** How long a correction without a reference is about the last message. */
export const CORRECT_WITHIN_MS = 30 * MINUTE;
/** The same text again within this time is asked about: two punch-downs do happen. */
export const REPEAT_WITHIN_MS = 10 * MINUTE;

export function isWithin(earlier: string, later: string, milliseconds: number): boolean {
  return Date.parse(later) - Date.parse(earlier) <= milliseconds;
}
