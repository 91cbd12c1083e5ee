import type { Job } from '../../calculator/definition/job.ts';

const thousandGallonsL = 3785.41;

export const jobs: readonly Job[] = [
  {
    job: 'Bench trials handout: 1 g/L of TA in 1000 US gallons takes 8.3 lb of tartaric',
    given: { acid: 'tartaric', taFromGPerL: 5, taToGPerL: 6, volumeL: thousandGallonsL },
    shows: [['Acid to add', 8.3 * 0.453592, 0.03, 'kg']],
  },
  {
    job: 'Bench trials handout: the same in malic acid takes 7.4 lb',
    given: { acid: 'malic', taFromGPerL: 5, taToGPerL: 6, volumeL: thousandGallonsL },
    shows: [['Acid to add', 7.4 * 0.453592, 0.03, 'kg']],
  },
  {
    job: 'Chateau Garage: 0.2 g/L in 10 US gallons takes 7.6 g of tartaric',
    given: { acid: 'tartaric', taFromGPerL: 4, taToGPerL: 4.2, volumeL: 37.8541 },
    shows: [['Acid to add', 7.6, 0.06, 'g']],
  },
  {
    job: 'Pandell: a gram of citric acid raises TA by 1.17 g',
    given: { acid: 'citric', taFromGPerL: 5, taToGPerL: 6.17, volumeL: 1000 },
    shows: [['Dose', 1, 0.005, 'g/L']],
  },
  {
    job: 'Stoichiometry: a gram of lactic acid counts as 0.83 g of tartaric',
    given: { acid: 'lactic', taFromGPerL: 5, taToGPerL: 5.833, volumeL: 1000 },
    shows: [['Dose', 1, 0.005, 'g/L']],
  },
  {
    job: 'WineSkills: 0.5 g/L as tartaric in 225 L is 112.5 g',
    given: { taFromGPerL: 5.5, taToGPerL: 6, volumeL: 225 },
    shows: [['Acid to add', 112.5, 0.5, 'g']],
  },
  {
    job: 'FermCalc’s 40/40/20 blend: 1000 g / (0.4 + 0.4 × 1.1193 + 0.2 × 1.1718)',
    given: { acid: 'blend', taFromGPerL: 5, taToGPerL: 6, volumeL: 1000 },
    shows: [['Acid to add', 924.1, 0.5, 'g']],
  },
];
