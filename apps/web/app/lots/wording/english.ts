import { listInWords } from '../../platform/formatters.ts';
import { shortDay, shortMoment } from '../../ui/dates.ts';
import { ferments, leftovers, planned, round, today, vesselForm, vessels } from './english/cellar.ts';
import { entry, rows, sheet } from './english/entry.ts';
import { frame, notFound, office, start } from './english/frame.ts';
import { additions, lot, lots } from './english/lot.ts';
import { opening } from './english/opening.ts';
import {
  bottleUses,
  findings,
  readingKinds,
  titles,
  vesselCounts,
  vesselKinds,
  work,
} from './english/work.ts';
import type { Language } from './language.ts';

/** Every sentence of the lot manager, by page. Values in sentences are texts or counts, and every language uses them all. */
export const english = {
  language: 'en' as Language,
  /** "Feb 8, 2025" for `2025-02-08`. */
  day: shortDay,
  /** "Feb 8, 2025, 4:05 PM", in the device's time zone. */
  moment: (at: string): string => shortMoment(at).replace('\u202f', ' '),
  /** "T1, T2, and T3". */
  list: listInWords,
  /** The sentence of an error; the server's are in English. */
  problem: ({ title }: { code: string; title: string }): string => title,
  frame,
  office,
  notFound,
  start,
  today,
  leftovers,
  ferments,
  round,
  vessels,
  vesselForm,
  planned,
  opening,
  entry,
  rows,
  sheet,
  lot,
  lots,
  additions,
  titles,
  work,
  bottleUses,
  vesselKinds,
  vesselCounts,
  readingKinds,
  findings,
};

export type Wording = typeof english;
