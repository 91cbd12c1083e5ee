import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simpleAlcohol, simpleGravityCorrection } from './alcohol/alcohol.ts';
import { wineAlcoholBand, wineAlcoholMethods } from './alcohol/alcohol-methods.ts';
import { alcoholFromAlcoholometer, alcoholFromDensity, densityFromAlcohol } from './alcohol/alcoholometry.ts';
import { simpleAlcoholFromDensity, simpleDensityFromAlcohol } from './alcohol/density-alcohol.ts';
import { duncanActon } from './alcohol/duncan-acton.ts';
import { specificGravityAt20 } from './density/hydrometer.ts';
import { densityFromMassFraction, massFractionFromDensity } from './density/oiml-r22.ts';
import { sucroseDensity } from './density/sucrose-density.ts';
import { nitrogenTargetByBrix } from './nitrogen/nitrogen-target.ts';
import { nitrogenFromDose, nutrientPlan } from './nitrogen/nutrients.ts';
import { nitrogenDeficit, simpleYan, yan } from './nitrogen/yan.ts';
import type { Outcome } from './outcome.ts';
import { brixFromSpecificGravity, specificGravityFromBrix } from './sugar/brix.ts';
import { baume, kmw, oechsle, platoHall } from './sugar/gravity-scales.ts';
import { mustDensity, mustSugar, potentialAlcoholFromBrix, potentialAlcoholFromSugar } from './sugar/must.ts';
import { freeSo2Needed, molecularSo2, simpleFreeSo2Needed } from './sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM, sulfurDioxidePKT } from './sulfur-dioxide/pka.ts';
import { sulfiteToAdd } from './sulfur-dioxide/sulfite.ts';

const functions: Readonly<Record<string, (a: number, b: number) => Outcome>> = {
  specificGravityFromBrix: (brix) => specificGravityFromBrix({ brix }),
  brixFromSpecificGravity: (specificGravity) => brixFromSpecificGravity({ specificGravity }),
  mustSugar: (brix) => mustSugar({ brix }),
  mustDensity: (brix) => mustDensity({ brix }),
  potentialAlcoholFromSugar: (sugarGPerL) => potentialAlcoholFromSugar({ sugarGPerL }),
  potentialAlcoholFromBrix: (brix) => potentialAlcoholFromBrix({ brix }),
  oechsle: (specificGravity) => oechsle({ specificGravity }),
  baume: (specificGravity) => baume({ specificGravity }),
  kmw: (specificGravity) => kmw({ specificGravity }),
  platoHall: (specificGravity) => platoHall({ specificGravity }),
  sucroseDensity: (brix, temperatureC) => sucroseDensity({ brix, temperatureC }),
  densityFromMassFraction: (massFraction, temperatureC) =>
    densityFromMassFraction({ massFraction, temperatureC }),
  massFractionFromDensity: (densityKgPerM3, temperatureC) =>
    massFractionFromDensity({ densityKgPerM3, temperatureC }),
  alcoholFromDensity: (densityKgPerM3, temperatureC) => alcoholFromDensity({ densityKgPerM3, temperatureC }),
  densityFromAlcohol: (alcoholPercentVol, temperatureC) =>
    densityFromAlcohol({ alcoholPercentVol, temperatureC }),
  alcoholFromAlcoholometer: (readingPercentVol, temperatureC) =>
    alcoholFromAlcoholometer({ readingPercentVol, temperatureC }),
  specificGravityAt20: (specificGravityReading, temperatureC) =>
    specificGravityAt20({ specificGravityReading, temperatureC }),
  simpleGravityCorrection: (temperatureC) => simpleGravityCorrection({ temperatureC }),
  simpleAlcohol: (initialSpecificGravity, finalSpecificGravity) =>
    simpleAlcohol({ initialSpecificGravity, finalSpecificGravity }),
  duncanActon: (initialSpecificGravity, finalSpecificGravity) =>
    duncanActon({ initialSpecificGravity, finalSpecificGravity }),
  ...Object.fromEntries(
    wineAlcoholMethods.map(({ name, compute }) => [
      name,
      (a: number, b: number) => compute({ initialSpecificGravity: a, finalSpecificGravity: b }),
    ]),
  ),
  wineAlcoholBand: (a, b) => wineAlcoholBand({ initialSpecificGravity: a, finalSpecificGravity: b }).low,
  simpleAlcoholFromDensity: (densityKgPerM3, temperatureC) =>
    simpleAlcoholFromDensity({ densityKgPerM3, temperatureC }),
  simpleDensityFromAlcohol: (alcoholPercentVol, temperatureC) =>
    simpleDensityFromAlcohol({ alcoholPercentVol, temperatureC }),
  simpleFreeSo2Needed: (molecularSo2MgPerL, pH) => simpleFreeSo2Needed({ molecularSo2MgPerL, pH }),
  freeSo2Needed: (molecularSo2MgPerL, pH) => freeSo2Needed({ molecularSo2MgPerL, pH, pKa: 1.81 }),
  molecularSo2: (freeSo2MgPerL, pH) => molecularSo2({ freeSo2MgPerL, pH, pKa: 1.81 }),
  sulfurDioxidePKT: (alcoholPercentVol, temperatureC) =>
    sulfurDioxidePKT({ alcoholPercentVol, temperatureC }),
  sulfurDioxidePKM: (alcoholPercentVol, temperatureC) =>
    sulfurDioxidePKM({ alcoholPercentVol, temperatureC }),
  sulfiteToAdd: (neededMgPerL, so2Fraction) =>
    sulfiteToAdd({ neededMgPerL, presentMgPerL: 10, volumeL: 100, so2Fraction }),
  simpleYan: (fanMgNPerL, ammoniaMgPerL) => simpleYan({ fanMgNPerL, ammoniaMgPerL }),
  yan: (fanMgNPerL, ammoniaMgPerL) => yan({ fanMgNPerL, ammoniaMgPerL, ammoniaReportedAs: 'NH4' }),
  nitrogenDeficit: (targetMgNPerL, presentMgNPerL) =>
    nitrogenDeficit({ targetMgNPerL, presentMgNPerL, volumeL: 100 }),
  nutrientPlan: (deficitMgN, organicNitrogenMgPerG) =>
    nutrientPlan({ deficitMgN, source: 'mix', organicNitrogenMgPerG }).organic,
  nitrogenFromDose: (doseGPerHl, nitrogenFraction) => nitrogenFromDose({ doseGPerHl, nitrogenFraction }),
  nitrogenTargetByBrix: (brix) => nitrogenTargetByBrix({ brix, demand: 'medium' }),
};

const anyNumber = fc.oneof(fc.double(), fc.double({ min: -50, max: 50 }), fc.double({ min: 0, max: 1200 }));

describe.each(Object.entries(functions))('%s', (_, compute) => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'never makes a number of %d',
    (bad) => {
      expect(compute(bad, 1).value).toBeNaN();
      expect(compute(bad, 1).inRange).toBe(false);
    },
  );

  it('has a note exactly when it is out of range', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        const outcome = compute(a, b);
        expect(outcome.inRange).toBe(outcome.note === undefined);
        if (outcome.inRange) expect(Number.isFinite(outcome.value)).toBe(true);
      }),
    );
  });
});
