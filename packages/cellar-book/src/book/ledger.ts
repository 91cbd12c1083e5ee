import type { Finding, FindingCode } from '../entries/findings.ts';
import { divideFractions, fraction } from '../exact/fraction.ts';
import { type Mixture, mixtureOf, nothing, scaleMixture } from '../exact/mixture.ts';
import {
  type Account,
  type Book,
  type Contents,
  type ConversionKind,
  emptyVessel,
  type Job,
  type Lot,
  type Measure,
  noContents,
  type TaxClass,
  unknownComponent,
  type Vessel,
} from './book.ts';
import { alcoholOf, contentsInVessels, mixContents } from './contents.ts';
import { findPeaks } from './peaks.ts';
import { convert, taxClassIn } from './tax-class.ts';

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
  const vessel = emptyVessel(id);
  job.book.vessels.set(id, vessel);
  if (!id.startsWith(padPrefix)) reportFinding(job, 'vessel_not_set_up', { vessel: id });
  return vessel;
}

interface History {
  /** The materials of its wines over time, for its peaks. */
  mixtures: Set<Mixture>;
  /** What was in it last. */
  last: Record<Measure, Contents>;
}

const historyOf = new WeakMap<Lot, History>();

/** Records the materials of the wines that the work changed, for the peaks of their lots. */
export function noteMixtures({ book, vessels, lots }: Job): void {
  for (const { lot, contents } of vessels) {
    const named = lot === undefined ? undefined : book.lots.get(lot);
    if (named) historyOf.get(named)?.mixtures.add(contents.ml.materials);
  }
  for (const lot of lots) {
    const history = historyOf.get(lot);
    if (lot.ml === 0) history?.mixtures.add(history.last.ml.materials);
  }
}

/** The lot of that name; a new one takes its stage from `like`. */
export function lotOf(job: Job, id: string, like?: Lot): Lot {
  const existing = job.book.lots.get(id);
  if (existing) return existing;
  const { book } = job;
  const history: History = { mixtures: new Set(), last: { ml: noContents, grams: noContents } };
  const contentsBy = (measure: Measure) =>
    lot[measure] > 0 ? contentsInVessels(book, lot, measure) : history.last[measure];
  const lot: Lot = {
    id,
    madeBy: job.entry.id,
    ml: 0,
    grams: 0,
    vessels: new Set(),
    contents: {
      get ml() {
        return contentsBy('ml');
      },
      get grams() {
        return contentsBy('grams');
      },
    },
    get alcoholPercentVol() {
      return alcoholOf(contentsBy('ml'));
    },
    stage: like?.stage ?? 'ageing',
    style: like?.style ?? 'still',
    malolactic: like?.malolactic ?? 'none',
    readings: [],
    bottlings: [],
    get peaks() {
      return findPeaks([...history.mixtures]);
    },
    entries: [],
  };
  job.book.lots.set(id, lot);
  historyOf.set(lot, history);
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
  } else {
    delete vessel.lot;
    delete vessel.wine;
  }
}

interface Line {
  vessel: string;
  lot: Lot;
  account: Account;
  measure: Measure;
  amount: number;
  reason?: string | undefined;
  /** Of what arrives, where it is not that of the vessel. */
  taxClass?: TaxClass | undefined;
}

/** The only function that changes a level: vessel, lot, and ledger change together. */
export function postLine(job: Job, line: Line): void {
  const { vessel: id, lot, account, measure, amount, reason } = line;
  if (amount === 0) return;
  const vessel = vesselOf(job, id);
  const left = taxClassIn(job.book, vessel);
  vessel[measure] += amount;
  lot[measure] += amount;
  holdLot(job.book, vessel, vessel.ml === 0 && vessel.grams === 0 ? undefined : lot);
  job.vessels.add(vessel);
  if (vessel[measure] === 0) {
    const history = historyOf.get(lot);
    if (history) history.last[measure] = vessel.contents[measure];
    vessel.contents[measure] = noContents;
  }
  vessel.taxClass = taxClassIn(job.book, vessel);
  const arrived = 'taxClass' in line ? line.taxClass : vessel.taxClass;
  const taxClass = measure === 'grams' ? undefined : amount < 0 ? left : arrived;
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
    ...(taxClass === undefined ? {} : { taxClass }),
    ...(work.op === 'gauge' && work.inventory ? { inventory: true } : {}),
  });
  noteEntryOn(job, lot);
}

export interface Deposit extends Line {
  contents: Contents;
  /** The wines it comes from. */
  sources?: readonly number[];
}

/** Puts wine or fruit into a vessel, mixed with what is there. */
export function deposit(job: Job, { contents, sources = [], ...line }: Deposit): void {
  const { measure, amount, lot } = line;
  if (amount === 0) return;
  const vessel = vesselOf(job, line.vessel);
  const before = { contents: vessel.contents[measure], amount: vessel[measure] };
  const there = { taxClass: taxClassIn(job.book, vessel), ml: vessel.ml };
  vessel.contents[measure] = mixContents([before, { contents, amount }]);
  const wine = { entry: job.entry.id, lot: lot.id, sources };
  vessel.wine = job.book.wines.push(vessel.wine === undefined ? wine : { ...wine, before: vessel.wine }) - 1;
  postLine(job, line);
  if (measure === 'ml' && 'taxClass' in line)
    convert(job, [there, { taxClass: line.taxClass, ml: amount }], vessel.taxClass);
  else if (measure === 'ml') convert(job, [there], vessel.taxClass);
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

/** What a material with a volume makes of wine. */
function kindOfMaterial(material: string): ConversionKind {
  if (/water/i.test(material)) return 'amelioration';
  if (/spirit|brandy|alcohol|ethanol/i.test(material)) return 'spirits';
  if (/sugar|sucrose|dextrose|concentrate|juice|syrup|must/i.test(material)) return 'sweetening';
  return 'other material';
}

/** Adds volume of the same wine: materials are diluted, the composition stays. */
export function expand(job: Job, vessel: string, ml: number, account: Account, reason?: string): void {
  const lot = lotIn(job, vessel);
  if (!lot || ml === 0) return;
  const { contents, ml: before } = vesselOf(job, vessel);
  const thinner = divideFractions(fraction(before), fraction(before + ml));
  contents.ml = { ...contents.ml, materials: scaleMixture(contents.ml.materials, thinner) };
  if (account === 'gained') postLine(job, { vessel, lot, account, measure: 'ml', amount: ml, reason });
  else {
    const used = [{ taxClass: taxClassIn(job.book, vesselOf(job, vessel)), ml: before }, { ml }];
    postLine(job, { vessel, lot, account, measure: 'ml', amount: ml, reason, taxClass: undefined });
    convert(job, used, vesselOf(job, vessel).taxClass, kindOfMaterial(reason ?? ''));
  }
}

/** Makes must or juice from grams of fruit in one vessel. The fruit's materials go with the grams. */
export function makeMust(job: Job, vessel: string, ml: number, grams: number): void {
  const lot = lotIn(job, vessel);
  if (!lot) return;
  const { composition, materials } = vesselOf(job, vessel).contents.grams;
  const carried = ml > 0 ? scaleMixture(materials, fraction(grams, ml)) : nothing;
  if (lot.stage === 'fruit') lot.stage = 'must';
  const contents = { composition, materials: carried };
  deposit(job, { vessel, lot, account: 'made', measure: 'ml', amount: ml, contents, taxClass: undefined });
  if (grams > 0) postLine(job, { vessel, lot, account: 'made', measure: 'grams', amount: -grams });
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
