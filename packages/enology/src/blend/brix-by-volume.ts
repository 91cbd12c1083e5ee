import { defineFormula } from '../formula.ts';
import { after, inRange } from '../outcome.ts';
import { between, ranges } from '../range.ts';
import { specificGravityFromBrix } from '../sugar/brix.ts';

const brix = between('Brix', 0, 80, '°Bx');

/**
 * Brix of two sugar solutions mixed by volume: each volume weighs `V SG(B)`, and Brix blends by mass. What Pearson's
 * square gives for Brix are shares of mass; measured out in milliliters they miss the target.
 *
 * @example brixOfVolumes({ firstVolumeL: 77, firstBrix: 12, secondVolumeL: 23, secondBrix: 65 }).value // 26.5
 * @source foodrecap-pearson, usda-135-a-50
 */
export const brixOfVolumes = defineFormula<{
  readonly firstVolumeL: number;
  readonly firstBrix: number;
  readonly secondVolumeL: number;
  readonly secondBrix: number;
}>({
  source: ['foodrecap-pearson', 'usda-135-a-50'],
  range: {
    firstVolumeL: ranges.positiveVolumeL,
    firstBrix: brix,
    secondVolumeL: ranges.volumeL,
    secondBrix: brix,
  },
  tolerance: '± 0.02 °Bx.',
  value: ({ firstVolumeL, firstBrix, secondVolumeL, secondBrix }) =>
    after(specificGravityFromBrix({ brix: firstBrix }), (first) =>
      after(specificGravityFromBrix({ brix: secondBrix }), (second) => {
        const [firstMass, secondMass] = [firstVolumeL * first, secondVolumeL * second];
        return inRange((firstMass * firstBrix + secondMass * secondBrix) / (firstMass + secondMass));
      }),
    ),
});
