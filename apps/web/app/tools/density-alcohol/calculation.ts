import { alcoholFromDensity, densityFromAlcohol } from '@orbit-vine/enology/alcohol/alcoholometry.ts';
import {
  dryWineExtractKgPerM3,
  simpleAlcoholFromDensity,
  simpleDensityFromAlcohol,
} from '@orbit-vine/enology/alcohol/density-alcohol.ts';
import { alcoholFromMassFraction, massFractionFromAlcohol } from '@orbit-vine/enology/density/oiml-r22.ts';
import { inRange, type Outcome } from '@orbit-vine/enology/outcome.ts';
import { rangeOfOutcomes } from '@orbit-vine/enology/uncertainty.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { Calculation, Comparison, Figure, Step } from '../../calculator/result/calculation.ts';
import { figureOf, textOf } from '../../calculator/result/figure.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';
import { type densityForm, typicalExtracts } from './form.ts';

export type DensityInputs = InputsOf<typeof densityForm>;

/** Beyond these differences a winemaker would act differently. */
const tolerance = { percentVol: 0.3, kgPerM3: 0.5 };
/** The typical difference between dry wines of one color. */
const extractDoubtKgPerM3 = 3;
const sixtyFahrenheitInC = 15.56;

export function extractOf({ liquid, extractKgPerM3 }: DensityInputs): number {
  return liquid === 'distillate' ? 0 : extractKgPerM3;
}

function alcoholOf(inputs: DensityInputs): Outcome {
  return inputs.direction === 'densityToAlcohol'
    ? simpleAlcoholFromDensity({ ...inputs, extractKgPerM3: extractOf(inputs) })
    : inRange(inputs.alcoholPercentVol);
}

export function densityOf(inputs: DensityInputs): Outcome {
  return inputs.direction === 'alcoholToDensity'
    ? simpleDensityFromAlcohol({ ...inputs, extractKgPerM3: extractOf(inputs) })
    : inRange(inputs.densityKgPerM3);
}

/** OIML R 22 at the measured temperature, with the same allowance for extract. */
function published(inputs: DensityInputs): Outcome {
  const { temperatureC } = inputs;
  if (inputs.direction === 'densityToAlcohol') {
    return alcoholFromDensity({ densityKgPerM3: inputs.densityKgPerM3 - extractOf(inputs), temperatureC });
  }
  const density = densityFromAlcohol({ alcoholPercentVol: inputs.alcoholPercentVol, temperatureC });
  return { ...density, value: density.value + extractOf(inputs) };
}

function methodsDiffer(inputs: DensityInputs): boolean {
  const outcome = published(inputs);
  if (!outcome.inRange || holdOf(inputs) !== undefined) return false;
  const toAlcohol = inputs.direction === 'densityToAlcohol';
  const house = toAlcohol ? alcoholOf(inputs).value : densityOf(inputs).value;
  return Math.abs(outcome.value - house) > (toAlcohol ? tolerance.percentVol : tolerance.kgPerM3);
}

export function alcoholToRead(inputs: DensityInputs, differ = methodsDiffer(inputs)): number {
  return (differ ? published(inputs) : alcoholOf(inputs)).value;
}

/** The end of a scale is not a measurement. */
function holdOf(inputs: DensityInputs): string | undefined {
  if (inputs.direction !== 'densityToAlcohol') return undefined;
  const outcome = published(inputs);
  if (outcome.inRange && outcome.value < 20) return undefined;
  return outcome.inRange || alcoholOf(inputs).value > 0
    ? 'Not a figure to act on: the liquid is less dense than one of 20% vol, where this scale ends. Is the density in another unit?'
    : 'Not a figure to act on: even corrected, the liquid is denser than water. Is there sugar in it?';
}

function headlineOf(inputs: DensityInputs): Figure {
  if (inputs.direction === 'alcoholToDensity') {
    return { label: 'Density', text: textOf(densityOf(inputs), 1), unit: 'kg/m³' };
  }
  const alcohol = alcoholOf(inputs);
  if (alcohol.value >= 20) return { label: 'Alcohol by volume', text: '>20%' };
  return { label: 'Alcohol by volume', text: textOf(alcohol, 2), unit: '%' };
}

function comparisonOf(inputs: DensityInputs): Comparison | undefined {
  const outcome = published(inputs);
  if (!outcome.inRange) return undefined;
  const toAlcohol = inputs.direction === 'densityToAlcohol';
  const differs = methodsDiffer(inputs);
  const temperature = `${short(inputs.temperatureC, 1)} °C`;
  return {
    label: `OIML R 22 at ${temperature}`,
    instruction: `Read this: ${toAlcohol ? 'alcohol' : 'density'} by OIML R 22 at ${temperature}`,
    houseName: 'House formula, 0.0012 kg/m³ per degree',
    text: fixed(outcome.value, toAlcohol ? 2 : 1),
    unit: toAlcohol ? '% vol' : 'kg/m³',
    differs,
    explanation: differs
      ? 'OIML R 22 takes the density of alcohol and water at the temperature of the measurement; the house correction of 0.0012 kg/m³ per degree is more than a hundred times too small.'
      : 'The alcohol tables for this temperature agree.',
  };
}

