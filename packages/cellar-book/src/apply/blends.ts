import type { Job } from '../book/book.ts';
import { padPrefix, reportFinding, vesselOf, vesselsOfLot, withdraw } from '../book/ledger.ts';
import {
  type Draw,
  levelOf,
  lotOnArrival,
  lotsByVessel,
  lotsIn,
  nameMixtures,
  planDraws,
  pour,
  roomsOf,
  spreadOver,
  sum,
} from '../book/pour.ts';
import { missingFrom, topWithUnknown } from '../book/volume.ts';
import { amountsFor, workVessels } from '../book/work-vessels.ts';
import type { WorkOf } from '../entries/work.ts';
import { apportion } from '../exact/apportion.ts';
import { lose } from './moves.ts';

type Blend = WorkOf<'blend'>;
type Part = Blend['parts'][number];

function vesselsOfPart(job: Job, { vessel, lot }: Part): string[] {
  if (vessel !== undefined) return [vessel];
  const ofLot = lot === undefined ? [] : vesselsOfLot(job.book, lot);
  if (ofLot.length > 0) return ofLot;
  reportFinding(job, 'lot_not_found', lot === undefined ? {} : { lot });
  return [`${padPrefix}${lot ?? job.entry.id}`];
}

function volumesOf(job: Job, { parts, ml }: Blend): (number | undefined)[] {
  const shares = parts.map(({ share }) => share ?? 0);
  if (sum(shares) === 0) return parts.map((part) => part.ml);
  if (ml === undefined) reportFinding(job, 'volume_missing');
  const whole = Math.max(0, (ml ?? 0) - sum(parts.map((part) => part.ml ?? 0)));
  const divided = apportion(whole, shares);
  return parts.map((part, index) => (part.share === undefined ? part.ml : divided[index]));
}

function drawnFrom(draws: readonly Draw[], vessels: readonly string[]): number {
  const ofVessels = new Set(vessels);
  return sum(draws.filter(({ vessel }) => ofVessels.has(vessel)).map(({ amount }) => amount));
}

/**
 * Blends parts of several lots: a new lot in an empty vessel, otherwise they join the lot there. A part in a vessel
 * that receives the blend stays there, unless the blend gets a new lot.
 */
export function blendLots(job: Job, work: Blend): void {
  const volumes = volumesOf(job, work);
  const sources: string[] = [];
  const draws: Draw[] = [];
  for (const [index, part] of work.parts.entries()) {
    const vessels = vesselsOfPart(job, part);
    const stays = work.lot === undefined && part.vessel !== undefined && work.to.includes(part.vessel);
    if (stays) {
      sources.push(...lotsIn(job, vessels));
      continue;
    }
    const rest = levelOf(job, vessels, 'ml') - drawnFrom(draws, vessels);
    const drawn = planDraws(job, vessels, volumes[index] ?? rest, { lot: part.lot, planned: draws });
    sources.push(...lotsIn(job, vessels));
    draws.push(...drawn);
  }
  const lost = planLoss(draws, work.lossMl ?? 0);
  for (const [index, { vessel }] of draws.entries())
    withdraw(job, vessel, {
      measure: 'ml',
      amount: lost[index] ?? 0,
      account: 'lost',
      reason: work.lossReason ?? 'blending',
    });
  const kept = draws.map(({ vessel, amount }, index) => ({ vessel, amount: amount - (lost[index] ?? 0) }));
  const total = sum(kept.map(({ amount }) => amount));
  const before = lotsByVessel(job, work.to);
  pour(job, 'ml', kept, arrange(job, work, kept, total, sources));
  nameMixtures(job, before, sources, work.becomes);
}

/** Takes a loss while blending from the draws, at most all of them. */
function planLoss(draws: readonly Draw[], lossMl: number): number[] {
  const amounts = draws.map(({ amount }) => amount);
  return amounts.length === 0 ? [] : apportion(Math.min(lossMl, sum(amounts)), amounts);
}

/** A vessel that the blend empties and then fills gets the blend's lot. */
function arrange(job: Job, work: Blend, draws: readonly Draw[], total: number, sources: readonly string[]) {
  const emptied = new Set(
    work.to.filter((id) => {
      const { ml } = vesselOf(job, id);
      return ml > 0 && ml === drawnFrom(draws, [id]);
    }),
  );
  const arrival = { lot: work.lot, sources, emptied, joins: true };
  return spreadOver(job, work.to, total, roomsAfter(job, work.to, draws), arrival);
}

function roomsAfter(job: Job, to: readonly string[], draws: readonly Draw[]): number[] {
  const rooms = roomsOf(job, to);
  return to.every((id) => vesselOf(job, id).capacityMl !== undefined)
    ? rooms.map((room, index) => room + drawnFrom(draws, to.slice(index, index + 1)))
    : rooms;
}

/**
 * Tops vessels from others, in proportion to their contents. If a vessel would exceed its capacity, that much had
 * evaporated before: it is posted as a loss of its wine, and the level stays at capacity. Wine that the book has
 * nowhere explains no loss (see `topWithUnknown`).
 */
export function topVessels(job: Job, work: WorkOf<'top'>): void {
  const targets = workVessels(job, work);
  if (targets.length === 0) return;
  const from = workVessels(job, { vessels: work.from, lot: work.fromLot });
  const amounts = amountsFor(job, targets, work.ml, work.each);
  const origin = from.length > 0 ? from : [`${padPrefix}${work.fromLot ?? job.entry.id}`];
  const total = sum(amounts);
  const missing = missingFrom(job, origin, total);
  reportMissing(job, from, total, missing);
  const recorded = missing < total ? apportion(total - missing, amounts) : amounts.map(() => 0);
  const draws = planDraws(job, origin, total - missing, { lot: work.fromLot });
  const sources = lotsIn(job, origin);
  const destinations = targets.map((vessel, index) => {
    const amount = recorded[index] ?? 0;
    const lot = lotOnArrival(job, vessel, { sources, joins: true });
    const { capacityMl, ml } = vesselOf(job, vessel);
    const over = capacityMl === undefined ? 0 : Math.min(ml, Math.max(0, ml + amount - capacityMl));
    lose(job, [vessel], amount > 0 ? over : 0, 'evaporation');
    return { vessel, amount, lot };
  });
  const before = lotsByVessel(job, targets);
  pour(job, 'ml', draws, destinations);
  nameMixtures(job, before, sources, work.becomes);
  for (const [index, { vessel, amount, lot }] of destinations.entries())
    topWithUnknown(job, vessel, (amounts[index] ?? 0) - amount, work.fromLot ?? lot);
}

/** Names the vessels in which the book has less than was drawn from them. */
function reportMissing(job: Job, from: readonly string[], total: number, missing: number): void {
  if (missing === 0 || from.length === 0) return;
  const levels = from.map((id) => vesselOf(job, id).ml);
  for (const [index, drawn] of apportion(total, levels).entries()) {
    const ml = drawn - (levels[index] ?? 0);
    if (ml > 0) reportFinding(job, 'topped_from_unknown', { vessel: from[index] ?? '', ml });
  }
}
