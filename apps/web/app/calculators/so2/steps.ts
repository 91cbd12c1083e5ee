import { freeSo2Needed, simpleFreeSo2Needed } from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { fixed, short } from '../form/decimal.ts';
import type { Step } from '../parts/calculation.ts';
import { textOf } from '../parts/figure.ts';
import { publishedDose, publishedFraction, publishedPKa, type So2Inputs, simpleDose } from './doses.ts';

function doseNumbers(inputs: So2Inputs, needed: number, fraction: number, grams: number): string {
  const { freeSo2MgPerL, volumeL } = inputs;
  return `max(0, ${fixed(needed, 2)} − ${short(freeSo2MgPerL, 2)}) / ${short(fraction, 4)} × ${short(volumeL, 3)} / 1000 = ${fixed(grams, 3)} g`;
}

export function stepsOf(inputs: So2Inputs): readonly Step[] {
  const { pH, molecularSo2MgPerL } = inputs;
  const [m, at] = [short(molecularSo2MgPerL, 3), short(pH, 3)];
  const simple = simpleFreeSo2Needed(inputs);
  const pKa = publishedPKa(inputs).value;
  const published = freeSo2Needed({ ...inputs, pKa });
  return [
    {
      formula: 'free SO₂ needed = molecular × 10^(pH − 1.8)',
      numbers: `${m} × 10^(${at} − 1.8) = ${textOf(simple, 2)} mg/L`,
      source: 'house-formula',
    },
    {
      formula: 'g = max(0, needed − present) / fraction × L / 1000',
      numbers: doseNumbers(inputs, simple.value, inputs.so2Percent / 100, simpleDose(inputs).value),
      source: 'stoichiometry',
    },
    {
      formula:
        inputs.model === 'oiv'
          ? 'F = M (1 + 10^(pH − pK)), pK from the OIV’s table, less 0.075 for a wine’s ionic strength (our approximation)'
          : 'F = M (1 + 10^(pH − pKa))',
      numbers: `${m} × (1 + 10^(${at} − ${fixed(pKa, 3)})) = ${textOf(published, 2)} mg/L; ${doseNumbers(inputs, published.value, publishedFraction(inputs), publishedDose(inputs).value)}`,
      source:
        inputs.model === 'oiv' ? 'oiv-as323-04c' : inputs.model === 'conservative' ? 'vawa' : 'awri-so2',
    },
  ];
}
