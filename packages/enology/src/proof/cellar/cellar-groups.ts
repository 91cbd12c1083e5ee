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
  reproduceYeast,
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

/** The forty calculators of the cellar, in the order of the season. */
export const cellarCalculators = [
  'chaptalization',
  'water-addition',
  'acid-addition',
  'deacidification',
  'grape-yield',
  'yeast-rehydration',
  'fermentation-co2',
  'fermentation-cooling',
  'dose-units',
  'addition',
  'solution-addition',
  'so2-forms',
  'fining-trial',
  'copper-sulfate',
  'sorbate',
  'peroxide-so2',
  'oxygen-so2',
  'back-sweeten',
  'blend',
  'fortification',
  'tirage',
  'dosage',
  'tank-volume',
  'barrel-volume',
  'line-volume',
  'headspace-gas',
  'bottling-run',
  'titratable-acidity',
  'acidity-units',
  'volatile-acidity',
  'free-so2-titration',
  'formol-yan',
  'triangle-test',
  'crop-estimate',
  'degree-days',
  'sprayer-calibration',
  'us-excise-tax',
  'label-alcohol',
  'energy-label',
  'cost-per-case',
] as const;
export type CellarCalculator = (typeof cellarCalculators)[number];

/** Who answers a point of a group; a calculator's group has its name. */
export const cellarGroups: Readonly<
  Record<CellarCalculator | 'double-salt-deacidification' | 'legal-limit', (point: PublishedPoint) => Outcome>
> = {
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
  'label-alcohol': reproduceLabelAlcohol,
  'energy-label': reproduceEnergy,
  'cost-per-case': reproduceCost,
  'legal-limit': reproduceLimit,
};
