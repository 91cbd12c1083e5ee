import { divideFractions, fraction } from '../exact/fraction.ts';
import { nothing, scaleMixture } from '../exact/mixture.ts';
import { type Account, type Alcohol, type ConversionKind, type Job, noContents } from './book.ts';
import { mixAlcohol } from './contents.ts';
import {
  changeStage,
  deposit,
  lotIn,
  lotOf,
  postLine,
  reportFinding,
  unknownOrigin,
  vesselOf,
  withdraw,
} from './ledger.ts';
import { convert, taxClassIn } from './tax-class.ts';

/** What a material with a volume makes of wine. */
function kindOfMaterial(material: string): ConversionKind {
  if (/water/i.test(material)) return 'amelioration';
  if (/spirit|brandy|alcohol|ethanol/i.test(material)) return 'spirits';
  if (/sugar|sucrose|dextrose|concentrate|juice|syrup|must/i.test(material)) return 'sweetening';
  return 'other material';
}

export const noAlcohol: Alcohol = { percentVol: 0, known: 1 };

interface Expansion {
  ml: number;
  account: Account;
  reason?: string | undefined;
  /** Of what is added. Unless stated, that of spirits is unknown, and everything else has none. */
  alcoholPercentVol?: number | undefined;
}

/** Adds volume without wine: materials and alcohol are diluted, the composition stays. What is gained is the same wine. */
export function expand(
  job: Job,
  vessel: string,
  { ml, account, reason, alcoholPercentVol }: Expansion,
): void {
  const lot = lotIn(job, vessel);
  if (!lot || ml === 0) return;
  const held = vesselOf(job, vessel);
  const { contents, ml: before } = held;
  const thinner = divideFractions(fraction(before), fraction(before + ml));
  const materials = scaleMixture(contents.ml.materials, thinner);
  const line = { vessel, lot, account, measure: 'ml', amount: ml, reason } as const;
  if (account === 'gained') {
    contents.ml = { ...contents.ml, materials };
    postLine(job, line);
    return;
  }
  const used = [{ taxClass: taxClassIn(job.book, held), ml: before }, { ml }];
  const kind = kindOfMaterial(reason ?? '');
  const added =
    alcoholPercentVol === undefined
      ? kind === 'spirits'
        ? noContents
        : { ...noContents, alcohol: noAlcohol }
      : { ...noContents, alcohol: { percentVol: alcoholPercentVol, known: 1 } };
  const { alcohol: _, ...wine } = contents.ml;
  const alcohol =
    contents.ml.alcohol &&
    mixAlcohol([
      { contents: contents.ml, amount: before },
      { contents: added, amount: ml },
    ]);
  contents.ml = { ...wine, materials, ...(alcohol && { alcohol }) };
  postLine(job, { ...line, taxClass: undefined });
  convert(job, used, held.taxClass, kind);
}

/** Makes must or juice from grams of fruit in one vessel. The fruit's materials go with the grams. */
export function makeMust(job: Job, vessel: string, ml: number, grams: number): void {
  const lot = lotIn(job, vessel);
  if (!lot) return;
  const must = vesselOf(job, vessel);
  const { contents: held, wines, stage = 'must' } = must;
  const { composition, materials } = held.grams;
  const carried = ml > 0 ? scaleMixture(materials, fraction(grams, ml)) : nothing;
  if (stage === 'fruit') changeStage(job, must, 'must');
  const contents = { composition, materials: carried };
  const sources = wines.grams === undefined ? [] : [{ wine: wines.grams, amount: ml }];
  const made = { vessel, lot, account: 'made', measure: 'ml', amount: ml } as const;
  deposit(job, { ...made, contents, stage, sources, taxClass: undefined });
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
  const found = { vessel, lot, account: 'found', measure: 'ml', amount: ml, reason } as const;
  deposit(job, { ...found, contents, stage: lot.stage });
}

/**
 * Tops a vessel with wine that the book has nowhere. What no longer fits takes the place of as much wine: the level
 * stays, since nobody has reported a loss.
 */
export function topWithUnknown(job: Job, id: string, ml: number, lotName: string): void {
  const { capacityMl = Number.POSITIVE_INFINITY, ml: level, stage = 'ageing' } = vesselOf(job, id);
  const lot = lotIn(job, id);
  const replaced = lot ? Math.min(level, Math.max(0, level + ml - Math.max(capacityMl, level))) : 0;
  const line = { account: 'replaced', measure: 'ml', amount: replaced } as const;
  withdraw(job, id, line);
  if (lot) deposit(job, { ...line, vessel: id, lot, contents: unknownOrigin, stage });
  if (ml > replaced) discover(job, id, ml - replaced, { lotName });
}

/** Volumes are stated to a tenth of a gallon: half of that is a rounding, not wine that the book lacks. */
const roundingMl = 189;
const isRounding = (short: number, level: number) => short <= roundingMl && short * 20 <= level;

/** How much of a draw the book has nowhere: more than a rounding, and no must that nobody has measured. */
export function missingFrom(job: Job, vessels: readonly string[], ml: number): number {
  const held = vessels.map((id) => vesselOf(job, id));
  const level = held.reduce((sum, each) => sum + each.ml, 0);
  const short = Math.max(0, ml - level);
  return held.some(({ grams }) => grams > 0) || isRounding(short, level) ? 0 : short;
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
  } else if (isRounding(short, vessel.ml)) {
    expand(job, id, { ml: short, account: 'gained', reason: 'rounding' });
  } else {
    reportFinding(job, 'not_in_book', { vessel: id, ml: short, ...(vessel.lot ? { lot: vessel.lot } : {}) });
    discover(job, id, short, { lotName });
  }
}
