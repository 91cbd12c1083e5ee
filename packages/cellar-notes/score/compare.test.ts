import { describe, expect, it } from 'vitest';
import type { CellarRecord, Reading } from '../src/schema/reading.ts';
import { compareReading, type Expected } from './compare.ts';

const racked: CellarRecord = {
  op: 'transfer',
  mode: 'rack',
  from: ['T9'],
  to: ['T14'],
  volume: { value: 1000, unit: 'L' },
};

function reading(rest: Partial<Reading>): Reading {
  return {
    disposition: 'accept',
    language: 'en',
    confidence: 'high',
    records: [],
    asks: [],
    words: [],
    ...rest,
  };
}

function expected(rest: Partial<Expected>): Expected {
  return { disposition: 'accept', records: [], asks: [], ...rest };
}

function differences(records: CellarRecord[], wanted: CellarRecord[]): string[] {
  return compareReading(reading({ records }), expected({ records: wanted }));
}

describe('compareReading', () => {
  it('compares the disposition first', () => {
    expect(compareReading(reading({}), expected({ disposition: 'ask' }))).toEqual([
      'disposition accept, not ask',
    ]);
  });

  it('accepts quantities within a thousandth of the same unit and `per`', () => {
    expect(differences([{ ...racked, volume: { value: 1000.9, unit: 'L' } }], [racked])).toEqual([]);
    expect(differences([{ ...racked, volume: { value: 1001.1, unit: 'L' } }], [racked])).toHaveLength(1);
    expect(differences([{ ...racked, volume: { value: 1000, unit: 'mL' } }], [racked])).toHaveLength(1);
    expect(
      differences([{ ...racked, volume: { value: 1000, unit: 'L', per: 'each' } }], [racked]),
    ).toHaveLength(1);
  });

  it('treats rack and move as equal, but no other modes', () => {
    expect(differences([{ ...racked, mode: 'move' }], [racked])).toEqual([]);
    expect(differences([{ ...racked, mode: 'saignee' }], [racked])).toHaveLength(1);
  });

  it('ignores notes, growers, reasons, and sources of dates', () => {
    const at = { date: '2025-10-01', time: null };
    const given: CellarRecord = { ...racked, reason: 'lees', at: { ...at, source: 'relative' } };
    expect(
      differences([given, { op: 'note', note: 'hot' }], [{ ...racked, at: { ...at, source: 'explicit' } }]),
    ).toEqual([]);
  });

  it('finds missing and extra records, dates, vessels', () => {
    expect(differences([], [racked])).toEqual(['no transfer']);
    expect(differences([racked, { op: 'crush' }], [racked])).toEqual(['extra crush']);
    expect(differences([{ ...racked, to: ['T13'] }], [racked])).toHaveLength(1);
  });

  it('compares the order only for readings of one kind', () => {
    const ph = (value: number): CellarRecord => ({
      op: 'measurement',
      measurements: [{ kind: 'ph', value, unit: 'pH' }],
    });
    expect(differences([ph(3.7), racked, ph(3.6)], [racked, ph(3.7), ph(3.6)])).toEqual([]);
    expect(differences([ph(3.6), ph(3.7)], [ph(3.7), ph(3.6)])).toEqual(['order of readings']);
  });

  it('compares questions as a set, vessel and lot as equal, and counts only wrong fields', () => {
    const asked = (about: 'vessel' | 'lot' | 'quantity', record: CellarRecord) =>
      compareReading(
        reading({ disposition: 'ask', records: [record], asks: [{ about, record: 0 }] }),
        expected({ disposition: 'ask', records: [racked], asks: [{ about: 'vessel', record: 0 }] }),
      );
    expect(asked('lot', { op: 'transfer', to: [] })).toEqual([]);
    expect(asked('quantity', { op: 'transfer' })).toHaveLength(1);
    expect(asked('vessel', { op: 'transfer', to: ['T1'] })).toHaveLength(1);
  });

  it('requires equal follows, query, reason, and command', () => {
    const follows = { thread: 0, record: 0, action: 'void' as const };
    expect(compareReading(reading({ follows }), expected({ follows }))).toEqual([]);
    expect(
      compareReading(reading({ follows }), expected({ follows: { ...follows, action: 'amend' } })),
    ).toHaveLength(1);
    expect(
      compareReading(
        reading({ disposition: 'refuse', reason: 'future' }),
        expected({ disposition: 'refuse', reason: 'chatter' }),
      ),
    ).toHaveLength(1);
  });
});
