import { defineFormula } from '../formula.ts';
import { above, between } from '../range.ts';
import { squareMetersPer } from '../units.ts';

const spacing = (subject: string) => above(subject, 0, 100, 'm');

/**
 * Vines in an area, if none is missing: `n = area / (a b)`; 43,560 / (a b) per acre with feet, 10,000 / (a b) per
 * hectare with meters.
 *
 * @example vinesOnArea({ areaHa: 1, vineSpacingM: 1.22, rowSpacingM: 2.45 }).value // 3346
 * @source dami-crop, wine-grape-growing
 */
export const vinesOnArea = defineFormula<{
  readonly areaHa: number;
  readonly vineSpacingM: number;
  readonly rowSpacingM: number;
  readonly missingPercent?: number;
}>({
  source: ['dami-crop', 'wine-grape-growing'],
  range: {
    areaHa: between('Area', 0, 100_000, 'ha'),
    vineSpacingM: spacing('Vine spacing'),
    rowSpacingM: spacing('Row spacing'),
    missingPercent: between('Missing vines', 0, 100, '%'),
  },
  tolerance: 'Exact for the spacing; headlands are not taken off.',
  value: ({ areaHa, vineSpacingM, rowSpacingM, missingPercent = 0 }) =>
    ((areaHa * squareMetersPer.ha) / (vineSpacingM * rowSpacingM)) * (1 - missingPercent / 100),
});

/**
 * Crop from a count of clusters, kg: `vines × clusters × weight × factor`. The factor of lag phase (2.0) brings
 * the weight of then to that of harvest; without one it is 1.
 *
 * @example cropFromClusters({ vines: 807, clustersPerVine: 40, clusterKg: 0.1134 }).value // 3661
 * @source dami-crop, bcwgc-crop
 */
export const cropFromClusters = defineFormula<{
  readonly vines: number;
  readonly clustersPerVine: number;
  readonly clusterKg: number;
  readonly lagPhaseFactor?: number;
}>({
  source: ['dami-crop', 'bcwgc-crop'],
  range: {
    vines: between('Vines', 0, 1e8),
    clustersPerVine: between('Clusters per vine', 0, 1000),
    clusterKg: between('Weight of a cluster', 0, 10, 'kg'),
    lagPhaseFactor: between('Lag-phase factor', 1, 3),
  },
  tolerance: 'Good estimates miss by 10 %, ordinary ones by 30 %.',
  value: ({ vines, clustersPerVine, clusterKg, lagPhaseFactor = 1 }) =>
    vines * clustersPerVine * clusterKg * lagPhaseFactor,
});
