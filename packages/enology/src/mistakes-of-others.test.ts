import { describe, expect, it } from 'vitest';
import { saltPerGramOfAcid } from './acidity/deacidification.ts';
import { kilojoulesPerKilocalorie } from './heat/fermentation-heat.ts';
import { energyPer100Ml } from './label/energy.ts';
import { onAcidAndSo2, onMolecularSo2AndNitrogen } from './proof/mistakes/acid-and-so2.ts';
import { onBlendsAndSpirit, onSugar } from './proof/mistakes/blends-and-sugar.ts';
import { onVesselsAndGas, onVineyardAndLabel } from './proof/mistakes/vessels-and-vineyard.ts';
import type { sugarPerBrixRules } from './sugar/chaptalization.ts';
import { sugarByKitchenRule, sugarForBrix } from './sugar/chaptalization.ts';
import { sugarToSweeten } from './sugar/sweetening.ts';
import { waterByVolumeRule, waterForBrix } from './sugar/watering-back.ts';

describe.each([
  ...onBlendsAndSpirit,
  ...onSugar,
  ...onAcidAndSo2,
  ...onMolecularSo2AndNitrogen,
  ...onVesselsAndGas,
  ...onVineyardAndLabel,
])('$where, which prints $printed', ({ why, printed, right, within, ours }) => {
  it(`is ${Number(right.toPrecision(5))}, for ${why}`, () => {
    expect(Math.abs(ours() - right)).toBeLessThanOrEqual(within);
    expect(Math.abs(ours() - printed)).toBeGreaterThan(within);
  });
});

describe('mistakes without a number of this package', () => {
  it('bit1024.com finds 8056 g/L of sugar in a wine of 12 % vol, which has no value here', () => {
    expect(sugarToSweeten({ volumeL: 1, sugarFromGPerL: 0, sugarToGPerL: 8056 })).toMatchObject({
      value: Number.NaN,
      inRange: false,
    });
  });

  it('the University of Tennessee writes bitartrate for bicarbonate, and no bitartrate is offered here', () => {
    expect(Object.keys(saltPerGramOfAcid)).toEqual(['CaCO3', 'KHCO3', 'K2CO3']);
  });

  it('Chateau Garage prints 2560 in a row of steps of 780 that should read 3540: more Brix never takes less sugar', () => {
    const sugar = [23, 24, 25, 26, 27].map(
      (brixTo) => sugarForBrix({ volumeL: 100, brixFrom: 22, brixTo }).value,
    );
    expect(sugar).toEqual(sugar.toSorted((a, b) => a - b));
    expect(new Set(sugar).size).toBe(sugar.length);
  });

  it('ScanThisWine divides kJ by 4.184: the law gives kcal their own factors', () => {
    const wine = { alcoholPercentVol: 12, sugarGPerL: 3, organicAcidsGPerL: 6, polyolsGPerL: 7 };
    const [kJ, kcal] = [
      energyPer100Ml({ ...wine, unit: 'kJ' }).value,
      energyPer100Ml({ ...wine, unit: 'kcal' }).value,
    ];
    expect(Math.abs(kcal - kJ / kilojoulesPerKilocalorie)).toBeGreaterThan(0.5);
  });

  it('shows both rules beside the mass balance, and how far they lie from it', () => {
    const must = { volumeL: 100, brixFrom: 18, brixTo: 22 };
    const grams = 1000 * sugarForBrix(must).value;
    const byRule = (rule: keyof typeof sugarPerBrixRules) =>
      sugarByKitchenRule({ ...must, rule }).value / grams;
    expect(byRule('eighthOfAPoundPerUsGallon')).toBeCloseTo(1.09, 2);
    expect(byRule('ounceAndAHalfPerUsGallon')).toBeCloseTo(0.82, 2);
    const water = { volumeL: 66.3, brixFrom: 27.5, brixTo: 24.5 };
    expect(waterForBrix(water).value / waterByVolumeRule(water).value).toBeCloseTo(1.12, 2);
  });
});
