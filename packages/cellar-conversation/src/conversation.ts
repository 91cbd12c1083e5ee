import type { Entry, EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { CellarContext } from '@orbit-vine/cellar-notes/schema/context.ts';
import type { Ask, CellarRecord, Language, Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { Cellar } from './cellar.ts';

export type MessageState = 'stored' | 'asked' | 'expired' | 'rejected' | 'followed' | 'told';

/** The state of a message: its records after answers and corrections, and the questions still open. */
export interface Held {
  records: CellarRecord[];
  asks: Ask[];
  entered: { entry: string; record: number }[];
  /** Nothing is missing; OK stores the records despite the warnings shown. */
  confirming?: boolean;
  /** The warnings in the open question, and those that the sender has accepted. */
  shown?: string[];
  accepted?: string[];
  /** The stored message that these records would correct. */
  amends?: string;
  /** The last answers and corrections, whose numbers and units a later correction refers to. */
  said?: string[];
  /** The records before each correction, the first correction first; UNDO restores the last. */
  versions?: CellarRecord[][];
  /** Messages with the same value were changed by one text, which UNDO takes back as a whole. */
  changedBy?: string;
  /** Replies to the open question that did not answer it. */
  tries?: number;
  /** The planned work that the reply lists, in its order. */
  plans?: string[];
}

/** An earlier message that this one may answer or correct. */
export interface EarlierMessage {
  id: string;
  text: string;
  language: Language;
  reply: string;
  state: MessageState;
  held: Held;
}

export interface Message {
  text: string;
  /** In the winery's time zone, from `wallClock`. */
  received: { local: string; offset: string };
  /** The sender's messages that this one may follow, the last changed first: the one it names, else all that are recent. */
  earlier: readonly EarlierMessage[];
  /** The message reworded by a language model. It only leads to a question, never to an entry. */
  rewritten?: string | undefined;
  /** The sender sent the same text a moment ago; the number of its entry. */
  repeats?: { number?: number } | undefined;
  /** The number that this message's first entry would get. */
  nextNumber: number;
  /** The sender's name, for work that is planned for one person. */
  sender?: string | undefined;
  /** The planned work that the reply to the sender's last message lists, in its order. */
  listed?: readonly string[] | undefined;
  unit: 'gal' | 'L';
  newId(): string;
}

export interface Outcome {
  reading: Reading;
  reply: string;
  state: MessageState;
  held: Held;
  entries: EntryDraft[];
  /** The earlier message that this one answers or corrects. */
  follows?: string;
  changes: ChangedMessage[];
}

/** An earlier message after this one. */
export interface ChangedMessage {
  id: string;
  state: MessageState;
  held: Held;
}

export interface Turn {
  cellar: Cellar;
  context: CellarContext;
  message: Message;
}

export const nothingHeld: Held = { records: [], asks: [], entered: [] };

/** Drafts as entries, to see their effect on the book before storing them. */
export function asEntries(drafts: readonly EntryDraft[], { nextNumber, received }: Message): Entry[] {
  return drafts.map((draft, index) => ({ ...draft, seq: nextNumber + index, arrivedAt: received.local }));
}
