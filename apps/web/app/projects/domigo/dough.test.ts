import { describe, expect, test } from 'vitest';
import { type Bowl, bowlFor, doughGramsOf, percentagesOf } from './dough.ts';
import { levainBuild } from './levain.ts';

/** J. Hamelman, Bread: Vermont Sourdough, metric. The levain of 3.375 kg is 1.5 of flour and 1.875 of water. */
const vermont = { flourGrams: 8500, waterGrams: 4625, starterGrams: 3375, saltGrams: 190 };
/**
 * K. Forkish, Flour Water Salt Yeast: Overnight Country Blonde. 804 g white, 26 g whole wheat and 50 g rye; the levain of
 * 216 g is 120 of flour and 96 of water.
 */
const blonde = { flourGrams: 880, waterGrams: 684, starterGrams: 216, saltGrams: 22 };
/** C. Robertson, Tartine Bread: basic country bread. 900 g white and 100 g whole wheat, 700 g and 50 g of water. */
const country = { flourGrams: 1000, waterGrams: 750, starterGrams: 200, saltGrams: 20 };

function expectBowl(bowl: Bowl, wanted: Bowl) {
  for (const part of Object.keys(wanted) as (keyof Bowl)[])
    expect(bowl[part], part).toBeCloseTo(wanted[part], 6);
}

describe('a dough', () => {
  test('of Hamelman’s Vermont Sourdough has 65% water, 1.9% salt, 15% of the flour in a levain of 125%', () => {
    const read = percentagesOf(vermont, 125, 'all');
    expect(read?.hydrationPercent).toBeCloseTo(65, 9);
    expect(read?.saltPercent).toBeCloseTo(1.9, 9);
    expect(read?.prefermentedPercent).toBeCloseTo(15, 9);
    expect(read?.starterPercent).toBeCloseTo(33.75, 9);
    const formula = { hydrationPercent: 65, saltPercent: 1.9, starterPercent: 33.75 };
    expectBowl(bowlFor(formula, 16_690, 125, 'all'), vermont);
  });

  test('of Robertson’s country bread has 75% water, 20% leaven and 2% salt of the flour in the bowl', () => {
    const formula = { hydrationPercent: 75, saltPercent: 2, starterPercent: 20 };
    expectBowl(bowlFor(formula, 1970, 100, 'bowl'), country);
    expect(percentagesOf(country, 100, 'bowl')).toMatchObject(formula);
    // By hand, all flour counted: 850 of 1,100, 20 of 1,100, 200 of 1,100.
    const all = percentagesOf(country, 100, 'all');
    expect(all?.hydrationPercent).toBeCloseTo(77.2727, 4);
    expect(all?.saltPercent).toBeCloseTo(1.8182, 4);
    expect(all?.starterPercent).toBeCloseTo(18.1818, 4);
  });

  test('of Forkish’s Overnight Country Blonde has 78% water, 2.2% salt, 12% of the flour in a levain of 80%', () => {
    const read = percentagesOf(blonde, 80, 'all');
    expect(read?.hydrationPercent).toBeCloseTo(78, 9);
    expect(read?.saltPercent).toBeCloseTo(2.2, 9);
    expect(read?.prefermentedPercent).toBeCloseTo(12, 9);
    const formula = { hydrationPercent: 78, saltPercent: 2.2, starterPercent: 21.6 };
    expectBowl(bowlFor(formula, 1802, 80, 'all'), blonde);
  });

  test('of the page’s own two loaves has the page’s weights', () => {
    const bowl = bowlFor({ hydrationPercent: 75, saltPercent: 2, starterPercent: 20 }, 1800, 100, 'all');
    expect(Object.values(bowl).map(Math.round)).toEqual([915, 661, 203, 20]);
    expect(doughGramsOf(bowl)).toBeCloseTo(1800, 9);
  });

  test('takes more water with a stiff starter, for the same hydration', () => {
    // 1,000 g of flour in all, 200 g of starter at 50%: 133.3 of flour, 66.7 of water.
    const bowl = bowlFor({ hydrationPercent: 70, saltPercent: 2, starterPercent: 20 }, 1720, 50, 'all');
    expect(bowl.flourGrams).toBeCloseTo(866.667, 3);
    expect(bowl.waterGrams).toBeCloseTo(633.333, 3);
  });

  test('gets water below zero when the starter alone is too wet', () => {
    const bowl = bowlFor({ hydrationPercent: 50, saltPercent: 2, starterPercent: 100 }, 1000, 200, 'all');
    expect(bowl.waterGrams).toBeLessThan(0);
  });

  test('without flour has no percentages', () => {
    expect(
      percentagesOf({ flourGrams: 0, waterGrams: 1, starterGrams: 0, saltGrams: 0 }, 100, 'all'),
    ).toBeUndefined();
  });
});

describe('a levain', () => {
  // Hamelman's build for the Vermont Sourdough: 1.5 kg of flour, 1.875 of water and 0.3 of culture, itself at 125%.
  test('of Hamelman’s is built from flour, water and culture as he weighs them', () => {
    const build = levainBuild({
      levainGrams: 3675,
      levainHydrationPercent: 125,
      seedHydrationPercent: 125,
      newFlourPerSeed: 5,
    });
    expect(build.seedGrams).toBeCloseTo(300, 6);
    expect(build.flourGrams).toBeCloseTo(1500, 6);
    expect(build.waterGrams).toBeCloseTo(1875, 6);
  });

  test('made stiff from a liquid seed counts the seed’s water', () => {
    // 300 g at 50% is 200 of flour and 100 of water; seed m brings m/2 of each, 2 m of new flour: m = 200 / 2.5 = 80.
    const build = levainBuild({
      levainGrams: 300,
      levainHydrationPercent: 50,
      seedHydrationPercent: 100,
      newFlourPerSeed: 2,
    });
    expect(build).toEqual({ seedGrams: 80, flourGrams: 160, waterGrams: 60 });
  });
});
