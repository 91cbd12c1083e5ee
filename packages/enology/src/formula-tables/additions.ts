import * as copperSulfate from '../addition/copper-sulfate.ts';
import * as dose from '../addition/dose.ts';
import { gramsPerLiterPer } from '../addition/dose-unit.ts';
import * as solution from '../addition/solution.ts';
import * as sorbate from '../addition/sorbate.ts';
import * as yeast from '../addition/yeast.ts';
import * as blend from '../blend/blend.ts';
import * as brixByVolume from '../blend/brix-by-volume.ts';
import * as formol from '../nitrogen/formol.ts';
import * as nitrogenTarget from '../nitrogen/nitrogen-target.ts';
import * as nutrients from '../nitrogen/nutrients.ts';
import * as yan from '../nitrogen/yan.ts';
import * as forms from '../sulfur-dioxide/forms.ts';
import * as molecular from '../sulfur-dioxide/molecular.ts';
import * as oxygen from '../sulfur-dioxide/oxygen.ts';
import * as peroxide from '../sulfur-dioxide/peroxide.ts';
import * as pka from '../sulfur-dioxide/pka.ts';
import * as sulfite from '../sulfur-dioxide/sulfite.ts';
import * as so2Titration from '../sulfur-dioxide/titration.ts';
import { constant, described, table } from './describe.ts';

const method = { exact: '', simple: '' } as const;
const demand = { low: '', medium: '', high: '' } as const;
const lots = { first: 'unit of target', second: 'unit of target', target: 'any' } as const;
const peroxideDose = { fallMgPerL: 'mg/L', volumeL: 'L' } as const;
const wine = { alcoholPercentVol: '% vol', temperatureC: '°C' } as const;

