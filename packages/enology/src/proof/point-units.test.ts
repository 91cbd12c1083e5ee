import { describe, expect, it } from 'vitest';
import { cellarPoints } from './cellar-points.ts';
import { baseOf, unitFamilies } from './point-units.ts';
import { reproduce } from './proof.ts';
import type { PublishedPoint } from './published-points.ts';

const inputUnits = {
  volumes: ['L', 'hL', 'mL', 'US_gal', 'imp_gal', 'm3'],
  masses: ['g', 'kg', 'oz', 'lb'],
  doses: ['g_L', 'mg_L', 'g_hL', 'lb_per_1000_US_gal'],
  lengths: ['m', 'cm', 'in', 'ft'],
} as const;
const answerUnits: Readonly<Record<keyof typeof inputUnits, readonly string[]>> = {
  volumes: ['L', 'hL', 'US gal'],
  masses: ['g', 'kg', 'lb'],
  doses: ['g/L', 'mg/L', 'g/hL', 'lb/1000 US gal'],
  lengths: [],
};
const families = Object.keys(inputUnits) as readonly (keyof typeof inputUnits)[];

/** The same point with one of its inputs in each other unit of its kind. */
function inOtherUnits(point: PublishedPoint): readonly PublishedPoint[] {
  return Object.entries(point.inputs).flatMap(([name, value]) => {
    if (typeof value !== 'number') return [];
    return families.flatMap((family) =>
      inputUnits[family].flatMap((from) => {
        if (!name.endsWith(`_${from}`)) return [];
        const prefix = name.slice(0, -from.length - 1);
        // "L" ends "g_L" too, and "per" is one half of a unit of two.
        if (/(^|_)(per|m?g|lb|oz|fl)$/.test(prefix) || /_per_/.test(name)) return [];
        const base = value * (baseOf(unitFamilies[family], from) ?? Number.NaN);
        return inputUnits[family].map((to): PublishedPoint => {
          const { [name]: _, ...others } = point.inputs;
          const converted = base / (baseOf(unitFamilies[family], to) ?? Number.NaN);
          return { ...point, inputs: { ...others, [`${prefix}_${to}`]: converted } };
        });
      }),
    );
  });
}

/** The same point asked for in each other unit of its answer. */
function askedInOtherUnits(point: PublishedPoint): readonly PublishedPoint[] {
  return families.flatMap((family) => {
    const base = baseOf(unitFamilies[family], point.unit);
    if (base === undefined || !answerUnits[family].includes(point.unit)) return [];
    return answerUnits[family].map((unit): PublishedPoint => {
      const factor = base / (baseOf(unitFamilies[family], unit) ?? Number.NaN);
      return { ...point, unit, expected: point.expected * factor, tolerance: point.tolerance * factor };
    });
  });
}

/** Units of doses name themselves, a limit is a row of a table, and what a burette shows is in mL. */
const asked = cellarPoints.filter(({ group }) => !/units|limit|titrat|formol|acidity$/.test(group));

describe('a point', () => {
  const converted = asked.flatMap(inOtherUnits).filter(({ inputs }) => !('g_per_L_volume' in inputs));

  it('is reproduced whichever unit its inputs are in', () => {
    expect(converted.length).toBeGreaterThan(300);
    const missed = converted.filter((point) => !(reproduce(point).error <= point.tolerance * 1.001 + 1e-9));
    expect(missed.map(({ id, inputs }) => ({ id, inputs }))).toEqual([]);
  });

  it('is reproduced in whichever unit it is asked', () => {
    // A volume without a unit comes back in the unit it was given in.
    const inUnits = asked.filter(({ inputs }) => !('unit' in inputs)).flatMap(askedInOtherUnits);
    expect(inUnits.length).toBeGreaterThan(100);
    const missed = inUnits.filter((point) => !(reproduce(point).error <= point.tolerance * 1.001 + 1e-12));
    expect(missed.map(({ id, unit }) => ({ id, unit }))).toEqual([]);
  });
});
