import { defineFormula } from '../formula.ts';
import { between } from '../range.ts';

/** Both readings in °Bx, already divided by the must's factor. */
interface Readings {
  readonly initialBrix: number;
  readonly finalBrix: number;
}

const basis = {
  source: ['terrill-2011'],
  range: {
    initialBrix: between('Brix before fermentation', 5, 30, '°Bx'),
    finalBrix: between('Refractometer reading after fermentation', 1, 15, '°Bx'),
  },
} as const;

/**
 * Final gravity from two readings of a refractometer, which takes alcohol for sugar:
 * `FG = 1 - 0.0044993 i + 0.011774 f + 0.00027581 i² - 0.0012717 f² - 7.28e-6 i³ + 6.3293e-5 f³`.
 * Fitted to 68 beers whose fermentation was over.
 *
 * @example refractometerGravity({ initialBrix: 20, finalBrix: 8 }).value // 1.0073
 * @source terrill-2011
 */
export const refractometerGravity = defineFormula<Readings>({
  ...basis,
  tolerance: 'Some thousandths of SG, more above 18 °Bx.',
  value: ({ initialBrix: i, finalBrix: f }) =>
    1 -
    0.0044993 * i +
    0.011774 * f +
    0.00027581 * i ** 2 -
    0.0012717 * f ** 2 -
    0.00000728 * i ** 3 +
    0.000063293 * f ** 3,
});

/**
 * A linear fit for the same two readings: `FG = 1 - 0.00085683 i + 0.0034941 f`. Fitted to the same beers.
 *
 * @example refractometerGravityLinear({ initialBrix: 20, finalBrix: 8 }).value // 1.0108
 * @source terrill-2011
 */
export const refractometerGravityLinear = defineFormula<Readings>({
  ...basis,
  tolerance: 'Some thousandths of SG for a beer of 10 to 16 °Bx; too high for a dry wine.',
  value: ({ initialBrix, finalBrix }) => 1 - 0.00085683 * initialBrix + 0.0034941 * finalBrix,
});
