import { describe, expect, it } from 'vitest';
import { formulaCalled } from '../formulas.ts';
import { prefilledSo2Fraction } from '../sulfur-dioxide/sulfite.ts';
import { pointGroups, proofOf, reproduce } from './proof.ts';
import { type PublishedPoint, publishedPoints } from './published-points.ts';

/** Decimal inputs are inexact in binary; this share of a value is floating-point error. */
const arithmetic = 1e-12;

const beyondOurRange: Readonly<Record<string, string>> = {
  'crc-sucrose-60': 'ICUMSA and the CRC table differ by 0.21 kg/m³ at 60 °Bx; the function claims 50 °Bx',
};

const byPublication = Object.groupBy(
  publishedPoints.filter(({ id }) => !(id in beyondOurRange)),
  ({ source }) => source,
);

describe.each(Object.entries(byPublication))('%s', (_, points: readonly PublishedPoint[] = []) => {
  it.each(points)('prints $id: $quantity is $expected $unit', (point) => {
    const { outcome, error } = reproduce(point);
    expect(outcome.note).toBeUndefined();
    expect(error).toBeLessThanOrEqual(point.tolerance + arithmetic * Math.max(1, Math.abs(point.expected)));
  });
});

/** Exact definitions or counts, from NIST Handbook 44, appendix C, and the units' names. */
const inUnitOfResult: Readonly<Record<string, number>> = {
  'g in lb': 453.59237,
  'g in lb/US gal': 453.59237,
  'L in US gal': 231 * 0.016387064,
  'm³ in US gal': (231 * 0.016387064) / 1000,
  'mL in US gal': 231 * 16.387064,
  'L in fl oz': (231 * 0.016387064) / 128,
  'L in mL': 0.001,
  'L in mL/L': 0.001,
  'm³ in L': 0.001,
  'm³ in ft3': 0.3048 ** 3,
  'kg in g': 0.001,
  'g in mg/L': 0.001,
  'g/L in mg/L': 0.001,
  'kg/m³ in g/mL': 1000,
  '1 in %': 0.01,
  '1 in % mass': 0.01,
  'kg in US ton/acre': 2000 * 0.45359237,
  'L/ha in US gal/acre': (231 * 0.016387064) / 0.40468564224,
  'L/min in US gal/min': 231 * 0.016387064,
  'bottles in cases': 12,
  'L in cases of 9 L': 9,
};

describe('a published point', () => {
  it('states its unit in the unit of its formula where the two differ', () => {
    for (const { id, formula, unit, resultPerUnit } of publishedPoints) {
      if (resultPerUnit === undefined) continue;
      const expected = inUnitOfResult[`${formulaCalled(formula).unit} in ${unit}`] ?? Number.NaN;
      expect(Math.abs(resultPerUnit / expected - 1), `${id}, ${formula} in ${unit}`).toBeLessThan(1e-12);
    }
  });

  it('belongs to a group that a calculator can name, and every group has points', () => {
    expect([...new Set(publishedPoints.map(({ group }) => group))].sort()).toEqual([...pointGroups].sort());
    expect(publishedPoints.length).toBeGreaterThan(540);
    expect(new Set(publishedPoints.map(({ id }) => id)).size).toBe(publishedPoints.length);
  });

  it.each(Object.entries(beyondOurRange))('has no value but a note at %s: %s', (id) => {
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
