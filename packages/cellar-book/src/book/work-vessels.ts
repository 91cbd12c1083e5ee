import { apportion } from '../exact/apportion.ts';
import type { Job } from './book.ts';
import { lotIn, reportFinding, vesselOf, vesselsOfLot } from './ledger.ts';
import { unique } from './pour.ts';

interface WorkInPlace {
  vessels?: readonly string[] | undefined;
  lot?: string | undefined;
}

/** The vessels of work in place: those named, otherwise all vessels of the lot. */
export function workVessels(job: Job, { vessels, lot }: WorkInPlace): string[] {
  if (vessels && vessels.length > 0) return unique(vessels);
  const ofLot = lot === undefined ? [] : vesselsOfLot(job.book, lot);
  if (ofLot.length === 0) reportFinding(job, 'lot_not_found', lot === undefined ? {} : { lot });
  return ofLot;
}

export function occupiedVessels(job: Job, work: WorkInPlace): string[] {
  return workVessels(job, work).filter((vessel) => {
    const occupied = lotIn(job, vessel) !== undefined;
    if (!occupied) reportFinding(job, 'vessel_empty', { vessel });
    return occupied;
  });
}

/** An amount per vessel: the same for each, or a total in proportion to contents. */
export function amountsFor(
  job: Job,
  vessels: readonly string[],
  amount: number,
  each: boolean | undefined,
): number[] {
  if (vessels.length === 0) return [];
  if (each) return vessels.map(() => amount);
  const levels = vessels.map((vessel) => vesselOf(job, vessel));
  const measured = levels.some(({ ml }) => ml > 0);
  return apportion(
    amount,
    levels.map(({ ml, grams }) => (measured ? ml : grams)),
  );
}
