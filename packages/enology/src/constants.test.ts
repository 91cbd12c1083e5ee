import { describe, expect, it } from 'vitest';
import { saltPerGramOfAcid } from './acidity/deacidification.ts';
import { computeByName, type FormulaCall } from './formulas.ts';
import { energyPerGram } from './label/energy.ts';
import { oxygenGoalsMgPerL } from './sulfur-dioxide/oxygen.ts';

type Row = readonly [formula: string, inputs: FormulaCall['inputs'], printed: number, within: number];

/** The expected values are as each source prints them, or computed by hand in the comment. */
const rows: readonly Row[] = [
  ['hexosePerSucrose', {}, 1.0526, 0.0003], // 360.31 / 342.30
  ['molarMass', { of: 'potassiumHydrogenPhthalate' }, 204.22, 0.005],
  ['molarMass', { of: 'hydrogenSulfide' }, 34.08, 0.005],
  ['usualDifferenceOfEndpointsGPerL', {}, 0.65, 0],
  ['recommendedDoubleSaltSurplus', {}, 1.05, 0],
  ['rehydration', { figure: 'rateGPerHl' }, 25, 0],
  ['rehydration', { figure: 'rateAbove25BrixGPerHl' }, 30, 0],
  ['rehydration', { figure: 'waterPerNutrient' }, 20, 0],
  ['rehydration', { figure: 'waterPerYeastAlone' }, 10, 0],
  ['rehydration', { figure: 'startWithNutrientC' }, 43, 0],
  ['rehydration', { figure: 'startAloneC' }, 40, 0],
  ['rehydration', { figure: 'stepC' }, 10, 0],
  ['rehydration', { figure: 'mostMinutesInWater' }, 30, 0],
  ['carbonDioxidePer', { of: 'hexose' }, 0.4886, 0.00005], // 88.02 / 180.16
  ['carbonDioxidePer', { of: 'sucrose' }, 0.514, 0.0005],
  ['carbonDioxidePer', { of: 'ethanol' }, 0.9553, 0.0001], // 44.01 / 46.07
  ['carbonDioxideKgPerM3', {}, 1.977, 0],
  ['kilojoulesPerKilocalorie', {}, 4.184, 0.0005],
  ['usualFreeShare', { wine: 'turbidOrSweet' }, 0.35, 0],
  ['usualFreeShare', { wine: 'cleanDry' }, 0.75, 0],
  ['conventionalPKa', { convention: 'standard' }, 1.81, 0],
  ['conventionalPKa', { convention: 'conservative' }, 1.77, 0],
  ['peroxideDensity', { peroxidePercent: 30 }, 1.11, 0.005],
  ['peroxideDensity', { peroxidePercent: 35 }, 1.13, 0.005],
  ['matchGoesOutBelowPercent', {}, 13, 0],
  ['usualPurges', {}, 5, 0],
  ['growingBase', { scale: 'celsius' }, 10, 0],
  ['growingBase', { scale: 'fahrenheit' }, 50, 0],
  ['classLinePercentVol', {}, 14, 0],
  ['dapPerNitrogen', {}, 4.7, 0],
  ['publishedYieldLPerT', { of: 'wineSpectator' }, 667.6, 0.05], // 160 × 4.1727
];

describe('a constant', () => {
  it.each(rows)('%s %o is %d', (formula, inputs, printed, within) => {
    expect(Math.abs(computeByName({ formula, inputs }).value - printed)).toBeLessThanOrEqual(within + 1e-12);
  });

  it('of energy matches Regulation 1169/2011, annex XIV', () => {
    expect(energyPerGram).toEqual({
      kJ: { alcohol: 29, sugar: 17, acids: 13, polyols: 10 },
      kcal: { alcohol: 7, sugar: 4, acids: 3, polyols: 2.4 },
    });
  });

  it('of oxygen matches VinLab’s target', () => {
    expect(oxygenGoalsMgPerL).toEqual({
      dissolved: 0.5,
      white: { from: 0.5, to: 0.6 },
      red: { from: 1, to: 1.25 },
    });
  });

  it('of carbonate is 0.667 g for a gram of tartaric acid, and 1 g of potassium bicarbonate in practice', () => {
    expect(saltPerGramOfAcid.CaCO3.allFalls).toBeCloseTo(0.667, 3);
    expect(saltPerGramOfAcid.KHCO3.practice).toBe(1);
    expect(saltPerGramOfAcid.KHCO3.noneFalls).toBeCloseTo(1.334, 3);
    expect(saltPerGramOfAcid.K2CO3.allFalls).toBeCloseTo(0.46, 2);
  });
});
