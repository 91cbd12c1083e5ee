import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  short: 'YAN',
  seasons: ['harvest', 'fermentation'],
  task: 'yeast',
  features: [
    'Yeast assimilable nitrogen',
    'DAP alone, with an organic nutrient, or three products',
    'Target by Brix and yeast',
    'Additions in up to four parts',
  ],
  searchWords: [
    'stuck fermentation',
    'ammonia',
    'ammonium',
    'dap',
    'diammonium phosphate',
    'nitrogen',
    'fan',
    'nopa',
    'fermaid',
    'yeast food',
    'nutrient',
  ],
  acts: ['ammonium salts'],
  proof: { groups: ['yan'] },
  sources: ['house-formula', 'megazyme', 'aeb-yan'],
  references: [
    'gardner-yan',
    'aeb-yan',
    {
      title: '27 CFR 24.246: what may be added to wine, United States',
      url: 'https://www.ecfr.gov/current/title-27/section-24.246',
    },
  ],
  lessons: [
    {
      heading: 'FAN',
      text: 'Free amino nitrogen is the nitrogen of the amino acids that yeast can use, all but proline. A laboratory reports it in mg N/L, often as NOPA or PAN.',
    },
    {
      heading: 'Ammonia',
      text: 'Yeast takes ammonia first. A laboratory may report it as ammonia, as ammonium, or already as nitrogen: 82%, 78%, or all of the figure is nitrogen. Ask which: 50 mg/L means 41, 39, or 50 mg N/L.',
    },
    {
      heading: 'YAN',
      text: 'Yeast assimilable nitrogen is the two together. Yeast typically needs 150 to 250 mg N/L; below 125, a must is called low; above 225, high. A rule based on sugar is Brix × 7.5, 9, or 12.5 for a yeast of low, medium, or high demand: 180, 216, or 300 mg N/L at 24 °Bx.',
    },
    {
      heading: 'Product and nitrogen',
      text: 'A dose of product isn’t a dose of nitrogen: 100 mg/L of DAP brings 21 mg N/L; the same amount of organic nutrient brings 4 to 10. Additions are often split: the first after the first signs of fermentation, the last when a third of the sugar is gone.',
    },
  ],
  whyOthersDiffer: [
    'A common mistake: 22.5 mg of nitrogen in 100 mg of DAP. The two nitrogen atoms in DAP’s formula make 21.2%.',
    'Doses of Fermaid O are often read as nitrogen: 400 mg/L of the product brings about 16 mg N/L, not 400.',
  ],
};
