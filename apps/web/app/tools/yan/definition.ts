import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { computeYan } from './calculation.ts';
import { yanForm } from './form.ts';
import { evenStages, stageFields } from './stages.ts';

export const definition = defineCalculator({
  id: 'yan',
  form: yanForm,
  title: 'YAN Nutrient Additions',
  description: 'Plan the nitrogen your yeast needs, as DAP alone or with an organic nutrient.',
  guide: 'yan-management-in-winemaking',
  name: 'Yeast nutrient additions',
  fields: ({ source, target, stages }) => [
    'fanMgNPerL',
    'ammoniaMgPerL',
    'ammoniaReportedAs',
    'target',
    target === 'own' ? 'targetMgNPerL' : 'brix',
    'volumeL',
    'source',
    ...(source === 'three' ? (['organicShare', 'thirdShare'] as const) : []),
    ...(source === 'dap' ? [] : (['organicPercent'] as const)),
    ...(source === 'three' ? (['thirdPercent'] as const) : []),
    'dapBeforeGPerL',
    'stages',
    ...stageFields({ stages }),
  ],
  follow: (name, value) => (name === 'stages' ? evenStages(value) : {}),
  resultUnits: ['mass'],
  compute: (inputs, unitOf) => computeYan(inputs, unitOf('mass')),
  dose: {
    sheetTitle: 'Yeast nutrient addition',
    given: [
      'fanMgNPerL',
      'ammoniaMgPerL',
      'ammoniaReportedAs',
      'target',
      'targetMgNPerL',
      'brix',
      'volumeL',
      'source',
      'organicShare',
      'thirdShare',
      'organicPercent',
      'thirdPercent',
      'stages',
      'secondGonePercent',
      'thirdGonePercent',
      'fourthGonePercent',
    ],
    tankColumns: ['fanMgNPerL', 'ammoniaMgPerL', 'volumeL'],
    tankExample: 'White 3; 110; 40; 1000',
  },
});
