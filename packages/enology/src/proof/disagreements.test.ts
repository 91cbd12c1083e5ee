import { describe, expect, it } from 'vitest';
import { disagreementAt, disagreements, exceedsRounding, printedDecimals } from './disagreements.ts';
import { houseFormulas } from './house-formulas.ts';
import { type HouseFormula, pointGroups, proofOf, reproduce, reproduceByHouse } from './proof.ts';
import { publishedPoints } from './published-points.ts';

const reproduced = publishedPoints.map(reproduce).filter(({ outcome }) => outcome.inRange);
const off = reproduced.filter(({ point, error }) => exceedsRounding(point.expected, error));

describe('disagreements', () => {
  it('explain exactly the values that differ by more than their rounding', () => {
    const explained = reproduced.filter(({ point }) => disagreementAt(point));
    expect(explained.map(({ point }) => point.id)).toEqual(off.map(({ point }) => point.id));
    expect(off.length).toBeGreaterThan(0);
  });

  it('explain each existing point at most once', () => {
    const explained = disagreements.flatMap(({ points }) => points);
    expect(new Set(explained).size).toBe(explained.length);
    expect(explained.length).toBe(off.length);
    expect(disagreements.filter(({ why }) => !/[a-z].*\.$/.test(why))).toEqual([]);
  });

  it.each([
    [64, 0.5, false],
    [64, 0.51, true],
    [8.05, 0.005, false],
    [8.05, 0.0051, true],
  ])('exceed the rounding of %d at half of its last digit: %d', (expected, error, exceeds) => {
    expect(exceedsRounding(expected, error)).toBe(exceeds);
  });

  it.each([
    [64, 0],
    [2.37753, 5],
  ])('print %d with %d decimals', (value, decimals) => {
    expect(printedDecimals(value)).toBe(decimals);
  });
});

describe('a line of the proof', () => {
  it.each(pointGroups)('explains errors beyond rounding of the group %s', (group) => {
    const explanations = proofOf({ groups: [group] }).lines.flatMap(({ disagreements }) => disagreements);
    const reasons = off
      .filter(({ point }) => point.group === group)
      .map(({ point }) => disagreementAt(point));
    expect(new Set(explanations)).toEqual(new Set(reasons));
  });

  it.each(Object.entries(houseFormulas))(
    'explains errors beyond rounding of the house formula %s',
    (given, { why }) => {
      const name = given as HouseFormula;
      const tooFar = reproduceByHouse(name).some(({ point, error }) =>
        exceedsRounding(point.expected, error),
      );
      expect(why !== undefined).toBe(tooFar);
      const { houseFormula } = proofOf({ groups: [], houseFormula: name });
      expect(houseFormula?.points).toBeGreaterThan(0);
      expect(houseFormula?.disagreements).toEqual(why === undefined ? [] : [why]);
    },
  );
});
