import type { Finding, FindingCode } from '../entries/findings.ts';
import { divideFractions, fraction } from '../exact/fraction.ts';
import { type Mixture, mixPours, mixtureOf, nothing, scaleMixture } from '../exact/mixture.ts';
import {
  type Account,
  type Book,
  type Contents,
  type Job,
  type Lot,
  type Measure,
  noContents,
  unknownComponent,
  type Vessel,
} from './book.ts';
import { findPeaks } from './peaks.ts';

/** Holds fruit that arrived without a vessel, one entry per lot; not a vessel of the winery. */
export const padPrefix = 'pad/';

export const unknownOrigin: Contents = {
  composition: mixtureOf([[unknownComponent, 1]]),
  materials: nothing,
};

export function reportFinding(
  job: Job,
  code: FindingCode,
  about: Omit<Finding, 'code' | 'entry'> = {},
): void {
  job.book.findings.push({ code, entry: job.entry.id, ...about });
}

/** The vessel of that name. One that was never set up is created, with one finding. */
export function vesselOf(job: Job, id: string): Vessel {
  const existing = job.book.vessels.get(id);
  if (existing) return existing;
  const vessel: Vessel = { id, ml: 0, grams: 0 };
  job.book.vessels.set(id, vessel);
  if (!id.startsWith(padPrefix)) reportFinding(job, 'vessel_not_set_up', { vessel: id });
  return vessel;
}

/** Each lot's material mixtures over time, for its peaks. */
const mixturesOf = new WeakMap<Lot, Mixture[]>();

/** Records a lot's current materials for its peaks. */
export function noteMixture(lot: Lot): void {
  const { materials } = lot.contents.ml;
  const mixtures = mixturesOf.get(lot);
  if (mixtures?.at(-1) !== materials) mixtures?.push(materials);
}

/** The lot of that name; a new one takes its stage from `like`. */
export function lotOf(job: Job, id: string, like?: Lot): Lot {
  const existing = job.book.lots.get(id);
  if (existing) return existing;
  const mixtures: Mixture[] = [];
  const lot: Lot = {
    id,
    madeBy: job.entry.id,
    ml: 0,
    grams: 0,
    vessels: new Set(),
    contents: { ml: noContents, grams: noContents },
    stage: like?.stage ?? 'ageing',
    malolactic: like?.malolactic ?? 'none',
    readings: [],
    bottlings: [],
    get peaks() {
      return findPeaks(mixtures);
    },
    entries: [],
  };
  job.book.lots.set(id, lot);
  mixturesOf.set(lot, mixtures);
  return lot;
}

export function lotIn(job: Job, vessel: string): Lot | undefined {
  const { lot } = vesselOf(job, vessel);
  return lot === undefined ? undefined : job.book.lots.get(lot);
}

export function vesselsOfLot(book: Book, lot: string): string[] {
  return [...(book.lots.get(lot)?.vessels ?? [])].sort();
}

export function noteEntryOn(job: Job, lot: Lot): void {
  if (lot.entries.at(-1) !== job.entry.id) lot.entries.push(job.entry.id);
  job.lots.add(lot);
}

/** Sets the lot in a vessel, or none. */
function holdLot(book: Book, vessel: Vessel, lot: Lot | undefined): void {
  if (vessel.lot !== undefined) book.lots.get(vessel.lot)?.vessels.delete(vessel.id);
  if (lot) {
    vessel.lot = lot.id;
    lot.vessels.add(vessel.id);
  } else delete vessel.lot;
}

interface Line {
  vessel: string;
  lot: Lot;
  account: Account;
  measure: Measure;
  amount: number;
  reason?: string | undefined;
}

/** The only function that changes a level: vessel, lot, and ledger change together. */
export function postLine(job: Job, { vessel: id, lot, account, measure, amount, reason }: Line): void {
  if (amount === 0) return;
  const vessel = vesselOf(job, id);
  vessel[measure] += amount;
  lot[measure] += amount;
  holdLot(job.book, vessel, vessel.ml === 0 && vessel.grams === 0 ? undefined : lot);
  const { id: entry, workedOn: on, work } = job.entry;
  job.book.postings.push({
    entry,
    on,
    lot: lot.id,
    vessel: id,
    account,
    measure,
    amount,
    ...(reason === undefined ? {} : { reason }),
    ...(work.op === 'gauge' && work.inventory ? { inventory: true } : {}),
  });
  noteEntryOn(job, lot);
}

