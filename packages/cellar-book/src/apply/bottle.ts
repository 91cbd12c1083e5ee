import type { Job } from '../book/book.ts';
import { addBottling } from '../book/bottles.ts';
import { mixContents } from '../book/contents.ts';
import { lotIn, lotOf, padPrefix, vesselOf, withdraw } from '../book/ledger.ts';
import { lotsIn, planDraws, pour, sum, unique } from '../book/pour.ts';
import { taxClassIn } from '../book/tax-class.ts';
import { workVessels } from '../book/work-vessels.ts';
import type { WorkOf } from '../entries/work.ts';
import { lose, loseRest } from './moves.ts';

/**
 * Bottled wine leaves the vessels with its composition and tax class of that moment. Wines of several lots or classes
 * are blended first: several lots become a new one.
 */
export function bottle(job: Job, work: WorkOf<'bottle'>): void {
  const from = workVessels(job, { vessels: work.from, lot: work.lot });
  const line = `${padPrefix}${job.entry.id}`;
  const sources = from.length > 0 ? from : [line];
  const ml = sum(work.bottles.map(({ count, sizeMl }) => count * sizeMl));
  lose(job, sources, work.lossMl ?? 0, work.lossReason ?? 'bottling');
  const draws = planDraws(job, sources, ml, { lot: work.lot }).filter(({ amount }) => amount > 0);
  const vessels = draws.map(({ vessel }) => vesselOf(job, vessel));
  const lots = lotsIn(job, sources);
  const classes = unique(vessels.map((vessel) => taxClassIn(job.book, vessel) ?? ''));
  const isBlended = lots.length > 1 || classes.length > 1;
  const lot = lots.length > 1 ? job.entry.id : lots[0];
  if (isBlended && lot !== undefined) pour(job, 'ml', draws, [{ vessel: line, amount: ml, lot }]);
  const filled = isBlended ? [{ vessel: line, amount: ml }] : draws;
  if (lot !== undefined && ml > 0) {
    const portions = filled.map(({ vessel, amount }) => ({ ...vesselOf(job, vessel), amount }));
    const [first] = portions;
    addBottling(job, lotOf(job, lot), 'bottled', {
      bottles: work.bottles,
      contents: mixContents(portions.map(({ contents, amount }) => ({ contents: contents.ml, amount }))),
      taxClass: first && taxClassIn(job.book, vesselOf(job, first.id)),
      wines: portions.flatMap(({ wines: { ml: wine }, amount }) =>
        wine === undefined ? [] : [{ wine, amount }],
      ),
    });
  }
  for (const { vessel, amount } of filled)
    if (lotIn(job, vessel)) withdraw(job, vessel, { measure: 'ml', amount, account: 'bottled' });
  if (work.emptied) loseRest(job, sources, 'unexplained');
}
