import { defineFormula } from '../formula.ts';
import { after, inRange, outOfRange } from '../outcome.ts';
import { above, ranges } from '../range.ts';
import { mustDensity } from './must.ts';

/** As the sources round it; 0.998203 in full. */
const waterDensityAt20KgPerL = 0.9982;
const wantedBrix = above('Brix wanted', 0, 30, '°Bx');
const notLower = 'Water only lowers the Brix, and the value you want is above the present one.';

interface WateringBack {
  readonly volumeL: number;
  readonly brixFrom: number;
  readonly brixTo: number;
}

/**
 * Water that brings a must down to a given Brix, by mass balance: `W = V ρ(B1) (B1 / B2 - 1)` kg, `L = W / 0.9982`. For
 * the juice, not the weight of the tank. Valid from 10 to 30 °Bx.
 *
 * @example waterForBrix({ volumeL: 66.3, brixFrom: 27.5, brixTo: 24.5 }).value // 9.08
 * @source fermcalc-sugar, oiv-oeno-21-2004
 */
export const waterForBrix = defineFormula<WateringBack>({
  source: ['fermcalc-sugar', 'oiv-oeno-21-2004'],
  range: { volumeL: ranges.volumeL, brixFrom: ranges.mustBrix, brixTo: wantedBrix },
  tolerance: '± 0.01 %, and the refractometer’s own error.',
  value: ({ volumeL, brixFrom, brixTo }) =>
    brixTo > brixFrom
      ? outOfRange(Number.NaN, notLower)
      : after(mustDensity({ brix: brixFrom }), (density) =>
          inRange((volumeL * density * (brixFrom / brixTo - 1)) / waterDensityAt20KgPerL),
        ),
});

/**
 * Water by the usual rule: `L = V (B1 / B2 - 1)`. It takes a mass scale for a volume scale, and is
 * low by the density of the must, 10 % and more.
 *
 * @example waterByVolumeRule({ volumeL: 66.3, brixFrom: 27.5, brixTo: 24.5 }).value // 8.12
 * @source morewine-must
 */
export const waterByVolumeRule = defineFormula<WateringBack>({
  source: ['morewine-must'],
  range: { volumeL: ranges.volumeL, brixFrom: ranges.mustBrix, brixTo: wantedBrix },
  tolerance: 'About 11 % too little to reach the reading.',
  value: ({ volumeL, brixFrom, brixTo }) =>
    brixTo > brixFrom ? outOfRange(Number.NaN, notLower) : volumeL * (brixFrom / brixTo - 1),
});

/**
 * Fixed acid of a juice after amelioration, g/L, as 27 CFR 24.178(a) reckons: 20 gallons on 1,000 take 0.1 g/L.
 *
 * @example fixedAcidAfterAmelioration({ fixedAcidGPerL: 7.69, volumeL: 1000, waterL: 538.4 }).value // 4.998
 * @source cfr-24-178
 */
export const fixedAcidAfterAmelioration = defineFormula<{
  readonly fixedAcidGPerL: number;
  readonly volumeL: number;
  readonly waterL: number;
}>({
  source: ['cfr-24-178'],
  range: {
    fixedAcidGPerL: ranges.titratableAcidityGPerL,
    volumeL: ranges.positiveVolumeL,
    waterL: ranges.volumeL,
  },
  tolerance: 'The law’s own reckoning, not a measurement.',
  value: ({ fixedAcidGPerL, volumeL, waterL }) =>
    Math.max(0, fixedAcidGPerL - (0.1 * (waterL / volumeL) * 1000) / 20),
});

/**
 * Brix of a must after water has been added: `B2 = B1 m / (m + W)`, `m = V ρ(B1)`. The inverse of {@link waterForBrix}.
 *
 * @example brixAfterWater({ volumeL: 5, brixFrom: 22, waterL: 2 }).value // 16.11
 * @source fermcalc-sugar, oiv-oeno-21-2004
 */
export const brixAfterWater = defineFormula<{
  readonly volumeL: number;
  readonly brixFrom: number;
  readonly waterL: number;
}>({
  source: ['fermcalc-sugar', 'oiv-oeno-21-2004'],
  range: { volumeL: ranges.positiveVolumeL, brixFrom: ranges.mustBrix, waterL: ranges.volumeL },
  tolerance: '± 0.01 °Bx.',
  value: ({ volumeL, brixFrom, waterL }) =>
    after(mustDensity({ brix: brixFrom }), (density) => {
      const juiceKg = volumeL * density;
      return inRange((brixFrom * juiceKg) / (juiceKg + waterL * waterDensityAt20KgPerL));
    }),
});

/**
 * Juice in a must with skins: `V = m share / ρ(B)`, kg to L. The share is the winemaker's estimate, 0.7 in red musts.
 *
 * @example juiceInMust({ mustKg: 1000, juiceShare: 0.7, brix: 27 }).value // 628
 * @source morewine-must, oiv-oeno-21-2004
 */
export const juiceInMust = defineFormula<{
  readonly mustKg: number;
  readonly juiceShare: number;
  readonly brix: number;
}>({
  source: ['morewine-must', 'oiv-oeno-21-2004'],
  range: { mustKg: ranges.massG, juiceShare: ranges.fraction, brix: ranges.mustBrix },
  tolerance: 'As the estimate of the share: ± 5 %.',
  value: ({ mustKg, juiceShare, brix }) =>
    after(mustDensity({ brix }), (density) => inRange((mustKg * juiceShare) / density)),
});
