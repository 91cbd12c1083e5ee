import { defineFormula } from '../formula.ts';
import { above, between, ranges } from '../range.ts';
import { squareMetersPer } from '../units.ts';

const speedKmPerH = above('Speed', 0, 50, 'km/h');
const widthM = above('Width per pass', 0, 100, 'm');
const rateLPerHa = between('Rate', 0, 100_000, 'L/ha');
const positiveRateLPerHa = above('Rate', 0, 100_000, 'L/ha');

/**
 * Spray rate from the flow of all open nozzles, L/ha: `600 L/min / (km/h × m)`, m the width covered in a pass.
 *
 * @example sprayRate({ flowLPerMin: 10, speedKmPerH: 5, widthM: 2.5 }).value // 480
 * @source umass-sprayer, exact-units
 */
export const sprayRate = defineFormula<{
  readonly flowLPerMin: number;
  readonly speedKmPerH: number;
  readonly widthM: number;
}>({
  source: ['umass-sprayer', 'exact-units'],
  range: { flowLPerMin: between('Flow', 0, 10_000, 'L/min'), speedKmPerH, widthM },
  tolerance: 'As the nozzles are measured: ± 5 %.',
  value: ({ flowLPerMin, speedKmPerH: speed, widthM: width }) => (600 * flowLPerMin) / (speed * width),
});

/**
 * Flow for a spray rate, L/min: `L/ha × km/h × m / 600`; in US units `gal/min = gal/acre × mph × ft / 495`. The inverse
 * of {@link sprayRate}.
 *
 * @example nozzleFlow({ rateLPerHa: 467.7, speedKmPerH: 4.828, widthM: 2.743 }).value // 10.32
 * @source umass-sprayer
 */
export const nozzleFlow = defineFormula<{
  readonly rateLPerHa: number;
  readonly speedKmPerH: number;
  readonly widthM: number;
}>({
  source: ['umass-sprayer'],
  range: { rateLPerHa, speedKmPerH, widthM },
  tolerance: 'Exact.',
  value: ({ rateLPerHa: rate, speedKmPerH: speed, widthM: width }) => (rate * speed * width) / 600,
});

/**
 * Spray rate from what a measured strip took, L/ha: `10,000 L / (m × m)`; in US units
 * `gal/acre = gal × 43,560 / (ft × ft)`.
 *
 * @example sprayRateOnStrip({ usedL: 15.14, lengthM: 132.9, widthM: 3.048 }).value // 374
 * @source goodfruit-sprayer
 */
export const sprayRateOnStrip = defineFormula<{
  readonly usedL: number;
  readonly lengthM: number;
  readonly widthM: number;
}>({
  source: ['goodfruit-sprayer'],
  range: { usedL: ranges.volumeL, lengthM: above('Length', 0, 100_000, 'm'), widthM },
  tolerance: 'As the strip is measured: ± 5 %.',
  value: ({ usedL, lengthM, widthM: width }) => (usedL * squareMetersPer.ha) / (lengthM * width),
});

/**
 * Area that a tank covers, ha: `tank / rate`.
 *
 * @example areaPerTank({ tankL: 1000, rateLPerHa: 400 }).value // 2.5
 * @source goodfruit-sprayer
 */
export const areaPerTank = defineFormula<{ readonly tankL: number; readonly rateLPerHa: number }>({
  source: ['goodfruit-sprayer'],
  range: { tankL: ranges.volumeL, rateLPerHa: positiveRateLPerHa },
  tolerance: 'Exact.',
  value: ({ tankL, rateLPerHa: rate }) => tankL / rate,
});

/**
 * Product per tank, in the label's unit: `area × rate of the label`, the rate per hectare. The label is the law.
 *
 * @example productPerTank({ tankL: 1000, rateLPerHa: 400, productPerHa: 3 }).value // 7.5
 * @source goodfruit-sprayer
 */
export const productPerTank = defineFormula<{
  readonly tankL: number;
  readonly rateLPerHa: number;
  readonly productPerHa: number;
}>({
  source: ['goodfruit-sprayer'],
  range: {
    tankL: ranges.volumeL,
    rateLPerHa: positiveRateLPerHa,
    productPerHa: between('Product', 0, 100_000, 'per ha'),
  },
  tolerance: 'Exact.',
  value: ({ tankL, rateLPerHa: rate, productPerHa }) => (tankL / rate) * productPerHa,
});
