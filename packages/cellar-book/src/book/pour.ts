import { apportion } from '../exact/apportion.ts';
import { fraction } from '../exact/fraction.ts';
import type { Job, Measure } from './book.ts';
import { mixContents } from './contents.ts';
import { deposit, lotIn, lotOf, reportFinding, vesselOf, withdraw } from './ledger.ts';
import { convert, taxClassIn, taxClassOf } from './tax-class.ts';
import { ensureVolume, noAlcohol } from './volume.ts';

export interface Draw {
  vessel: string;
  amount: number;
}

export interface Destination extends Draw {
  lot: string;
}

export function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export function levelOf(job: Job, vessels: readonly string[], measure: Measure): number {
  return sum(vessels.map((vessel) => vesselOf(job, vessel)[measure]));
}

/** The volume drawn from each vessel, in proportion to contents beyond `planned`. Missing wine is found first. */
export function planDraws(
  job: Job,
  vessels: readonly string[],
  ml: number,
  { lot, planned = [] }: { lot?: string | undefined; planned?: readonly Draw[] } = {},
): Draw[] {
  const plannedFrom = new Map<string, number>();
  for (const { vessel, amount } of planned) plannedFrom.set(vessel, (plannedFrom.get(vessel) ?? 0) + amount);
  const spoken = vessels.map((vessel) => plannedFrom.get(vessel) ?? 0);
  const free = vessels.map((vessel, index) => vesselOf(job, vessel).ml - (spoken[index] ?? 0));
  const draws = apportion(ml, free).map((amount, index) => ({ vessel: vessels[index] ?? '', amount }));
  for (const [index, { vessel, amount }] of draws.entries())
    ensureVolume(job, vessel, (spoken[index] ?? 0) + amount, lot);
  return draws;
}

export function roomsOf(job: Job, vessels: readonly string[]): number[] {
  const rooms = vessels.map((id) => {
    const { capacityMl, ml } = vesselOf(job, id);
    return capacityMl === undefined ? undefined : Math.max(0, capacityMl - ml);
  });
  return rooms.every((room) => room !== undefined) ? rooms : rooms.map(() => 1);
}

interface Arrival {
  lot?: string | undefined;
  /** The lots it comes from. */
  sources: readonly string[];
  /** Vessels that the work empties first. */
  emptied?: ReadonlySet<string>;
  /** Joining another lot is intended. */
  joins?: boolean;
}

/**
 * In an empty vessel wine keeps its lot, or becomes a new one if several lots meet; otherwise it joins the lot there.
 */
export function lotOnArrival(job: Job, vessel: string, { lot, sources, emptied, joins }: Arrival): string {
  const present = emptied?.has(vessel) ? undefined : vesselOf(job, vessel).lot;
  if (present === undefined) return lot ?? (sources.length === 1 ? sources[0] : undefined) ?? job.entry.id;
  const isIntended = lot === undefined ? joins || sources.includes(present) : lot === present;
  if (!isIntended) reportFinding(job, 'joined_another_lot', { vessel, lot: present });
  return present;
}

export function lotsIn(job: Job, vessels: readonly string[]): string[] {
  return unique(vessels.flatMap((vessel) => lotIn(job, vessel)?.id ?? []));
}

function byLot(shares: readonly { lot: string; amount: number }[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { lot, amount } of shares) amounts.set(lot, (amounts.get(lot) ?? 0) + amount);
  return amounts;
}

function recordEdges(
  job: Job,
  measure: Measure,
  drawn: Map<string, number>,
  given: Map<string, number>,
): void {
  const total = sum([...given.values()]);
  for (const [from, left] of drawn)
    for (const [to, arrived] of given)
      if (from !== to && total > 0)
        job.book.edges.push({
          entry: job.entry.id,
          from,
          to,
          measure,
          amount: fraction(BigInt(left) * BigInt(arrived), total),
        });
}

/**
 * Draws from vessels into one pool and distributes it. Draws and destinations must add up to the same amount; each
 * destination gets the pool's exact mixture. Every drawn vessel must have its amount (see `planDraws`).
 */
