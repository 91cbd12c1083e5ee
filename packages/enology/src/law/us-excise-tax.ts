import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { between } from '../range.ts';
import { figureOfLimit } from './limits.ts';

/** Tax per wine gallon (231 cubic inches), USD. Above 24 % vol it is spirits. */
export const exciseRates = {
  stillTo16: 1.07,
  still16To21: 1.57,
  still21To24: 3.15,
  sparkling: 3.4,
  carbonated: 3.3,
  hardCider: 0.226,
} as const;
export type ExciseClass = keyof typeof exciseRates;

/** The producer's credits in a calendar year: up to these gallons, for wine and for hard cider, USD per gallon. */
export const exciseCredits = [
  { toGal: 30_000, wine: 1, hardCider: 0.062 },
  { toGal: 130_000, wine: 0.9, hardCider: 0.056 },
  { toGal: 750_000, wine: 0.535, hardCider: 0.033 },
] as const;

const gallons = (subject: string) => between(subject, 0, 1e9, 'US gal');

function creditTo(wineGal: number, kind: 'wine' | 'hardCider'): number {
  let [credit, from] = [0, 0];
  for (const step of exciseCredits) {
    credit += Math.max(0, Math.min(wineGal, step.toGal) - from) * step[kind];
    from = step.toGal;
  }
  return credit;
}

/**
 * Credit per gallon at a place in the year's count of gallons, USD; none beyond 750,000.
 *
 * @example exciseCreditAt({ wineGal: 30001, class: 'stillTo16' }).value // 0.9
 * @source usc-26-5041
 */
export const exciseCreditAt = defineFormula<{ readonly wineGal: number; readonly class: ExciseClass }>({
  source: ['usc-26-5041'],
  range: { wineGal: gallons('Gallons removed this year') },
  tolerance: 'Exact for one producer; controlled groups share the steps.',
  value: ({ wineGal, class: kind }) => {
    const step = exciseCredits.find(({ toGal }) => wineGal <= toGal);
    return step ? step[kind === 'hardCider' ? 'hardCider' : 'wine'] : 0;
  },
});

/**
 * Excise tax on a removal, USD: gallons × rate, less the credit on the steps that these gallons reach that year, if the
 * producer made the wine. For information; state taxes are not in it.
 *
 * @example exciseTax({ wineGal: 45000, class: 'stillTo16', removedBeforeGal: 0, credit: 'producer' }).value // 4650
 * @source usc-26-5041, ttb-cbma
 */
export const exciseTax = defineFormula<{
  readonly wineGal: number;
  readonly class: ExciseClass;
  readonly removedBeforeGal?: number;
  readonly credit: 'producer' | 'none';
}>({
  source: ['usc-26-5041', 'ttb-cbma'],
  range: { wineGal: gallons('Gallons'), removedBeforeGal: gallons('Gallons removed before') },
  tolerance: 'To the cent for one producer; controlled groups share the steps.',
  value: ({ wineGal, class: kind, removedBeforeGal = 0, credit }) => {
    const rate = exciseRates[kind];
    if (typeof rate !== 'number') return outOfRange(Number.NaN, 'No such class of wine.');
    const creditKind = kind === 'hardCider' ? 'hardCider' : 'wine';
    const credited =
      credit === 'producer'
        ? creditTo(removedBeforeGal + wineGal, creditKind) - creditTo(removedBeforeGal, creditKind)
        : 0;
    return wineGal * rate - credited;
  },
});

/**
 * A volume as the tax return states it: to the nearest tenth of a gallon.
 *
 * @example wineGallons({ usGal: 60.04 }).value // 60
 * @source usc-26-5041
 */
export const wineGallons = defineFormula<{ readonly usGal: number }>({
  source: ['usc-26-5041'],
  range: { usGal: gallons('Volume') },
  tolerance: '0.05 gallons.',
  value: ({ usGal }) => Math.round(usGal * 10) / 10,
});

/** Highest alcohol of the three tax classes of still wine, % vol: the taxable grades. */
export const stillWineGrades = [
  figureOfLimit('US', 'highest alcohol of the first tax class of still wine'),
  figureOfLimit('US', 'highest alcohol of the second tax class of still wine'),
  figureOfLimit('US', 'highest alcohol of a wine'),
] as const;

/**
 * Class of a still wine by its true alcohol; undefined above 24 % vol.
 *
 * @source usc-26-5041
 */
export function stillWineClass(
  alcoholPercentVol: number,
): 'stillTo16' | 'still16To21' | 'still21To24' | undefined {
  const [first, second, third] = stillWineGrades;
  if (!(alcoholPercentVol >= 0 && alcoholPercentVol <= third)) return undefined;
  if (alcoholPercentVol <= first) return 'stillTo16';
  return alcoholPercentVol <= second ? 'still16To21' : 'still21To24';
}
