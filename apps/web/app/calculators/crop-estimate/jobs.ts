import type { Job } from '../bench/job.ts';

const acre = 0.40468564224;
const feet = (length: number) => length * 0.3048;

export const jobs: readonly Job[] = [
  {
    job: 'wine-grape-growing.com: 8 by 9 ft is 605 vines an acre',
    given: { vineSpacingM: feet(8), rowSpacingM: feet(9), areaHa: acre, missingPercent: 0 },
    shows: [
      ['Vines per acre, none missing', 605, 0.5, ''],
      ['Vines that bear', 605, 0.5, ''],
    ],
  },
  {
    job: 'Dami: 6 by 9 ft is 807 vines an acre',
    given: { vineSpacingM: feet(6), rowSpacingM: feet(9) },
    shows: [['Vines per acre, none missing', 807, 0.5, '']],
  },
  {
    job: '807 vines an acre with 40 clusters of a quarter pound are 4.035 US tons',
    given: {
      vineSpacingM: feet(6),
      rowSpacingM: feet(9),
      areaHa: acre,
      missingPercent: 0,
      clusters: 40,
      clusterG: 113.398,
      factor: 1,
    },
    shows: [['Per acre', 4.035, 0.003, 'US tons/acre']],
  },
  {
    job: 'Arithmetic, where the guide prints 3364: 1.22 by 2.45 m is 3346 vines a hectare',
    given: { vineSpacingM: 1.22, rowSpacingM: 2.45 },
    shows: [['Vines per hectare, none missing', 3346, 0.5, '']],
  },
];
