import type { Job } from '../bench/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'Bourgeois: 1 kg of sugar in 1 L of wine is 1000 / 1.63 = 613.5 g/L',
    given: {},
    shows: [
      ['Sugar of the liqueur', 613.5, 0.05, 'g/L'],
      ['Liqueur for each bottle', 9.78, 0.01, 'mL'],
    ],
  },
  {
    job: 'Arithmetic: 12 g/L of a 600 g/L liqueur in 750 mL is 15 mL, 15 L for a thousand',
    given: { liqueur: 'known', liqueurGPerL: 600, sugarToGPerL: 12, bottles: 1000 },
    shows: [
      ['Liqueur for each bottle', 15, 0.05, 'mL'],
      ['For the lot', 15, 0.05, 'L'],
    ],
  },
];
