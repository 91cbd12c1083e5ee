import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, between, ranges } from '../range.ts';
import { gramsPer, litersPer } from '../units.ts';

/** Whether the solution's volume counts. The methods differ by c / (C - c). */
export type SolutionMethod = 'exact' | 'simple';

const stockGPerL = above('Strength of the stock', 0, 2000, 'g/L');
const tooWeak = 'The stock is no stronger than the dose: no volume of it is enough.';

/**
 * Stock solution for a rise: exact `v = c V / (C - c)`, which counts the volume added; simple `v = c V / C`.
 *
 * @example solutionForRise({ riseGPerL: 0.001, volumeL: 100, stockGPerL: 0.1, method: 'exact' }).value // 1.0101
 * @source vinolab-solution, fermcalc-stock
 */
export const solutionForRise = defineFormula<{
  readonly riseGPerL: number;
  readonly volumeL: number;
  readonly stockGPerL: number;
  readonly method: SolutionMethod;
}>({
  source: ['vinolab-solution', 'fermcalc-stock'],
  range: { riseGPerL: ranges.doseGPerL, volumeL: ranges.volumeL, stockGPerL },
  tolerance: 'Exact by its convention; the two differ by c / (C - c).',
  value: ({ riseGPerL, volumeL, stockGPerL: stock, method }) =>
    stock <= riseGPerL
      ? outOfRange(Number.NaN, tooWeak)
      : (riseGPerL * volumeL) / (method === 'exact' ? stock - riseGPerL : stock),
});

/**
 * Rise that a volume of stock gives: exact `c = C v / (V + v)`, simple `c = C v / V`. The inverse of
 * {@link solutionForRise}; also what a bench trial's pipette says about the tank.
 *
 * @example riseOfSolution({ solutionL: 0.001, volumeL: 0.1, stockGPerL: 50, method: 'exact' }).value // 0.49505
 * @source vinolab-solution, vinolab-fining, monash-so2
 */
export const riseOfSolution = defineFormula<{
  readonly solutionL: number;
  readonly volumeL: number;
  readonly stockGPerL: number;
  readonly method: SolutionMethod;
}>({
  source: ['vinolab-solution', 'vinolab-fining', 'monash-so2'],
  range: { solutionL: ranges.volumeL, volumeL: ranges.positiveVolumeL, stockGPerL },
  tolerance: 'Exact by its convention.',
  value: ({ solutionL, volumeL, stockGPerL: stock, method }) =>
    (stock * solutionL) / (method === 'exact' ? volumeL + solutionL : volumeL),
});

/**
 * Salt for a stock solution, a chosen volume of which is enough for the wine: `m = c Vwine Vstock / (vadded strength)`, g.
 *
 * @example saltForStock({ riseGPerL: 0.05, volumeL: 100, stockL: 1, addedL: 0.1, strength: 0.576 }).value // 86.8
 * @source fermcalc-stock
 */
export const saltForStock = defineFormula<{
  readonly riseGPerL: number;
  readonly volumeL: number;
  readonly stockL: number;
  readonly addedL: number;
  readonly strength?: number;
}>({
  source: ['fermcalc-stock'],
  range: {
    riseGPerL: ranges.doseGPerL,
    volumeL: ranges.volumeL,
    stockL: ranges.volumeL,
    addedL: ranges.positiveVolumeL,
    strength: ranges.fraction,
  },
  tolerance: 'Exact but for the volume added, which is not counted.',
  value: ({ riseGPerL, volumeL, stockL, addedL, strength = 1 }) =>
    (riseGPerL * volumeL * stockL) / (addedL * strength),
});

/**
 * Water that additions bring, % of the wine: `100 w / V`. United States law allows 1 % for all materials together.
 *
 * @example waterBrought({ waterL: 1.2, volumeL: 100 }).value // 1.2
 * @source cfr-24-246
 */
export const waterBrought = defineFormula<{ readonly waterL: number; readonly volumeL: number }>({
  source: ['cfr-24-246'],
  range: { waterL: ranges.volumeL, volumeL: ranges.positiveVolumeL },
  tolerance: 'Exact.',
  value: ({ waterL, volumeL }) => (100 * waterL) / volumeL,
});

/** Water in which bentonite is swollen, at most: 2 US gallons per pound, as L/kg. */
export const bentoniteWaterLPerKg = (2 * litersPer.usGal) / (gramsPer.lb / gramsPer.kg);

/**
 * Slurry for a dose: `L = g/L × V / (10 × %)`.
 *
 * @example slurryForDose({ doseGPerL: 1, volumeL: 1000, slurryPercent: 6 }).value // 16.67
 * @source purdue-fining
 */
export const slurryForDose = defineFormula<{
  readonly doseGPerL: number;
  readonly volumeL: number;
  readonly slurryPercent: number;
}>({
  source: ['purdue-fining'],
  range: {
    doseGPerL: ranges.doseGPerL,
    volumeL: ranges.volumeL,
    slurryPercent: between('Strength of the slurry', 0.1, 50, '% w/v'),
  },
  tolerance: 'As the slurry is mixed: ± 5 %.',
  value: ({ doseGPerL, volumeL, slurryPercent }) => (doseGPerL * volumeL) / (10 * slurryPercent),
});