/** Mixes incoming contents into the whole lot. Call it before posting the amount. */
export function mixIn(lot: Lot, measure: Measure, contents: Contents, amount: number): void {
  const before = lot.contents[measure];
  if (amount === 0 || before === contents) return;
  const pool = (part: keyof Contents) =>
    mixPours([
      { mixture: before[part], amount: lot[measure] },
      { mixture: contents[part], amount },
    ]);
  lot.contents[measure] = { composition: pool('composition'), materials: pool('materials') };
}

/** Puts wine or fruit into a vessel, mixed into its lot. */
export function deposit(job: Job, line: Line & { contents: Contents }): void {
  mixIn(line.lot, line.measure, line.contents, line.amount);
  postLine(job, line);
}

/** Takes wine or fruit out of a vessel that has enough (see `ensure`). The rest keeps its shares. */
export function withdraw(
  job: Job,
  vessel: string,
  { measure, amount, account, reason }: Omit<Line, 'vessel' | 'lot'>,
): void {
  const lot = lotIn(job, vessel);
  if (lot && amount > 0) postLine(job, { vessel, lot, account, measure, amount: -amount, reason });
}

/** Adds volume of the same wine: materials are diluted, the composition stays. */
export function expand(job: Job, vessel: string, ml: number, account: Account, reason?: string): void {
  const lot = lotIn(job, vessel);
  if (!lot || ml === 0) return;
  const { composition, materials } = lot.contents.ml;
  const thinner = divideFractions(fraction(lot.ml), fraction(lot.ml + ml));
  lot.contents.ml = { composition, materials: scaleMixture(materials, thinner) };
  postLine(job, { vessel, lot, account, measure: 'ml', amount: ml, reason });
}

/** Makes must or juice from grams of fruit in one vessel. The fruit's materials go with the grams. */
export function makeMust(job: Job, vessel: string, ml: number, grams: number): void {
  const lot = lotIn(job, vessel);
  if (!lot) return;
  const { composition, materials } = lot.contents.grams;
  const carried = ml > 0 ? scaleMixture(materials, fraction(grams, ml)) : nothing;
  if (lot.stage === 'fruit') lot.stage = 'must';
  if (grams > 0) postLine(job, { vessel, lot, account: 'made', measure: 'grams', amount: -grams });
  deposit(job, {
    vessel,
    lot,
    account: 'made',
    measure: 'ml',
    amount: ml,
    contents: { composition, materials: carried },
  });
}

/** Adds wine of unknown origin that was missing from the book, to the vessel's lot or a new one. */
export function discover(
  job: Job,
  vessel: string,
  ml: number,
  { lotName, reason }: { lotName?: string | undefined; reason?: string } = {},
): void {
  const lot = lotIn(job, vessel) ?? lotOf(job, lotName ?? `${job.entry.id}/${vessel}`);
  const contents = unknownOrigin;
  deposit(job, { vessel, lot, account: 'found', measure: 'ml', amount: ml, contents, reason });
}

/**
 * Makes sure that a vessel has this volume before a draw. The missing part is made from unmeasured must or found: the
 * cellar is right, not the book.
 */
export function ensureVolume(job: Job, id: string, ml: number, lotName?: string): void {
  const vessel = vesselOf(job, id);
  const short = ml - vessel.ml;
  if (short <= 0) return;
  if (vessel.grams > 0) {
    reportFinding(job, 'volume_not_measured', { vessel: id, ml: short });
    makeMust(job, id, short, 0);
  } else {
    reportFinding(job, 'not_in_book', { vessel: id, ml: short, ...(vessel.lot ? { lot: vessel.lot } : {}) });
    discover(job, id, short, { lotName });
  }
}
