import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('a number and a value after a barrel and its value', () => {
  it.each<[string, string, Record<string, number>]>([
    ['free so2 on bbl 101 26, 104 23, 108 29', 'free_so2', { B101: 26, B104: 23, B108: 29 }],
    ['SO2 libre barrica 101 26, 104 23 y 108 29', 'free_so2', { B101: 26, B104: 23, B108: 29 }],
    ['pH bbl 101 3.61, 104 3.58', 'ph', { B101: 3.61, B104: 3.58 }],
  ])('is another barrel with its own reading in “%s”', (text, kind, values) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records.map(({ vessels, measurements }) => [vessels, measurements])).toMatchObject(
      Object.entries(values).map(([vessel, value]) => [[vessel], [{ kind, value }]]),
    );
  });

  it('is another barrel with its own dose', () => {
    expect(readNow('KMBS bbl 101 8 g, 104 9 g')).toMatchObject({
      disposition: 'accept',
      records: [
        { vessels: ['B101'], amount: { value: 8, unit: 'g' } },
        { vessels: ['B104'], amount: { value: 9, unit: 'g' } },
      ],
    });
  });

  it('is a value in “total 104”', () => {
    expect(readNow('bbl 101 free 26, total 104').records).toMatchObject([
      { vessels: ['B101'], measurements: [{ value: 26 }, { kind: 'total_so2', value: 104 }] },
    ]);
  });

  it.each(['free so2 bbl 101 26, 104', 'free so2 T9 26, 104 23', 'free so2 bbl 101 26, 199 23'])(
    'is asked about in “%s”, where it names no barrel with a value',
    (text) => {
      expect(readNow(text).disposition).toBe('ask');
    },
  );
});
