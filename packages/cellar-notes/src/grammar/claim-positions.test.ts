import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('numbers before a shared unit', () => {
  it.each<[string, string, Record<string, number>]>([
    ['bines 1, 2 y 3: 12.4, 11.9 y 13.1 brix', 'brix', { BIN1: 12.4, BIN2: 11.9, BIN3: 13.1 }],
    ['bins 1-3 12.4 11.9 13.1 brix', 'brix', { BIN1: 12.4, BIN2: 11.9, BIN3: 13.1 }],
    ['bins 1, 2, 3: 18.2, 17.9, 18.5 brix', 'brix', { BIN1: 18.2, BIN2: 17.9, BIN3: 18.5 }],
    ['T3 and T5 at 9.2 and 8.1 brix', 'brix', { T3: 9.2, T5: 8.1 }],
    // (°F − 32)·5/9
    ['bins 1-3: 64, 66, 63F', 'temperature', { BIN1: 17.78, BIN2: 18.89, BIN3: 17.22 }],
    ['bins 1-3: 64F, 66F, 63F', 'temperature', { BIN1: 17.78, BIN2: 18.89, BIN3: 17.22 }],
    ['tanques 3 y 5: 18C, 17C', 'temperature', { T3: 18, T5: 17 }],
  ])('are one for each vessel of “%s”', (text, kind, values) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records.map(({ vessels, measurements }) => [vessels, measurements])).toMatchObject(
      Object.entries(values).map(([vessel, value]) => [[vessel], [{ kind, value }]]),
    );
  });

  it.each([
    'bins 1-3: 12.4, 11.9 brix',
    'bins 1 and 2: 12.4 and 64F',
    'bins 1 and 2: 22.4 64F',
    'bins 1 and 2: 22.4 and 24C',
    'T3 y T5 3.5 y 9.2 brix',
    'bins 1 and 2: 12.4, 11.9 brix, 64F',
  ])('are asked about in “%s”, where they may be of two kinds or lack one', (text) => {
    expect(readNow(text).disposition).toBe('ask');
  });

  it('are two kinds of all vessels beside a temperature', () => {
    expect(readNow('T3, T5 9.2 64F')).toMatchObject({
      disposition: 'accept',
      records: [{ vessels: ['T3', 'T5'], measurements: [{ kind: 'brix' }, { kind: 'temperature' }] }],
    });
  });
});
