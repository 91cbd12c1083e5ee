import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // Bourgeois: 1 kg of sugar in 1 L of wine is 1000 / 1.63 = 613.5 g/L.
  [{}, ['Strength of the liqueur', 613.5, 0.05, 'g/L'], ['Liqueur for each bottle', 9.78, 0.01, 'mL']],
  // Arithmetic: 12 g/L of a 600 g/L liqueur in 750 mL is 15 mL, 15 L for a thousand.
  [
    { liqueur: 'known', liqueurGPerL: 600, sugarToGPerL: 12, bottles: 1000 },
    ['Liqueur for each bottle', 15, 0.05, 'mL'],
    ['For the lot', 15, 0.05, 'L'],
  ],
  // A brut of 6 g/L in halves: 375 × 6 / 625 = 3.6 mL.
  [
    { liqueur: 'known', liqueurGPerL: 625, size: '375', sugarToGPerL: 6 },
    ['Liqueur for each bottle', 3.6, 0.05, 'mL'],
  ],
  // Magnums of a demi-sec: 1500 × 40 / 600 = 100 mL.
  [
    { liqueur: 'known', liqueurGPerL: 600, size: '1500', sugarToGPerL: 40 },
    ['Liqueur for each bottle', 100, 0.5, 'mL'],
  ],
];
