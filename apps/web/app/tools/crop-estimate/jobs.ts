import type { Job } from '../../calculator/definition/job.ts';

const acre = 0.40468564224;
const feet = (length: number) => length * 0.3048;

export const jobs: readonly Job[] = [
  // wine-grape-growing.com: 8 by 9 ft is 605 vines an acre.
  [
    { vineSpacingM: feet(8), rowSpacingM: feet(9), areaHa: acre, missingPercent: 0 },
    ['Vines per acre, none missing', 605, 0.5, ''],
    ['Bearing vines', 605, 0.5, ''],
  ],
  // 807 vines an acre with 40 clusters of a quarter pound are 4.035 US tons.
  [
    {
      vineSpacingM: feet(6),
      rowSpacingM: feet(9),
      areaHa: acre,
      missingPercent: 0,
      clusters: 40,
      clusterG: 113.398,
      factor: 1,
    },
    ['Per acre', 4.035, 0.003, 'US tons/acre'],
  ],
  // Arithmetic, where the guide prints 3364: 1.22 by 2.45 m is 3346 vines a hectare.
  [{ vineSpacingM: 1.22, rowSpacingM: 2.45 }, ['Vines per hectare, none missing', 3346, 0.5, '']],
  // 807 vines with 40 clusters of a quarter pound are 3.66 t.
  [
    {
      vineSpacingM: feet(6),
      rowSpacingM: feet(9),
      areaHa: acre,
      missingPercent: 0,
      clusters: 40,
      clusterG: 113.398,
      factor: 1,
    },
    ['Crop', 3.661, 0.005, 't'],
  ],
  // The vines alone: 5 by 8 ft is 1089 an acre.
  [
    { show: 'vines', vineSpacingM: feet(5), rowSpacingM: feet(8), areaHa: acre, missingPercent: 0 },
    ['Bearing vines', 1089, 0.5, ''],
  ],
];
