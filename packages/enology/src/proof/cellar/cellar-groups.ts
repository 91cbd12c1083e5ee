import type { Outcome } from '../../outcome.ts';
import type { PublishedPoint } from '../published-points.ts';
import { reproduceAcidAddition, reproduceAcidityUnits } from './acid.ts';
import {
  reproduceAddition,
  reproduceCopper,
  reproduceFiningTrial,
  reproduceSolution,
  reproduceSorbate,
  reproduceUnits,
} from './additions.ts';
import { reproduceBlend, reproduceFortification } from './blends.ts';
import { reproduceCooling, reproduceFermentationGas, reproduceHeadspace, reproduceTirage } from './gas.ts';
import {
  reproduceDeacidification,
  reproduceDoubleSalt,
  reproduceFormol,
  reproduceSo2Titration,
  reproduceTitratableAcidity,
  reproduceVolatileAcidity,
} from './laboratory.ts';
import {
  reproduceCost,
  reproduceEnergy,
  reproduceExciseTax,
  reproduceLabelAlcohol,
  reproduceLimit,
} from './office.ts';
import { reproduceRefractometer } from './refractometer.ts';
import { reproduceChaptalization, reproduceDosage, reproduceSweetening, reproduceWatering } from './sugar.ts';
import { reproduceOxygen, reproducePeroxide, reproduceSo2Forms } from './sulfur-dioxide.ts';
import {
  reproduceBarrel,
  reproduceBottling,
  reproduceLine,
  reproduceTank,
  reproduceYield,
} from './vessels.ts';
import { reproduceCrop, reproduceDegreeDays, reproduceSprayer, reproduceTriangle } from './vineyard.ts';
import { reproduceYeast } from './yeast.ts';

/** What this package says at a point of each group of the cellar. */
export const cellarGroups = {
  chaptalization: reproduceChaptalization,
  'water-addition': reproduceWatering,
  'acid-addition': reproduceAcidAddition,
  deacidification: reproduceDeacidification,
  'double-salt-deacidification': reproduceDoubleSalt,
  'grape-yield': reproduceYield,
  'yeast-rehydration': reproduceYeast,
  'fermentation-co2': reproduceFermentationGas,
  'fermentation-cooling': reproduceCooling,
  'dose-units': reproduceUnits,
  addition: reproduceAddition,
  'solution-addition': reproduceSolution,
  'so2-forms': reproduceSo2Forms,
  'fining-trial': reproduceFiningTrial,
  'copper-sulfate': reproduceCopper,
  sorbate: reproduceSorbate,
  'peroxide-so2': reproducePeroxide,
  'oxygen-so2': reproduceOxygen,
  'back-sweeten': reproduceSweetening,
  blend: reproduceBlend,
  fortification: reproduceFortification,
  tirage: reproduceTirage,
  dosage: reproduceDosage,
  'tank-volume': reproduceTank,
  'barrel-volume': reproduceBarrel,
  'line-volume': reproduceLine,
  'headspace-gas': reproduceHeadspace,
  'bottling-run': reproduceBottling,
  'titratable-acidity': reproduceTitratableAcidity,
  'acidity-units': reproduceAcidityUnits,
  'volatile-acidity': reproduceVolatileAcidity,
  'free-so2-titration': reproduceSo2Titration,
  'formol-yan': reproduceFormol,
  'triangle-test': reproduceTriangle,
  'crop-estimate': reproduceCrop,
  'degree-days': reproduceDegreeDays,
  'sprayer-calibration': reproduceSprayer,
  'us-excise-tax': reproduceExciseTax,
  refractometer: reproduceRefractometer,
  'label-alcohol': reproduceLabelAlcohol,
  'energy-label': reproduceEnergy,
  'cost-per-case': reproduceCost,
  'legal-limit': reproduceLimit,
} as const satisfies Readonly<Record<string, (point: PublishedPoint) => Outcome>>;
