import { alcoholFromDensity } from '../../alcohol/alcoholometry.ts';
import { carbonDioxideSolubility } from '../../gas/sparkling.ts';
import { fermentationHeat, iceForHeat, kilojoulesPerKilocalorie } from '../../heat/fermentation-heat.ts';
import { gramsPer, litersPer, metersPer, waterAt20KgPerM3 } from '../../units.ts';
import { vinesOnArea } from '../../vineyard/crop.ts';
import { degreeDays, growingBase } from '../../vineyard/degree-days.ts';
import { barrelByOughtred } from '../../volume/barrel.ts';
import { litersPerTonnePerUsGalPerUsTon, wineFromGrapes } from '../../volume/grape-yield.ts';
import { horizontalCylinder, verticalCylinder } from '../../volume/tank.ts';
import type { Mistake } from './mistake.ts';

const inches = (value: number) => value * metersPer.in;
const feet = (value: number) => value * metersPer.ft;

export const onVesselsAndGas: readonly Mistake[] = [
  {
    where: 'calculatordock.com, barrel 24 in across at the head, 26.4 at the bilge, and 36 long, US gal',
    why: 'its formula has 1.25 in place of 2, and its number follows from neither',
    printed: 90.66,
    right: 80.4,
    within: 0.05,
    ours: () =>
      (1000 *
        barrelByOughtred({
          headDiameterM: inches(24),
          bilgeDiameterM: inches(26.4),
          lengthM: inches(36),
        }).value) /
      litersPer.usGal,
  },
  {
    where: 'num8ers.com, horizontal tank of 100 by 200 cm, filled to 30 cm, L',
    why: 'its headline isn’t what its own steps give',
    printed: 451.3,
    right: 396.3,
    within: 0.1,
    ours: () => 1000 * horizontalCylinder({ diameterM: 1, lengthM: 2, depthM: 0.3 }).value,
  },
  {
    where: 'xzhbc.com, 128π ft³ in US gallons',
    why: 'it’s an arithmetic error',
    printed: 2988.48,
    right: 3008.1,
    within: 0.05,
    ours: () => (1000 * verticalCylinder({ diameterM: feet(8), depthM: feet(8) }).value) / litersPer.usGal,
  },
  {
    where: 'karidasd, solubility of carbon dioxide at 20 °C, g/(L bar)',
    why: 'it’s a constant without a source',
    printed: 0.45,
    right: 1.44,
    within: 0.005,
    ours: () => carbonDioxideSolubility({ temperatureC: 20, alcoholPercentVol: 12, sugarGPerL: 0 }).value,
  },
  {
    where: 'Oxford Companion to Wine, heat from 10 hL with 20% sugar, thousand kcal',
    why: 'it’s too high by a factor of 135',
    printed: 3600,
    right: 26.6,
    within: 0.05,
    ours: () => fermentationHeat({ sugarGPerL: 200, volumeL: 1000 }).value / kilojoulesPerKilocalorie,
  },
  {
    where: 'Oxford Companion to Wine, ice for that heat, t',
    why: 'it’s too high by a factor of 135',
    printed: 45,
    right: 0.33,
    within: 0.005,
    ours: () =>
      iceForHeat({ heatMj: fermentationHeat({ sugarGPerL: 200, volumeL: 1000 }).value }).value / 1000,
  },
];

export const onVineyardAndLabel: readonly Mistake[] = [
  {
    where: 'VinoCalc and Vinolab, alcohol by ebulliometer in pure water, % vol',
    why: 'it’s a polynomial without a range, and fails near the boiling point of water',
    printed: -1.29,
    right: 0,
    within: 0.005,
    ours: () => alcoholFromDensity({ densityKgPerM3: waterAt20KgPerM3, temperatureC: 20 }).value,
  },
  {
    where: 'BC Wine Grape Council, vines per hectare at 1.22 by 2.45 m',
    why: 'the product of the two is 2.989 m², not 2.94',
    printed: 3364,
    right: 3346,
    within: 0.5,
    ours: () => vinesOnArea({ areaHa: 1, vineSpacingM: 1.22, rowSpacingM: 2.45 }).value,
  },
  {
    where: 'tastesfood.com, tons of grapes for one case',
    why: 'a ton of grapes makes about 63 cases',
    printed: 2.5,
    right: 0.0159,
    within: 0.0005,
    ours: () => {
      const yieldLPerT = 150 * litersPerTonnePerUsGalPerUsTon;
      return 9 / wineFromGrapes({ grapesT: gramsPer.usTon / gramsPer.t, yieldLPerT }).value;
    },
  },
  {
    where: 'Home Winemaking for Dummies, cases from a metric ton of red grapes at its own 730 L',
    why: 'it’s an arithmetic error',
    printed: 83,
    right: 81,
    within: 0.5,
    ours: () => wineFromGrapes({ grapesT: 1, yieldLPerT: 730 }).value / 9,
  },
  {
    where: 'worldcalc.org, degree days for a day between 12 and 24 °C',
    why: 'the base for grapevines is 10 °C, as on another page of the same site',
    printed: 13,
    right: 8,
    within: 1e-9,
    ours: () => degreeDays({ maximum: 24, minimum: 12, base: growingBase.celsius }).value,
  },
];
