import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const merlotBarrels = ['B121', 'B122', 'B123', 'B124', 'B125', 'B126'];

describe('the vessels of a variety', () => {
  it.each([
    'SO2 add to all the chardonnay barrels 25ppm',
    '25 ppm SO2 in every chard barrel',
    'SO2 25 ppm a todas las barricas de chardonnay',
  ])('are their lot, if it is in no other: %s', (text) => {
    expect(readNow(text)).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'addition', material: 'SO2', lot: '25-CD-01', rate: { value: 25, unit: 'mg/L' } }],
    });
  });

  it.each([
    ['meta 6 g each to the merlot barrels', { op: 'addition', amount: { value: 6, per: 'each' } }],
    ['topped all the merlot barrels with 4 gal of D1', { op: 'top', from: ['D1'] }],
    ['rellené las barricas de merlot con 4 gal de D1', { op: 'top', from: ['D1'] }],
    ['stirred every merlot barrel', { op: 'cap_work', method: 'stir' }],
  ])('are those of their kind: %s', (text, record) => {
    expect(readNow(text)).toMatchObject({
      disposition: 'accept',
      records: [{ ...record, vessels: merlotBarrels }],
    });
  });

  it.each(['all the riesling tanks 55F', 'todos los tanques de riesling 55F'])(
    'are those of all their lots: %s',
    (text) => {
      expect(readNow(text).records).toMatchObject([{ op: 'measurement', vessels: ['T1', 'T5', 'T6'] }]);
    },
  );

  it.each([
    ['SO2 25 ppm to all the zinfandel barrels', { rate: { value: 25, unit: 'mg/L' }, material: 'SO2' }],
    ['SO2 add to all the zinfandel barrels 25ppm', { rate: { value: 25, unit: 'mg/L' }, material: 'SO2' }],
    ['punched all the chambourcin', { method: 'punch_down' }],
    ['meta 20 g a los tanques de riesling', { amount: { value: 20, unit: 'g' } }],
  ])('are asked about alone, if unknown: %s', (text, record) => {
    expect(readNow(text)).toMatchObject({
      asks: [{ about: 'vessel', record: 0 }],
      records: [record],
    });
    expect(readNow(text).asks).toHaveLength(1);
  });

  it('are not those that it filled', () => {
    expect(readNow('topped B101 with 1 gal from the merlot kegs').records).toMatchObject([
      { op: 'top', vessels: ['B101'] },
    ]);
  });
});
