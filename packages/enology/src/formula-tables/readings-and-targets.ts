import * as finishedWine from '../alcohol/finished-wine.ts';
import * as fortificationPoint from '../alcohol/fortification-point.ts';
import * as fillTo from '../blend/fill-to.ts';
import * as bottleGas from '../gas/bottle-gas.ts';
import * as amelioration from '../sugar/amelioration.ts';
import * as sineDegreeDays from '../vineyard/sine-degree-days.ts';
import * as barrelRound from '../volume/barrel-round.ts';
import { described } from './describe.ts';

const strengths = { targetAlcoholPercentVol: '% vol', spiritAlcoholPercentVol: '% vol' } as const;
const fortifiedFill = { finalVolumeL: 'L', wineAlcoholPercentVol: '% vol', ...strengths } as const;
const ameliorated = {
  volumeL: 'L',
  brixFrom: '°Bx',
  brixTo: '°Bx',
  taFromGPerL: 'g/L',
  taToGPerL: 'g/L',
} as const;

/** Readings of instruments, and what brings a wine to more than one target at once. */
export const readingsAndTargets = {
  ...described(finishedWine, {
    alcoholByRefractometer: ['% vol', { brix: '°Bx', specificGravity: 'SG' }],
    dissolvedSolids: ['g/L', { specificGravity: 'SG', alcoholPercentVol: '% vol' }],
    alcoholByEbulliometer: ['% vol', { waterBoilsC: '°C', wineBoilsC: '°C' }],
    ebulliometerBesideSugar: ['% vol', { alcoholPercentVol: '% vol', baume: '°Bé' }],
  }),
  ...described(bottleGas, {
    carbonDioxideInBottle: [
      'g/L',
      { presentCarbonDioxideGPerL: 'g/L', residualSugarGPerL: 'g/L', addedSugarGPerL: 'g/L' },
    ],
    sugarForCarbonDioxide: [
      'g/L',
      { carbonDioxideGPerL: 'g/L', presentCarbonDioxideGPerL: 'g/L', residualSugarGPerL: 'g/L' },
    ],
    carbonDioxideVolumes: ['volumes', { carbonDioxideGPerL: 'g/L' }],
    residualGasByBrewers: ['volumes', { temperatureC: '°C' }],
  }),
  ...described(fillTo, {
    wineToFillByPearson: ['L', fortifiedFill],
    wineToFillByMass: ['L', fortifiedFill],
    wineToSweetenTo: [
      'L',
      { finalVolumeL: 'L', sugarFromGPerL: 'g/L', sugarToGPerL: 'g/L', litersPerKg: { optional: 'L/kg' } },
    ],
    firstInBlend: ['L', { finalVolumeL: 'L', first: 'any', second: 'any', target: 'any' }],
  }),
  ...described(fortificationPoint, {
    sugarAtFortification: ['g/L', { mustSugarGPerL: 'g/L', targetSugarGPerL: 'g/L', ...strengths }],
    gravityAtAlcohol: ['SG', { initialSpecificGravity: 'SG', alcoholPercentVol: '% vol' }],
    fortificationPointByVinoCalc: ['°Bx', { mustBrix: '°Bx', targetBrix: '°Bx', ...strengths }],
  }),
  ...described(amelioration, {
    ameliorationWater: ['L', ameliorated],
    ameliorationSugar: ['kg', ameliorated],
    ameliorationAcid: ['g', ameliorated],
    ameliorationAllowed: ['L', { volumeL: 'L', fixedAcidGPerL: 'g/L' }],
  }),
  ...described(sineDegreeDays, {
    sineDegreeDays: [
      'unit of base',
      {
        maximum: 'unit of base',
        minimum: 'unit of base',
        base: '°C or °F',
        ceiling: 'unit of base',
      },
    ],
  }),
  ...described(barrelRound, {
    toppingVolume: ['L', { volumeL: 'L', lossPercentPerYear: '% a year', days: 'days' }],
    freeSo2LossPerMonth: ['mg/L', { thenMgPerL: 'mg/L', nowMgPerL: 'mg/L', days: 'days' }],
  }),
} as const;
