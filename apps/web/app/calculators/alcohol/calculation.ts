import { simpleAlcohol, simpleGravityCorrection } from '@orbit-vine/enology/alcohol/alcohol.ts';
import {
  duncanActon,
  type Gravities,
  gravitiesAt20,
  wineAlcoholBand,
  wineAlcoholMethods,
} from '@orbit-vine/enology/alcohol/alcohol-methods.ts';
import { spread } from '@orbit-vine/enology/uncertainty.ts';
import { fixed, short } from '../form/decimal.ts';
import type { InputsOf } from '../form/form-spec.ts';
import type { Calculation, Comparison, Step } from '../parts/calculation.ts';
import { figureOf, textOf } from '../parts/figure.ts';
import type { alcoholForm } from './form.ts';

export type AlcoholInputs = InputsOf<typeof alcoholForm>;

/** Further apart than this, % vol, a winemaker would act differently. */
const tolerance = 0.5;

/** Without the correction, both readings count as made at 20 °C. */
function asMeasured(inputs: AlcoholInputs) {
  const { initialSpecificGravity, finalSpecificGravity } = inputs;
  const on = inputs.correction === 'on';
  return {
    initialSpecificGravity,
    finalSpecificGravity,
    initialTemperatureC: on ? inputs.initialTemperatureC : 20,
    finalTemperatureC: on ? inputs.finalTemperatureC : 20,
  };
}

/** The gravities that the published methods are given: at 20 °C, corrected by physics and not by the simple rule. */
export function gravitiesFor(inputs: AlcoholInputs): Gravities {
  const measured = asMeasured(inputs);
  return inputs.correction === 'on' ? gravitiesAt20(measured) : measured;
}

function explanationOf(inputs: AlcoholInputs, differs: boolean, band: string): string {
  if (!differs) return `Five methods fitted to wine give ${band}; the rule of 131.25 is close enough here.`;
  const far = inputs.correction === 'on' && inputs.initialTemperatureC !== inputs.finalTemperatureC;
  return far
    ? `Trust this one; the five methods fitted to wine give ${band}. The simple temperature correction moves a reading several times too far, and below 20 °C the wrong way. Here both readings are brought to 20 °C by the densities of sugar and alcohol solutions.`
    : `Trust this one; the five methods fitted to wine give ${band}. The factor 131.25 comes from beer and falls short on a strong, dry wine.`;
}

function comparisonOf(inputs: AlcoholInputs, simple: number, gravities: Gravities): Comparison | undefined {
  const published = duncanActon(gravities);
  const { low, high } = wineAlcoholBand(gravities);
  if (!published.inRange) return undefined;
  const differs = Math.abs(published.value - simple) > tolerance;
  const band = `${fixed(low.value, 1)} to ${fixed(high.value, 1)} % vol`;
  return {
    label: 'Duncan & Acton, fitted to wine',
    text: fixed(published.value, 2),
    unit: '% vol',
    differs,
    explanation: explanationOf(inputs, differs, band),
  };
}

function uncertaintyOf(inputs: AlcoholInputs): readonly string[] {
  const measured = asMeasured(inputs);
  const { low, high } = spread({
    at: inputs.finalSpecificGravity,
    delta: 0.001,
    compute: (finalSpecificGravity) => simpleAlcohol({ ...measured, finalSpecificGravity }).value,
  });
  return [
    `A reading off by 0.001 SG: ${fixed(low, 2)} to ${fixed(high, 2)} % vol.`,
    'The methods themselves differ by a few tenths: no gravity gives the alcohol to the second decimal.',
  ];
}

function correctionSteps(inputs: AlcoholInputs, exact: Gravities): readonly Step[] {
  if (inputs.correction !== 'on') return [];
  const correction = (temperatureC: number) => {
    const dt = short(temperatureC - 20, 3);
    return `1.4525e-4 × (${dt})² − 6.6927e-6 × (${dt}) = ${fixed(simpleGravityCorrection({ temperatureC }).value, 5)}`;
  };
  return [
    {
      formula: 'simple correction, added to each reading: 1.4525e-4 (T − 20)² − 6.6927e-6 (T − 20)',
      numbers: `first: ${correction(inputs.initialTemperatureC)}; last: ${correction(inputs.finalTemperatureC)}`,
      source: 'house-formula',
    },
    {
      formula:
        'published: the density of sugar (ICUMSA) and alcohol (OIML R 22) in the liquid, at T and at 20 °C',
      numbers: `${fixed(inputs.initialSpecificGravity, 4)} → ${fixed(exact.initialSpecificGravity, 4)}; ${fixed(inputs.finalSpecificGravity, 4)} → ${fixed(exact.finalSpecificGravity, 4)}`,
      source: 'icumsa',
    },
  ];
}

function stepsOf(inputs: AlcoholInputs, simple: number, exact: Gravities): readonly Step[] {
  const measured = asMeasured(inputs);
  const add = (temperatureC: number) => simpleGravityCorrection({ temperatureC }).value;
  const og = short(inputs.initialSpecificGravity + add(measured.initialTemperatureC), 5);
  const fg = short(inputs.finalSpecificGravity + add(measured.finalTemperatureC), 5);
  const [exactOg, exactFg] = [short(exact.initialSpecificGravity, 5), short(exact.finalSpecificGravity, 5)];
  return [
    ...correctionSteps(inputs, exact),
    {
      formula: '% vol = (initial − final) × 131.25',
      numbers: `(${og} − ${fg}) × 131.25 = ${fixed(simple, 2)}`,
      source: 'house-formula',
    },
    {
      formula: '% vol = 1000 (OG − FG) / (7.75 − 3.75 (OG − 0.007 − 1))',
      numbers: `1000 × (${exactOg} − ${exactFg}) / (7.75 − 3.75 × (${exactOg} − 1.007)) = ${textOf(duncanActon(exact), 2)}`,
      source: 'duncan-acton',
    },
  ];
}

/** Alcohol from two gravities, by the simple rule and by the methods fitted to wine. */
export function computeAlcohol(inputs: AlcoholInputs): Calculation {
  const simple = simpleAlcohol(asMeasured(inputs));
  const gravities = gravitiesFor(inputs);
  const comparison = comparisonOf(inputs, simple.value, gravities);
  return {
    headline: [{ label: 'Alcohol by volume', text: textOf(simple, 2), unit: '%' }],
    ...(simple.note !== undefined && { note: simple.note }),
    ...(comparison && { comparison }),
    more: wineAlcoholMethods.flatMap(({ name, compute }) => figureOf(name, compute(gravities), 2, '% vol')),
    uncertainty: uncertaintyOf(inputs),
    steps: stepsOf(inputs, simple.value, gravities),
    range:
      'initial gravity 1.000 to 1.200, final gravity 0.900 up to the initial one, readings from 0 to 40 °C. Gravities are 20/20 °C.',
  };
}