export const additions = {
  ...described(dose, {
    convertDose: ['unit of to', { dose: 'unit of from', from: gramsPerLiterPer, to: gramsPerLiterPer }],
    massForDose: ['g', { doseGPerL: 'g/L', volumeL: 'L', strength: { optional: '1' } }],
    doseOfMass: ['g/L', { massG: 'g', volumeL: 'L', strength: { optional: '1' } }],
    massOnBalance: ['g', { massG: 'g', divisionG: { optional: 'g' } }],
  }),
  gramsPerLiterPer: table(gramsPerLiterPer, 'g/L', 'unit'),
  dapPerNitrogen: constant(dose.dapPerNitrogen, 'mg/mg'),
  ...described(solution, {
    solutionForRise: ['L', { riseGPerL: 'g/L', volumeL: 'L', stockGPerL: 'g/L', method }],
    riseOfSolution: ['g/L', { solutionL: 'L', volumeL: 'L', stockGPerL: 'g/L', method }],
    saltForStock: [
      'g',
      { riseGPerL: 'g/L', volumeL: 'L', stockL: 'L', addedL: 'L', strength: { optional: '1' } },
    ],
    waterBrought: ['%', { waterL: 'L', volumeL: 'L' }],
    slurryForDose: ['L', { doseGPerL: 'g/L', volumeL: 'L', slurryPercent: '% w/v' }],
  }),
  bentoniteWaterLPerKg: constant(solution.bentoniteWaterLPerKg, 'L/kg'),
  ...described(copperSulfate, {
    copperSulfateToAdd: [
      'g',
      { copperMgPerL: 'mg/L', volumeL: 'L', salt: { optional: copperSulfate.copperFraction } },
    ],
    copperSolutionToAdd: ['mL', { copperMgPerL: 'mg/L', volumeL: 'L', solutionPercent: '% w/v' }],
    copperOfSolution: ['mg/L', { solutionMl: 'mL', volumeL: 'L', solutionPercent: '% w/v' }],
  }),
  copperFraction: table(copperSulfate.copperFraction, '1', 'salt'),
  ...described(sorbate, {
    sorbateNeeded: ['g/L', { alcoholPercentVol: '% vol', pH: 'pH' }],
    sorbateByMeadTools: ['g/L', { alcoholPercentVol: '% vol' }],
    sorbicAcidOf: ['g/L', { sorbateGPerL: 'g/L' }],
  }),
  sorbicAcidFraction: constant(sorbate.sorbicAcidFraction, '1'),
  ...described(yeast, {
    yeastToPitch: ['g', { rateGPerHl: 'g/hL', volumeL: 'L' }],
    rehydrationNutrient: ['g', { yeastG: 'g', nutrientPerYeast: { optional: 'g/g' } }],
    rehydrationWater: [
      'mL',
      { nutrientG: { optional: 'g' }, yeastG: { optional: 'g' }, waterPerNutrient: { optional: 'mL/g' } },
    ],
    temperingSteps: ['steps', { mustTemperatureC: '°C' }],
  }),
  rehydration: table(yeast.rehydration, 'by its name', 'figure'),
  ...described(yan, {
    simpleYan: ['mg N/L', { fanMgNPerL: 'mg N/L', ammoniaMgPerL: 'mg/L' }],
    yan: [
      'mg N/L',
      { fanMgNPerL: 'mg N/L', ammoniaMgPerL: 'mg/L', ammoniaReportedAs: yan.nitrogenPerAmmonia },
    ],
    nitrogenDeficit: ['mg N', { targetMgNPerL: 'mg N/L', presentMgNPerL: 'mg N/L', volumeL: 'L' }],
  }),
  nitrogenPerAmmonia: table(yan.nitrogenPerAmmonia, 'g/g', 'ammoniaReportedAs'),
  ...described(formol, {
    formolNitrogen: [
      'mg N/L',
      {
        titrantMl: 'mL',
        titrantMolPerL: 'mol/L',
        juiceMl: 'mL',
        dilutedToMl: { optional: 'mL' },
        aliquotMl: { optional: 'mL' },
      },
    ],
  }),
  ...described(nitrogenTarget, {
    nitrogenTargetByBrix: ['mg N/L', { brix: '°Bx', demand }],
    nitrogenTargetBySugar: ['mg N/L', { brix: '°Bx', specificGravity: 'SG', demand }],
    generalNitrogenTarget: ['mg N/L', { brix: '°Bx' }],
  }),
  ...described(nutrients, {
    nitrogenFromDose: ['mg N/L', { doseGPerHl: 'g/hL', nitrogenFraction: '1' }],
  }),
  nitrogenFraction: table(nutrients.nitrogenFraction, '1', 'product'),
  ...described(forms, {
    saltForSo2: ['g', { riseMgPerL: 'mg/L', volumeL: 'L', so2Fraction: '1' }],
    so2OfSalt: ['mg/L', { saltG: 'g', volumeL: 'L', so2Fraction: '1' }],
    solutionForSo2: ['mL', { riseMgPerL: 'mg/L', volumeL: 'L', so2GPer100Ml: 'g/100 mL' }],
    saltForGrapes: ['g', { so2MgPerKg: 'mg/kg', grapesT: 't', so2Fraction: '1' }],
    freeRise: ['mg/L', { riseMgPerL: 'mg/L', freeShare: '1' }],
  }),
  usualFreeShare: table(forms.usualFreeShare, '1', 'wine'),
  ...described(sulfite, {
    sulfiteToAdd: ['g', { neededMgPerL: 'mg/L', presentMgPerL: 'mg/L', volumeL: 'L', so2Fraction: '1' }],
  }),
  so2FractionBySalt: table(sulfite.so2FractionBySalt, '1', 'salt'),
  ...described(molecular, {
    simpleFreeSo2Needed: ['mg/L', { molecularSo2MgPerL: 'mg/L', pH: 'pH' }],
    freeSo2Needed: ['mg/L', { molecularSo2MgPerL: 'mg/L', pH: 'pH', pKa: '1' }],
    molecularSo2: ['mg/L', { freeSo2MgPerL: 'mg/L', pH: 'pH', pKa: '1' }],
  }),
  conventionalPKa: table(molecular.conventionalPKa, '1', 'convention'),
  ...described(pka, { sulfurDioxidePKT: ['1', wine], sulfurDioxidePKM: ['1', wine] }),
  ...described(so2Titration, {
    so2FromTitration: [
      'mg/L',
      { titrantMl: 'mL', titrantMolPerL: 'mol/L', sampleMl: 'mL', blankMl: { optional: 'mL' } },
    ],
  }),
  ...described(peroxide, {
    peroxideForSo2: ['g', peroxideDose],
    peroxideSolutionMass: ['g', { ...peroxideDose, peroxidePercent: '% w/w' }],
    peroxideSolutionVolume: ['mL', { ...peroxideDose, peroxidePercent: '% w/w' }],
    peroxideByKnockanore: ['mL', { ...peroxideDose, peroxidePercent: '% w/w' }],
  }),
  peroxidePerSo2: constant(peroxide.peroxidePerSo2, 'g/g'),
  ...described(oxygen, {
    headspaceOxygen: ['mg', { headspaceMl: 'mL', oxygenPercent: '%' }],
    totalPackageOxygen: [
      'mg/L',
      { dissolvedMgPerL: 'mg/L', headspaceMl: 'mL', oxygenPercent: '%', bottleMl: 'mL' },
    ],
    so2LostToOxygen: ['mg/L', { oxygenMgPerL: 'mg/L', so2PerOxygen: 'mg/mg' }],
  }),
  so2PerOxygen: table(oxygen.so2PerOxygen, 'mg/mg', 'basis'),
  ...described(blend, {
    shareOfFirst: ['1', lots],
    partsOfFirst: ['parts', lots],
    volumeOfSecond: ['L', { firstVolumeL: 'L', ...lots }],
  }),
  ...described(brixByVolume, {
    brixOfVolumes: ['°Bx', { firstVolumeL: 'L', firstBrix: '°Bx', secondVolumeL: 'L', secondBrix: '°Bx' }],
  }),
} as const;
