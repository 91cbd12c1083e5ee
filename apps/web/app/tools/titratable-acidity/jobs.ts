import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'winemakingtalk.com: 12 mL of 0.1 N in 15 mL is 6.0 g/L',
    given: { titrantMl: 12, sampleMl: 15 },
    shows: [['TA as tartaric acid', 6, 0.05, 'g/L']],
  },
  {
    job: 'SCAQ: 12.6 mL of 0.1 N in 15 mL is 6.3 g/L',
    given: { titrantMl: 12.6, sampleMl: 15 },
    shows: [['TA as tartaric acid', 6.3, 0.05, 'g/L']],
  },
  {
    job: 'Monash: 1 mL of 0.1 N in 10 mL is 0.75 g/L',
    given: { titrantMl: 1, sampleMl: 10 },
    shows: [['TA as tartaric acid', 0.75, 0.005, 'g/L']],
  },
  {
    job: '101winemaking: 5 mL of 0.1 N phthalate taking 6 mL of base make it 0.0833 N',
    given: { strength: 'volume', phthalateMl: 5, phthalateMolPerL: 0.1, baseMl: 6 },
    shows: [['Strength of the base', 0.0833, 0.00005, 'mol/L']],
  },
  {
    job: '75.04 × 0.1 × 6.5 / 5: half the sample',
    given: { titrantMl: 6.5, sampleMl: 5 },
    shows: [
      ['TA as tartaric acid', 9.755, 0.005, 'g/L'],
      ['The same in milliequivalents', 130, 0.05, 'meq/L'],
    ],
  },
  {
    job: 'Old base of 0.0833 N: 75.04 × 0.0833 × 10 / 10 = 6.25 g/L, not 7.5',
    given: { titrantMl: 10, sampleMl: 10, titrantMolPerL: 0.0833 },
    shows: [['TA as tartaric acid', 6.25, 0.005, 'g/L']],
  },
];
