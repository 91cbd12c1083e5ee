import { describe, expect, it } from 'vitest';
import { lastValues, type Tank, tanksAsCsv, tanksFromCsv, withEntry } from './tanks.ts';

const entry = (on: string, values: Record<string, number>) => ({
  on,
  calculator: 'SO₂ Addition',
  answer: '3.833 g',
  values,
});

const tanks: readonly Tank[] = [
  ['Red 10', entry('2026-03-01', { volumeL: 1000, pH: 3.5 })],
  ['Red 2, "old"', entry('2026-03-02', { volumeL: 225 })],
  ['Red 10', entry('2026-04-01', { pH: 3.55, freeSo2MgPerL: 12 })],
].reduce<readonly Tank[]>(
  (known, [name, added]) => withEntry(known, name as string, added as Tank['history'][0]),
  [],
);

describe('saved tanks', () => {
  it('are in natural order, with the last value of each measure', () => {
    expect(tanks.map(({ name }) => name)).toEqual(['Red 2, "old"', 'Red 10']);
    expect(tanks[1] && lastValues(tanks[1])).toEqual({ volumeL: 1000, pH: 3.55, freeSo2MgPerL: 12 });
  });

  it('survive a round trip through their table', () => {
    expect(tanksFromCsv(tanksAsCsv(tanks))).toEqual(tanks);
  });

  it('are not read from other tables', () => {
    expect(tanksFromCsv('Name,Volume\nRed 1,1000')).toBeUndefined();
    expect(tanksFromCsv('')).toBeUndefined();
  });

  it('keep only one of two equal entries', () => {
    const twice = withEntry(tanks, 'Red 10', entry('2026-04-01', { pH: 3.55, freeSo2MgPerL: 12 }));
    expect(twice).toEqual(tanks);
  });

  it('keep the last sixty entries', () => {
    const many = Array.from({ length: 70 }, (_, index) => entry('2026-01-01', { pH: index }));
    const [tank] = many.reduce<readonly Tank[]>((known, added) => withEntry(known, 'A', added), []);
    expect(tank?.history).toHaveLength(60);
    expect(tank && lastValues(tank)).toEqual({ pH: 69 });
  });
});
