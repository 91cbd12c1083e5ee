import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // AWRI TN14: acetic to sulfuric is 0.8167.
  [{ value: 10, from: 'acetic', to: 'sulfuric' }, ['As sulfuric acid', 8.167, 0.001, 'g/L']],
  // Wine Consultants: 1 g/L of sulfuric is 20.39 meq/L and 1.53 g/L of tartaric.
  [
    { value: 1, from: 'sulfuric', to: 'meq' },
    ['In milliequivalents', 20.39, 0.006, 'meq/L'],
    ['As tartaric acid', 1.53, 0.005, 'g/L'],
  ],
  // Handbook of Enology: 1 meq/L is 0.075 g/L of tartaric.
  [{ value: 100, from: 'meq', to: 'tartaric' }, ['As tartaric acid', 7.5, 0.05, 'g/L']],
  // Stoichiometry: 3 g/L of malic acid take 1.68 g/L of TA and leave 2.02 g of lactic.
  [
    { value: 8, malicGPerL: 3 },
    ['Drop in TA from malolactic conversion', 1.68, 0.005, 'g/L'],
    ['Lactic acid formed', 2.016, 0.005, 'g/L'],
  ],
  // OIV: a volatile acidity of 20 meq/L is 1.20 g/L as acetic.
  [{ value: 20, from: 'meq', to: 'acetic' }, ['As acetic acid', 1.2, 0.005, 'g/L']],
];
