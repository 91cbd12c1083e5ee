import { describe, expect, it } from 'vitest';
import { simpleDensityFromAlcohol } from './alcohol/density-alcohol.ts';
import { alcoholByEbulliometer } from './alcohol/finished-wine.ts';
import { blendOf, shareOfFirst, volumeOfSecond } from './blend/blend.ts';
import { brixAt20FromHydrometer } from './density/hydrometer.ts';
import { nitrogenFromDose, nutrientPlan } from './nitrogen/nutrients.ts';
import type { Outcome } from './outcome.ts';
import { chanceOfResult, leastCorrect } from './sensory/triangle-test.ts';
import { dosagePerBottle, liqueurSugar, sugarAfterDosage } from './sugar/dosage.ts';
import { baume, platoHall, specificGravityFromOechsle } from './sugar/gravity-scales.ts';
import {
  brixFromPotentialAlcohol,
  mustDensity,
  mustSugar,
  potentialAlcoholFromBrix,
  potentialAlcoholFromSugar,
} from './sugar/must.ts';
import { cutDegreeDays, degreeDaySum, degreeDays, huglinDay } from './vineyard/degree-days.ts';
import { sineDegreeDays } from './vineyard/sine-degree-days.ts';
import { barrelByOughtred, barrelBySwissRule, wineMissing } from './volume/barrel.ts';
import { cone, horizontalCylinder } from './volume/tank.ts';

const lot = (amount: number, value = 1) => ({ amount, value });
const lots = (count: number) => Array.from({ length: count }, () => lot(1));
const plan = (deficitMgN: number, dapNitrogenMgPerG: number) =>
  nutrientPlan({ deficitMgN, source: 'dap', dapNitrogenMgPerG }).dap;
const dose = (doseGPerHl: number, nitrogenFraction = 0.2) =>
  nitrogenFromDose({ doseGPerHl, nitrogenFraction });
const day = { maximum: 30, minimum: 10 };
const boil = (difference: number) =>
  alcoholByEbulliometer({ waterBoilsC: 100, wineBoilsC: 100 - difference });
const keg = { bilgeDiameterM: 0.6, headDiameterM: 0.5, lengthM: 0.9 };
const dosage = { bottleMl: 750, sugarFromGPerL: 2, sugarToGPerL: 8, liqueurGPerL: 600 };
const lying = { diameterM: 1, lengthM: 2 };

const reading = (more: object) => brixAt20FromHydrometer({ brixReading: 10, temperatureC: 20, ...more });

