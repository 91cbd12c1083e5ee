import {
  alcoholByEbulliometer,
  alcoholByRefractometer,
  dissolvedSolids,
  ebulliometerBesideSugar,
} from '@orbit-vine/enology/alcohol/finished-wine.ts';
import { after } from '@orbit-vine/enology/outcome.ts';
import { baume } from '@orbit-vine/enology/sugar/gravity-scales.ts';
import { rangeOfOutcomes } from '@orbit-vine/enology/uncertainty.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { figure, noteOf, present, step } from '../../calculator/result/figures.ts';
import { measured } from '../../calculator/result/tank-after.ts';

const boilingPoint = (label: string, initial: number, least: number, hint: string) =>
  numberField(
    label,
    { family: 'temperature' },
    [least, initial, 103],
    'water boils at 85 °C high in the mountains and at 100 °C by the sea',
    { step: 0.01, hint },
  );

const form = {
  numbers: {
    specificGravity: numberField(
      'Specific gravity of the wine',
      { family: 'gravity' },
      [0.98, 0.992, 1.1],
      'wines read SG 0.98 to 1.1',
      { step: 0.001, hint: 'On a hydrometer at 20 °C, without gas.' },
    ),
    brix: numberField('Refractometer reading', '°Bx', [3, 7, 30], 'wines read 3 to 30 °Bx', {
      step: 0.1,
      hint: 'Of the wine as it is, at 20 °C or with automatic compensation.',
    }),
    waterBoilsC: boilingPoint('Water boils at', 100, 85, 'Distilled water, in the same hour as the wine.'),
    wineBoilsC: boilingPoint(
      'The wine boils at',
      91.3,
      73,
      'Once the reading has stood still for 30 seconds.',
    ),
  },
  choices: {
    method: choiceField('Measured with', {
      refractometer: 'hydrometer and refractometer',
      ebulliometer: 'an ebulliometer',
    }),
  },
} as const;

/** From this Baumé on, sugar lowers the boiling point. */
const sweetFromBaume = 0.5;

type Inputs = InputsOf<typeof form>;

const byReadings = (inputs: Inputs) => {
  const { specificGravity, brix } = inputs;
  const alcohol = alcoholByRefractometer({ brix, specificGravity });
  const offBy = rangeOfOutcomes({
    at: brix,
    delta: 0.2,
    compute: (reading) => alcoholByRefractometer({ brix: reading, specificGravity }).value,
  });
  return {
    alcohol,
    uncertainty: [
      `If the refractometer is off by 0.2 °Bx: ${fixed(offBy.low, 1)} to ${fixed(offBy.high, 1)}% vol.`,
      'A thousandth of SG is 0.4% vol, so use a hydrometer with a narrow scale.',
    ],
    steps: [
      step(
        'A = 1.646 b − 2.703 (145 − 145 / s) − 1.794',
        `1.646 × ${short(brix, 2)} − 2.703 × (145 − 145 / ${short(specificGravity, 4)}) − 1.794 = ${fixed(alcohol.value, 2)}% vol`,
        'vinolab-refractometer',
      ),
    ],
  };
};

const byBoiling = ({ specificGravity, waterBoilsC, wineBoilsC }: Inputs) => {
  const degrees = baume({ specificGravity });
  const at = (boils: number) =>
    after(alcoholByEbulliometer({ waterBoilsC, wineBoilsC: boils }), (alcoholPercentVol) =>
      ebulliometerBesideSugar({ alcoholPercentVol, baume: degrees.value }),
    );
  const apparent = alcoholByEbulliometer({ waterBoilsC, wineBoilsC });
  const alcohol = at(wineBoilsC);
  const offBy = rangeOfOutcomes({ at: wineBoilsC, delta: 0.1, compute: (boils) => at(boils).value });
  const isSweet = degrees.value > sweetFromBaume;
  return {
    alcohol,
    uncertainty: [
      `If a thermometer is off by 0.1 °C: ${fixed(offBy.low, 1)} to ${fixed(offBy.high, 1)}% vol.`,
      'Weather moves water’s boiling point by 1 °C and more, which would be almost 2% vol: measure it each time.',
    ],
    steps: present(
      step(
        'A = 0.0002590805845 d⁴ − 0.0006404605357 d³ + 0.001926392743 d² + 1.364664067 d − 1.29216576',
        `d = ${short(waterBoilsC, 2)} − ${short(wineBoilsC, 2)} = ${short(waterBoilsC - wineBoilsC, 2)} °C: ${fixed(apparent.value, 2)}% vol`,
        'vinolab-ebulliometer',
      ),
      isSweet &&
        step(
          'A (1 − 0.015 °Bé)',
          `${fixed(apparent.value, 2)} × (1 − 0.015 × ${fixed(degrees.value, 2)}) = ${fixed(alcohol.value, 2)}% vol`,
          'monash-ebulliometer',
        ),
    ),
  };
};

export const definition = defineCalculator({
  id: 'wine-alcohol',
  form,
  fields: ({ method }) =>
    method === 'refractometer'
      ? ['method', 'specificGravity', 'brix']
      : ['method', 'waterBoilsC', 'wineBoilsC', 'specificGravity'],
  title: 'Alcohol of a Finished Wine',
  name: 'Alcohol of a wine',
  description:
    'Find the alcohol of a wine whose must no one measured: by hydrometer and refractometer, or by ebulliometer.',
  tall: false,
  compute(inputs) {
    const { specificGravity, method } = inputs;
    const { alcohol, uncertainty, steps } =
      method === 'refractometer' ? byReadings(inputs) : byBoiling(inputs);
    const solids = dissolvedSolids({ specificGravity, alcoholPercentVol: alcohol.value });
    return {
      tank: measured({ alcoholPercentVol: alcohol.value }),
      headline: [figure('Alcohol of the wine', alcohol, 1, '% vol')],
      ...noteOf(alcohol),
      cautions: present(
        baume({ specificGravity }).value > sweetFromBaume &&
          'For a sweet wine both methods are rough. Have it distilled before you print a label.',
        'For a label or for tax, near a limit, have a laboratory confirm the figure.',
      ),
      more: [figure('Dissolved solids', solids, 0, 'g/L')],
      uncertainty,
      steps: [
        ...steps,
        step(
          '2.52 (1000 s − 1000 + 1.264 A)',
          `2.52 × (${short(1000 * specificGravity, 1)} − 1000 + 1.264 × ${fixed(alcohol.value, 2)}) = ${fixed(solids.value, 1)} g/L`,
          'vinolab-solids',
        ),
      ],
      range:
        'Wines of SG 0.98 to 1.1 and up to 24% vol; by ebulliometer, wines that boil 3 to 12 °C below water. Both formulas are fits to dry table wines.',
    };
  },
});
