import type { Finding, FindingCode } from '../entries/findings.ts';
import type { Stage } from '../entries/work.ts';
import { type Mixture, mixtureOf, nothing } from '../exact/mixture.ts';
import {
  type Account,
  type Book,
  type Contents,
  emptyVessel,
  type Job,
  type Lot,
  type Measure,
  noContents,
  type TaxClass,
  type Vessel,
  type WinePart,
} from './book.ts';
import { alcoholOf, contentsInBottles, contentsInVessels, mixContents } from './contents.ts';
import { unknownComponent } from './keys.ts';
import { findPeaks } from './peaks.ts';
import { convert, isGuessed, taxClassIn } from './tax-class.ts';

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
  lastStage: Stage;
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

/** From the fruit on. A lot in several stages is in the earliest. */
const stages: readonly Stage[] = ['fruit', 'must', 'juice', 'fermenting', 'ageing'];

function stageOf(book: Book, { vessels }: Lot): Stage | undefined {
  const present = new Set([...vessels].map((id) => book.vessels.get(id)?.stage));
  return stages.find((stage) => present.has(stage));
}

/** The lot of that name; a new one takes its style from `like`. */
export function lotOf(job: Job, id: string, like?: Lot): Lot {
  const existing = job.book.lots.get(id);
  if (existing) return existing;
  const { book } = job;
  const history: History = {
    mixtures: new Set(),
    last: { ml: noContents, grams: noContents },
    lastStage: 'ageing',
  };
  const contentsBy = (measure: Measure) => {
    if (lot[measure] > 0) return contentsInVessels(book, lot, measure);
    const last = history.last[measure];
    return measure === 'ml' && last === noContents ? contentsInBottles(lot) : last;
  };
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
    get stage() {
      return stageOf(book, lot) ?? history.lastStage;
    },
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
    delete vessel.stage;
    delete vessel.fermentsAlone;
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

/** Wine that changes its stage is in another account of the form: its vessel belongs to those that the work changed. */
export function changeStage(job: Job, vessel: Vessel, stage: Stage): void {
  vessel.stage = stage;
  job.vessels.add(vessel);
}

/** The only function that changes a level: vessel, lot, and ledger change together. */
export function postLine(job: Job, line: Line): void {
  const { vessel: id, lot, account, measure, amount, reason } = line;
  if (amount === 0) return;
  const vessel = vesselOf(job, id);
  const left = taxClassIn(job.book, vessel);
  const contents = vessel.contents[measure];
  const { stage = 'ageing' } = vessel;
  vessel[measure] += amount;
  lot[measure] += amount;
  const history = historyOf.get(lot);
  if (history && vessel.stage) history.lastStage = vessel.stage;
  holdLot(job.book, vessel, vessel.ml === 0 && vessel.grams === 0 ? undefined : lot);
  job.vessels.add(vessel);
  if (vessel[measure] === 0) {
    if (history) history.last[measure] = vessel.contents[measure];
    vessel.contents[measure] = noContents;
    delete vessel.wines[measure];
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
    stage,
    ...(reason === undefined ? {} : { reason }),
    ...(taxClass === undefined ? {} : { taxClass }),
    ...(isGuessed(taxClass, contents) ? { withoutAlcohol: true } : {}),
    ...(work.op === 'gauge' && work.inventory ? { inventory: true } : {}),
  });
  noteEntryOn(job, lot);
}

export interface Deposit extends Line {
  contents: Contents;
  /** Of what arrives in an empty vessel; wine that joins other wine takes its stage. */
  stage: Stage;
  /** The wines it comes from; none if it comes from outside. */
  sources?: readonly WinePart[];
}

/** Puts wine or fruit into a vessel, mixed with what is there. */
export function deposit(job: Job, { contents, stage, sources = [], ...line }: Deposit): void {
  const { measure, amount, lot } = line;
  if (amount === 0) return;
  const vessel = vesselOf(job, line.vessel);
  const before = { contents: vessel.contents[measure], amount: vessel[measure] };
  vessel.stage ??= stage;
  const there = { taxClass: taxClassIn(job.book, vessel), ml: vessel.ml };
  vessel.contents[measure] = mixContents([before, { contents, amount }]);
  const present = vessel.wines[measure];
  const parts = present === undefined ? sources : [{ wine: present, amount: vessel[measure] }, ...sources];
  const arrived = sources.length > 0 ? 0 : amount;
  vessel.wines[measure] = job.book.wines.push({ entry: job.entry.id, lot: lot.id, parts, arrived }) - 1;
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
