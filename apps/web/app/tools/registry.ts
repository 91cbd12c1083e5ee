import type { Tool } from '../calculator/definition/tool.ts';
import { tool as acidAddition } from './acid-addition/about.ts';
import { tool as acidityUnits } from './acidity-units/about.ts';
import { tool as addition } from './addition/about.ts';
import { tool as alcohol } from './alcohol/about.ts';
import { tool as amelioration } from './amelioration/about.ts';
import { tool as backSweeten } from './back-sweeten/about.ts';
import { tool as barrelRound } from './barrel-round/about.ts';
import { tool as barrelVolume } from './barrel-volume/about.ts';
import { tool as blend } from './blend/about.ts';
import { tool as blendTwoTargets } from './blend-two-targets/about.ts';
import { tool as bottlePressure } from './bottle-pressure/about.ts';
import { tool as bottlingRun } from './bottling-run/about.ts';
import { tool as brixSg } from './brix-sg/about.ts';
import { tool as chaptalization } from './chaptalization/about.ts';
import { tool as copperSulfate } from './copper-sulfate/about.ts';
import { tool as costPerCase } from './cost-per-case/about.ts';
import { tool as cropEstimate } from './crop-estimate/about.ts';
import { tool as deacidification } from './deacidification/about.ts';
import { tool as degreeDays } from './degree-days/about.ts';
import { tool as densityAlcohol } from './density-alcohol/about.ts';
import { tool as dosage } from './dosage/about.ts';
import { tool as doseUnits } from './dose-units/about.ts';
import { tool as energyLabel } from './energy-label/about.ts';
import { tool as fermentationCo2 } from './fermentation-co2/about.ts';
import { tool as fermentationCooling } from './fermentation-cooling/about.ts';
import { tool as finingTrial } from './fining-trial/about.ts';
import { tool as formolYan } from './formol-yan/about.ts';
import { tool as fortification } from './fortification/about.ts';
import { tool as fortificationPoint } from './fortification-point/about.ts';
import { tool as freeSo2Titration } from './free-so2-titration/about.ts';
import { tool as grapeYield } from './grape-yield/about.ts';
import { tool as headspaceGas } from './headspace-gas/about.ts';
import { tool as hydrometer } from './hydrometer/about.ts';
import { tool as labelAlcohol } from './label-alcohol/about.ts';
import { tool as lineVolume } from './line-volume/about.ts';
import { tool as oxygenSo2 } from './oxygen-so2/about.ts';
import { tool as peroxideSo2 } from './peroxide-so2/about.ts';
import { tool as refractometer } from './refractometer/about.ts';
import { tool as so2 } from './so2/about.ts';
import { tool as so2Forms } from './so2-forms/about.ts';
import { tool as solutionAddition } from './solution-addition/about.ts';
import { tool as sorbate } from './sorbate/about.ts';
import { tool as sprayerCalibration } from './sprayer-calibration/about.ts';
import { tool as tankVolume } from './tank-volume/about.ts';
import { tool as tirage } from './tirage/about.ts';
import { tool as titratableAcidity } from './titratable-acidity/about.ts';
import { tool as triangleTest } from './triangle-test/about.ts';
import { tool as units } from './units/about.ts';
import { tool as usExciseTax } from './us-excise-tax/about.ts';
import { tool as volatileAcidity } from './volatile-acidity/about.ts';
import { tool as waterAddition } from './water-addition/about.ts';
import { tool as wineAlcohol } from './wine-alcohol/about.ts';
import { tool as yan } from './yan/about.ts';
import { tool as yeastRehydration } from './yeast-rehydration/about.ts';

/** Every calculator: a folder with its definition and texts, and one line here, in the order of lists. */
export const calculators: readonly Tool[] = [
  brixSg,
  alcohol,
  densityAlcohol,
  so2,
  yan,
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
  hydrometer,
  wineAlcohol,
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
  bottlePressure,
  fortificationPoint,
  blendTwoTargets,
  amelioration,
  barrelRound,
];

export const featured = calculators.filter(({ short }) => short !== undefined);

export function calculatorOf(id: string): Tool {
  const calculator = calculators.find((candidate) => candidate.id === id);
  if (!calculator) throw new Error(`There is no calculator "${id}".`);
  return calculator;
}
