import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Cornell: 2000 US gallons at 50 g per liter of dry wine take 378.5 kg.
  [{ volumeL: 7570.82, sugarToGPerL: 50 }, ['If counted per liter of the dry wine', 378.5, 0.06, 'kg']],
  // British Columbia column: 1370 L to 60 g/L become 1421 L (1423 exactly), with 85.4 kg.
  [
    { volumeL: 1370, sugarToGPerL: 60 },
    ['Volume afterward', 1421, 2.5, 'L'],
    ['Sugar to add', 85.4, 0.05, 'kg'],
  ],
  // The same column, filled to 1,423 L: 85.4 kg and 1,370 L.
  [
    { volumeL: 1423, volumeIs: 'final', sugarToGPerL: 60 },
    ['Sugar to add', 85.4, 0.05, 'kg'],
    ['To wine', 1370, 0.5, 'L'],
  ],
  // Vinlab: 100 g/L and 16% vol are 82 Delle units.
  [
    { volumeL: 100, sugarFromGPerL: 100, sugarToGPerL: 100, alcoholPercentVol: 16 },
    ['Delle units', 82, 0.05, ''],
  ],
];
