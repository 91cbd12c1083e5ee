import type { Job } from '../book/book.ts';
import { changeStage, padPrefix, reportFinding, vesselOf, vesselsOfLot, withdraw } from '../book/ledger.ts';
import {
  type Destination,
  levelOf,
  lotsIn,
  planDraws,
  pour,
  roomsOf,
  spreadOver,
  unique,
} from '../book/pour.ts';
import { makeMust } from '../book/volume.ts';
import type { WorkOf } from '../entries/work.ts';
import { apportion } from '../exact/apportion.ts';

interface Outlet {
  to: readonly string[];
  lot?: string | undefined;
  ml?: number | undefined;
}

function sourcesOf(job: Job, from: readonly string[] | undefined, lot: string | undefined): string[] {
  if (from && from.length > 0) return unique(from);
  const ofLot = lot === undefined ? [] : vesselsOfLot(job.book, lot);
  if (ofLot.length > 0) return ofLot;
  reportFinding(job, 'lot_not_found', lot === undefined ? {} : { lot });
  return [`${padPrefix}${lot ?? job.entry.id}`];
}

/** Spreads each outlet's amount over its vessels by their room. */
function spreadOutlets(
  job: Job,
  outlets: readonly Outlet[],
  amounts: readonly number[],
  sources: string[],
): Destination[] {
  return outlets.flatMap(({ to, lot }, index) =>
    spreadOver(job, to, amounts[index] ?? 0, roomsOf(job, to), { lot, sources }),
  );
}

/** Moves everything unmeasured: fruit by weight, must by volume. */
function moveUnmeasured(job: Job, from: readonly string[], outlets: readonly Outlet[]): void {
  const sources = lotsIn(job, from);
  const evenly = outlets.map(() => 1);
  for (const measure of ['grams', 'ml'] as const) {
    const amount = levelOf(job, from, measure);
    if (amount === 0) continue;
    const draws = from.map((vessel) => ({ vessel, amount: vesselOf(job, vessel)[measure] }));
    pour(job, measure, draws, spreadOutlets(job, outlets, apportion(amount, evenly), sources));
  }
}

/** Takes the measured output from the sources, first their must, then must made from fruit; the rest is lost. */
function turnIntoMust(job: Job, from: readonly string[], out: number): void {
  const short = Math.max(0, out - levelOf(job, from, 'ml'));
  const fruit = from.map((vessel) => vesselOf(job, vessel).grams);
  if (fruit.every((grams) => grams === 0)) {
    if (short > 0 && levelOf(job, from, 'ml') > 0) reportFinding(job, 'pressed_more', { ml: short });
    return;
  }
  const made = apportion(short, fruit);
  for (const [index, vessel] of from.entries()) makeMust(job, vessel, made[index] ?? 0, fruit[index] ?? 0);
}

/** What went where, as far as it was measured. */
function process(job: Job, from: string[], outlets: readonly Outlet[], waste: string): Destination[] {
  for (const vessel of from.map((id) => vesselOf(job, id)))
    if (vessel.stage === 'fruit') changeStage(job, vessel, 'must');
  if (outlets.every(({ ml }) => ml === undefined)) {
    moveUnmeasured(job, from, outlets);
    return [];
  }
  const amounts = outlets.map(({ ml }) => ml ?? 0);
  if (outlets.some(({ ml }) => ml === undefined)) reportFinding(job, 'volume_missing');
  const out = amounts.reduce((sum, ml) => sum + ml, 0);
  turnIntoMust(job, from, out);
  const draws = planDraws(job, from, out);
  const kept = new Map(draws.map(({ vessel, amount }) => [vessel, amount]));
  for (const vessel of from) {
    const rest = vesselOf(job, vessel).ml - (kept.get(vessel) ?? 0);
    withdraw(job, vessel, { measure: 'ml', amount: rest, account: 'lost', reason: waste });
  }
  const destinations = spreadOutlets(job, outlets, amounts, lotsIn(job, from));
  pour(job, 'ml', draws, destinations);
  return destinations;
}

/** Crushes everything in the sources. Without a volume it stays a weight until measured. */
export function crush(job: Job, work: WorkOf<'crush'>): void {
  process(job, sourcesOf(job, work.from, work.fromLot), [work], 'crushing');
}

/** Presses everything in the sources: the difference to the wine or juice is pomace. */
export function press(job: Job, work: WorkOf<'press'>): void {
  const from = sourcesOf(job, work.from, work.fromLot);
  if (work.parts.every(({ ml }) => ml === undefined)) reportFinding(job, 'volume_missing');
  const filled = process(job, from, work.parts, 'pomace').filter(({ amount }) => amount > 0);
  for (const vessel of filled.map((destination) => vesselOf(job, destination.vessel)))
    if (vessel.stage === 'must') changeStage(job, vessel, 'juice');
}