const edges: [what: string, within: Outcome, beyond: Outcome][] = [
  ['the least must', mustSugar({ brix: 10 }), mustSugar({ brix: 9.99 })],
  ['the densest must', mustDensity({ brix: 30 }), mustDensity({ brix: 30.01 })],
  ['no sugar', potentialAlcoholFromSugar({ sugarGPerL: 0 }), potentialAlcoholFromSugar({ sugarGPerL: -0.1 })],
  ['0 °Bx', potentialAlcoholFromBrix({ brix: 0 }), potentialAlcoholFromBrix({ brix: -0.01 })],
  ['40 °Bx', potentialAlcoholFromBrix({ brix: 40 }), potentialAlcoholFromBrix({ brix: 40.01 })],
  [
    'no alcohol',
    brixFromPotentialAlcohol({ potentialAlcoholPercentVol: 0 }),
    brixFromPotentialAlcohol({ potentialAlcoholPercentVol: -0.1 }),
  ],
  ['SG 0.9', baume({ specificGravity: 0.9 }), baume({ specificGravity: 0.899 })],
  ['SG 1.5', baume({ specificGravity: 1.5 }), baume({ specificGravity: 1.501 })],
  [
    'SG 0.9 of a scale',
    specificGravityFromOechsle({ oechsle: -99 }),
    specificGravityFromOechsle({ oechsle: -101 }),
  ],
  [
    'SG 1.5 of a scale',
    specificGravityFromOechsle({ oechsle: 500 }),
    specificGravityFromOechsle({ oechsle: 501 }),
  ],
  ['SG 0.98 of the fit', platoHall({ specificGravity: 0.98 }), platoHall({ specificGravity: 0.979 })],
  ['SG 1.18 of the fit', platoHall({ specificGravity: 1.18 }), platoHall({ specificGravity: 1.181 })],
  ['one lot', blendOf(lots(1)), blendOf([])],
  ['eight lots', blendOf(lots(8)), blendOf(lots(9))],
  ['an empty lot beside another', blendOf([lot(0), lot(1)]), blendOf([lot(-1), lot(2)])],
  ['a drop of wine', blendOf([lot(0.001)]), blendOf([lot(0), lot(0)])],
  ['a product of pure nitrogen', plan(100, 1000), plan(100, 1000.1)],
  ['a product with some nitrogen', plan(100, 0.1), plan(100, 0)],
  ['no deficit', plan(0, 210), plan(-1, 210)],
  ['no dose', dose(0), dose(-1)],
  ['a product without nitrogen', dose(10, 0), dose(10, -0.01)],
  ['a product of nitrogen alone', dose(10, 1), dose(10, 1.01)],
  ['a reading at 0 °C', reading({ temperatureC: 0 }), reading({ temperatureC: -0.01 })],
  ['a reading at 40 °C', reading({ temperatureC: 40 }), reading({ temperatureC: 40.01 })],
  ['a reading of must', reading({ alcoholPercentVol: 0 }), reading({ alcoholPercentVol: -0.01 })],
  ['a reading of 20 % vol', reading({ alcoholPercentVol: 20 }), reading({ alcoholPercentVol: 20.01 })],
  [
    'the lowest Brix of a hydrometer',
    brixAt20FromHydrometer({ brixReading: -5, temperatureC: 20 }),
    brixAt20FromHydrometer({ brixReading: -5.01, temperatureC: 20 }),
  ],
  [
    'the highest Brix of a hydrometer',
    brixAt20FromHydrometer({ brixReading: 50, temperatureC: 20 }),
    brixAt20FromHydrometer({ brixReading: 50.01, temperatureC: 20 }),
  ],
  ['a wine that boils 3 °C below water', boil(3), boil(2.99)],
  ['a wine that boils 12 °C below water', boil(12), boil(12.01)],
  [
    'a full cone',
    cone({ diameterM: 1, heightM: 1, depthM: 1 }),
    cone({ diameterM: 1, heightM: 1, depthM: 1.01 }),
  ],
  [
    'a full tank',
    horizontalCylinder({ ...lying, depthM: 1 }),
    horizontalCylinder({ ...lying, depthM: 1.01 }),
  ],
  [
    'a barrel as wide at the head',
    barrelByOughtred({ ...keg, headDiameterM: 0.6 }),
    barrelByOughtred({ ...keg, headDiameterM: 0.61 }),
  ],
  [
    'a barrel as wide at the head, by the Swiss rule',
    barrelBySwissRule({ ...keg, headDiameterM: 0.6 }),
    barrelBySwissRule({ ...keg, headDiameterM: 0.61 }),
  ],
  ['an empty barrel', wineMissing({ ...keg, ullageM: 0.6 }), wineMissing({ ...keg, ullageM: 0.61 })],
  [
    'the ullage of a barrel',
    wineMissing({ ...keg, ullageM: 0.1 }),
    wineMissing({ ...keg, headDiameterM: 0.61, ullageM: 0.1 }),
  ],
  [
    'no dosage',
    dosagePerBottle({ ...dosage, sugarToGPerL: 2 }),
    dosagePerBottle({ ...dosage, sugarToGPerL: 1.9 }),
  ],
  [
    'a liqueur sweeter than the wine',
    dosagePerBottle({ ...dosage, liqueurGPerL: 8.1 }),
    dosagePerBottle({ ...dosage, liqueurGPerL: 8 }),
  ],
  [
    'a bottle of liqueur alone',
    sugarAfterDosage({ bottleMl: 750, sugarFromGPerL: 0, liqueurMl: 750, liqueurGPerL: 600 }),
    sugarAfterDosage({ bottleMl: 750, sugarFromGPerL: 0, liqueurMl: 751, liqueurGPerL: 600 }),
  ],
  // 1000 x / (1 + 0.63 x) = 900 at x = 900 / 433 = 2.0785.
  [
    'sugar that dissolves',
    liqueurSugar({ sugarKg: 2.078, wineL: 1 }),
    liqueurSugar({ sugarKg: 2.08, wineL: 1 }),
  ],
  [
    'a day of one temperature',
    degreeDays({ maximum: 20, minimum: 20, base: 10 }),
    degreeDays({ maximum: 20, minimum: 20.1, base: 10 }),
  ],
  [
    'a ceiling at the base',
    cutDegreeDays({ ...day, base: 10, ceiling: 10 }),
    cutDegreeDays({ ...day, base: 10, ceiling: 9.9 }),
  ],
  [
    'a ceiling at the base, by the sine',
    sineDegreeDays({ ...day, base: 10, ceiling: 10 }),
    sineDegreeDays({ ...day, base: 10, ceiling: 9.9 }),
  ],
  [
    'a day of one temperature, cut',
    cutDegreeDays({ maximum: 20, minimum: 20, base: 10, ceiling: 30 }),
    cutDegreeDays({ maximum: 20, minimum: 21, base: 10, ceiling: 30 }),
  ],
  [
    'a Huglin day of one temperature',
    huglinDay({ maximumC: 20, minimumC: 20, k: 1 }),
    huglinDay({ maximumC: 20, minimumC: 20.1, k: 1 }),
  ],
  [
    'a leap year',
    degreeDaySum({ days: Array(366).fill(day), base: 10 }),
    degreeDaySum({ days: Array(367).fill(day), base: 10 }),
  ],
  [
    'every taster right',
    chanceOfResult({ tasters: 5, correct: 5 }),
    chanceOfResult({ tasters: 5, correct: 6 }),
  ],
  // Three of three are 1 in 27, 3.7 %; two of two are 1 in 9.
  [
    'three tasters at 5 %',
    leastCorrect({ tasters: 3, significance: 0.05 }),
    leastCorrect({ tasters: 2, significance: 0.05 }),
  ],
  [
    'the target of a lot by itself',
    shareOfFirst({ first: 10, second: 14, target: 14 }),
    shareOfFirst({ first: 10, second: 14, target: 14.1 }),
  ],
  [
    'the first lot by itself',
    volumeOfSecond({ firstVolumeL: 100, first: 10, second: 14, target: 10 }),
    volumeOfSecond({ firstVolumeL: 100, first: 10, second: 14, target: 14 }),
  ],
  [
    'the end of the simple scale',
    simpleDensityFromAlcohol({ alcoholPercentVol: 20.01, temperatureC: 20 }),
    simpleDensityFromAlcohol({ alcoholPercentVol: 20.02, temperatureC: 20 }),
  ],
  [
    'the start of the simple scale',
    simpleDensityFromAlcohol({ alcoholPercentVol: 0, temperatureC: 20 }),
    simpleDensityFromAlcohol({ alcoholPercentVol: -0.01, temperatureC: 20 }),
  ],
];

describe('an answer at the edge of what it is for', () => {
  it.each(edges)('has its value at %s, and a reason beyond', (_, within, beyond) => {
    expect(within).toEqual({ value: expect.any(Number), inRange: true });
    expect(within.value).not.toBeNaN();
    expect(beyond).toMatchObject({ inRange: false, note: expect.stringMatching(/\.$/) });
  });
});
