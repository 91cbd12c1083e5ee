import {
  conventionalPKa,
  freeSo2Needed,
  molecularSo2,
  simpleFreeSo2Needed,
} from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM } from '@orbit-vine/enology/sulfur-dioxide/pka.ts';
import { spread } from '@orbit-vine/enology/uncertainty.ts';
import { fixed, short } from '../form/decimal.ts';
import { massText } from '../form/mass.ts';
import type { Unit } from '../form/units.ts';
import type { Calculation, Comparison, Figure } from '../parts/calculation.ts';
import { figureOf, textOf } from '../parts/figure.ts';
import {
  isPotassium,
  publishedDose,
  publishedFraction,
  publishedPKa,
  type So2Inputs,
  simpleDose,
  strengthIsPrefilled,
} from './doses.ts';
import { stepsOf } from './steps.ts';

/** Doses further apart than this share, a winemaker would weigh differently. */
const tolerance = 0.15;

function explanationOf(inputs: So2Inputs, differs: boolean): string {
  const saltDiffers = strengthIsPrefilled(inputs) && !isPotassium(inputs);
  if (differs && saltDiffers) {
    return 'Trust this one. Pure sodium metabisulfite is 67.4 % SO₂ by its atomic weights; 52 % has no source and would overdose by 30 %. If the label states a strength, enter it.';
  }
  if (differs && inputs.model === 'oiv') {
    return 'Trust this one if alcohol and temperature are as you say: the constant of 1.8 is that of water, and a wine’s alcohol leaves more of its SO₂ molecular. Most published tables use 1.81 and so ask for more.';
  }
  if (differs) {
    return 'Trust this one: close to what the wine already holds, a small difference in the need is a large one in the dose.';
  }
  return 'The published formula F = M (1 + 10^(pH − pKa)) is close enough here.';
}

const modelNames: Readonly<Record<string, string>> = {
  standard: 'pKa 1.81',
  conservative: 'pKa 1.77',
  oiv: 'OIV pK by alcohol and temperature',
};

function comparisonOf(inputs: So2Inputs, mass: Unit): Comparison | undefined {
  const published = publishedDose(inputs).value;
  const simple = simpleDose(inputs).value;
  if (!Number.isFinite(published + simple)) return undefined;
  const differs = Math.abs(published - simple) > tolerance * Math.max(published, simple);
  const percent = fixed(publishedFraction(inputs) * 100, 1);
  const note = inputs.model === 'oiv' ? publishedPKa(inputs).note : undefined;
  return {
    label: `${modelNames[inputs.model]}, ${percent} % SO₂`,
    text: massText(published, mass, 3),
    unit: mass.label,
    differs,
    explanation: [explanationOf(inputs, differs), note].filter(Boolean).join(' '),
  };
}

function moreOf(inputs: So2Inputs): readonly Figure[] {
  const needed = (pKa: number) => freeSo2Needed({ ...inputs, pKa });
  const oiv = sulfurDioxidePKM(inputs);
  const wine = `${short(inputs.alcoholPercentVol, 1)} % vol, ${short(inputs.temperatureC, 1)} °C`;
  return [
    ...figureOf('Free SO₂ needed, pKa 1.81', needed(conventionalPKa.standard), 1, 'mg/L'),
    ...figureOf('Free SO₂ needed, pKa 1.77', needed(conventionalPKa.conservative), 1, 'mg/L'),
    ...figureOf(`Free SO₂ needed, OIV at ${wine}`, needed(oiv.value), 1, 'mg/L'),
    ...figureOf(
      'Molecular SO₂ now, pKa 1.81',
      molecularSo2({ ...inputs, pKa: conventionalPKa.standard }),
      2,
      'mg/L',
    ),
  ];
}

function uncertaintyOf(inputs: So2Inputs, mass: Unit): readonly string[] {
  const line = (what: string, { low, high }: { low: number; high: number }) =>
    `${what}: ${massText(low, mass, 2)} to ${massText(high, mass, 2)} ${mass.label}.`;
  return [
    line(
      'A pH off by 0.05',
      spread({ at: inputs.pH, delta: 0.05, compute: (pH) => simpleDose({ ...inputs, pH }).value }),
    ),
    line(
      'Free SO₂ off by 3 mg/L',
      spread({
        at: inputs.freeSo2MgPerL,
        delta: 3,
        compute: (free) => simpleDose({ ...inputs, freeSo2MgPerL: Math.max(0, free) }).value,
      }),
    ),
  ];
}

/** The sulfite that brings a wine to the molecular SO2 it should have. */
export function computeSo2(inputs: So2Inputs, mass: Unit): Calculation {
  const needed = simpleFreeSo2Needed(inputs);
  const grams = simpleDose(inputs);
  const comparison = comparisonOf(inputs, mass);
  const salt = isPotassium(inputs) ? 'Potassium metabisulfite' : 'Sodium metabisulfite';
  return {
    headline: [
      { label: `${salt} to add`, text: massText(grams.value, mass, 3), unit: mass.label },
      { label: 'Required free SO₂', text: textOf(needed, 2), unit: 'mg/L' },
    ],
    ...(grams.value === 0 && { note: 'The wine already holds the free SO₂ that it needs.' }),
    ...(comparison && { comparison }),
    more: moreOf(inputs),
    uncertainty: uncertaintyOf(inputs, mass),
    steps: stepsOf(inputs),
    range:
      'pH 2.8 to 4.0, molecular SO₂ 0.1 to 2.0 mg/L. In red wine the measured free SO₂ includes some that is bound to colour, so that the molecular part is less than calculated.',
  };
}
