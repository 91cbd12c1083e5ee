import { choiceField, numberField } from '../../calculator/form/fields.ts';
import type { FormSpec } from '../../calculator/form/form-spec.ts';

const sugarGone = (which: string, initial: number) =>
  ({
    label: `Sugar gone at the ${which} addition`,
    initial,
    min: 0,
    max: 90,
    step: 1,
    unit: '%',
    range: 'after that hardly any sugar is left to ferment',
  }) as const;

export const yanForm = {
  numbers: {
    fanMgNPerL: numberField(
      'FAN, free amino nitrogen',
      'mg N/L',
      [0, 120, 300],
      'musts hold 0 to 300 mg N/L',
    ),
    ammoniaMgPerL: numberField('Ammonia', 'mg/L', [0, 50, 200], 'musts hold 0 to 200 mg/L'),
    targetMgNPerL: numberField('Target YAN', 'mg N/L', [50, 250, 500], 'yeasts want 50 to 500 mg N/L'),
    brix: numberField('Brix of the must', '°Bx', [5, 24, 40], 'the rule is for musts, 5 to 40 °Bx', {
      step: 0.1,
    }),
    volumeL: numberField(
      'Must volume',
      { family: 'volume' },
      [1, 100, 10000],
      'this calculator is for one tank; for a bottle, use “Any Addition”',
    ),
    organicPercent: numberField(
      'Nitrogen in the organic nutrient',
      '%',
      [1, 10, 20],
      'organic nutrients hold 1 to 20% nitrogen',
      { step: 0.1, hint: 'As the label says.' },
    ),
    organicShare: numberField(
      'Organic nutrient share',
      '%',
      [0, 40, 100],
      'a share lies between 0 and 100%',
      { step: 5, hint: 'Of the nitrogen that is missing.' },
    ),
    thirdShare: numberField('Complex nutrient share', '%', [0, 30, 100], 'a share lies between 0 and 100%', {
      step: 5,
      hint: 'DAP brings the rest.',
    }),
    thirdPercent: numberField(
      'Nitrogen in the complex nutrient',
      '%',
      [1, 10, 21],
      'complex nutrients hold 1 to 21% nitrogen',
      { step: 0.1, hint: 'As the label says; part of it is DAP.' },
    ),
    dapBeforeGPerL: numberField('DAP added so far', 'g/L', [0, 0, 5], 'musts get 0 to 5 g/L', {
      step: 0.01,
      hint: 'To this must: the law counts all additions.',
    }),
    secondGonePercent: { ...sugarGone('second', 33), hint: '33% is a third of the sugar.' },
    thirdGonePercent: sugarGone('third', 33),
    fourthGonePercent: sugarGone('fourth', 33),
  },
  choices: {
    ammoniaReportedAs: choiceField('Ammonia is reported as', {
      NH3: 'Ammonia, NH₃',
      NH4: 'Ammonium, NH₄⁺',
      N: 'Nitrogen, N',
    }),
    target: choiceField('Target', {
      own: 'As I enter it',
      low: 'By Brix, low-demand yeast',
      medium: 'By Brix, medium-demand yeast',
      high: 'By Brix, high-demand yeast',
    }),
    stages: choiceField('Add it', {
      '1': 'All at once',
      '2': 'In two parts',
      '3': 'In three parts',
      '4': 'In four parts',
    }),
    source: choiceField('Nitrogen source', {
      dap: 'DAP only',
      mix: '60% organic, 40% DAP',
      three: 'Three products, by my shares',
    }),
  },
} as const satisfies FormSpec;
