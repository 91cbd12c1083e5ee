import { describe, expect, it } from 'vitest';
import { computeByName } from '../formulas.ts';
import { publishedPoints } from './published-points.ts';
import { vectors, vectorsAsCsv } from './vectors.ts';

describe('the vectors', () => {
  it('contain every published value, with ours within its tolerance', () => {
    const all = vectors();
    expect(all).toHaveLength(publishedPoints.length);
    const off = all.filter(
      ({ ours, expected, tolerance }) => ours !== null && Math.abs(ours - expected) > tolerance + 1e-9,
    );
    expect(off.map(({ id }) => id)).toEqual([]);
    expect(all.filter(({ ours }) => ours === null).map(({ id }) => id)).toContain('crc-sucrose-60');
  });

  it('name the formula and arguments of our value', () => {
    const {
      formula,
      arguments: inputs,
      resultPerUnit = 1,
      ours,
    } = vectors().find(({ id }) => id === 'chap-101-5gal') ?? {};
    expect(formula && inputs && computeByName({ formula, inputs }).value / resultPerUnit).toBe(ours);
    expect(ours).toBeCloseTo(3.75, 9);
  });

  it('keep commas and quotation marks in cells of the CSV', () => {
    const [point] = vectors().filter(({ id }) => id === 'oiml-001');
    const [heading, row] = vectorsAsCsv(point ? [point] : []).split('\r\n');
    expect(heading?.split(',').slice(0, 5)).toEqual(['id', 'group', 'quantity', 'inputs', 'expected']);
    expect(row).toContain('"{""mass_fraction"":0.31,""t_C"":13,""table"":""I""}",956.42,0.005,kg/m3,');
  });

  it('has a column for why a value differs', () => {
    const off = vectors().filter(({ id }) => id === 'sweet-bc-alc');
    const [heading, row] = vectorsAsCsv(off).split('\r\n');
    expect(heading?.split(',').slice(-4)).toEqual(['disagreement', 'formula', 'arguments', 'resultPerUnit']);
    expect(row).toMatch(
      /,"British Columbia Fruit Grower applies .*19\.26 and not 19\.28\.",alcoholAfterDilution,/,
    );
  });
});
