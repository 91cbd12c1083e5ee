import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
// A Wednesday.
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('a comparison with an earlier day', () => {
  it.each([
    ['T5 9.2 brix same as yesterday', 9.2],
    ['T5 still at 9.2 brix, same as last night', 9.2],
    ['T7 9.9 brix was 12 yesterday', 9.9],
    ['T5 9.2 brix (was 11.4 brix yday)', 9.2],
    ['T5 9.2 brix down from 14 on sunday', 9.2],
    ['T5 9.2 brix, no change since monday', 9.2],
    ['T5 9.2 brix, yesterday it was 11', 9.2],
    ['T5 9,2 brix lo mismo que ayer', 9.2],
    ['T5 9,2 brix, ayer estaba en 11', 9.2],
    ['T5 9,2 brix, bajando de 11 el lunes', 9.2],
    ['brix T5 9,2 como antier', 9.2],
  ])('leaves the reading on its day: %s', (text, value) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([{ at: { date: '2025-10-08' }, measurements: [{ kind: 'brix', value }] }]);
    expect(records[0]?.measurements).toHaveLength(1);
  });

  it('leaves other kinds on their day', () => {
    for (const text of [
      'T9 pH 3.61, was 3.58 yesterday',
      'T9 free 22 igual que ayer',
      'T9 61F vs 64F yesterday',
    ])
      expect(readNow(text)).toMatchObject({
        disposition: 'accept',
        records: [{ vessels: ['T9'], at: { date: '2025-10-08' } }],
      });
  });

  it('leaves work on its day', () => {
    expect(readNow('punched T3 same as yesterday')).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'cap_work', at: { date: '2025-10-08' } }],
    });
  });

  it('is one no longer without a reading of today', () => {
    expect(readNow('T5 was 11 brix yesterday').records).toMatchObject([{ at: { date: '2025-10-07' } }]);
    expect(readNow('T5 9.2 brix from yesterday').records).toMatchObject([{ at: { date: '2025-10-07' } }]);
  });

  it('is none among days with a reading each', () => {
    const { disposition, records } = readNow('T6 brix Mon 19.4, Tue 16, today 12.8');
    expect(disposition).toBe('accept');
    expect(records.map(({ at, measurements }) => [at?.date, measurements?.[0]?.value])).toEqual([
      ['2025-10-06', 19.4],
      ['2025-10-07', 16],
      ['2025-10-08', 12.8],
    ]);
  });

  it('with a reading of the same kind is a record of that day', () => {
    expect(readNow('T5 9.2 brix, yesterday 11 brix').records).toMatchObject([
      { at: { date: '2025-10-08' }, measurements: [{ value: 9.2 }] },
      { at: { date: '2025-10-07' }, measurements: [{ value: 11 }] },
    ]);
  });

  it('is none among readings of several days in order', () => {
    const { disposition, records } = readNow('T5 brix Mon 18.4, Tue 15, today 11.8');
    const values = records.flatMap(({ measurements = [] }) => measurements.map(({ value }) => value));
    expect(disposition === 'ask' || values.length === 3).toBe(true);
  });
});
