import type { Definition } from '../definition.ts';
import { computeYan } from './calculation.ts';
import { yanForm } from './form.ts';

export const definition: Definition<typeof yanForm> = {
  id: 'yan',
  form: yanForm,
  title: 'YAN Nutrient Additions',
  description: 'Plan the nitrogen your yeast needs, as DAP alone or with an organic nutrient.',
  guide: 'yan-management-in-winemaking',
  short: 'YAN',
  seasons: ['harvest', 'fermentation'],
  task: 'yeast',
  name: 'Yeast nutrient additions',
  features: [
    'Yeast assimilable nitrogen',
    'DAP alone or with an organic nutrient',
    'Target by Brix and yeast',
    'Additions in up to four parts',
  ],
  searchWords: [
    'dap',
    'diammonium phosphate',
    'nitrogen',
    'fan',
    'nopa',
    'fermaid',
    'yeast food',
    'nutrient',
  ],
  tall: true,
  fields: ({ source, target }) => [
    'fanMgNPerL',
    'ammoniaMgPerL',
    'ammoniaReportedAs',
    'target',
    target === 'own' ? 'targetMgNPerL' : 'brix',
    'volumeL',
    'source',
    ...(source === 'mix' ? (['organicPercent'] as const) : []),
    'stages',
  ],
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
      'stages',
    ],
    tankColumns: ['fanMgNPerL', 'ammoniaMgPerL', 'volumeL'],
    tankExample: 'White 3; 110; 40; 1000',
  },
  proof: { groups: ['yan'] },
  sources: ['house-formula', 'megazyme', 'aeb-yan'],
  references: [
    {
      title: 'Denise Gardner Winemaking: YAN calculation worksheet',
      url: 'https://www.dgwinemaking.com/winemakers/portfolio/yan-calculation-worksheet/',
    },
    {
      title: 'AEB: calculating required YAN',
      url: 'https://www.cellartek.com/calculating-required-yan-aeb/',
    },
    {
      title: '27 CFR 24.246: what may be added to wine, United States',
      url: 'https://www.ecfr.gov/current/title-27/section-24.246',
    },
  ],
};
