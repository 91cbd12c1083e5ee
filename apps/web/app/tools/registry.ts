import type { Definition } from '../calculator/definition/definition.ts';
import { definition as acidAddition } from './acid-addition/definition.ts';
import { definition as acidityUnits } from './acidity-units/definition.ts';
import { definition as addition } from './addition/definition.ts';
import { definition as alcohol } from './alcohol/definition.ts';
import { definition as backSweeten } from './back-sweeten/definition.ts';
import { definition as barrelVolume } from './barrel-volume/definition.ts';
import { definition as blend } from './blend/definition.ts';
import { definition as bottlingRun } from './bottling-run/definition.ts';
import { definition as brixSg } from './brix-sg/definition.ts';
import { definition as chaptalization } from './chaptalization/definition.ts';
import { definition as copperSulfate } from './copper-sulfate/definition.ts';
import { definition as costPerCase } from './cost-per-case/definition.ts';
import { definition as cropEstimate } from './crop-estimate/definition.ts';
import { definition as deacidification } from './deacidification/definition.ts';
import { definition as degreeDays } from './degree-days/definition.ts';
import { definition as densityAlcohol } from './density-alcohol/definition.ts';
import { definition as dosage } from './dosage/definition.ts';
import { definition as doseUnits } from './dose-units/definition.ts';
import { definition as energyLabel } from './energy-label/definition.ts';
import { definition as fermentationCo2 } from './fermentation-co2/definition.ts';
import { definition as fermentationCooling } from './fermentation-cooling/definition.ts';
import { definition as finingTrial } from './fining-trial/definition.ts';
import { definition as formolYan } from './formol-yan/definition.ts';
import { definition as fortification } from './fortification/definition.ts';
import { definition as freeSo2Titration } from './free-so2-titration/definition.ts';
import { definition as grapeYield } from './grape-yield/definition.ts';
import { definition as headspaceGas } from './headspace-gas/definition.ts';
import { definition as labelAlcohol } from './label-alcohol/definition.ts';
import { definition as lineVolume } from './line-volume/definition.ts';
import { definition as oxygenSo2 } from './oxygen-so2/definition.ts';
import { definition as peroxideSo2 } from './peroxide-so2/definition.ts';
import { definition as refractometer } from './refractometer/definition.ts';
import { definition as so2 } from './so2/definition.ts';
import { definition as so2Forms } from './so2-forms/definition.ts';
import { definition as solutionAddition } from './solution-addition/definition.ts';
import { definition as sorbate } from './sorbate/definition.ts';
import { definition as sprayerCalibration } from './sprayer-calibration/definition.ts';
import { definition as tankVolume } from './tank-volume/definition.ts';
import { definition as tirage } from './tirage/definition.ts';
import { definition as titratableAcidity } from './titratable-acidity/definition.ts';
import { definition as triangleTest } from './triangle-test/definition.ts';
import { definition as units } from './units/definition.ts';
import { definition as usExciseTax } from './us-excise-tax/definition.ts';
import { definition as volatileAcidity } from './volatile-acidity/definition.ts';
import { definition as waterAddition } from './water-addition/definition.ts';
import { definition as yan } from './yan/definition.ts';
import { definition as yeastRehydration } from './yeast-rehydration/definition.ts';

/** The five that the site began with: they stand first, and have pages of their own. */
export const firstFive: readonly Definition[] = [brixSg, alcohol, densityAlcohol, so2, yan];

/** The bench: each of these is a folder with its definition, and one line here. The order is that of the lists. */
export const bench: readonly Definition[] = [
  addition,
  solutionAddition,
  units,
  doseUnits,
  blend,
  finingTrial,
  copperSulfate,
  tankVolume,
  so2Forms,
  acidAddition,
  deacidification,
  chaptalization,
  waterAddition,
  energyLabel,
  titratableAcidity,
  freeSo2Titration,
  volatileAcidity,
  acidityUnits,
  refractometer,
  bottlingRun,
  grapeYield,
  tirage,
  dosage,
  fortification,
  backSweeten,
  sorbate,
  yeastRehydration,
  oxygenSo2,
  usExciseTax,
  labelAlcohol,
  formolYan,
  cropEstimate,
  degreeDays,
  headspaceGas,
  triangleTest,
  barrelVolume,
  lineVolume,
  sprayerCalibration,
  costPerCase,
  peroxideSo2,
  fermentationCo2,
  fermentationCooling,
];

/** Each has its page at `/tools/{id}`. */
export const calculators: readonly Definition[] = [...firstFive, ...bench];

export function calculatorOf(id: string): Definition {
  const calculator = calculators.find((candidate) => candidate.id === id);
  if (!calculator) throw new Error(`There is no calculator "${id}".`);
  return calculator;
}
