import { describe, expect, it } from 'vitest';
import { prefilledSo2Fraction } from '../sulfur-dioxide/sulfite.ts';
import { pointGroups, proofOf, reproduce } from './proof.ts';
import { type PublishedPoint, publishedPoints } from './published-points.ts';

/** Decimal inputs are not exact in binary; this much is the arithmetic's, not the formula's. */
const arithmetic = 1e-12;

/** Points beyond the range that a function claims, each with the reason. */
const beyondOurRange: Readonly<Record<string, string>> = {
  'crc-sucrose-60': 'ICUMSA and the CRC table differ by 0.21 kg/m³ at 60 °Bx; the function claims 50 °Bx',
};

/** Every group of the fixture with its number of points; a new one must be reproduced before it can be listed. */
const pointsInGroup = {
  oiml: 24,
  'oiml-independent': 41,
  temperature: 2,
  brix_sg: 50,
  must_oiv: 50,
  so2: 59,
  so2_pka: 10,
  so2_salt: 4,
  yan: 11,
  abv: 2,
};

const byPublication = Object.groupBy(publishedPoints, ({ source }) => source);

describe.each(Object.entries(byPublication))('%s', (_, points: readonly PublishedPoint[] = []) => {
  it.each(points.filter(({ id }) => !(id in beyondOurRange)))(
    '$id: $quantity is $expected $unit',
    (point) => {
      const { outcome, error } = reproduce(point);
      expect(outcome.inRange).toBe(true);
      expect(error).toBeLessThanOrEqual(point.tolerance + arithmetic);
    },
  );
});

describe('the published points', () => {
  it('ran in every group, all of those within our range', () => {
    const ran: Record<string, number> = {};
    for (const point of publishedPoints) {
      const { outcome } = reproduce(point);
      if (outcome.inRange || point.id in beyondOurRange) ran[point.group] = (ran[point.group] ?? 0) + 1;
    }
    expect(ran).toEqual(pointsInGroup);
    expect(Object.values(ran).every((count) => count > 0)).toBe(true);
  });

  it.each(Object.entries(beyondOurRange))('%s is refused in plain words: %s', (id) => {
    const point = publishedPoints.find((candidate) => candidate.id === id);
    expect(point && reproduce(point).outcome).toMatchObject({ inRange: false, note: expect.any(String) });
  });

  it('marks the 52 % of the sodium salt as a strength without a source, which fails the published value', () => {
    const flagged = publishedPoints.filter(({ flag }) => flag);
    expect(flagged.map(({ id }) => id)).toEqual(['smbs-52']);
    for (const point of flagged) {
      expect(Math.abs(prefilledSo2Fraction.SMBS - point.expected)).toBeGreaterThan(point.tolerance);
    }
  });
});

describe('the proof of a method', () => {
  it.each(pointGroups)('counts the points of %s within range and their largest error', (group) => {
    const proof = proofOf({ groups: [group] });
    expect(proof.points).toBe(proof.lines.reduce((sum, { points }) => sum + points, 0));
    expect(proof.points).toBeGreaterThan(0);
    expect(proof.lines.every(({ largestError }) => Number.isFinite(largestError))).toBe(true);
  });
});
