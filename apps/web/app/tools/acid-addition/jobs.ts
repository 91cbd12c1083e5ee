import type { Job } from '../../calculator/definition/job.ts';

const thousandGallonsL = 3785.41;

export const jobs: readonly Job[] = [
  // Bench trials handout: 1 g/L of TA in 1000 US gallons takes 8.3 lb of tartaric.
  [
    { acid: 'tartaric', taFromGPerL: 5, taToGPerL: 6, volumeL: thousandGallonsL },
    ['Acid to add', 8.3 * 0.453592, 0.03, 'kg'],
  ],
  // Bench trials handout: the same in malic acid takes 7.4 lb.
  [
    { acid: 'malic', taFromGPerL: 5, taToGPerL: 6, volumeL: thousandGallonsL },
    ['Acid to add', 7.4 * 0.453592, 0.03, 'kg'],
  ],
  // Pandell: a gram of citric acid raises TA by 1.17 g.
  [{ acid: 'citric', taFromGPerL: 5, taToGPerL: 6.17, volumeL: 1000 }, ['Dose', 1, 0.005, 'g/L']],
  // Stoichiometry: a gram of lactic acid counts as 0.83 g of tartaric.
  [{ acid: 'lactic', taFromGPerL: 5, taToGPerL: 5.833, volumeL: 1000 }, ['Dose', 1, 0.005, 'g/L']],
  // FermCalc’s 40/40/20 blend: 1000 g / (0.4 + 0.4 × 1.1193 + 0.2 × 1.1718).
  [{ acid: 'blend', taFromGPerL: 5, taToGPerL: 6, volumeL: 1000 }, ['Acid to add', 924.1, 0.5, 'g']],
];
