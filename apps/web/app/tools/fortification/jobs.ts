import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // OIML R 22: 100 L of 12% vol to 18 with 96 take 7.549 L and give 106.9 L.
  [
    { wineVolumeL: 100, wineAlcoholPercentVol: 12, targetAlcoholPercentVol: 18, spiritAlcoholPercentVol: 96 },
    ['Spirit to add', 7.549, 0.002, 'L'],
    ['By Pearson’s square', 7.69, 0.005, 'L'],
    ['Volume afterward', 106.9, 0.05, 'L'],
  ],
  // The same the other way round: 106.93 L of 18% vol take 100 L of wine and 7.549 L of spirit.
  [
    {
      wineVolumeL: 106.93,
      volumeIs: 'final',
      wineAlcoholPercentVol: 12,
      targetAlcoholPercentVol: 18,
      spiritAlcoholPercentVol: 96,
    },
    ['Spirit to add', 7.549, 0.002, 'L'],
    ['To wine', 100, 0.01, 'L'],
  ],
  // edu.com: 1,000 L of 16% from wine of 10 and spirit of 70 take 900 L and 100 L, as if volumes added up.
  [
    {
      wineVolumeL: 1000,
      volumeIs: 'final',
      wineAlcoholPercentVol: 10,
      targetAlcoholPercentVol: 16,
      spiritAlcoholPercentVol: 70,
      sugarGPerL: 50,
    },
    ['Spirit to add', 100, 0.5, 'L'],
    ['To wine', 900, 0.5, 'L'],
  ],
  // Arithmetic, where diydistilling.com says 0.25 L: 1 L of 12% vol to 20 with 40 takes 0.40 L.
  [
    {
      wineVolumeL: 1,
      wineAlcoholPercentVol: 12,
      targetAlcoholPercentVol: 20,
      spiritAlcoholPercentVol: 40,
      sugarGPerL: 60,
    },
    ['Spirit to add', 400, 0.5, 'mL'],
  ],
];
