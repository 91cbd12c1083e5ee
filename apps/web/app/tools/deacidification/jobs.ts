import type { Job } from '../../calculator/definition/job.ts';

const sixtyGallonsL = 227.1247;

export const jobs: readonly Job[] = [
  // University of Tennessee: 60 US gallons from 8 to 6 g/L take 304.2 g of calcium carbonate.
  [{ salt: 'CaCO3', taFromGPerL: 8, taToGPerL: 6, volumeL: sixtyGallonsL }, ['Salt to add', 304.2, 1.6, 'g']],
  // Northeast Winemaking: about 1 g/L of potassium bicarbonate takes 1 g/L, stoichiometry 0.667 to 1.334.
  [
    { salt: 'KHCO3', taFromGPerL: 9, taToGPerL: 8, volumeL: 100 },
    ['Salt to add', 100, 3, 'g'],
    ['If all the bitartrate falls out', 66.7, 0.1, 'g'],
    ['If none of it does', 133.4, 0.1, 'g'],
  ],
  // VinoCalc: 60 US gallons from 8 to 6 g/L by double salt treat 56.8 L, 59.6 recommended.
  [
    { salt: 'double', taFromGPerL: 8, taToGPerL: 6, volumeL: sixtyGallonsL },
    ['Smallest part', 56.8, 0.05, 'L'],
    ['Part of the wine to treat', 59.6, 0.05, 'L'],
  ],
  // Potassium carbonate: between 0.460 and 0.921 g a gram, so 1000 L by 1 g/L take 460 to 921 g.
  [
    { salt: 'K2CO3', taFromGPerL: 9, taToGPerL: 8, volumeL: 1000 },
    ['Salt to add', 690, 0.5, 'g'],
    ['If all the bitartrate falls out', 460, 0.5, 'g'],
    ['If none of it does', 921, 0.5, 'g'],
  ],
  // VinoCalc: 1000 L from 12 to 8 g/L take 4000 / 150.087 / 10 = 2.665 kg for the double salt.
  [
    { salt: 'double', taFromGPerL: 12, taToGPerL: 8, volumeL: 1000 },
    ['Calcium carbonate', 2.665, 0.002, 'kg'],
    ['Smallest part', 333.33, 0.5, 'L'],
  ],
];
