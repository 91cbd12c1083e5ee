import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const kilos = (value: number) => ({ value, unit: 'kg' });

describe('fruit before an arrow', () => {
  it.each([
    ['marquette blk 4 1.6 tons -> bins 20-22', 1451.496, ['BIN20', 'BIN21', 'BIN22']],
    ['marquette bloque 4, 900 kg > bin 20', 900, ['BIN20']],
    ['1400 lb marquette > T3', 635.029, ['T3']],
  ])('is received: %s', (text, weight, to) => {
    expect(readNow(text)).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'receive_fruit', variety: 'Marquette', weight: kilos(weight), to }],
    });
  });

  it.each<[string, string]>([
    ['bin 4 marquette 1400 lb > T3', 'transfer'],
    ['marquette 200 gal > T3', 'transfer'],
    ['T9 > T14, 280 gal', 'transfer'],
    ['pressed 1400 lb marquette -> T3', 'press'],
  ])('is not received again from a vessel or as wine: %s', (text, op) => {
    expect(readNow(text).records).toMatchObject([{ op }]);
  });
});

describe('fruit that went on the press', () => {
  it.each([
    'took in 2.3 metric tons of riesling from the Beckett place, no bins, went right on the press',
    'took in 2.3 tonnes riesling, straight on the press',
    'recibimos 2300 kg de riesling, se fue directo a la prensa',
  ])('is received alone: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([{ op: 'receive_fruit', to: [], weight: kilos(2300) }]);
    expect(records).toHaveLength(1);
  });

  it.each([
    'took in 2.3 tonnes riesling, went on the press, 320 gal to T9',
    'took in 2.3 tonnes riesling and pressed it',
    'T3 went on the press',
  ])('is pressed if the message says more or does not say where it was: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('ask');
    expect(records.at(-1)?.op).toBe('press');
  });
});
