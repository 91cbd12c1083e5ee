import type { Job } from '../../calculator/definition/job.ts';

const twoHundredGallonsL = 757.082;

export const jobs: readonly Job[] = [
  {
    job: 'WinePress.us: 200 US gallons to 13% vol make 78 kg of ethanol and 37.7 m³ at 0 °C',
    given: { from: 'alcohol', volumeL: twoHundredGallonsL, alcoholPercentVol: 13, roomC: 5 },
    shows: [
      ['Ethanol', 78, 0.5, 'kg'],
      ['Volume of the gas', (37.7 * 278.15) / 273.15, 0.35, 'm³'],
    ],
  },
  {
    job: 'The reference: 220 g/L give 58 L for each liter at 20 °C',
    given: {},
    shows: [
      ['Liters for each liter of must', 58, 0.5, 'L'],
      ['Carbon dioxide', 107.5, 0.05, 'kg'],
    ],
  },
  {
    job: '200 US gallons to 13% vol: 757.08 × 0.13 × 0.7892 × 0.9553 kg',
    given: { from: 'alcohol', volumeL: twoHundredGallonsL, alcoholPercentVol: 13 },
    shows: [['Carbon dioxide', 74.2, 0.05, 'kg']],
  },
  {
    job: 'A barrel of 240 g/L: 0.4886 × 240 × 0.225 kg',
    given: { volumeL: 225, sugarGPerL: 240 },
    shows: [['Carbon dioxide', 26.38, 0.05, 'kg']],
  },
  {
    job: '20,000 L at 200 g/L: 1954 kg, 988.6 m³ at 0 °C',
    given: { volumeL: 20_000, sugarGPerL: 200, roomC: 20 },
    shows: [
      ['Carbon dioxide', 1954.4, 0.5, 'kg'],
      ['Volume of the gas', 1060.95, 1, 'm³'],
    ],
  },
  {
    job: 'A demijohn of 54 L at 220 g/L: 5.8 kg',
    given: { volumeL: 54, sugarGPerL: 220 },
    shows: [['Carbon dioxide', 5.8, 0.05, 'kg']],
  },
];
