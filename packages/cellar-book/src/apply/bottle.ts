import type { Job } from '../book/book.ts';
import { mixContents } from '../book/contents.ts';
import { lotIn, lotOf, noteEntryOn, padPrefix, vesselOf, withdraw } from '../book/ledger.ts';
import { lotsIn, planDraws, pour, sum } from '../book/pour.ts';
import { workVessels } from '../book/work-vessels.ts';
import type { WorkOf } from '../entries/work.ts';
import { lose, loseRest } from './moves.ts';

/**
 * Bottled wine leaves the vessels with its composition of that moment. Several lots bottled together become a new lot
 * first.
 */
export function bottle(job: Job, work: WorkOf<'bottle'>): void {
  const from = workVessels(job, { vessels: work.from, lot: work.lot });
  const line = `${padPrefix}${job.entry.id}`;
  const sources = from.length > 0 ? from : [line];
  const ml = sum(work.bottles.map(({ count, sizeMl }) => count * sizeMl));
  lose(job, sources, work.lossMl ?? 0, work.lossReason ?? 'bottling');
  const draws = planDraws(job, sources, ml, { lot: work.lot });
  const lots = lotsIn(job, sources);
  if (lots.length > 1) pour(job, 'ml', draws, [{ vessel: line, amount: ml, lot: job.entry.id }]);
  const filled = lots.length > 1 ? [{ vessel: line, amount: ml }] : draws;
  const id = lotsIn(
    job,
    filled.map(({ vessel }) => vessel),
  )[0];
  if (id !== undefined && ml > 0) {
    const lot = lotOf(job, id);
    noteEntryOn(job, lot);
    const { id: entry, workedOn: on } = job.entry;
    const contents = mixContents(
      filled.map(({ vessel, amount }) => ({ contents: vesselOf(job, vessel).contents.ml, amount })),
    );
    lot.bottlings.push({ entry, on, bottles: work.bottles, ml, contents });
  }
  for (const { vessel, amount } of filled)
    if (lotIn(job, vessel)) withdraw(job, vessel, { measure: 'ml', amount, account: 'bottled' });
  if (work.emptied) loseRest(job, sources, 'unexplained');
}
