import { simpleAlcohol, simpleGravityCorrection } from '@orbit-vine/enology/alcohol/alcohol.ts';
import {
  gravitiesAt20,
  wineAlcoholBand,
  wineAlcoholMethods,
} from '@orbit-vine/enology/alcohol/alcohol-methods.ts';
import { duncanActon, type Gravities } from '@orbit-vine/enology/alcohol/duncan-acton.ts';
import type { Outcome } from '@orbit-vine/enology/outcome.ts';
import { rangeOfOutcomes } from '@orbit-vine/enology/uncertainty.ts';
import { fixed, noValue, short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { Calculation, Comparison, Figure, Step } from '../../calculator/result/calculation.ts';
import { figureOf, textOf } from '../../calculator/result/figure.ts';
import { measured } from '../../calculator/result/tank-after.ts';
import type { alcoholForm } from './form.ts';

export type AlcoholInputs = InputsOf<typeof alcoholForm>;

/** Beyond this difference, % vol, a winemaker would act differently. */
const tolerance = 0.5;
const percentVolPerGravity = 131.25;

/** Without the correction, both readings count as made at 20 °C. */
function asMeasured({ correction, ...measured }: AlcoholInputs) {
  return correction === 'on' ? measured : { ...measured, initialTemperatureC: 20, finalTemperatureC: 20 };
}

function simplyCorrected(inputs: AlcoholInputs): Gravities {
  const measured = asMeasured(inputs);
  const add = (temperatureC: number) => simpleGravityCorrection({ temperatureC }).value;
  return {
    initialSpecificGravity: measured.initialSpecificGravity + add(measured.initialTemperatureC),
    finalSpecificGravity: measured.finalSpecificGravity + add(measured.finalTemperatureC),
  };
}

/** The gravities for the published methods: at 20 °C, corrected by physics rather than the simple rule. */
function gravitiesFor(inputs: AlcoholInputs): Gravities {
  const measured = asMeasured(inputs);
  return inputs.correction === 'on' ? gravitiesAt20(measured) : measured;
}

function correctionFails(inputs: AlcoholInputs, exact: Gravities): boolean {
  if (inputs.correction !== 'on') return false;
  const simply = simplyCorrected(inputs);
  return (['initialSpecificGravity', 'finalSpecificGravity'] as const).some(
    (reading) => Math.abs(simply[reading] - exact[reading]) * percentVolPerGravity > tolerance,
  );
}

/** Computed once, since the correction for temperature takes most of the time. */
interface Findings {
  readonly gravities: Gravities;
  readonly simple: Outcome;
  readonly published: Outcome;
  /** Range of the five published methods. */
  readonly low: number;
  readonly high: number;
  readonly correctionFails: boolean;
  /**
   * Whether to act on the published method: the house figure is too far from it, outside all published methods, or
   * right only because two corrections are both wrong.
   */
  readonly differ: boolean;
}

export function findingsOf(inputs: AlcoholInputs): Findings {
  const gravities = gravitiesFor(inputs);
  const published = duncanActon(gravities);
  const simple = simpleAlcohol(asMeasured(inputs));
  const band = wineAlcoholBand(gravities);
  const [low, high] = [band.low.value, band.high.value];
  const fails = correctionFails(inputs, gravities);
  const far = Math.abs(published.value - simple.value) > tolerance;
  const withinBand = simple.value >= low && simple.value <= high;
  const differ = published.inRange && (far || !withinBand || fails);
  return { gravities, simple, published, low, high, correctionFails: fails, differ };
}

export const alcoholToRead = ({ differ, published, simple }: Findings) => (differ ? published : simple).value;

function explanationOf({ simple: { value: simple }, low, high, ...found }: Findings): string {
  const where =
    simple < low ? 'below all five' : simple > high ? 'above all five' : 'far from Duncan & Acton';
  const verdict = found.differ
    ? found.correctionFails
      ? '. The house correction moves a warm reading too far, and a cold one the wrong way.'
      : `. The factor 131.25, from beer, lies ${where}.`
    : '; the house formula lies among them.';
  return `Five published methods give ${fixed(low, 1)} to ${fixed(high, 1)}% vol${verdict}`;
}

function comparisonOf(found: Findings): Comparison | undefined {
  if (!found.published.inRange) return undefined;
  return {
    label: 'Duncan & Acton, fitted to wine',
    instruction: 'Read this: alcohol by Duncan & Acton',
    houseName: 'House formula, factor 131.25',
    text: fixed(found.published.value, 2),
    unit: '% vol',
    differs: found.differ,
    explanation: explanationOf(found),
  };
}

function uncertaintyOf(inputs: AlcoholInputs, { differ }: Findings): readonly string[] {
  const { low, high } = rangeOfOutcomes({
    at: inputs.finalSpecificGravity,
    delta: 0.001,
    compute: (finalSpecificGravity) => {
      const other = { ...inputs, finalSpecificGravity };
      return differ ? duncanActon(gravitiesFor(other)).value : simpleAlcohol(asMeasured(other)).value;
    },
  });
  return [
    ...(Number.isFinite(low + high)
      ? [`If a reading is off by 0.001 SG: ${fixed(low, 2)} to ${fixed(high, 2)}% vol.`]
      : []),
    'No hydrometer gives the second decimal.',
  ];
}

const moved = (from: number, to: number) => `${fixed(from, 4)} → ${fixed(to, 4)}`;

function correctionSteps(inputs: AlcoholInputs, exact: Gravities): readonly Step[] {
  if (inputs.correction !== 'on') return [];
  const correction = (temperatureC: number) => {
    const dt = short(temperatureC - 20, 3);
    return `0.00014525 × (${dt})² − 0.0000066927 × (${dt}) = ${fixed(simpleGravityCorrection({ temperatureC }).value, 5)}`;
  };
  return [
    {
      formula: 'house correction: + 0.00014525 (T − 20)² − 0.0000066927 (T − 20)',
      numbers: `first: ${correction(inputs.initialTemperatureC)}; last: ${correction(inputs.finalTemperatureC)}`,
      source: 'house-formula',
    },
    {
      formula: 'published: sugar (ICUMSA) and alcohol (OIML R 22) densities at T and 20 °C',
      numbers: `${moved(inputs.initialSpecificGravity, exact.initialSpecificGravity)}; ${moved(inputs.finalSpecificGravity, exact.finalSpecificGravity)}`,
      source: 'icumsa',
    },
  ];
}

function stepsOf(inputs: AlcoholInputs, simple: number, exact: Gravities): readonly Step[] {
  const simply = simplyCorrected(inputs);
  const [og, fg] = [short(simply.initialSpecificGravity, 5), short(simply.finalSpecificGravity, 5)];
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

function moreOf(inputs: AlcoholInputs, gravities: Gravities): readonly Figure[] {
  const text = moved(gravities.initialSpecificGravity, gravities.finalSpecificGravity);
  return [
    ...(inputs.correction === 'on' ? [{ label: 'Readings corrected to 20 °C', text }] : []),
    ...wineAlcoholMethods.flatMap(({ name, compute }) => figureOf(name, compute(gravities), 2, '% vol')),
  ];
}

export function computeAlcohol(inputs: AlcoholInputs): Calculation {
  const found = findingsOf(inputs);
  const { simple, gravities } = found;
  const comparison = comparisonOf(found);
  const swapped = inputs.finalSpecificGravity > inputs.initialSpecificGravity;
  return {
    headline: [
      {
        label: 'Alcohol by volume',
        text: swapped ? noValue : textOf(simple, 2),
        ...(!swapped && { unit: '%' }),
      },
    ],
    ...(simple.note !== undefined && { note: simple.note }),
    ...(swapped && { hold: 'Are the two readings swapped?' }),
    tank: measured({ alcoholPercentVol: alcoholToRead(found) }),
    ...(comparison && { comparison }),
    more: moreOf(inputs, gravities),
    uncertainty: swapped ? [] : uncertaintyOf(inputs, found),
    steps: stepsOf(inputs, simple.value, gravities),
    range: 'SG 20/20 °C, first reading 1.000 to 1.200, last from 0.900; 0 to 40 °C.',
  };
}
