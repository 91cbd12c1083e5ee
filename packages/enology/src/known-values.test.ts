import { describe, expect, it } from 'vitest';
import { massOnBalance } from './addition/dose.ts';
import { wineAlcoholBand, wineAlcoholMethods } from './alcohol/alcohol-methods.ts';
import { simpleAlcoholFromDensity, simpleDensityFromAlcohol } from './alcohol/density-alcohol.ts';
import { alcoholByRefractometer, ebulliometerBesideSugar } from './alcohol/finished-wine.ts';
import { sugarAtFortification } from './alcohol/fortification-point.ts';
import { volumeOfSecond } from './blend/blend.ts';
import { computeByName } from './formulas.ts';
import { sweetnessTermsFor } from './law/sweetness-terms.ts';
import { exciseCreditAt, exciseTax, stillWineClass, wineGallons } from './law/us-excise-tax.ts';
import { interpolate } from './numerics/linear-interpolation.ts';
import { exceedsRounding, printedDecimals } from './proof/disagreements.ts';
import { chanceOfResult } from './sensory/triangle-test.ts';
import { so2StrengthConventions } from './sulfur-dioxide/forms.ts';
import { peroxideDensity } from './sulfur-dioxide/peroxide.ts';
import { cutDegreeDays, degreeDays, huglinCoefficient, huglinDay } from './vineyard/degree-days.ts';
import { sineDegreeDays } from './vineyard/sine-degree-days.ts';
import { barrelByOughtred, wineMissing } from './volume/barrel.ts';
import { cylinderOnCone, horizontalCylinder } from './volume/tank.ts';

const keg = { bilgeDiameterM: 0.6, headDiameterM: 0.5, lengthM: 0.9 };
const lying = { diameterM: 1, lengthM: 2 };

const known: [what: string, value: number, known: number][] = [
  ['the density of 3 % peroxide', peroxideDensity(3), 1.01],
  ['of 1.5 %, halfway from water', peroxideDensity(1.5), 1.005],
  ['of 16.5 %, halfway to 30 %', peroxideDensity(16.5), 1.06],
  ['of 32.5 %, halfway to 35 %', peroxideDensity(32.5), 1.12],
  ['of water', peroxideDensity(0), 1],
  ['a straight line between entries', interpolate([0, 10, 30], 1.5), 20],
  ['its first entry', interpolate([5, 10, 30], 0), 5],
  ['its last entry', interpolate([5, 10, 30], 2), 30],
  ['34.56 g on a balance', massOnBalance({ massG: 34.56 }).value, 34.6],
  ['345.6 g', massOnBalance({ massG: 345.6 }).value, 346],
  ['1,234 g', massOnBalance({ massG: 1234 }).value, 1230],
  ['12 g in divisions of 5 g', massOnBalance({ massG: 12, divisionG: 5 }).value, 10],
  ['a day at the base', degreeDays({ maximum: 12, minimum: 8, base: 10 }).value, 0],
  ['a cold day', degreeDays({ maximum: 9, minimum: 1, base: 10 }).value, 0],
  [
    'a day between base and ceiling',
    cutDegreeDays({ maximum: 26, minimum: 14, base: 10, ceiling: 30 }).value,
    10,
  ],
  ['a day cut at both', cutDegreeDays({ maximum: 40, minimum: 0, base: 10, ceiling: 30 }).value, 10],
  [
    'the sine above the base all day',
    sineDegreeDays({ maximum: 26, minimum: 14, base: 10, ceiling: 30 }).value,
    10,
  ],
  [
    'the sine below the base all day',
    sineDegreeDays({ maximum: 9, minimum: 1, base: 10, ceiling: 30 }).value,
    0,
  ],
  // A sine of amplitude 10 about the base spends 10 / π above it.
  [
    'the sine half above the base',
    sineDegreeDays({ maximum: 20, minimum: 0, base: 10, ceiling: 30 }).value,
    10 / Math.PI,
  ],
  ['a cold Huglin day', huglinDay({ maximumC: 9, minimumC: 5, k: 1.04 }).value, 0],
  ['the coefficient at 45 degrees', huglinCoefficient({ latitudeDeg: 45, method: 'smoothed' }).value, 1.03],
  ['at 30 degrees', huglinCoefficient({ latitudeDeg: 30, method: 'smoothed' }).value, 1],
  ['at 45 degrees south, in steps', huglinCoefficient({ latitudeDeg: -45, method: 'steps' }).value, 1.04],
  [
    'a cylinder on a cone, in the cone',
    cylinderOnCone({ diameterM: 2, coneHeightM: 3, depthM: 3 }).value,
    Math.PI,
  ],
  ['above the cone', cylinderOnCone({ diameterM: 2, coneHeightM: 3, depthM: 4 }).value, 2 * Math.PI],
  ['half a lying tank', horizontalCylinder({ ...lying, depthM: 0.5 }).value, Math.PI / 4],
  [
    'an oval tank, half as wide',
    horizontalCylinder({ ...lying, depthM: 0.5, widthM: 0.5 }).value,
    Math.PI / 8,
  ],
  [
    'a full barrel missing half',
    wineMissing({ ...keg, ullageM: 0.3 }).value * 2,
    barrelByOughtred(keg).value,
  ],
  ['no wine missing', wineMissing({ ...keg, ullageM: 0 }).value, 0],
  ['one of one right', chanceOfResult({ tasters: 1, correct: 1 }).value, 1 / 3],
  ['at least one of two right', chanceOfResult({ tasters: 2, correct: 1 }).value, 5 / 9],
  ['at least none', chanceOfResult({ tasters: 2, correct: 0 }).value, 1],
  ['all of the first lot', volumeOfSecond({ firstVolumeL: 100, first: 10, second: 14, target: 10 }).value, 0],
  [
    'three of the first to one',
    volumeOfSecond({ firstVolumeL: 75, first: 10, second: 14, target: 11 }).value,
    25,
  ],
  ['alcohol beside no sugar', ebulliometerBesideSugar({ alcoholPercentVol: 12, baume: 0.5 }).value, 12],
  ['alcohol beside 2 °Bé', ebulliometerBesideSugar({ alcoholPercentVol: 12, baume: 2 }).value, 11.64],
];

