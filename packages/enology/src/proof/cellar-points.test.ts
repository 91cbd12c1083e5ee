import { describe, expect, it } from 'vitest';
import { cellarGroups } from './cellar/cellar-groups.ts';
import { cellarPoints } from './cellar-points.ts';
import { reproduce } from './proof.ts';
import type { PublishedPoint } from './published-points.ts';

/** Decimal inputs are not exact in binary; this much of a value is the arithmetic's, not the formula's. */
const arithmetic = 1e-12;

/** Points that a formula does not reproduce, each with whose fault it is. */
const notReproduced: Readonly<Record<string, string>> = {};

/** Every group of the fixture with its number of points, so that none can fall out unseen. */
const pointsInGroup: Readonly<Record<keyof typeof cellarGroups, number>> = {
  chaptalization: 9,
  'water-addition': 3,
  'acid-addition': 6,
  deacidification: 7,
  'double-salt-deacidification': 3,
  'grape-yield': 5,
  'bottling-run': 4,
  'yeast-rehydration': 4,
  'fermentation-co2': 2,
  'fermentation-cooling': 2,
  'headspace-gas': 6,
  'dose-units': 5,
  addition: 5,
  'solution-addition': 9,
  'so2-forms': 6,
  'fining-trial': 5,
  'copper-sulfate': 4,
  sorbate: 27,
  'peroxide-so2': 4,
  'oxygen-so2': 2,
  'back-sweeten': 6,
  blend: 3,
  fortification: 5,
  tirage: 6,
  dosage: 6,
  'tank-volume': 8,
  'barrel-volume': 2,
  'line-volume': 3,
  'titratable-acidity': 4,
  'acidity-units': 9,
  'volatile-acidity': 5,
  'free-so2-titration': 2,
  'formol-yan': 2,
  'triangle-test': 22,
  'crop-estimate': 6,
  'degree-days': 11,
  'sprayer-calibration': 2,
  'us-excise-tax': 15,
  'label-alcohol': 3,
  'energy-label': 4,
  'cost-per-case': 2,
  'legal-limit': 41,
  refractometer: 6,
};

const byPublication = Object.groupBy(
  cellarPoints.filter(({ id }) => !(id in notReproduced)),
  ({ source }) => source,
);

describe.each(Object.entries(byPublication))('%s', (_, points: readonly PublishedPoint[] = []) => {
  it.each(points)('$id: $quantity is $expected $unit', (point) => {
    const { outcome, error } = reproduce(point);
    expect(outcome.note).toBeUndefined();
    expect(error).toBeLessThanOrEqual(point.tolerance + arithmetic * Math.abs(point.expected));
  });
});

describe('the points of the cellar', () => {
  it.each(Object.entries(pointsInGroup))('ran in %s: %d', (group, count) => {
    const ran = cellarPoints.filter((point) => point.group === group && reproduce(point).outcome.inRange);
    expect(
      ran.length + Object.keys(notReproduced).filter((id) => ran.every((point) => point.id !== id)).length,
    ).toBe(count);
    expect(count).toBeGreaterThan(0);
  });

  it('belong to groups that somebody answers for', () => {
    expect(Object.keys(Object.groupBy(cellarPoints, ({ group }) => group)).sort()).toEqual(
      Object.keys(cellarGroups).sort(),
    );
  });
});