export function pour(
  job: Job,
  measure: Measure,
  draws: readonly Draw[],
  destinations: readonly Destination[],
): void {
  const drawn = draws.flatMap(({ vessel, amount }) => {
    const lot = lotIn(job, vessel);
    const { contents, wines, stage = 'ageing' } = vesselOf(job, vessel);
    return lot && amount > 0
      ? [{ vessel, amount, lot, stage, wine: wines[measure], contents: contents[measure] }]
      : [];
  });
  const [first] = drawn;
  if (!first) return;
  const contents = mixContents(drawn);
  const total = sum(drawn.map(({ amount }) => amount));
  const partsOf = (whole: number) =>
    drawn.flatMap(({ wine, amount }) =>
      wine === undefined ? [] : [{ wine, amount: (amount * whole) / total }],
    );
  const poured = drawn.map(({ vessel, amount }) => ({
    taxClass: taxClassIn(job.book, vesselOf(job, vessel)),
    ml: amount,
  }));
  for (const { vessel, amount } of drawn) withdraw(job, vessel, { measure, amount, account: 'moved' });
  const arrived = destinations
    .filter(({ amount }) => amount > 0)
    .map(({ vessel, amount, lot }) => {
      const present = vesselOf(job, vessel).lot ?? lot;
      if (present !== lot) reportFinding(job, 'joined_another_lot', { vessel, lot: present });
      vesselOf(job, vessel).lot = present;
      return { vessel, amount, lot: present };
    });
  const [target] = arrived;
  const isJuice = drawn.every(({ stage }) => stage === 'juice');
  const isOneClass = poured.every(({ taxClass }) => taxClass === poured[0]?.taxClass);
  const pool = target && {
    stage: vesselOf(job, target.vessel).stage ?? first.stage,
    style: lotOf(job, target.lot, first.lot).style,
  };
  const taxClass = isOneClass ? poured[0]?.taxClass : pool && taxClassOf(pool, contents);
  if (measure === 'ml') convert(job, poured, taxClass);
  for (const { vessel, amount, lot: id } of arrived) {
    const lot = lotOf(job, id, first.lot);
    const line = { vessel, lot, account: 'moved', measure, amount, taxClass } as const;
    // Juice that sweetens wine has no alcohol; must that ferments has one that isn't known.
    const sweetens = isJuice && vesselOf(job, vessel).stage === 'ageing';
    const poured = sweetens ? { ...contents, alcohol: noAlcohol } : contents;
    deposit(job, { ...line, contents: poured, stage: first.stage, sources: partsOf(amount) });
  }
  recordEdges(job, measure, byLot(drawn.map(({ lot, amount }) => ({ lot: lot.id, amount }))), byLot(arrived));
}

/** Opens a new lot for each vessel whose wine was mixed with that of another lot. */
export function nameMixtures(
  job: Job,
  lots: ReadonlyMap<string, string | undefined>,
  sources: readonly string[],
  becomes: string | undefined,
): void {
  if (becomes === undefined) return;
  for (const [vessel, before] of lots) {
    if (before === undefined || sources.every((lot) => lot === before)) continue;
    for (const measure of ['ml', 'grams'] as const) {
      const held = { vessel, amount: vesselOf(job, vessel)[measure] };
      pour(job, measure, [held], [{ ...held, lot: becomes }]);
    }
  }
}

/** The lots in vessels before something arrives there. */
export function lotsByVessel(job: Job, vessels: readonly string[]): Map<string, string | undefined> {
  return new Map(vessels.map((vessel) => [vessel, vesselOf(job, vessel).lot]));
}

/** Spreads an amount over vessels by weights, each part with its resulting lot. */
export function spreadOver(
  job: Job,
  vessels: readonly string[],
  amount: number,
  weights: readonly number[],
  arrival: Arrival,
): Destination[] {
  return apportion(amount, weights).map((part, index) => {
    const vessel = vessels[index] ?? '';
    return { vessel, amount: part, lot: part > 0 ? lotOnArrival(job, vessel, arrival) : '' };
  });
}
