import { describe, expect, it } from 'vitest';
import { readVesselList } from './vessel-list.ts';

describe('a list of vessels', () => {
  it('expands ranges, with the capacity of each vessel', () => {
    const { vessels, problems } = readVesselList('T1-T3 500\nB101-102', 'gal');
    expect(problems).toEqual([]);
    // 500 × 3.785411784 L
    expect(vessels.map(({ name, kind, capacityMl }) => [name, kind, capacityMl])).toEqual([
      ['T1', 'tank', 1_892_706],
      ['T2', 'tank', 1_892_706],
      ['T3', 'tank', 1_892_706],
      ['B101', 'barrel', 225_000],
      ['B102', 'barrel', 225_000],
    ]);
    expect(vessels[3]?.aliases).toContain('barrica 101');
  });

  it('reads the lines of a sheet, and an explicit kind', () => {
    expect(readVesselList('EGG1,tank,600 L', 'gal').vessels).toMatchObject([
      { name: 'EGG1', kind: 'tank', capacityMl: 600_000 },
    ]);
  });

  it('reads a capacity with thousands separators', () => {
    for (const line of ['T1 1,200 L', 'T1, 1,200 L', 'T1,1,200 L', 'T1,1200 L'])
      expect(readVesselList(line, 'gal').vessels).toMatchObject([{ name: 'T1', capacityMl: 1_200_000 }]);
    expect(readVesselList('T1,500 L', 'gal').vessels).toMatchObject([{ name: 'T1', capacityMl: 500_000 }]);
  });

  it('gives a bin without a capacity half a short ton', () => {
    // 1,000 lb of 453.59237 g
    expect(readVesselList('BIN7', 'gal').vessels).toMatchObject([{ kind: 'bin', capacityG: 453_592 }]);
    expect(readVesselList('BIN7 2400', 'gal').vessels).toMatchObject([{ capacityG: 1_088_622 }]);
  });

  it.each([
    ['EGG1 600', 'is it a tank'],
    ['T8-T1', 'a name such as'],
    ['T1-T9999', 'a name such as'],
    ['the big one', 'is it a tank'],
  ])('asks about “%s”', (line, problem) => {
    expect(readVesselList(line, 'gal')).toMatchObject({
      vessels: [],
      problems: [expect.stringContaining(problem)],
    });
  });
});
