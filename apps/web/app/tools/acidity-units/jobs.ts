import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'AWRI TN14: acetic to sulfuric is 0.8167',
    given: { value: 10, from: 'acetic', to: 'sulfuric' },
    shows: [['As sulfuric acid', 8.167, 0.001, 'g/L']],
  },
  {
    job: 'Wine Consultants: 1 g/L of sulfuric is 20.39 meq/L and 1.53 g/L of tartaric',
    given: { value: 1, from: 'sulfuric', to: 'meq' },
    shows: [
      ['In milliequivalents', 20.39, 0.006, 'meq/L'],
      ['As tartaric acid', 1.53, 0.005, 'g/L'],
    ],
  },
  {
    job: 'Handbook of Enology: 1 meq/L is 0.075 g/L of tartaric',
    given: { value: 100, from: 'meq', to: 'tartaric' },
    shows: [['As tartaric acid', 7.5, 0.05, 'g/L']],
  },
  {
    job: 'Stoichiometry: 3 g/L of malic acid take 1.68 g/L of TA and leave 2.02 g of lactic',
    given: { value: 8, malicGPerL: 3 },
    shows: [
      ['Drop in TA from malolactic conversion', 1.68, 0.005, 'g/L'],
      ['Lactic acid formed', 2.016, 0.005, 'g/L'],
    ],
  },
  {
    job: 'Handbook of Enology: 4 g/L as sulfuric is 6.1 g/L as tartaric (× 1.53)',
    given: { value: 4, from: 'sulfuric', to: 'tartaric' },
    shows: [['As tartaric acid', 6.12, 0.005, 'g/L']],
  },
  {
    job: 'OIV: a volatile acidity of 20 meq/L is 1.20 g/L as acetic',
    given: { value: 20, from: 'meq', to: 'acetic' },
    shows: [['As acetic acid', 1.2, 0.005, 'g/L']],
  },
];
