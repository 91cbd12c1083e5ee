import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brixFromSpecificGravity, outsideTheTables, specificGravityFromBrix } from './brix.ts';
import { usdaSpecificGravityFrom40To80Brix } from './usda-sucrose-table.ts';

const brix = fc.double({ min: -30, max: 80, noNaN: true });

describe('USDA Sucrose Conversion Table, File Code 135-A-50', () => {
  it.each(usdaSpecificGravityFrom40To80Brix.map((sg, index) => [index + 40, sg] as const))(
    'has %d °Bx at SG %d',
    (degrees, sg) => {
      expect(specificGravityFromBrix({ brix: degrees }).value).toBeCloseTo(sg, 5);
    },
  );
});

describe('Brix and specific gravity', () => {
  it('survive a round trip exactly', () => {
    fc.assert(
      fc.property(brix, (degrees) => {
        const there = specificGravityFromBrix({ brix: degrees }).value;
        expect(brixFromSpecificGravity({ specificGravity: there }).value).toBeCloseTo(degrees, 10);
      }),
    );
  });

  it('rise together', () => {
    fc.assert(
      fc.property(brix, fc.double({ min: 1e-6, max: 5, noNaN: true }), (degrees, more) => {
        fc.pre(degrees + more <= 80);
        const [low, high] = [degrees, degrees + more].map((b) => specificGravityFromBrix({ brix: b }).value);
        expect(high).toBeGreaterThan(low ?? Number.NaN);
      }),
    );
  });

  it('meet without a step at 40 °Bx', () => {
    const below = specificGravityFromBrix({ brix: 40 }).value;
    const above = specificGravityFromBrix({ brix: 40 + 1e-9 }).value;
    expect(above - below).toBeGreaterThan(0);
    expect(above - below).toBeLessThan(1e-10);
  });

  it('give a flagged apparent Brix below the gravity of water', () => {
    const dryWine = brixFromSpecificGravity({ specificGravity: 0.994 });
    expect(dryWine.value).toBeCloseTo(-1.56, 2);
    expect(dryWine).toMatchObject({ inRange: false, note: expect.stringContaining('Apparent Brix') });
  });

  it.each([80.01, 100])('have no value at %d °Bx, outside the published tables', (degrees) => {
    expect(specificGravityFromBrix({ brix: degrees })).toEqual({
      value: Number.NaN,
      inRange: false,
      note: outsideTheTables,
    });
  });

  it('reach the end of the table in both directions', () => {
    expect(brixFromSpecificGravity({ specificGravity: 1.41471 })).toMatchObject({ value: 80, inRange: true });
    expect(brixFromSpecificGravity({ specificGravity: 1.4148 }).value).toBeNaN();
  });
});
