import type { splitClauses } from '../grammar/clauses.ts';
import type { Item } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { Draft } from '../records/draft.ts';
import type { Ask, AskSubject, CellarRecord } from '../schema/reading.ts';

export interface Earlier {
  thread: number;
  records: CellarRecord[];
  drafts: Draft[];
  scanned: Scanned;
  question: string | undefined;
  /** The questions open about the records. */
  asks: Ask[];
  /** Its last text: the message, or the last answer or correction. */
  said: Scanned;
}

/** New values of a record's fields, or what has to be asked about the words; `value` is a number without its unit. */
export type Change =
  | {
      record: number;
      set: Partial<CellarRecord>;
      /** Copies of the record, each with these fields. */
      others?: Partial<CellarRecord>[];
      why?: Ask['why'];
    }
  | { about: AskSubject; record?: number; value?: number };

/** The new value and, if named, the old one ("T14 not T12"). */
export interface Values {
  now: Item[];
  not: Item[];
  items: Item[];
}

export interface ChangeSetting {
  scanned: Scanned;
  clauses: ReturnType<typeof splitClauses>;
  action: 'amend' | 'complete';
}
