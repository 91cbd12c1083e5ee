import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { above, between, ranges } from '../range.ts';

/** H2O2 + SO2 = H2SO4: grams of peroxide per gram of SO2. */
export const peroxidePerSo2 = molarMass.hydrogenPeroxide / molarMass.sulfurDioxide;

const fallMgPerL = between('Fall in SO₂', 0, 100, 'mg/L');
const peroxidePercent = above('Strength of the peroxide', 0, 35, '% w/w');

/** Density of a peroxide solution, g/mL: 1 as water, 1.01 at 3 %, 1.11 at 30 %, 1.13 at 35 %, straight in between. */
export function peroxideDensity(percent: number): number {
  const densities: readonly (readonly [number, number])[] = [
    [0, 1],
    [3, 1.01],
    [30, 1.11],
    [35, 1.13],
  ];
  const next = Math.max(
    1,
    densities.findIndex(([at]) => percent <= at),
  );
  const [[x0, y0] = [0, 1], [x1, y1] = [35, 1.13]] = [densities[next - 1], densities[next]];
  return y0 + ((y1 - y0) * (percent - x0)) / (x1 - x0);
}

/**
 * Pure peroxide for a fall in SO2: `g = 0.531 Δ V / 1000`. Rescue only, after a trial, and where the law allows it.
 *
 * @example peroxideForSo2({ fallMgPerL: 10, volumeL: 100 }).value // 0.531
 * @source awri-tn06, stoichiometry
 */
export const peroxideForSo2 = defineFormula<{ readonly fallMgPerL: number; readonly volumeL: number }>({
  source: ['awri-tn06', 'stoichiometry'],
  range: { fallMgPerL, volumeL: ranges.volumeL },
  tolerance: 'Exact for what reacts; bound SO2 becomes free afterward.',
  value: ({ fallMgPerL: fall, volumeL }) => (peroxidePerSo2 * fall * volumeL) / 1000,
});

/**
 * Peroxide solution by mass: `g = pure / (% / 100)`.
 *
 * @example peroxideSolutionMass({ fallMgPerL: 10, volumeL: 100, peroxidePercent: 1 }).value // 53.1
 * @source awri-tn06, stoichiometry
 */
export const peroxideSolutionMass = defineFormula<{
  readonly fallMgPerL: number;
  readonly volumeL: number;
  readonly peroxidePercent: number;
}>({
  source: ['awri-tn06', 'stoichiometry'],
  range: { fallMgPerL, volumeL: ranges.volumeL, peroxidePercent },
  tolerance: 'As the strength of the bottle, which fades.',
  value: ({ fallMgPerL: fall, volumeL, peroxidePercent: percent }) =>
    (peroxidePerSo2 * fall * volumeL) / 1000 / (percent / 100),
});

/**
 * Peroxide solution by volume: `mL = pure / (% / 100 × density)`, the density from 1.01 at 3 % to 1.13 at 35 %.
 *
 * @example peroxideSolutionVolume({ fallMgPerL: 20, volumeL: 1000, peroxidePercent: 35 }).value // 26.85
 * @source awri-tn06, stoichiometry
 */
export const peroxideSolutionVolume = defineFormula<{
  readonly fallMgPerL: number;
  readonly volumeL: number;
  readonly peroxidePercent: number;
}>({
  source: ['awri-tn06', 'stoichiometry'],
  range: { fallMgPerL, volumeL: ranges.volumeL, peroxidePercent },
  tolerance: '± 1 % for the density, and the strength of the bottle, which fades.',
  value: ({ fallMgPerL: fall, volumeL, peroxidePercent: percent }) =>
    (peroxidePerSo2 * fall * volumeL) / 1000 / ((percent / 100) * peroxideDensity(percent)),
});

/**
 * Peroxide solution by Knockanore's short form: `mL = 0.049 / Z × Δ V`, Z in percent. It fits about 25 %: 7 % low for
 * 3 % peroxide, 4 % high for 35 %.
 *
 * @example peroxideByKnockanore({ fallMgPerL: 20, volumeL: 1000, peroxidePercent: 35 }).value // 28
 * @source knockanore
 */
export const peroxideByKnockanore = defineFormula<{
  readonly fallMgPerL: number;
  readonly volumeL: number;
  readonly peroxidePercent: number;
}>({
  source: ['knockanore'],
  range: { fallMgPerL, volumeL: ranges.volumeL, peroxidePercent },
  tolerance: 'From 7 % low to 4 % high.',
  value: ({ fallMgPerL: fall, volumeL, peroxidePercent: percent }) => (0.049 / percent) * fall * volumeL,
});