describe('a value known by hand', () => {
  it.each(known)('is %s', (_, value, known) => {
    expect(value).toBeCloseTo(known, 9);
  });
});

describe('the credits of the excise tax', () => {
  it('are those of the steps: to 30,000, 130,000, and 750,000 gallons (26 U.S.C. 5041(c))', () => {
    const at = (wineGal: number) => exciseCreditAt({ wineGal, class: 'stillTo16' }).value;
    expect([0, 30_000, 30_001, 130_000, 130_001, 750_000, 750_001].map(at)).toEqual([
      ...[1, 1, 0.9, 0.9, 0.535, 0.535, 0],
    ]);
    // 1,000 gal at 1.07 USD less 1 USD; the same after 750,000 gal, without a credit, and to someone else.
    const tax = (removedBeforeGal: number | undefined, credit: 'producer' | 'none') =>
      exciseTax({
        ...{ wineGal: 1000, class: 'stillTo16', credit },
        ...(removedBeforeGal !== undefined && { removedBeforeGal }),
      }).value;
    expect([
      tax(undefined, 'producer'),
      tax(0, 'producer'),
      tax(750_000, 'producer'),
      tax(0, 'none'),
    ]).toEqual([...[70, 70, 1070, 1070]]);
    expect([60.04, 60.05, 60.1].map((usGal) => wineGallons({ usGal }).value)).toEqual([60, 60.1, 60.1]);
  });

  it('has classes that end at 16, 21, and 24 % vol', () => {
    expect([-0.1, 0, 16, 16.01, 21, 21.01, 24, 24.01, Number.NaN].map(stillWineClass)).toEqual([
      ...[undefined, 'stillTo16', 'stillTo16', 'still16To21', 'still16To21'],
      ...['still21To24', 'still21To24', undefined, undefined],
    ]);
  });
});

describe('the terms of sweetness', () => {
  it.each([
    [0, ['brut nature', 'extra brut', 'brut']],
    [3, ['extra brut', 'brut']],
    [6, ['extra brut', 'brut']],
    [12, ['brut', 'extra dry']],
    [17, ['extra dry', 'sec']],
    [32, ['sec', 'demi-sec']],
    [50, ['demi-sec']],
    [50.1, ['doux']],
    [-1, []],
    [Number.NaN, []],
    [Number.POSITIVE_INFINITY, []],
  ])('at %d g/L are %j', (sugarGPerL, terms) => {
    expect(sweetnessTermsFor({ sugarGPerL }).map(({ term }) => term)).toEqual(terms);
  });

  it('reach 3 g/L further with the tolerance of labels, and not below nothing', () => {
    const at = (sugarGPerL: number) =>
      sweetnessTermsFor({ sugarGPerL, withTolerance: true }).map(({ term }) => term);
    expect([at(6), at(9), at(9.1), at(47), at(47.1), at(-1)]).toEqual([
      ['brut nature', 'extra brut', 'brut'],
      ['extra brut', 'brut', 'extra dry'],
      ['brut', 'extra dry'],
      ['demi-sec'],
      ['demi-sec', 'doux'],
      [],
    ]);
  });
});

