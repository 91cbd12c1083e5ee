import { convertDose } from '@orbit-vine/enology/addition/dose.ts';
import {
  bentoniteWaterLPerKg,
  riseOfSolution,
  slurryForDose,
  waterBrought,
} from '@orbit-vine/enology/addition/solution.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { NumberSpec } from '../../calculator/form/field.ts';
import { choiceField, numberField, switchField, volumeField } from '../../calculator/form/fields.ts';
import type { Figure } from '../../calculator/result/calculation.ts';
import { figure, inWords, noteOf, poured, step, weighed } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { diluted } from '../../calculator/result/tank-after.ts';

/** Initial doses of the glasses, g/L, and their readings. */
const glasses = [
  [0.25, 20],
  [0.5, 9],
  [0.75, 4],
  [1, 2],
  [1.5, 1.5],
] as const;

const readingNames = ['reading1', 'reading2', 'reading3', 'reading4', 'reading5'] as const;
type Readings = Readonly<Record<(typeof readingNames)[number], number>>;

const reading = (label: string, initial: number) =>
  numberField(label, '', [0, initial, 10_000], 'a reading is 0 or more', { step: 0.1 });

export function readGlasses(inputs: Readings): readonly (readonly [dose: number, reading: number])[] {
  return glasses.map(([gPerL], index) => [100 * gPerL, inputs[readingNames[index] ?? 'reading1']]);
}

function leastDose(
  inputs: Readings & { readonly trial: string; readonly wanted: number },
): readonly Figure[] {
  if (inputs.trial !== 'on') return [];
  const [dose] = readGlasses(inputs).find(([, read]) => read <= inputs.wanted) ?? [Number.NaN];
  return [figure('Smallest dose that passes', dose, 0, 'g/hL')];
}

function pipettes(input: { readonly sampleMl: number; readonly stockPercent: number }): readonly Figure[] {
  return glasses.map(([gPerL]) => {
    const stockMl = (gPerL * input.sampleMl) / (input.stockPercent * 10);
    return figure(`Pipette for ${short(gPerL * 100)} g/hL`, stockMl, 2, 'mL');
  });
}

export const definition = defineCalculator({
  id: 'fining-trial',
  form: {
    numbers: {
      stockPercent: numberField(
        'Strength of the stock or slurry',
        '% w/v',
        [0.01, 5, 20],
        'slurries hold up to 20%',
        {
          step: 0.1,
        },
      ),
      addedMl: numberField('Added to the sample', 'mL', [0.001, 1, 1000], 'pipettes measure no more', {
        step: 0.1,
      }),
      sampleMl: numberField('Sample', 'mL', [10, 100, 5000], 'a trial takes 10 mL to 5 L'),
      volumeL: volumeField('Volume of the tank'),
      waterBeforePercent: numberField(
        'Water added so far',
        '%',
        [0, 0, 35],
        'more would be a different wine',
        {
          step: 0.1,
          hint: 'With all materials, by volume.',
        },
      ),
      ...(Object.fromEntries(
        glasses.map(([gPerL, first], index) => [
          readingNames[index],
          reading(`Reading at ${short(100 * gPerL)} g/hL`, first),
        ]),
      ) as Record<keyof Readings, NumberSpec>),
      wanted: reading('Highest reading that passes', 2),
    },
    choices: {
      trial: switchField('I have readings from the trial'),
      method: choiceField('Dose per liter of', { exact: 'wine and stock together', simple: 'wine alone' }),
    },
  },
  fields: ({ trial }) => [
    'stockPercent',
    'addedMl',
    'sampleMl',
    'volumeL',
    'method',
    'waterBeforePercent',
    'trial',
    ...(trial === 'on' ? ([...readingNames, 'wanted'] as const) : []),
  ],
  title: 'Fining Trial to Tank',
  description: 'Turn the glass you liked in a bench trial into the weight and slurry for the tank.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const { stockPercent, addedMl, sampleMl, volumeL, waterBeforePercent } = inputs;
    const method = inputs.method === 'simple' ? 'simple' : 'exact';
    const trial = { solutionL: addedMl / 1000, volumeL: sampleMl / 1000, stockGPerL: stockPercent * 10 };
    const rise = riseOfSolution({ ...trial, method });
    const dose = rise.value;
    const other = riseOfSolution({ ...trial, method: method === 'exact' ? 'simple' : 'exact' }).value;
    const grams = dose * volumeL;
    const slurry = slurryForDose({
      doseGPerL: dose,
      volumeL,
      slurryPercent: Math.max(0.1, stockPercent),
    });
    const water = waterBrought({ waterL: slurry.value, volumeL }).value + waterBeforePercent;
    return {
      tank: diluted(
        { from: volumeL, to: volumeL + slurry.value },
        {},
        { doseGPerHl: dose * 100, waterPercent: water },
      ),
      effect: { from: 0, to: dose * 100, decimals: 2, unit: 'g/hL' },
      headline: [
        weighed('Product for the tank', grams, unitOf('mass')),
        poured('As slurry', slurry, unitOf('volume')),
      ],
      ...noteOf(rise, slurry),
      limits: limitCautions('water with treating materials', { waterPercent: water }),
      more: [
        ...leastDose(inputs),
        figure('Dose', dose * 100, 2, 'g/hL'),
        figure('The same in mg/L', dose * 1000, 1, 'mg/L'),
        figure(
          'The same in lb/1000 gal',
          convertDose({ dose, from: 'gPerL', to: 'lbPer1000UsGal' }).value,
          2,
          'lb/1000 gal',
        ),
        figure(
          `Per liter of ${method === 'exact' ? 'wine alone' : 'wine and stock'}`,
          other * 1000,
          1,
          'mg/L',
        ),
        figure('Total water brought in', water, 2, '%'),
        poured('Water to swell bentonite, at most', (grams / 1000) * bentoniteWaterLPerKg, unitOf('volume')),
        ...pipettes(inputs),
      ],
      uncertainty: [
        `If a pipette is off by 0.05 mL: ${inWords(weighed('', (0.05 / addedMl) * grams, unitOf('mass')))} either way.`,
        'A tank doesn’t mix like a glass: check the wine after fining.',
      ],
      steps: [
        step(
          method === 'exact' ? 'dose = C v / (Vs + v)' : 'dose = C v / Vs',
          `${short(stockPercent * 10, 3)} × ${short(addedMl, 3)} / ${method === 'exact' ? `(${short(sampleMl, 1)} + ${short(addedMl, 3)})` : short(sampleMl, 1)} = ${fixed(dose, 4)} g/L`,
          'vinolab-fining',
        ),
        step(
          'g = dose × L',
          `${fixed(dose, 4)} × ${short(volumeL, 1)} = ${fixed(grams, 1)} g`,
          'vinolab-fining',
        ),
        step('L = dose × L / (10 × %)', `${fixed(slurry.value, 3)} L of slurry`, 'purdue-fining'),
      ],
      range: 'Use the same product, temperature, and mixing as in the tank.',
    };
  },
  dose: { tankColumns: ['volumeL'], tankExample: 'Chardonnay 2; 2000' },
  takes: { waterBeforePercent: 'waterPercent' },
});
