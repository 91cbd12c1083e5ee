import { simpleAlcohol, simpleGravityCorrection } from '@orbit-vine/enology/alcohol/alcohol.ts';
import {
  gravitiesAt20,
  wineAlcoholBand,
  wineAlcoholMethods,
} from '@orbit-vine/enology/alcohol/alcohol-methods.ts';
import { alcoholFromDensity, densityFromAlcohol } from '@orbit-vine/enology/alcohol/alcoholometry.ts';
import {
  densityPerDegreeC,
  dryWineExtractKgPerM3,
  simpleAlcoholFromDensity,
} from '@orbit-vine/enology/alcohol/density-alcohol.ts';
import { duncanActon } from '@orbit-vine/enology/alcohol/duncan-acton.ts';
import { specificGravityAt20 } from '@orbit-vine/enology/density/hydrometer.ts';
import { brixFromSpecificGravity, specificGravityFromBrix } from '@orbit-vine/enology/sugar/brix.ts';
import { baume, oechsle } from '@orbit-vine/enology/sugar/gravity-scales.ts';
import {
  mustSugar,
  potentialAlcoholFromBrix,
  potentialAlcoholFromSugar,
} from '@orbit-vine/enology/sugar/must.ts';
import { rangeOfOutcomes } from '@orbit-vine/enology/uncertainty.ts';
import { fixed } from '../../calculator/form/decimal.ts';

const sg = (brix: number) => specificGravityFromBrix({ brix }).value;
const brixOf = (specificGravity: number) => brixFromSpecificGravity({ specificGravity }).value;
const sugar = (brix: number) => mustSugar({ brix }).value;
const oiv = (brix: number) => potentialAlcoholFromSugar({ sugarGPerL: sugar(brix) }).value;
const byRule = (brix: number) => potentialAlcoholFromBrix({ brix }).value;
const naive = (brix: number) => brix * sg(brix) * 10;
const signed = (value: number, decimals: number) => (value > 0 ? '+' : '') + fixed(value, decimals);

export const scales = [18, 20, 22, 24, 26, 28].map((brix) => [
  String(brix),
  fixed(sg(brix), 4),
  fixed(oechsle({ specificGravity: sg(brix) }).value, 0),
  fixed(baume({ specificGravity: sg(brix) }).value, 1),
  fixed(sugar(brix), 0),
  fixed(oiv(brix), 1),
  fixed(byRule(brix), 1),
]);

const ofMust = 24;
export const must = {
  brix: String(ofMust),
  sugar: fixed(sugar(ofMust), 0),
  naive: fixed(naive(ofMust), 0),
  excess: fixed(naive(ofMust) - sugar(ofMust), 0),
  dryAsBrix: fixed(brixOf(0.994), 1),
};

/** In °Bx, for a hydrometer made for 20 °C. */
const toAdd = (brix: number, temperatureC: number) =>
  brixOf(specificGravityAt20({ specificGravityReading: sg(brix), temperatureC }).value) - brix;

export const temperatures = [10, 15, 25, 30, 35].map((temperatureC) => [
  `${temperatureC} °C`,
  signed(toAdd(10, temperatureC), 2),
  signed(toAdd(20, temperatureC), 2),
  signed(toAdd(25, temperatureC), 2),
  signed(specificGravityAt20({ specificGravityReading: 1.09, temperatureC }).value - 1.09, 4),
]);

export const simpleCorrection = {
  cold: fixed(simpleGravityCorrection({ temperatureC: 10 }).value, 4),
  physical: fixed(1.09 - specificGravityAt20({ specificGravityReading: 1.09, temperatureC: 10 }).value, 4),
};

const fermentations = [
  [1.07, 0.993],
  [1.09, 0.992],
  [1.1, 0.994],
  [1.12, 1],
] as const;

export const methods = fermentations.map(([initialSpecificGravity, finalSpecificGravity]) => {
  const gravities = { initialSpecificGravity, finalSpecificGravity };
  return [
    `${fixed(initialSpecificGravity, 3)} to ${fixed(finalSpecificGravity, 3)}`,
    fixed(simpleAlcohol(gravities).value, 1),
    ...wineAlcoholMethods.map(({ compute }) => fixed(compute(gravities).value, 1)),
  ];
});
export const methodNames = wineAlcoholMethods.map(({ name }) => name);

