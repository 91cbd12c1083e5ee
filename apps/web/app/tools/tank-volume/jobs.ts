import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // num8ers.com, by its own steps: a horizontal tank of radius 50 cm and length 200 cm, 30 cm deep, holds 396.4 L.
  [{ shape: 'horizontal', diameterM: 1, lengthM: 2, dipM: 0.3 }, ['Wine in the tank', 396.4, 0.1, 'L']],
  // linuxleech.com: radius 5 ft and 10 ft deep is 785.4 ft³.
  [
    { shape: 'vertical', diameterM: 3.048, heightM: 4, dipM: 3.048 },
    ['Wine in the tank', 785.4 * 28.316847, 1.5, 'L'],
  ],
  // Geometry: a cone of radius 2 m and 1.5 m high is 6.28 m³.
  [{ shape: 'cone', diameterM: 4, heightM: 2, coneM: 1.5, dipM: 1.5 }, ['Wine in the tank', 6283, 0.5, 'L']],
  // Geometry: a round tank that is half full is half full, by its ullage too.
  [{ shape: 'horizontal', diameterM: 1.2, lengthM: 3, dip: 'ullage', dipM: 0.6 }, ['Full', 50, 0.01, '%']],
];
