import type { Bottling, Job } from '../book/book.ts';
import { addBottling, postBottles } from '../book/bottles.ts';
import { deposit, lotOf, noteEntryOn, reportFinding, unknownOrigin } from '../book/ledger.ts';
import { lotOnArrival } from '../book/pour.ts';
import { taxClassOf } from '../book/tax-class.ts';
import type { Bottles, WorkOf } from '../entries/work.ts';
import { nothing } from '../exact/mixture.ts';
import { compositionOf } from './arrivals.ts';

/** Bottles from before the book, from another bonded winery, or returned after the tax was paid. */
export function receiveBottles(job: Job, work: WorkOf<'receive_bottles'>): void {
  const isNew = !job.book.lots.has(work.lot);
  const lot = lotOf(job, work.lot);
  if (isNew) lot.style = work.style ?? 'still';
  const percentVol = work.alcoholPercentVol;
  const contents = {
    composition: compositionOf(work.composition),
    materials: nothing,
    ...(percentVol === undefined ? {} : { alcohol: { percentVol, known: 1 } }),
  };
  const style = work.style ?? lot.style;
  const taxClass = taxClassOf({ stage: 'ageing', style }, contents);
  addBottling(job, lot, work.account, { bottles: work.bottles, contents, taxClass, wines: [] });
}

interface Chosen {
  lot: string;
  bottledOn?: string | undefined;
}

/** The bottlings of a lot, the oldest first; those of one day if it is stated. */
const bottlingsOf = (job: Job, { lot, bottledOn }: Chosen): Bottling[] =>
  (job.book.lots.get(lot)?.bottlings ?? []).filter(({ on }) => bottledOn === undefined || on === bottledOn);

/** Adds bottles that the book doesn't have to the latest such bottling, or to one of unknown origin. */
function findBottles(job: Job, chosen: Chosen, { count, sizeMl }: Bottles): Bottling {
  reportFinding(job, 'bottles_not_in_book', { lot: chosen.lot, ml: count * sizeMl });
  const latest = bottlingsOf(job, chosen).at(-1);
  if (!latest) {
    const lot = lotOf(job, chosen.lot);
    const taxClass = taxClassOf({ stage: 'ageing', style: lot.style }, unknownOrigin);
    const bottles = [{ count, sizeMl }];
    return addBottling(job, lot, 'found', { bottles, contents: unknownOrigin, taxClass, wines: [] });
  }
  postBottles(job, { bottling: latest, account: 'found', sizeMl, count });
  return latest;
}

interface Taken {
  bottling: Bottling;
  count: number;
}

/** Which bottlings the bottles are of. Bottles that are missing from the book are found first. */
function takenFrom(job: Job, chosen: Chosen, bottles: Bottles): Taken[] {
  const taken: Taken[] = [];
  let left = bottles.count;
  for (const bottling of bottlingsOf(job, chosen)) {
    const count = Math.min(left, bottling.onHand.get(bottles.sizeMl) ?? 0);
    if (count > 0) taken.push({ bottling, count });
    left -= count;
  }
  if (left > 0) taken.push({ bottling: findBottles(job, chosen, { ...bottles, count: left }), count: left });
  return taken;
}

/** Takes bottles out of bonded stock. Wine that is dumped to bulk goes into a vessel, with its contents. */
export function removeBottles(job: Job, work: WorkOf<'remove_bottles'>): void {
  for (const bottles of work.bottles) {
    const { sizeMl } = bottles;
    for (const { bottling, count } of takenFrom(job, work, bottles)) {
      const { use: account, consignee } = work;
      postBottles(job, { bottling, account, sizeMl, count: -count, consignee });
      if (account === 'dumped_to_bulk') dumpToBulk(job, work.to, bottling, count * sizeMl);
    }
  }
  const lot = job.book.lots.get(work.lot);
  if (lot) noteEntryOn(job, lot);
}

function dumpToBulk(job: Job, to: string | undefined, bottling: Bottling, ml: number): void {
  if (to === undefined) {
    reportFinding(job, 'vessel_missing', { lot: bottling.lot, ml });
    return;
  }
  const lot = lotOf(job, lotOnArrival(job, to, { sources: [bottling.lot], joins: true }));
  const whole = bottling.wines.reduce((sum, { amount }) => sum + amount, 0);
  const sources = bottling.wines.map(({ wine, amount }) => ({ wine, amount: (amount * ml) / whole }));
  const { contents, taxClass } = bottling;
  const line = { vessel: to, lot, account: 'unbottled', measure: 'ml', amount: ml } as const;
  const stage = taxClass === undefined ? 'juice' : 'ageing';
  deposit(job, { ...line, contents, taxClass, stage, sources });
}

/** Sets the bottles on hand to what a physical inventory counted. */
export function countBottles(job: Job, work: WorkOf<'count_bottles'>): void {
  for (const { sizeMl, count } of work.bottles) {
    const own = bottlingsOf(job, work).filter(({ onHand }) => onHand.has(sizeMl));
    let missing = own.reduce((sum, { onHand }) => sum + (onHand.get(sizeMl) ?? 0), 0) - count;
    const latest = own.at(-1);
    if (!latest) {
      if (count > 0) findBottles(job, work, { count, sizeMl });
      continue;
    }
    if (missing < 0) postBottles(job, { bottling: latest, account: 'counted', sizeMl, count: -missing });
    for (const bottling of own) {
      const fewer = Math.max(0, Math.min(missing, bottling.onHand.get(sizeMl) ?? 0));
      postBottles(job, { bottling, account: 'counted', sizeMl, count: -fewer });
      missing -= fewer;
    }
  }
}
