import { dateFormat, listFormat } from '../../platform/formatters.ts';
import type { Wording } from './english.ts';
import { ferments, leftovers, planned, round, today, vesselForm, vessels } from './spanish/cellar.ts';
import { entry, rows, sheet } from './spanish/entry.ts';
import { frame, notFound, office, start } from './spanish/frame.ts';
import { additions, lot, lots } from './spanish/lot.ts';
import { opening } from './spanish/opening.ts';
import { problem } from './spanish/problems.ts';
import {
  bottleUses,
  findings,
  readingKinds,
  titles,
  vesselCounts,
  vesselKinds,
  work,
} from './spanish/work.ts';

const moment = dateFormat('es-US', { dateStyle: 'medium', timeStyle: 'short' });

/** As in North American cellars: numbers have a decimal point, as in English. Impersonal, neither `tú` nor `usted`. */
export const spanish: Wording = {
  language: 'es',
  day: dateFormat('es-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  moment: (at) => moment(at).replaceAll(/[\u202f\u00a0]/g, ' '),
  list: listFormat('es-US'),
  problem,
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
