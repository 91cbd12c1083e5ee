import type { Job } from '../book/book.ts';
import { reportFinding, vesselOf, withdraw } from '../book/ledger.ts';
import {
  levelOf,
  lotsByVessel,
  lotsIn,
  nameMixtures,
  planDraws,
  pour,
  roomsOf,
  spreadOver,
  sum,
  unique,
} from '../book/pour.ts';
import type { WorkOf } from '../entries/work.ts';
import { apportion } from '../exact/apportion.ts';

/** Posts a loss to the sources, in proportion to their contents. */
export function lose(job: Job, from: readonly string[], ml: number, reason: string | undefined): void {
  if (ml === 0) return;
  for (const { vessel, amount } of planDraws(job, from, ml))
    withdraw(job, vessel, { measure: 'ml', amount, account: 'lost', reason: reason ?? 'unexplained' });
}

/** Posts everything left in vessels reported empty as lost. */
export function loseRest(job: Job, from: readonly string[], reason: string): void {
  for (const vessel of from)
    for (const measure of ['ml', 'grams'] as const)
      withdraw(job, vessel, { measure, amount: vesselOf(job, vessel)[measure], account: 'lost', reason });
}

type Transfer = WorkOf<'transfer'>;

function arriving(job: Job, from: readonly string[], { ml, lossMl, fill, to }: Transfer): number {
  if (ml !== undefined) return ml;
  const available = Math.max(0, levelOf(job, from, 'ml') - (lossMl ?? 0));
  const haveCapacities = to.every((id) => vesselOf(job, id).capacityMl !== undefined);
  return fill === 'full' && haveCapacities ? Math.min(available, sum(roomsOf(job, to))) : available;
}

/**
 * Moves wine. `ml` is what arrived; a loss comes in addition, from the source. Without `ml`, everything moves.
 * Racking and returning to the same vessels only posts the loss.
 */
export function transferWine(job: Job, work: Transfer): void {
  const [from, to] = [unique(work.from), unique(work.to)];
  const returned = from.length === to.length && from.every((vessel) => to.includes(vessel));
  if (levelOf(job, from, 'ml') + levelOf(job, from, 'grams') === 0 && work.ml === undefined) {
    reportFinding(job, 'vessel_empty', { vessel: from.join(', ') });
    return;
  }
  const arrived = returned ? 0 : arriving(job, from, work);
  lose(job, from, work.lossMl ?? 0, work.lossReason);
  const draws = planDraws(job, from, arrived);
  const arrival = { lot: work.lot, sources: lotsIn(job, from), joins: work.becomes !== undefined };
  const before = lotsByVessel(job, to);
  pour(job, 'ml', draws, spreadOver(job, to, arrived, roomsOf(job, to), arrival));
  const grams = returned || work.ml !== undefined ? 0 : levelOf(job, from, 'grams');
  if (grams > 0) {
    const fruit = from.map((vessel) => ({ vessel, amount: vesselOf(job, vessel).grams }));
    pour(job, 'grams', fruit, spreadOver(job, to, grams, roomsOf(job, to), arrival));
  }
  if (!returned) nameMixtures(job, before, arrival.sources, work.becomes);
  if (work.emptied && !returned) loseRest(job, from, 'unexplained');
}

/**
 * Splits the sources' contents: stated volumes first, then the rest by whole shares. A part with neither counts as
 * one share. Parts keep the lot unless they name another.
 */
export function splitLot(job: Job, work: WorkOf<'split'>): void {
  const from = unique(work.from);
  const stated = sum(work.parts.map(({ ml }) => ml ?? 0));
  const sharing = work.parts.filter(({ ml }) => ml === undefined);
  const weights = sharing.map(({ share }) => share ?? 1);
  for (const measure of ['ml', 'grams'] as const) {
    const available = levelOf(job, from, measure);
    const volumes = measure === 'ml' ? stated : 0;
    const rest = sharing.length > 0 ? apportion(Math.max(0, available - volumes), weights) : [];
    const total = volumes + sum(rest);
    if (total === 0) continue;
    const draws =
      measure === 'ml'
        ? planDraws(job, from, total)
        : from.map((vessel) => ({ vessel, amount: vesselOf(job, vessel).grams }));
    const sources = lotsIn(job, from);
    const destinations = work.parts.flatMap(({ to, lot, ml }) => {
      const amount = ml === undefined ? (rest.shift() ?? 0) : measure === 'ml' ? ml : 0;
      return spreadOver(job, [to], amount, [1], { lot: lot, sources });
    });
    pour(job, measure, draws, destinations);
  }
}
