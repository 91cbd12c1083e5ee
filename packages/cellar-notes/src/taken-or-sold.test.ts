import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import { readBack } from './read-back/read-back.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const liters = (value: number) => ({ value, unit: 'L' });

function expectRecords(text: string, records: object[]) {
  const reading = readNow(text);
  expect([reading.disposition, reading.records.length]).toEqual(['accept', records.length]);
  expect(reading.records).toMatchObject(records);
}

describe('wine that was taken and put elsewhere', () => {
  it.each([
    'pumped 20 gal from T5 and added it to T6',
    'pulled 20 gal out of T5, put it in T6',
    'took 20 gal out of T5 and put it back in T6',
    'saque 20 galones del T5 y los puse en el T6',
    'pulled 20 gal from T5. dumped it into T6',
  ])('is one move: %s', (text) => {
    expectRecords(text, [{ op: 'transfer', from: ['T5'], to: ['T6'], volume: liters(75.708) }]);
  });

  it.each([
    ['lost 20 gal from T5, added DAP 100 g to T6', ['loss', 'addition']],
    ['lost 5 gal from T9, put 30 g KMBS in T10', ['loss', 'addition']],
  ])('is no other work beside it: %s', (text, ops) => {
    expect(readNow(text).records.map(({ op }) => op)).toEqual(expect.arrayContaining(ops));
    expect(readNow(text).records.map(({ op }) => op)).not.toContain('transfer');
  });

  it('is asked where it went if the rest is a dose', () => {
    const { disposition, records } = readNow('took 20 gal out of T5 and added 30 g KMBS to T6');
    expect(disposition).toBe('ask');
    expect(records).toMatchObject([
      { op: 'transfer', from: ['T5'], to: [] },
      { material: 'KMBS', vessels: ['T6'] },
    ]);
  });
});

describe('wine that is sold in bulk', () => {
  it.each([
    'T1 sold 60 gal',
    'sold 60 gal of T1 in bulk',
    'shipped 60 gal T1 to the distillery',
    'vendimos 200 litros del T1 a granel',
    'sold T1 in bulk',
  ])('is a note with all of its words: %s', (text) => {
    expectRecords(text, [{ op: 'note', vessels: ['T1'], note: text }]);
  });

  it('stays in the book, as the reply says', () => {
    expect(readBack(readNow('T1 sold 60 gal'))).toContain('the book still counts this wine');
    expect(readBack(readNow('T1 smells good'))).not.toContain('the book');
  });

  it('is no work beside it, and no plan', () => {
    expectRecords('racked T9 to T14 280 gal, sold 60 gal from T14', [{ op: 'transfer' }, { op: 'note' }]);
    expect(readNow('selling 60 gal T1 tomorrow')).toMatchObject({ disposition: 'refuse', reason: 'future' });
  });

  it('is asked for its vessel', () => {
    expect(readNow('sold 60 gal in bulk')).toMatchObject({ disposition: 'ask', asks: [{ about: 'vessel' }] });
  });

  it('is no bottles that are sold, and no wine on hand', () => {
    expect(readNow('sold 10 cases 24-CS-02').records).toMatchObject([{ op: 'remove_bottles' }]);
    expect(readNow('T1 60 gal in bulk').disposition).toBe('ask');
  });
});

describe('wine that was taken out', () => {
  it.each(['took 2 L out of T3', 'saque 2 litros del T3', 'pulled 2 L from T3'])(
    'by the liter is a loss: %s',
    (text) => {
      expectRecords(text, [{ op: 'loss', vessels: ['T3'], volume: liters(2) }]);
    },
  );

  it.each(['pulled 20 gal from T3', 'saque 75 litros del T3'])(
    'by more is asked where it went: %s',
    (text) => {
      expect(readNow(text)).toMatchObject({
        ...{ disposition: 'ask', asks: [{ about: 'vessel' }] },
        records: [{ op: 'transfer', from: ['T3'] }],
      });
    },
  );

  it('as a sample is a loss, however much', () => {
    expectRecords('pulled 30 L sample for lab T3', [{ op: 'loss', volume: liters(30) }]);
  });

  it('is neither a dose nor a reading', () => {
    expectRecords('took 300 g DAP to T7', [{ op: 'addition', material: 'DAP' }]);
    expectRecords('took T3 temp 68', [{ op: 'measurement' }]);
  });
});

it('a loss belongs to the move whose volume is between them', () => {
  expectRecords('racked T9 to T14. 280 gal. lost 3 gal', [
    { op: 'transfer', volume: liters(1059.915), loss: { volume: liters(11.356) } },
  ]);
  expectRecords('racked T9 to T14. 280 gal. lost 3 gal from T2', [
    { op: 'transfer' },
    { op: 'loss', vessels: ['T2'] },
  ]);
});

it.each(['llego en 20 min', 'el camion atorado en el trafico, llego en 20'])(
  'a person brings no fruit: %s',
  (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ignore' });
  },
);
