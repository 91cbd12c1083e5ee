import type { FormSpec } from '../form/form-spec.ts';

export const yanForm = {
  numbers: {
    fanMgNPerL: {
      label: 'FAN, free amino nitrogen',
      initial: 120,
      min: 0,
      max: 300,
      step: 1,
      unit: 'mg N/L',
      range: 'musts hold 0 to 300 mg N/L',
    },
    ammoniaMgPerL: {
      label: 'Ammonia',
      initial: 50,
      min: 0,
      max: 200,
      step: 1,
      unit: 'mg/L',
      range: 'musts hold 0 to 200 mg/L',
    },
    targetMgNPerL: {
      label: 'Target YAN',
      initial: 250,
      min: 50,
      max: 500,
      step: 1,
      unit: 'mg N/L',
      range: 'yeasts want 50 to 500 mg N/L',
    },
    brix: {
      label: 'Brix of the must',
      initial: 24,
      min: 5,
      max: 40,
      step: 0.1,
      unit: '°Bx',
      range: 'the rule is for musts, 5 to 40 °Bx',
    },
    volumeL: {
      label: 'Must volume',
      initial: 100,
      min: 1,
      max: 10000,
      step: 1,
      unit: { family: 'volume' },
      range: 'this calculator is for one tank',
    },
    organicPercent: {
      label: 'Nitrogen in the organic nutrient',
      initial: 10,
      min: 1,
      max: 20,
      step: 0.1,
      unit: '%',
      range: 'organic nutrients hold 1 to 20% nitrogen',
      hint: 'As the label says.',
    },
  },
  choices: {
    ammoniaReportedAs: {
      label: 'Ammonia is reported as',
      initial: 'NH3',
      options: [
        { value: 'NH3', label: 'Ammonia, NH₃' },
        { value: 'NH4', label: 'Ammonium, NH₄⁺' },
        { value: 'N', label: 'Nitrogen, N' },
      ],
    },
    target: {
      label: 'Target',
      initial: 'own',
      options: [
        { value: 'own', label: 'As I enter it' },
        { value: 'low', label: 'By Brix, yeast of low demand' },
        { value: 'medium', label: 'By Brix, yeast of medium demand' },
        { value: 'high', label: 'By Brix, yeast of high demand' },
      ],
    },
    stages: {
      label: 'Add it',
      initial: '1',
      options: [
        { value: '1', label: 'All at once' },
        { value: '2', label: 'In two parts' },
        { value: '3', label: 'In three parts' },
        { value: '4', label: 'In four parts' },
      ],
    },
    source: {
      label: 'Nitrogen source',
      initial: 'dap',
      options: [
        { value: 'dap', label: 'DAP only' },
        { value: 'mix', label: '60% organic, 40% DAP' },
      ],
    },
  },
} as const satisfies FormSpec;
