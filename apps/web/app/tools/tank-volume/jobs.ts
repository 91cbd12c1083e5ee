import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'num8ers.com, by its own steps: a horizontal tank of radius 50 cm and length 200 cm, 30 cm deep, holds 396.4 L',
    given: { shape: 'horizontal', diameterM: 1, lengthM: 2, dipM: 0.3 },
    shows: [['Wine in the tank', 396.4, 0.1, 'L']],
  },
  {
    job: 'linuxleech.com: radius 5 ft and 10 ft deep is 785.4 ft³',
    given: { shape: 'vertical', diameterM: 3.048, heightM: 4, dipM: 3.048 },
    shows: [['Wine in the tank', 785.4 * 28.316847, 1.5, 'L']],
  },
  {
    job: 'Geometry: a cone of radius 2 m and 1.5 m high is 6.28 m³',
    given: { shape: 'cone', diameterM: 4, heightM: 2, coneM: 1.5, dipM: 1.5 },
    shows: [['Wine in the tank', 6283, 0.5, 'L']],
  },
  {
    job: 'Geometry: a round tank that is half full is half full, by its ullage too',
    given: { shape: 'horizontal', diameterM: 1.2, lengthM: 3, dip: 'ullage', dipM: 0.6 },
    shows: [['Full', 50, 0.01, '%']],
  },
  {
    job: 'Geometry: 1.5 m wide and 1.2 m deep is 2.1206 m³',
    given: {},
    shows: [['Wine in the tank', 2120.6, 0.5, 'L']],
  },
  {
    job: 'A horizontal tank of 2 m, 5 m long, half full, is π × 5 / 2 = 7.854 m³',
    given: { shape: 'horizontal', diameterM: 2, lengthM: 5, dipM: 1 },
    shows: [['Wine in the tank', 7854, 0.5, 'L']],
  },
];
