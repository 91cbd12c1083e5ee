import {
  conventionalPKa,
  freeSo2Needed,
  molecularSo2,
  simpleFreeSo2Needed,
} from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM } from '@orbit-vine/enology/sulfur-dioxide/pka.ts';
import { prefilledSo2Percent, pureSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import { rangeOfOutcomes } from '@orbit-vine/enology/uncertainty.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { massText, unitToWeigh } from '../../calculator/form/mass.ts';
import type { Unit } from '../../calculator/form/units.ts';
import type { Calculation, Comparison, Figure } from '../../calculator/result/calculation.ts';
import { figureOf, textOf } from '../../calculator/result/figure.ts';
import { so2Changed } from '../../calculator/result/tank-after.ts';
import { afterDose, givenByDose, molecularInCellar } from './after.ts';
import {
  dosesDiffer,
  doseToWeigh,
  dosingPKa,
  isPotassium,
  publishedDose,
  publishedFraction,
  publishedNeed,
  type So2Inputs,
  simpleDose,
  strengthIsPrefilled,
  strengthIsUnsourced,
} from './doses.ts';
import { limitsPassed } from './limits.ts';
import { stepsOf } from './steps.ts';

/**
 * Shown wherever this strength is used, even if the doses agree: another constant can offset its effect on the dose.
 */
const unsourcedStrength = `Pure sodium metabisulfite is ${pureSo2Percent.SMBS}% SO₂ by atomic weights. The house formula starts from ${prefilledSo2Percent.SMBS}%, for which we found no source; its dose is ${fixed(100 * (pureSo2Percent.SMBS / prefilledSo2Percent.SMBS - 1), 0)}% too large. Enter the strength on the label.`;

function explanationOf(inputs: So2Inputs, differs: boolean): string {
  if (differs && strengthIsUnsourced(inputs)) return unsourcedStrength;
  if (differs) {
    return 'Near the target, a small difference in the need is a large one in the dose.';
  }
  return 'The published formula F = M (1 + 10^(pH − pKa)) agrees closely here.';
}

function percentText(fraction: number): string {
  return `${short(fraction * 100, 1)}%`;
}

function saltOf(inputs: So2Inputs): string {
  return isPotassium(inputs) ? 'potassium metabisulfite' : 'sodium metabisulfite';
}

function comparisonOf(inputs: So2Inputs, differs: boolean, mass: Unit): Comparison | undefined {
  const published = publishedDose(inputs).value;
  if (!Number.isFinite(published + simpleDose(inputs).value)) return undefined;
  const strength = percentText(publishedFraction(inputs));
  return {
    label: `Published, pKa ${fixed(dosingPKa(inputs), 2)}, ${strength} SO₂`,
    instruction: `Weigh this: ${saltOf(inputs)}, ${strength}`,
    houseName: `House formula, ${percentText(inputs.so2Percent / 100)}`,
    text: massText(published, mass, 3),
    unit: mass.label,
    belonging: [{ label: neededLabel, text: textOf(publishedNeed(inputs), 2), unit: 'mg/L' }],
    differs,
    explanation: explanationOf(inputs, differs),
    ...((differs ? strengthIsPrefilled(inputs) : strengthIsUnsourced(inputs)) && {
      remedy: {
        label: `Use ${strength}`,
        field: 'so2Percent',
        value: Number((publishedFraction(inputs) * 100).toFixed(1)),
      },
    }),
  };
}

const neededLabel = 'Required free SO₂';

/** The OIV's figures, as a comparison; below 20 °C its table has none. */
function oivFigures(inputs: So2Inputs): readonly Figure[] {
  const pK = sulfurDioxidePKM(inputs);
  if (inputs.model !== 'oiv' || !pK.inRange) return [];
  const wine = `${short(inputs.alcoholPercentVol, 1)}% vol and ${short(inputs.temperatureC, 1)} °C`;
  return figureOf(
    `For comparison, not for dosing: free SO₂ needed with the OIV’s constant at ${wine}`,
    freeSo2Needed({ ...inputs, pKa: pK.value }),
    1,
    'mg/L',
  );
}

function oivCaution(inputs: So2Inputs): readonly string[] {
  if (inputs.model !== 'oiv') return [];
  const pK = sulfurDioxidePKM(inputs);
  if (pK.inRange) {
    return [
      'The OIV’s constant takes alcohol and temperature into account and finds more molecular SO₂ in the same free SO₂. Treat the difference as a margin of safety: the dose above uses the usual tables’ constant.',
    ];
  }
  return [
    `The OIV’s table has no figure for this wine: it runs from 20 to 40 °C and from 0 to 15% vol. ${inputs.temperatureC < 20 ? 'A colder wine holds less of its free SO₂ as molecular SO₂ than one at 20 °C, and so needs more. ' : ''}The dose above doesn’t depend on that table.`,
  ];
}

function moreOf(inputs: So2Inputs): readonly Figure[] {
  const needed = (pKa: number) => freeSo2Needed({ ...inputs, pKa });
  return [
    ...figureOf('Free SO₂ needed, pKa 1.81', needed(conventionalPKa.standard), 1, 'mg/L'),
    ...figureOf('Free SO₂ needed, pKa 1.77', needed(conventionalPKa.conservative), 1, 'mg/L'),
    ...oivFigures(inputs),
    ...figureOf(
      'Molecular SO₂ now, pKa 1.81',
      molecularSo2({ ...inputs, pKa: conventionalPKa.standard }),
      2,
      'mg/L',
    ),
    ...molecularInCellar('now', inputs),
  ];
}

/** By the method that gives the dose to weigh: the other method's range might not include that dose. */
function uncertaintyOf(inputs: So2Inputs, differ: boolean, mass: Unit): readonly string[] {
  const line = (what: string, { low, high }: { low: number; high: number }) =>
    `${what}: ${massText(low, mass, 2)} to ${massText(high, mass, 2)} ${mass.label}.`;
  const weigh = (changed: So2Inputs) => doseToWeigh(changed, differ).value;
  return [
    line(
      'If pH is off by 0.05',
      rangeOfOutcomes({ at: inputs.pH, delta: 0.05, compute: (pH) => weigh({ ...inputs, pH }) }),
    ),
    line(
      'If free SO₂ is off by 3 mg/L',
      rangeOfOutcomes({
        at: inputs.freeSo2MgPerL,
        delta: 3,
        compute: (free) => weigh({ ...inputs, freeSo2MgPerL: Math.max(0, free) }),
      }),
    ),
  ];
}

export function computeSo2(inputs: So2Inputs, chosen: Unit): Calculation {
  const needed = simpleFreeSo2Needed(inputs);
  const grams = simpleDose(inputs);
  const differ = dosesDiffer(inputs);
  const gives = givenByDose(inputs, differ);
  const mass = unitToWeigh(doseToWeigh(inputs, differ).value, chosen);
  const comparison = comparisonOf(inputs, differ, mass);
  const salt = isPotassium(inputs) ? 'Potassium metabisulfite' : 'Sodium metabisulfite';
  return {
    headline: [
      { label: `${salt} to add`, text: massText(grams.value, mass, 3), unit: mass.label },
      { label: neededLabel, text: textOf(needed, 2), unit: 'mg/L' },
    ],
    ...(doseToWeigh(inputs, differ).value === 0 && { note: 'The wine already has enough free SO₂.' }),
    tank: so2Changed(gives.freeSo2MgPerL, gives.totalSo2MgPerL),
    effect: {
      from: inputs.freeSo2MgPerL,
      to: gives.freeSo2MgPerL,
      decimals: 1,
      unit: 'mg/L',
      of: 'of free SO₂',
    },
    ...(comparison && { comparison }),
    limits: limitsPassed(gives.totalSo2MgPerL),
    cautions: [...(!differ && strengthIsUnsourced(inputs) ? [unsourcedStrength] : []), ...oivCaution(inputs)],
    more: [...moreOf(inputs), ...afterDose(inputs, differ)],
    uncertainty: uncertaintyOf(inputs, differ, mass),
    steps: stepsOf(inputs),
    range:
      'pH 2.8 to 4.0, molecular SO₂ 0.1 to 2.0 mg/L. In red wine, the measured free SO₂ includes some that is bound to pigments, so the molecular part is less than calculated.',
  };
}
