import type { Job } from '../../calculator/definition/job.ts';

const perAcre = (gallons: number) => (gallons * 3.785411784) / 0.40468564224;

export const jobs: readonly Job[] = [
  // Good Fruit Grower: 4 gallons on 436 by 10 ft are 40 gallons an acre.
  [
    { by: 'strip', usedL: 4 * 3.785412, stripM: 436 * 0.3048, widthM: 3.048 },
    ['Spray rate', perAcre(40), 1, 'L/ha'],
  ],
  // UMass: 50 gallons an acre at 3 mph and 9 ft take 2.727 gallons a minute.
  [
    { wantedLPerHa: perAcre(50), speedKmPerH: 3 * 1.609344, widthM: 9 * 0.3048 },
    ['Flow for the rate wanted', 2.727 * 3.785412, 0.005, 'L/min'],
  ],
  // Arithmetic: 10 L/min at 5 km/h and 2.5 m is 480 L/ha; 600 L cover 1.25 ha with 2.5 of product.
  [
    {},
    ['Spray rate', 480, 0.5, 'L/ha'],
    ['Area per tank', 1.25, 0.005, 'ha'],
    ['Product per tank', 2.5, 0.005, 'kg or L'],
  ],
];
