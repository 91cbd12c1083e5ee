import type { Entry, EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { CellarContext } from '@orbit-vine/cellar-notes/schema/context.ts';
import type { Ask, CellarRecord, Language, Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { Cellar } from './cellar.ts';

/** What became of a message; see the contract. */
export type MessageState = 'stored' | 'asked' | 'expired' | 'rejected' | 'followed' | 'told';

/** What a message holds by now: its records with what answers and corrections changed, and what is still to be asked. */
export interface Held {
  records: CellarRecord[];
  asks: Ask[];
  /** The entries that its records became. */
  entered: { entry: string; record: number }[];
  /** What would be stored was asked about as a whole, and OK stores it. */
  confirming?: boolean;
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
  /** The winery's own clock, as of `wallClock`. */
  received: { local: string; offset: string };
  /** The sender's message that this one is heard with: the one it names, else their last, if that is not long ago. */
  earlier?: EarlierMessage | undefined;
  /** The message in other words, by whoever was asked what it may mean. It is asked about and never entered by itself. */
  rewritten?: string | undefined;
  /** The sender sent the same text a moment ago; the number of its entry. */
  repeats?: { number?: number } | undefined;
  /** The number that the first entry of this message would get. */
  nextNumber: number;
  unit: 'gal' | 'L';
  newId(): string;
}

/** What a message led to. */
export interface Outcome {
  reading: Reading;
  reply: string;
  state: MessageState;
  held: Held;
  entries: EntryDraft[];
  /** What becomes of the message that it followed. */
  earlier?: { id: string; state: MessageState; held: Held };
}

/** One message and the cellar that it is about. */
export interface Turn {
  cellar: Cellar;
  context: CellarContext;
  message: Message;
}

export const nothingHeld: Held = { records: [], asks: [], entered: [] };

/** Drafts as they would stand in the book, to see what they would do to it. */
export function asEntries(drafts: readonly EntryDraft[], { nextNumber, received }: Message): Entry[] {
  return drafts.map((draft, index) => ({ ...draft, seq: nextNumber + index, arrivedAt: received.local }));
}