function withTypicalExtracts(inputs: DensityInputs): readonly Figure[] {
  if (inputs.direction !== 'densityToAlcohol' || inputs.liquid === 'distillate') return [];
  return typicalExtracts.flatMap(({ wine, kgPerM3 }) => {
    const outcome = published({ ...inputs, extractKgPerM3: kgPerM3 });
    return figureOf(`With the extract of ${wine}, ${kgPerM3} kg/m³`, outcome, 1, '% vol');
  });
}

function cautionsOf(inputs: DensityInputs): readonly string[] {
  if (inputs.liquid === 'distillate') return [];
  const lean = inputs.extractKgPerM3 === dryWineExtractKgPerM3;
  return [
    `${lean ? 'An allowance of 5.4 kg/m³, 14 g/L of extract, fits only the leanest dry whites. ' : ''}A wine’s density depends on its alcohol and on everything else in it: enter its extract, or distill first for the true strength. If sugar is left, the answer means nothing.`,
  ];
}

function moreOf(inputs: DensityInputs): readonly Figure[] {
  const alcoholPercentVol =
    inputs.direction === 'densityToAlcohol' ? alcoholToRead(inputs) : inputs.alcoholPercentVol;
  const massFraction = massFractionFromAlcohol({ alcoholPercentVol });
  return [
    ...withTypicalExtracts(inputs),
    ...figureOf('Alcohol by mass', { ...massFraction, value: massFraction.value * 100 }, 2, '% mass'),
    ...figureOf(
      'Alcohol at 60 °F, as in the United States',
      alcoholFromMassFraction({
        massFraction: massFraction.value,
        referenceTemperatureC: sixtyFahrenheitInC,
      }),
      2,
      '% vol',
    ),
    ...figureOf(
      'Density of alcohol and water alone at 20 °C',
      densityFromAlcohol({ alcoholPercentVol, temperatureC: 20 }),
      2,
      'kg/m³',
    ),
  ];
}

function uncertaintyOf(inputs: DensityInputs): readonly string[] {
  if (inputs.direction === 'alcoholToDensity') return [];
  const extractKgPerM3 = extractOf(inputs);
  const differ = methodsDiffer(inputs);
  const density = rangeOfOutcomes({
    at: inputs.densityKgPerM3,
    delta: 0.1,
    compute: (densityKgPerM3) => alcoholToRead({ ...inputs, densityKgPerM3 }, differ),
  });
  const extract = rangeOfOutcomes({
    at: extractKgPerM3,
    delta: extractDoubtKgPerM3,
    compute: (other) => alcoholToRead({ ...inputs, extractKgPerM3: Math.max(0, other) }, differ),
  });
  const line = ({ low, high }: typeof density) => `${fixed(low, 2)} to ${fixed(high, 2)}% vol.`;
  const known = ({ low, high }: typeof density) => Number.isFinite(low + high);
  return [
    ...(known(density) ? [`If the density is off by 0.1 kg/m³: ${line(density)}`] : []),
    ...(extractKgPerM3 > 0 && known(extract)
      ? [`If the extract is off by ${extractDoubtKgPerM3} kg/m³: ${line(extract)}`]
      : []),
  ];
}

function stepsOf(inputs: DensityInputs): readonly Step[] {
  const { temperatureC } = inputs;
  const extract = extractOf(inputs);
  const alcohol = alcoholOf(inputs).value;
  const density = densityOf(inputs).value;
  const p = massFractionFromAlcohol({ alcoholPercentVol: alcohol }).value;
  const d20 = density + 0.0012 * (temperatureC - 20) - extract;
  const corrected = `${short(density, 2)} + 0.0012 × (${short(temperatureC, 2)} − 20) − ${extract} = ${fixed(d20, 3)} kg/m³`;
  const strength = `p = ${fixed(p, 5)}, % vol = 100 p ρ(p,20) / 789.24 = ${fixed(alcohol, 2)}`;
  const forwards = inputs.direction === 'densityToAlcohol';
  return [
    {
      formula: `d20 = d + 0.0012 (T − 20) − ${extract}${forwards ? '' : ', solved for d'}`,
      numbers: corrected,
      source: 'house-formula',
    },
    {
      formula: 'ρ(p, 20) = A₁ + A₂ p + A₃ p² + … + A₁₂ p¹¹ = d20, solved for p by Newton’s method',
      numbers: strength,
      source: 'oiml-r22',
    },
    {
      formula: 'published: ρ(p, T) with the coefficients A, B, and C, at the temperature of the measurement',
      numbers: `T = ${short(temperatureC, 2)} °C: ${textOf(published(inputs), forwards ? 2 : 1)}${forwards ? '% vol' : ' kg/m³'}`,
      source: 'oiml-r22',
    },
  ];
}

export function computeDensity(inputs: DensityInputs): Calculation {
  const outcome = inputs.direction === 'densityToAlcohol' ? alcoholOf(inputs) : densityOf(inputs);
  const comparison = comparisonOf(inputs);
  const hold = holdOf(inputs);
  return {
    tank: unchanged,
    headline: [headlineOf(inputs)],
    ...(outcome.note !== undefined && hold === undefined && { note: outcome.note }),
    ...(comparison && { comparison }),
    ...(hold !== undefined && { hold }),
    cautions: cautionsOf(inputs),
    more: moreOf(inputs),
    uncertainty: uncertaintyOf(inputs),
    steps: stepsOf(inputs),
    range:
      '0 to 20% vol, 0 to 40 °C, density in vacuum. OIML R 22 itself covers 0 to 100% vol and −20 to 40 °C.',
  };
}
