import { publishedPoints } from '@orbit-vine/enology/proof/published-points.ts';
import { describe, expect, it } from 'vitest';
import { oivConstant, sameWine } from './constants.ts';
import { molecularPercent, morePercent, needed } from './needs.ts';

const so2 = publishedPoints.filter(({ group, flag }) => group === 'so2' && !flag);
const needs = so2.filter(({ source, inputs }) => {
  const { pH, molecularSo2MgPerL: molecular } = inputs;
  return source.startsWith('winebusiness.com') && Number(pH) >= 3 && [0.5, 0.8].includes(Number(molecular));
});
const shares = so2.filter(({ quantity }) => quantity === 'molecular_pct_of_free');

describe('the free SO2 that the article prints', () => {
  it('is compared with a dozen published values', () => {
    expect(needs.length).toBeGreaterThan(8);
    expect(shares.length).toBeGreaterThan(3);
  });

  // The table uses pKa 1.81 and includes the molecular part: at most 2 % apart.
  it.each(needs)('matches winebusiness.com: $id', ({ inputs, expected, tolerance }) => {
    const printed = needed({ pH: Number(inputs.pH), molecularSo2MgPerL: Number(inputs.molecularSo2MgPerL) });
    expect(Math.abs(Number(printed) - expected)).toBeLessThanOrEqual(tolerance + 0.02 * expected);
  });

  it.each(shares)('has the molecular share of UC Enology Briefs: $id', ({ inputs, expected, tolerance }) => {
    const printed = Number(molecularPercent({ pH: Number(inputs.pH) }));
    expect(Math.abs(printed - expected)).toBeLessThanOrEqual(tolerance + 0.05);
  });

  it('doubles with three tenths of a pH', () => {
    expect(morePercent({ fromPH: 3.2, toPH: 3.5 })).toBe('100');
  });
});

describe('the constants that the article compares', () => {
  it('match the OIV’s table I at its entries', () => {
    expect(oivConstant({ alcoholPercentVol: 0, temperatureC: 20 })).toBe('1.80');
    expect(oivConstant({ alcoholPercentVol: 10, temperatureC: 25 })).toBe('2.20');
  });

  it('require less SO2 the more alcohol they assume', () => {
    const { oivAt12PercentAnd20C, standard, conservative } = sameWine;
    expect(Number(oivAt12PercentAnd20C)).toBeLessThan(Number(standard));
    expect(Number(standard)).toBeLessThan(Number(conservative));
  });
});
