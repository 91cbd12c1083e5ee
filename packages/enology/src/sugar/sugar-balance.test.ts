import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { from, same } from '../../testing/numbers.ts';
import { ameliorationOf } from './amelioration.ts';
import { sugarForBrix, volumeWithConcentrate } from './chaptalization.ts';
import { volumeWithSugar } from './dissolved-sugar.ts';
import { dosagePerBottle, liqueurSugar, sugarAfterDosage } from './dosage.ts';
import { mustDensity } from './must.ts';
import { delleUnits, sugarPerLiterOfDryWine, sugarToSweeten } from './sweetening.ts';
import { brixAfterWater, juiceInMust, waterForBrix } from './watering-back.ts';

const volume = from(1, 500_000);

describe('a must', () => {
  it('keeps its solids and the added sugar after chaptalization', () => {
    fc.assert(
      fc.property(
        volume,
        from(10, 30),
        from(0, 10),
        from(50, 100),
        (volumeL, brixFrom, rise, sweetenerBrix) => {
          const brixTo = Math.min(30, brixFrom + rise);
          const sugar = sugarForBrix({ volumeL, brixFrom, brixTo, sweetenerBrix }).value;
          const must = volumeL * mustDensity({ brix: brixFrom }).value;
          expect(same((must * brixFrom + sugar * sweetenerBrix) / (must + sugar), brixTo)).toBe(true);
        },
      ),
    );
  });

  it('takes sugar alone for a higher Brix where the acidity rises', () => {
    const rising = { brixFrom: 20, brixTo: 24, taFromGPerL: 6, taToGPerL: 8 };
    const { waterL, sugarKg, acidG, finalVolumeL } = ameliorationOf({ volumeL: 100, ...rising });
    // The square of the cellar (Pearson): 4 parts of sugar for 76 parts of must, 100 L of 1.081 kg.
    expect(waterL).toBe(0);
    expect(sugarKg).toBeCloseTo((108.1 * 4) / 76, 1);
    expect(acidG).toBeCloseTo(8 * finalVolumeL - 600, 6);
  });

  it('round-trips between Brix and water', () => {
    fc.assert(
      fc.property(volume, from(15, 30), from(0.5, 1), (volumeL, brixFrom, share) => {
        const brixTo = brixFrom * share;
        const waterL = waterForBrix({ volumeL, brixFrom, brixTo }).value;
        expect(same(brixAfterWater({ volumeL, brixFrom, waterL }).value, brixTo)).toBe(true);
      }),
    );
  });

  it('needs more sugar per degree the sweeter it is: 11.7 g/L at 10 °Bx, 13.7 at 20, 14.7 at 24', () => {
    const forOneDegree = (brixFrom: number) =>
      1000 * sugarForBrix({ volumeL: 1, brixFrom, brixTo: brixFrom + 1 }).value;
    expect([10, 20, 24].map((brix) => forOneDegree(brix).toFixed(1))).toEqual(['11.7', '13.7', '14.7']);
  });

  it('rejects sugar for a lower Brix and water for a higher one', () => {
    expect(sugarForBrix({ volumeL: 1, brixFrom: 22, brixTo: 20 })).toMatchObject({ inRange: false });
    expect(waterForBrix({ volumeL: 1, brixFrom: 20, brixTo: 22 }).note).toMatch(/only lowers/);
    expect(sugarForBrix({ volumeL: 1, brixFrom: 9.9, brixTo: 20 }).note).toBe(
      'Brix of a must: 10 to 30 °Bx.',
    );
  });

  it('counts only the juice’s share with skins', () => {
    expect(juiceInMust({ mustKg: 1000, juiceShare: 1, brix: 20 }).value).toBeCloseTo(1000 / 1.08176, 1);
  });
});

describe('27 CFR 24.304: dry sugar and concentrate', () => {
  it('take up volume in proportion, the concentrate more than the sugar in it', () => {
    const dry = (sugarKg: number) => volumeWithSugar({ volumeL: 0, sugarKg }).value;
    expect(dry(100)).toBeCloseTo(100 * dry(1), 9);
    expect(
      volumeWithConcentrate({ volumeL: 0, concentrateKg: 100, concentrateBrix: 65 }).value,
    ).toBeGreaterThan(dry(100));
  });
});

describe('a sweetened wine', () => {
  it('contains the target sugar per liter of itself', () => {
    fc.assert(
      fc.property(volume, from(0, 50), from(0, 200), (volumeL, sugarFromGPerL, more) => {
        const sugarToGPerL = sugarFromGPerL + more;
        const sugarKg = sugarToSweeten({ volumeL, sugarFromGPerL, sugarToGPerL }).value;
        const finalL = volumeWithSugar({ volumeL, sugarKg }).value;
        expect(same((volumeL * sugarFromGPerL + 1000 * sugarKg) / finalL, sugarToGPerL)).toBe(true);
      }),
    );
  });

  it('needs more sugar per liter of itself than per liter of dry wine', () => {
    const byFinal = sugarToSweeten({ volumeL: 1000, sugarFromGPerL: 0, sugarToGPerL: 50 }).value;
    expect(byFinal).toBeGreaterThan(sugarPerLiterOfDryWine({ volumeL: 1000, sugarGPerL: 50 }).value);
  });

  it('counts 4.5 Delle units for each % vol and one for each gram in 100 mL', () => {
    expect(delleUnits({ sugarGPer100Ml: 0, alcoholPercentVol: 16 }).value).toBe(72);
    expect(delleUnits({ sugarGPer100Ml: 6, alcoholPercentVol: 16 }).value).toBe(78);
  });
});

describe('A. Bourgeois, The use of liqueurs', () => {
  it('round-trips between dosage and sugar', () => {
    fc.assert(
      fc.property(from(187, 3000), from(0, 10), from(0, 50), (bottleMl, sugarFromGPerL, more) => {
        const wine = { bottleMl, sugarFromGPerL, liqueurGPerL: 600 };
        const liqueurMl = dosagePerBottle({ ...wine, sugarToGPerL: sugarFromGPerL + more }).value;
        expect(same(sugarAfterDosage({ ...wine, liqueurMl }).value, sugarFromGPerL + more)).toBe(true);
      }),
    );
  });

  it('rejects a liqueur with more sugar than dissolves, or less sweet than the wine', () => {
    expect(liqueurSugar({ sugarKg: 3, wineL: 1 }).note).toMatch(/does not dissolve/);
    expect(
      dosagePerBottle({ bottleMl: 750, sugarFromGPerL: 0, sugarToGPerL: 60, liqueurGPerL: 50 }).note,
    ).toMatch(/no sweeter/);
  });
});
