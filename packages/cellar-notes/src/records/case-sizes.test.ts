import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('bottles of a case', () => {
  it.each([
    'bottled T9, six bottles to the case',
    'bottled T9, 6 bottles to a case',
    'bottled T9, 6 bottles a case',
    'bottled T9, 6 btls/case',
    'bottled T9, 6 bottles in each case',
    'bottled T9, each case 6 bottles',
    'bottled T9, a case is 6 bottles',
    'bottled T9, packed 6 to a box',
    'bottled T9, cases of 6',
    'bottled T9, packed in sixes',
    'bottled T9, packed in 6s',
    'embotellado T9, seis por caja',
    'embotellado T9, 6 botellas por caja',
    'embotellado T9, 6 botellas a la caja',
    'embotellado T9, seis botellas en cada caja',
    'embotellado T9, cajas de seis',
  ])('are no count: %s', (text) => {
    const { disposition, records, asks } = readNow(text);
    expect([disposition, asks.map(({ about }) => about)]).toEqual(['ask', ['quantity']]);
    expect(records).toMatchObject([{ op: 'bottle', from: ['T9'], packing: { perCase: 6 } }]);
    expect(records[0]).not.toHaveProperty('bottles');
  });

  it.each([
    ['bottled T9, 105 cases, six bottles to the case', 630],
    ['bottled T9, six bottles to the case, 105 cases', 630],
    ['bottled T9 105 cases in sixes', 630],
    ['bottled T9: 105 cases of 6 and 3 bottles', 633],
    ['embotellado T9: 105 cajas, 6 por caja', 630],
    ['embotellado T9: 6 por caja, 105 cajas', 630],
    ['bottled T9: 50 cases, 6 per case and 20 cases, 12 per case', 540],
    ['bottled T9: 6 bottles', 6],
    ['bottled T9: 90 cases and 6 bottles', 1086],
  ])('multiply the cases that are counted: %s', (text, count) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([{ bottles: { count, sizeMl: 750 } }]);
  });

  it.each([
    'bottled T9: 90 cases and 6 bottles in a box',
    'bottled T9, 90 cases, 3 bottles in the last case',
  ])('are in doubt beside other cases: %s', (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ask', records: [{ packing: { cases: 90 } }] });
  });

  it.each(['bottled T9, 56 cases to the pallet', 'embotellado T9, 56 cajas por pallet'])(
    'and cases of a pallet count none: %s',
    (text) => {
      expect(readNow(text)).toMatchObject({ disposition: 'ask', asks: [{ about: 'quantity' }] });
    },
  );

  it.each(['bottled T9: 20 cases, that is 240 bottles', 'embotellado T9: 120 botellas en 20 cajas'])(
    'are not counted twice: %s',
    (text) => {
      expect(readNow(text)).toMatchObject({ disposition: 'ask', asks: [{ about: 'quantity' }] });
    },
  );
});
