import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: '101winemaking: 50 mg/L in 100 L at 57.6% take 8.6 g (8.68 exactly)',
    given: { riseMgPerL: 50, volumeL: 100 },
    shows: [['Salt to add', 8.68, 0.01, 'g']],
  },
  {
    job: 'Sulfite chart: 25 mg/L in a US gallon of 50% salt take 0.19 g',
    given: { riseMgPerL: 25, volumeL: 3.7854, strengthPercent: 50 },
    shows: [['Salt to add', 0.19, 0.005, 'g']],
  },
  {
    job: 'Sulfite chart: 50 mg/L in 100 L from 5 g per 100 mL take 100 mL',
    given: { riseMgPerL: 50, volumeL: 100, form: 'solution', solutionPercent: 5 },
    shows: [['Solution to add', 100, 0.5, 'mL']],
  },
  {
    job: 'Practical Winery & Vineyard: 50 mg/kg on a ton of grapes at 57.6% take 86.8 g',
    given: { to: 'grapes', riseMgPerL: 50, grapesT: 1 },
    shows: [['Salt to add', 86.8, 0.05, 'g']],
  },
  {
    job: 'Arithmetic: 40 mg/L in 225 L are 9 g of SO2, four and a half tablets of 2 g',
    given: { riseMgPerL: 40, volumeL: 225, form: 'tablets', tabletG: 2 },
    shows: [['Tablets to add', 4.5, 0.05, '']],
  },
];
