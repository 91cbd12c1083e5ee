import { molecularSo2, simpleFreeSo2Needed } from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM } from '@orbit-vine/enology/sulfur-dioxide/pka.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { Step } from '../../calculator/result/calculation.ts';
import { textOf } from '../../calculator/result/figure.ts';
import { hasCellarPK } from './after.ts';
import {
  dosingPKa,
  publishedDose,
  publishedFraction,
  publishedNeed,
  type So2Inputs,
  simpleDose,
  strengthIsPrefilled,
} from './doses.ts';

function doseNumbers(inputs: So2Inputs, needed: number, fraction: number, grams: number): string {
  const { freeSo2MgPerL, volumeL, staysFreePercent } = inputs;
  const free = staysFreePercent < 100 ? ` / ${short(staysFreePercent / 100, 2)} that stays free` : '';
  return `max(0, ${fixed(needed, 2)} − ${short(freeSo2MgPerL, 2)}) / ${short(fraction, 4)}${free} × ${short(volumeL, 3)} / 1000 = ${fixed(grams, 3)} g`;
}

function cellarSteps(inputs: So2Inputs): readonly Step[] {
  if (!hasCellarPK(inputs)) return [];
  const pKa = sulfurDioxidePKM(inputs).value;
  return [
    {
      formula: 'M = F / (1 + 10^(pH − pKM)), at the alcohol and temperature of the wine',
      numbers: `${short(inputs.freeSo2MgPerL, 2)} / (1 + 10^(${short(inputs.pH, 3)} − ${fixed(pKa, 2)})) = ${textOf(molecularSo2({ ...inputs, pKa }), 2)} mg/L`,
      source: 'oiv-as323-04c',
    },
  ];
}

export function stepsOf(inputs: So2Inputs): readonly Step[] {
  const { pH, molecularSo2MgPerL } = inputs;
  const [m, at] = [short(molecularSo2MgPerL, 3), short(pH, 3)];
  const simple = simpleFreeSo2Needed(inputs);
  const pKa = dosingPKa(inputs);
  const published = publishedNeed(inputs);
  return [
    {
      formula: 'free SO₂ needed = molecular × 10^(pH − 1.8)',
      numbers: `${m} × 10^(${at} − 1.8) = ${textOf(simple, 2)} mg/L`,
      source: 'house-formula',
    },
    {
      formula:
        'g = max(0, needed − present) / strength × L / 1000; strength: this page’s starting value, or yours',
      numbers: doseNumbers(inputs, simple.value, inputs.so2Percent / 100, simpleDose(inputs).value),
      source: 'house-formula',
    },
    {
      formula: 'F = M (1 + 10^(pH − pKa))',
      numbers: `${m} × (1 + 10^(${at} − ${fixed(pKa, 2)})) = ${textOf(published, 2)} mg/L`,
      source: inputs.model === 'conservative' ? 'vawa' : 'awri-so2',
    },
    {
      formula: strengthIsPrefilled(inputs)
        ? 'g = max(0, F − present) / strength × L / 1000; strength of the pure salt, by atomic weights'
        : 'g = max(0, F − present) / strength × L / 1000; strength as you entered it',
      numbers: doseNumbers(inputs, published.value, publishedFraction(inputs), publishedDose(inputs).value),
      source: 'stoichiometry',
    },
    ...cellarSteps(inputs),
  ];
}
