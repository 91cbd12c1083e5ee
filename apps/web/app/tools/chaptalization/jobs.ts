import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Mass balance: 1000 L from 20 to 22 °Bx takes 27.737 kg.
  [
    { volumeL: 1000, brixFrom: 20, brixTo: 22 },
    ['Sugar to add', 27.737, 0.003, 'kg'],
    ['Volume afterward', 1000 + 0.62 * 27.737, 0.5, 'L'],
  ],
  // The reference: a US gallon from 18 to 22 °Bx takes 0.459 lb, by the 1/8 lb rule 0.50.
  [
    { volumeL: 3.7854, brixFrom: 18, brixTo: 22 },
    ['Sugar to add', 0.459 * 453.592, 0.3, 'g'],
    ['By the rule of ⅛ lb per gallon per degree', 0.5 * 453.592, 0.3, 'g'],
  ],
  // The reference: a degree costs 14.7 g/L at 24 °Bx.
  [{ brixFrom: 24, brixTo: 25 }, ['Per liter of must', 14.7, 0.1, 'g/L']],
  // With concentrate of 68 °Bx: 500 L of 20 to 22 take 500 × 1.0818 × 2 / 46 kg.
  [
    { sweetener: 'concentrate', sweetenerBrix: 68, volumeL: 500, brixFrom: 20, brixTo: 22 },
    ['Concentrate to add', 23.5164, 0.05, 'kg'],
  ],
];
