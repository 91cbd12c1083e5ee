import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('a quantity for each of several vessels', () => {
  it.each([
    ['oak cubes 3 oz/barrel 101-106', { amount: { value: 85.049, unit: 'g', per: 'each' } }],
    ['topped 1 L/barrel 101-105 from K1', { volume: { value: 1, unit: 'L', per: 'each' } }],
    ['pulled 1 gal samples from T9 T10 T11', { volume: { value: 3.785, unit: 'L', per: 'each' } }],
    ['pulled 2 gal of sample from T9 and T10', { volume: { value: 7.571, unit: 'L' } }],
  ])('is not taken as a total: %s', (text, record) => {
    expect(readNow(text)).toMatchObject({ disposition: 'accept', records: [record] });
  });
});

it.each(['KMBS 30 g to T7. T8', 'PD T12 x2. T3', 'T9 pH 3.5\nT10'])(
  'a vessel that stands alone is asked about: %s',
  (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ask', asks: [{ about: 'vessel', why: 'alone' }] });
  },
);
