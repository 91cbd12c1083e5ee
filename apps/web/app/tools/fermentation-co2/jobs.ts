import type { Job } from '../../calculator/definition/job.ts';

const twoHundredGallonsL = 757.082;

export const jobs: readonly Job[] = [
  // WinePress.us: 200 US gallons to 13% vol make 78 kg of ethanol and 37.7 m³ at 0 °C.
  [
    { from: 'alcohol', volumeL: twoHundredGallonsL, alcoholPercentVol: 13, roomC: 5 },
    ['Ethanol', 78, 0.5, 'kg'],
    ['Volume of the gas', (37.7 * 278.15) / 273.15, 0.35, 'm³'],
  ],
  // The reference: 220 g/L give 58 L for each liter at 20 °C.
  [{}, ['Liters for each liter of must', 58, 0.5, 'L'], ['Carbon dioxide', 107.5, 0.05, 'kg']],
];
