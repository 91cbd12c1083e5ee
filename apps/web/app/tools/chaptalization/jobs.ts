import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Mass balance: 1000 L from 20 to 22 °Bx takes 27.737 kg',
    given: { volumeL: 1000, brixFrom: 20, brixTo: 22 },
    shows: [
      ['Sugar to add', 27.737, 0.003, 'kg'],
      ['Volume afterward', 1000 + 0.62 * 27.737, 0.5, 'L'],
    ],
  },
  {
    job: 'The reference: a US gallon from 18 to 22 °Bx takes 0.459 lb, by the 1/8 lb rule 0.50',
    given: { volumeL: 3.7854, brixFrom: 18, brixTo: 22 },
    shows: [
      ['Sugar to add', 0.459 * 453.592, 0.3, 'g'],
      ['By the rule of ⅛ lb per gallon per degree', 0.5 * 453.592, 0.3, 'g'],
    ],
  },
  {
    job: 'The reference: 100 L from 18 to 24 °Bx take about 8.5 kg',
    given: { volumeL: 100, brixFrom: 18, brixTo: 24 },
    shows: [['Sugar to add', 8.5, 0.05, 'kg']],
  },
  {
    job: 'The reference: a degree costs 14.7 g/L at 24 °Bx',
    given: { brixFrom: 24, brixTo: 25 },
    shows: [['Per liter of must', 14.7, 0.1, 'g/L']],
  },
  {
    job: 'Mass balance: 2000 L of 16 °Bx to 23 take 2000 × 1.0641 × 7 / 77 kg',
    given: { volumeL: 2000, brixFrom: 16, brixTo: 23 },
    shows: [['Sugar to add', 193.479, 0.05, 'kg']],
  },
  {
    job: 'With concentrate of 68 °Bx: 500 L of 20 to 22 take 500 × 1.0818 × 2 / 46 kg',
    given: { sweetener: 'concentrate', sweetenerBrix: 68, volumeL: 500, brixFrom: 20, brixTo: 22 },
    shows: [['Concentrate to add', 23.5164, 0.05, 'kg']],
  },
];
