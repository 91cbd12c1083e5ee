import type { splitClauses } from '../grammar/clauses.ts';
import type { Item } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { Draft } from '../records/draft.ts';
import type { AskedAbout, CellarRecord } from '../schema/reading.ts';

/** What the earlier message was read as, with what it was asked. */
export interface Earlier {
  thread: number;
  records: CellarRecord[];
  drafts: Draft[];
  scanned: Scanned;
  /** What the system said last, if it spoke last. */
  said: string | undefined;
}

export type Change = { record: number; set: Partial<CellarRecord> } | { about: AskedAbout };

/** The new value and, where it is named, the old one ("T14 not T12"). */
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