describe('the band of alcohol by gravities', () => {
  it('holds all methods for wine between its lowest and its highest', () => {
    const gravities = { initialSpecificGravity: 1.09, finalSpecificGravity: 0.995 };
    const { low, high } = wineAlcoholBand(gravities);
    const values = wineAlcoholMethods.map(({ compute }) => compute(gravities).value);
    expect(values).toContain(low.value);
    expect(values).toContain(high.value);
    expect(values.every((value) => value >= low.value && value <= high.value)).toBe(true);
    expect(low.value).toBeLessThan(high.value);
    const impossible = wineAlcoholBand({ initialSpecificGravity: 0.995, finalSpecificGravity: 1.09 });
    expect([impossible.low.inRange, impossible.high.inRange]).toEqual([false, false]);
  });
});

describe('a fortification', () => {
  it('needs a spirit that is stronger than the wine wanted', () => {
    const wine = { mustSugarGPerL: 250, targetSugarGPerL: 100, targetAlcoholPercentVol: 18 };
    expect(sugarAtFortification({ ...wine, spiritAlcoholPercentVol: 77 }).inRange).toBe(true);
    const weak = sugarAtFortification({ ...wine, targetAlcoholPercentVol: 22, spiritAlcoholPercentVol: 22 });
    expect([weak.inRange, weak.note]).toEqual([false, expect.stringContaining('spirit')]);
  });
});

describe('a printed number', () => {
  it('is off by more than its rounding only beyond half of its last digit', () => {
    expect([12, 12.5, 0.125].map(printedDecimals)).toEqual([0, 1, 3]);
    expect([exceedsRounding(12, 0.5), exceedsRounding(12, 0.51)]).toEqual([false, true]);
    expect([exceedsRounding(12.5, 0.05), exceedsRounding(12.5, 0.051)]).toEqual([false, true]);
    // Half a digit of a large number is inexact by more.
    expect(exceedsRounding(1e9, 0.5 + 0.5)).toBe(false);
    expect(exceedsRounding(0.001, 0.000501)).toBe(true);
  });
});

describe('the simple scale of densities', () => {
  it('stays at its ends beyond them', () => {
    const at = (densityKgPerM3: number) => simpleAlcoholFromDensity({ densityKgPerM3, temperatureC: 20 });
    expect(at(1100)).toMatchObject({ value: 0, inRange: false });
    expect(at(900)).toMatchObject({ value: 20.01, inRange: false });
    expect(at(990).inRange).toBe(true);
    expect(simpleDensityFromAlcohol({ alcoholPercentVol: 25, temperatureC: 20 }).value).toBe(
      simpleDensityFromAlcohol({ alcoholPercentVol: 20.01, temperatureC: 20 }).value,
    );
  });

  it('has no wine of two readings that contradict each other', () => {
    // 1.646 x 3 - 2.703 (145 - 145 / 1.1) - 1.794 is below none; 1.646 x 30 - … at 0.98 far above 24 %.
    expect(alcoholByRefractometer({ brix: 3, specificGravity: 1.1 }).inRange).toBe(false);
    expect(alcoholByRefractometer({ brix: 30, specificGravity: 0.98 }).inRange).toBe(false);
    expect(alcoholByRefractometer({ brix: 8, specificGravity: 0.995 }).inRange).toBe(true);
  });
});

describe('a sulfite without a stated strength', () => {
  it('has 57.6 % as a laboratory’s pure salt, and half as a store’s', () => {
    expect(so2StrengthConventions.laboratory).toBeCloseTo(0.576, 9);
    expect(so2StrengthConventions.shop).toBe(0.5);
  });
});

describe('a formula called by name', () => {
  it('takes no input that it does not know, nor one that every object has', () => {
    for (const input of ['brixx', 'toString', 'constructor'])
      expect(() => computeByName({ formula: 'mustSugar', inputs: { brix: 20, [input]: 1 } })).toThrow(
        'no input',
      );
  });
});
