import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'DeFalco’s: 640 of 15% vol to 20 with 40 take 160 by the square',
    given: {
      wineVolumeL: 640,
      wineAlcoholPercentVol: 15,
      targetAlcoholPercentVol: 20,
      spiritAlcoholPercentVol: 40,
    },
    shows: [['By Pearson’s square', 160, 0.5, 'L']],
  },
  {
    job: 'winemakingtalk.com: 12 L of 16% vol to 20 with 40 take 2.4 L by the square',
    given: {
      wineVolumeL: 12,
      wineAlcoholPercentVol: 16,
      targetAlcoholPercentVol: 20,
      spiritAlcoholPercentVol: 40,
    },
    shows: [['By Pearson’s square', 2.4, 0.005, 'L']],
  },
  {
    job: 'OIML R 22: 100 L of 12% vol to 18 with 96 take 7.549 L and give 106.9 L',
    given: {
      wineVolumeL: 100,
      wineAlcoholPercentVol: 12,
      targetAlcoholPercentVol: 18,
      spiritAlcoholPercentVol: 96,
    },
    shows: [
      ['Spirit to add', 7.549, 0.002, 'L'],
      ['By Pearson’s square', 7.69, 0.005, 'L'],
      ['Volume afterward', 106.9, 0.05, 'L'],
    ],
  },
  {
    job: 'OIML R 22: 1000 L of 13% vol to 19 with 77 take 101.986 L',
    given: { wineVolumeL: 1000 },
    shows: [['Spirit to add', 101.986, 0.02, 'L']],
  },
  {
    job: 'Arithmetic, where diydistilling.com says 0.25 L: 1 L of 12% vol to 20 with 40 takes 0.40 L',
    given: {
      wineVolumeL: 1,
      wineAlcoholPercentVol: 12,
      targetAlcoholPercentVol: 20,
      spiritAlcoholPercentVol: 40,
      sugarGPerL: 60,
    },
    shows: [['Spirit to add', 400, 0.5, 'mL']],
  },
  {
    job: 'OIML R 22: 100 L of 12 to 18% vol with 96 take 7.55 L, 106.9 L in all',
    given: {
      wineVolumeL: 100,
      wineAlcoholPercentVol: 12,
      targetAlcoholPercentVol: 18,
      spiritAlcoholPercentVol: 96,
    },
    shows: [
      ['Spirit to add', 7.549, 0.005, 'L'],
      ['Volume afterward', 106.9, 0.05, 'L'],
    ],
  },
  {
    job: 'OIML R 22: 1000 L of 13 to 19% vol with 77 take 102 L',
    given: {
      wineVolumeL: 1000,
      wineAlcoholPercentVol: 13,
      targetAlcoholPercentVol: 19,
      spiritAlcoholPercentVol: 77,
    },
    shows: [['Spirit to add', 101.986, 0.5, 'L']],
  },
];
