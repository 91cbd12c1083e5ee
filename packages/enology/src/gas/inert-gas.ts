import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, between, ranges } from '../range.ts';

/** Oxygen of dry air, % by volume, as the sources round it. */
const airOxygenPercent = 20.9;

/** Oxygen below which a match goes out, %: a match proves no more than that. */
export const matchGoesOutBelowPercent = 13;

/** Purges that bring the oxygen of a headspace close to zero, by FM Global. */
export const usualPurges = 5;

/**
 * Gas to purge a headspace: `n × headspace`, L. Inert gas suffocates without warning in pits and tanks.
 *
 * @example purgeGas({ headspaceL: 200, purges: 5 }).value // 1000
 * @source winedoc-gas
 */
export const purgeGas = defineFormula<{ readonly headspaceL: number; readonly purges: number }>({
  source: ['winedoc-gas'],
  range: { headspaceL: ranges.volumeL, purges: between('Purges', 0, 20) },
  tolerance: 'A rule: four to five purges bring the oxygen close to zero.',
  value: ({ headspaceL, purges }) => headspaceL * purges,
});

/**
 * Oxygen that purging leaves in a well-mixed headspace, %: `20.9 e^(-n)`.
 *
 * @example oxygenAfterPurging({ purges: 5 }).value // 0.14
 * @source winedoc-gas
 */
export const oxygenAfterPurging = defineFormula<{ readonly purges: number }>({
  source: ['winedoc-gas'],
  range: { purges: between('Purges', 0, 20) },
  tolerance: 'For a well-mixed space; a calm blanket of heavy gas does better.',
  value: ({ purges }) => airOxygenPercent * Math.exp(-purges),
});

/**
 * Fall on a cylinder's gauge for a volume of gas: `full gauge × gas / contents`, both volumes at atmospheric pressure.
 *
 * @example gaugeFall({ gasL: 1000, contentsL: 9345, fullGauge: 3000 }).value // 321
 * @source winedoc-gas
 */
export const gaugeFall = defineFormula<{
  readonly gasL: number;
  readonly contentsL: number;
  readonly fullGauge: number;
}>({
  source: ['winedoc-gas'],
  range: {
    gasL: ranges.volumeL,
    contentsL: ranges.positiveVolumeL,
    fullGauge: above('Full pressure', 0, 10_000),
  },
  tolerance: '± 3 %; not for carbon dioxide, which is liquid in its cylinder.',
  value: ({ gasL, contentsL, fullGauge }) =>
    gasL > contentsL
      ? outOfRange(Number.NaN, 'The cylinder does not hold this much gas.')
      : (fullGauge * gasL) / contentsL,
});

/**
 * Gas let out as the gauge falls: `contents × fall / full gauge`. The inverse of {@link gaugeFall}.
 *
 * @example gasOfGaugeFall({ contentsL: 9345, fall: 100, fullGauge: 3000 }).value // 311.5
 * @source winedoc-gas
 */
export const gasOfGaugeFall = defineFormula<{
  readonly contentsL: number;
  readonly fall: number;
  readonly fullGauge: number;
}>({
  source: ['winedoc-gas'],
  range: {
    contentsL: ranges.volumeL,
    fall: between('Fall in pressure', 0, 10_000),
    fullGauge: above('Full pressure', 0, 10_000),
  },
  tolerance: '± 3 %; not for carbon dioxide, which is liquid in its cylinder.',
  value: ({ contentsL, fall, fullGauge }) => (contentsL * fall) / fullGauge,
});
