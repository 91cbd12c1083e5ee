import * as acidAddition from '../acidity/acid-addition.ts';
import * as acids from '../acidity/acids.ts';
import * as deacidification from '../acidity/deacidification.ts';
import * as titration from '../acidity/titration.ts';
import * as alcohol from '../alcohol/alcohol.ts';
import * as alcoholMethods from '../alcohol/alcohol-methods.ts';
import * as alcoholometry from '../alcohol/alcoholometry.ts';
import * as densityAlcohol from '../alcohol/density-alcohol.ts';
import * as duncanActon from '../alcohol/duncan-acton.ts';
import * as fortification from '../alcohol/fortification.ts';
import * as refractometer from '../alcohol/refractometer.ts';
import { molarMass } from '../chemistry/molar-mass.ts';
import * as hydrometer from '../density/hydrometer.ts';
import * as oimlR22 from '../density/oiml-r22.ts';
import * as sucroseDensity from '../density/sucrose-density.ts';
import * as wineDensity from '../density/wine-density.ts';
import * as brix from '../sugar/brix.ts';
import * as chaptalization from '../sugar/chaptalization.ts';
import * as dissolvedSugar from '../sugar/dissolved-sugar.ts';
import * as dosage from '../sugar/dosage.ts';
import * as gravityScales from '../sugar/gravity-scales.ts';
import * as must from '../sugar/must.ts';
import * as sweetening from '../sugar/sweetening.ts';
import * as wateringBack from '../sugar/watering-back.ts';
import { constant, described, table } from './describe.ts';

const gravities = { initialSpecificGravity: 'SG', finalSpecificGravity: 'SG' } as const;
const acidities = { taFromGPerL: 'g/L', taToGPerL: 'g/L', volumeL: 'L' } as const;
const acid = acids.gramsPerEquivalent;
const addedAcid = { tartaric: '', malic: '', citric: '', lactic: '' } as const;
const glass = { optional: alcoholometry.glassExpansionPerK } as const;
const bitartrate = { allFalls: '', noneFalls: '', practice: '' } as const;
const salt = deacidification.saltPerGramOfAcid;
const titrant = { titrantMl: 'mL', titrantMolPerL: 'mol/L', sampleMl: 'mL' } as const;
const referenceTemperatureC = { optional: '°C' } as const;
const fortifying = {
  wineVolumeL: 'L',
  wineAlcoholPercentVol: '% vol',
  targetAlcoholPercentVol: '% vol',
  spiritAlcoholPercentVol: '% vol',
} as const;
const circumstances = {
  temperatureC: '°C',
  alcoholPercentVol: { optional: '% vol' },
  calibrationTemperatureC: { optional: '°C' },
} as const;
const brixChange = { volumeL: 'L', brixFrom: '°Bx', brixTo: '°Bx' } as const;

