import type { Job } from '../../calculator/definition/job.ts';

const acre = 0.40468564224;
const feet = (length: number) => length * 0.3048;

export const jobs: readonly Job[] = [
  {
    job: 'wine-grape-growing.com: 8 by 9 ft is 605 vines an acre',
    given: { vineSpacingM: feet(8), rowSpacingM: feet(9), areaHa: acre, missingPercent: 0 },
    shows: [
      ['Vines per acre, none missing', 605, 0.5, ''],
      ['Bearing vines', 605, 0.5, ''],
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
  {
    job: '807 vines with 40 clusters of a quarter pound are 3.66 t',
    given: {
      vineSpacingM: feet(6),
      rowSpacingM: feet(9),
      areaHa: acre,
      missingPercent: 0,
      clusters: 40,
      clusterG: 113.398,
      factor: 1,
    },
    shows: [['Crop', 3.661, 0.005, 't']],
  },
  {
    job: 'At lag phase: 2 hectares of 4000 vines, 5% missing, 30 clusters of 60 g, doubled: 27.36 t',
    given: {
      vineSpacingM: 1,
      rowSpacingM: 2.5,
      areaHa: 2,
      missingPercent: 5,
      clusters: 30,
      clusterG: 60,
      factor: 2,
    },
    shows: [['Crop', 27.36, 0.005, 't']],
  },
  {
    job: '1 by 2 m, 20 clusters of 150 g at harvest: 5000 × 3 kg = 15 t',
    given: { vineSpacingM: 1, rowSpacingM: 2, missingPercent: 0, clusters: 20, clusterG: 150, factor: 1 },
    shows: [['Crop', 15, 0.005, 't']],
  },
  {
    job: 'The vines alone: 5 by 8 ft is 1089 an acre',
    given: { show: 'vines', vineSpacingM: feet(5), rowSpacingM: feet(8), areaHa: acre, missingPercent: 0 },
    shows: [['Bearing vines', 1089, 0.5, '']],
  },
  {
    job: 'The vines alone: 4 by 8 ft is 1361 an acre',
    given: { show: 'vines', vineSpacingM: feet(4), rowSpacingM: feet(8), areaHa: acre, missingPercent: 0 },
    shows: [['Bearing vines', 1361, 0.6, '']],
  },
];