const usual = { initialSpecificGravity: 1.1, finalSpecificGravity: 0.994 };
const band = wineAlcoholBand(usual);
const oneDivision = rangeOfOutcomes({
  at: usual.finalSpecificGravity,
  delta: 0.001,
  compute: (finalSpecificGravity) => duncanActon({ ...usual, finalSpecificGravity }).value,
});
export const usualWine = {
  simple: fixed(simpleAlcohol(usual).value, 2),
  low: fixed(band.low.value, 1),
  high: fixed(band.high.value, 1),
  perDivision: fixed((oneDivision.high - oneDivision.low) / 2, 2),
  perCoarseDivision: fixed(oneDivision.high - oneDivision.low, 2),
};

const mixture = (alcoholPercentVol: number, temperatureC: number) =>
  densityFromAlcohol({ alcoholPercentVol, temperatureC }).value;
export const densities = [10, 12, 13, 14, 15].map((alcoholPercentVol) => [
  `${alcoholPercentVol}%`,
  ...[15, 20, 25].map((temperatureC) => fixed(mixture(alcoholPercentVol, temperatureC), 2)),
]);

const wineDensity = 990;
const fromWine = (extractKgPerM3: number) =>
  simpleAlcoholFromDensity({ densityKgPerM3: wineDensity, temperatureC: 20, extractKgPerM3 }).value;
/** How much a liter's extract of 22 g (white) or 28 g (red) adds to the density, kg/m³ (Tabarié; Ribéreau-Gayon). */
const usualExtract = { white: 8.5, red: 11 } as const;
/** How much a kilogram of extract changes the result near a strength, % vol. */
const perKilogramAt = (alcoholPercentVol: number) => {
  const at = mixture(alcoholPercentVol, 20);
  const strength = (densityKgPerM3: number) => alcoholFromDensity({ densityKgPerM3, temperatureC: 20 }).value;
  return strength(at - 0.5) - strength(at + 0.5);
};
export const density = {
  wine: String(wineDensity),
  allowance: String(dryWineExtractKgPerM3),
  perDegree: String(densityPerDegreeC),
  straight: fixed(fromWine(0), 1),
  allowed: fixed(fromWine(dryWineExtractKgPerM3), 1),
  typicalWhite: { allowance: String(usualExtract.white), alcohol: fixed(fromWine(usualExtract.white), 1) },
  typicalRed: { allowance: String(usualExtract.red), alcohol: fixed(fromWine(usualExtract.red), 1) },
  perKilogram: {
    at10: fixed(perKilogramAt(10), 2),
    at13: fixed(perKilogramAt(13), 2),
  },
  perTenth: fixed(
    alcoholFromDensity({ densityKgPerM3: mixture(12, 20) - 0.1, temperatureC: 20 }).value - 12,
    2,
  ),
  warming: fixed(mixture(12, 20) - mixture(12, 21), 2),
};

/** One lot from harvest to bottle. The readings are invented; everything else follows from them. */
const read = {
  initialSpecificGravity: 1.098,
  initialTemperatureC: 27,
  finalSpecificGravity: 0.9945,
  finalTemperatureC: 15,
};
const at20 = gravitiesAt20(read);
const harvestBrix = brixOf(at20.initialSpecificGravity);
const lotBand = wineAlcoholBand(at20);
const distillate = { densityKgPerM3: 979.75, temperatureC: 20 };
const measured = alcoholFromDensity(distillate).value;
/** The finished wine's density at 20 °C, kg/m³: its gravity as printed, times that of water. */
const finalDensity = Number(fixed(at20.finalSpecificGravity, 4)) * mixture(0, 20);
export const lot = {
  initialReading: fixed(read.initialSpecificGravity, 3),
  initialTemperature: String(read.initialTemperatureC),
  initialAt20: fixed(at20.initialSpecificGravity, 4),
  brix: fixed(harvestBrix, 1),
  sugar: fixed(sugar(harvestBrix), 0),
  potential: fixed(oiv(harvestBrix), 1),
  // From the printed figure, so that a reader who multiplies gets the same.
  rule: fixed(byRule(Number(fixed(harvestBrix, 1))), 1),
  finalReading: fixed(read.finalSpecificGravity, 4),
  finalTemperature: String(read.finalTemperatureC),
  finalAt20: fixed(at20.finalSpecificGravity, 4),
  simple: fixed(simpleAlcohol(at20).value, 1),
  low: fixed(lotBand.low.value, 1),
  high: fixed(lotBand.high.value, 1),
  uncorrected: fixed(duncanActon(read).value, 1),
  corrected: fixed(duncanActon(at20).value, 1),
  /** In kg/m³. The extract is the density above that of the distillate. */
  density: fixed(finalDensity, 2),
  extract: fixed(finalDensity - distillate.densityKgPerM3, 1),
  distillate: fixed(distillate.densityKgPerM3, 2),
  measured: fixed(measured, 1),
  factor: fixed(measured / harvestBrix, 2),
};