export const mustAndWine = {
  ...described(brix, {
    specificGravityFromBrix: ['SG', { brix: '°Bx' }],
    brixFromSpecificGravity: ['°Bx', { specificGravity: 'SG' }],
  }),
  ...described(gravityScales, {
    oechsle: ['°Oe', { specificGravity: 'SG' }],
    baume: ['°Bé', { specificGravity: 'SG' }],
    kmw: ['°KMW', { specificGravity: 'SG' }],
    platoHall: ['°P', { specificGravity: 'SG' }],
    specificGravityFromOechsle: ['SG', { oechsle: '°Oe' }],
    specificGravityFromBaume: ['SG', { baume: '°Bé' }],
    specificGravityFromKmw: ['SG', { kmw: '°KMW' }],
  }),
  ...described(must, {
    mustSugar: ['g/L', { brix: '°Bx' }],
    mustDensity: ['kg/L', { brix: '°Bx' }],
    potentialAlcoholFromSugar: ['% vol', { sugarGPerL: 'g/L' }],
    potentialAlcoholFromBrix: ['% vol', { brix: '°Bx' }],
    brixFromPotentialAlcohol: ['°Bx', { potentialAlcoholPercentVol: '% vol' }],
  }),
  ...described(chaptalization, {
    sugarForBrix: ['kg', { ...brixChange, sweetenerBrix: { optional: '°Bx' } }],
    sugarByKitchenRule: ['g', { ...brixChange, rule: chaptalization.sugarPerBrixRules }],
    volumeWithConcentrate: ['L', { volumeL: 'L', concentrateKg: 'kg', concentrateBrix: '°Bx' }],
    alcoholFromAddedSugar: ['% vol', { sugarKg: 'kg', finalVolumeL: 'L' }],
  }),
  hexosePerSucrose: constant(chaptalization.hexosePerSucrose, 'g/g'),
  ...described(dissolvedSugar, {
    volumeWithSugar: ['L', { volumeL: 'L', sugarKg: 'kg', litersPerKg: { optional: 'L/kg' } }],
  }),
  litersPerKgOfDissolvedSugar: table(dissolvedSugar.litersPerKgOfDissolvedSugar, 'L/kg', 'source'),
  ...described(wateringBack, {
    waterForBrix: ['L', brixChange],
    waterByVolumeRule: ['L', brixChange],
    fixedAcidAfterAmelioration: ['g/L', { fixedAcidGPerL: 'g/L', volumeL: 'L', waterL: 'L' }],
    brixAfterWater: ['°Bx', { volumeL: 'L', brixFrom: '°Bx', waterL: 'L' }],
    juiceInMust: ['L', { mustKg: 'kg', juiceShare: '1', brix: '°Bx' }],
  }),
  ...described(sweetening, {
    sugarToSweeten: [
      'kg',
      { volumeL: 'L', sugarFromGPerL: 'g/L', sugarToGPerL: 'g/L', litersPerKg: { optional: 'L/kg' } },
    ],
    sugarPerLiterOfDryWine: ['kg', { volumeL: 'L', sugarGPerL: 'g/L' }],
    alcoholAfterDilution: ['% vol', { alcoholPercentVol: '% vol', volumeL: 'L', finalVolumeL: 'L' }],
    delleUnits: ['DU', { sugarGPer100Ml: 'g/100 mL', alcoholPercentVol: '% vol' }],
  }),
  ...described(dosage, {
    liqueurSugar: ['g/L', { sugarKg: 'kg', wineL: 'L' }],
    dosagePerBottle: [
      'mL',
      { bottleMl: 'mL', sugarFromGPerL: 'g/L', sugarToGPerL: 'g/L', liqueurGPerL: 'g/L' },
    ],
    sugarAfterDosage: [
      'g/L',
      { bottleMl: 'mL', sugarFromGPerL: 'g/L', liqueurMl: 'mL', liqueurGPerL: 'g/L' },
    ],
  }),
  ...described(hydrometer, {
    specificGravityAtCalibration: ['SG', { specificGravityReading: 'SG', ...circumstances }],
    densityAt20FromHydrometer: ['kg/m³', { readingKgPerM3: 'kg/m³', ...circumstances }],
    brixAt20FromHydrometer: ['°Bx', { brixReading: '°Bx', ...circumstances }],
    specificGravityAt20: ['SG', { specificGravityReading: 'SG', ...circumstances }],
  }),
  ...described(sucroseDensity, { sucroseDensity: ['kg/m³', { brix: '°Bx', temperatureC: '°C' }] }),
  ...described(wineDensity, {
    wineDensityAt20: ['g/mL', { densityGPerMl: 'g/mL', temperatureC: '°C', correction: 'kg/m³' }],
    wineRelativeDensity: ['1', { densityAt20GPerMl: 'g/mL' }],
  }),
  ...described(oimlR22, {
    densityFromMassFraction: ['kg/m³', { massFraction: '1', temperatureC: '°C' }],
    massFractionFromDensity: ['1', { densityKgPerM3: 'kg/m³', temperatureC: '°C' }],
    alcoholFromMassFraction: ['% vol', { massFraction: '1', referenceTemperatureC }],
    massFractionFromAlcohol: ['1', { alcoholPercentVol: '% vol', referenceTemperatureC }],
  }),
  ...described(alcoholometry, {
    densityFromAlcohol: ['kg/m³', { alcoholPercentVol: '% vol', temperatureC: '°C' }],
    alcoholFromDensity: ['% vol', { densityKgPerM3: 'kg/m³', temperatureC: '°C' }],
    massFractionFromHydrometer: ['1', { readingKgPerM3: 'kg/m³', temperatureC: '°C', glass }],
    alcoholFromAlcoholometer: ['% vol', { readingPercentVol: '% vol', temperatureC: '°C', glass }],
    massFractionFromAlcoholometer: ['1', { readingPercentMass: '% mass', temperatureC: '°C', glass }],
    specificGravityInAir: ['SG', { massFraction: '1', temperatureC: '°C' }],
  }),
  ...described(alcohol, {
    simpleGravityCorrection: ['SG', { temperatureC: '°C' }],
    simpleAlcohol: [
      '% vol',
      { ...gravities, initialTemperatureC: { optional: '°C' }, finalTemperatureC: { optional: '°C' } },
    ],
  }),
  ...described(alcoholMethods, {
    berry: ['% vol', gravities],
    balling: ['% vol', gravities],
    hall: ['% vol', gravities],
    cutaia: ['% vol', gravities],
  }),
  ...described(duncanActon, { duncanActon: ['% vol', gravities] }),
  ...described(refractometer, {
    refractometerGravity: ['SG', { initialBrix: '°Bx', finalBrix: '°Bx' }],
    refractometerGravityLinear: ['SG', { initialBrix: '°Bx', finalBrix: '°Bx' }],
  }),
  ...described(densityAlcohol, {
    simpleAlcoholFromDensity: [
      '% vol',
      { densityKgPerM3: 'kg/m³', temperatureC: '°C', extractKgPerM3: { optional: 'kg/m³' } },
    ],
    simpleDensityFromAlcohol: [
      'kg/m³',
      { alcoholPercentVol: '% vol', temperatureC: '°C', extractKgPerM3: { optional: 'kg/m³' } },
    ],
  }),
  ...described(fortification, {
    spiritByPearson: ['L', fortifying],
    spiritByMass: ['L', fortifying],
    fortifiedVolume: ['L', fortifying],
    alcoholWithSpirit: [
      '% vol',
      {
        wineVolumeL: 'L',
        wineAlcoholPercentVol: '% vol',
        spiritVolumeL: 'L',
        spiritAlcoholPercentVol: '% vol',
      },
    ],
  }),
  ...described(acids, {
    convertAcidity: ['g/L', { acidityGPerL: 'g/L', from: acid, to: acid }],
    milliequivalentsFromAcidity: ['meq/L', { acidityGPerL: 'g/L', acid }],
    acidityFromMilliequivalents: ['g/L', { acidityMeqPerL: 'meq/L', acid }],
    acidityLostToMalolactic: ['g/L', { malicGPerL: 'g/L' }],
    lacticFromMalic: ['g/L', { malicGPerL: 'g/L' }],
  }),
  gramsPerEquivalent: table(acids.gramsPerEquivalent, 'g/eq', 'acid'),
  ...described(acidAddition, {
    acidityRise: ['g/L', { acid: addedAcid, acidGPerL: 'g/L' }],
    acidToAdd: ['g', { acid: addedAcid, ...acidities }],
    acidBlendToAdd: [
      'g',
      {
        tartaricParts: { optional: '1' },
        malicParts: { optional: '1' },
        citricParts: { optional: '1' },
        lacticParts: { optional: '1' },
        ...acidities,
      },
    ],
  }),
  ...described(deacidification, {
    carbonateToAdd: ['g', { salt, bitartrate, ...acidities }],
    acidityTakenByCarbonate: ['g/L', { salt, bitartrate, doseGPerL: 'g/L' }],
    acidexByRule: ['g', acidities],
    doubleSaltVolume: ['L', acidities],
    doubleSaltCarbonate: ['kg', acidities],
  }),
  recommendedDoubleSaltSurplus: constant(deacidification.recommendedDoubleSaltSurplus, '1'),
  ...described(titration, {
    titratableAcidity: ['g/L', { ...titrant, acid }],
    titratableMilliequivalents: ['meq/L', titrant],
    baseStrengthByWeight: ['mol/L', { phthalateG: 'g', titrantMl: 'mL' }],
    baseStrengthByVolume: ['mol/L', { phthalateMl: 'mL', phthalateMolPerL: 'mol/L', titrantMl: 'mL' }],
    volatileAcidity: ['g/L', { ...titrant, acid: { acetic: '', sulfuric: '' } }],
    volatileAcidityOiv: [
      'unit of as',
      { titrantMl: 'mL', freeIodineMl: 'mL', boundIodineMl: 'mL', as: titration.oivVolatileFactors },
    ],
  }),
  usualDifferenceOfEndpointsGPerL: constant(titration.usualDifferenceOfEndpointsGPerL, 'g/L'),
  molarMass: table(molarMass, 'g/mol', 'of'),
} as const;
