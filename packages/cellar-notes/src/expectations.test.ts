import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const kilos = (value: number) => ({ value, unit: 'kg' });
const liters = (value: number) => ({ value, unit: 'L' });

describe('an amount that never came', () => {
  it.each([
    'seyval 1,480 lb to bin 21, would have been 2 tons but the birds got there first',
    'seyval 1,480 lb to bin 21 (would’ve been about 2 tons)',
    'seyval would have been 2 tons but we got 1,480 lb in bin 21',
    'seyval 1,480 lb to bin 21, was hoping for 2 tons',
    'seyval 1,480 lb to bin 21, expected 4000',
    'seyval 1,480 lb al bin 21, iban a ser 2 toneladas pero los pájaros llegaron antes',
    'seyval 1,480 libras al bin 21, hubieran sido 2 toneladas',
  ])('is left out beside the fruit that did: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([{ op: 'receive_fruit', to: ['BIN21'], weight: kilos(671.317) }]);
    expect(records).toHaveLength(1);
  });

  it('is left out beside a move, and a loss that explains it is not', () => {
    expect(readNow('T9 to T14 280 gal, would have been 300 but the hose burst')).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'transfer', volume: liters(1059.915) }],
    });
    expect(readNow('T9 to T14 280 gal, would have been 300 gal but we lost 20')).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'transfer', volume: liters(1059.915), loss: { volume: liters(75.708) } }],
    });
  });

  it.each([
    'would have been 2 tons of seyval',
    'expected 2 tons of seyval',
    'seyval 1,480 lb to bin 21, would have been 400 gal',
    'seyval 1,480 lb to bin 21, could have been 2 tons',
    'seyval 1,480 lb to bin 21, last year it was 2 tons',
    'seyval 1,480 lb to bin 21, 2 tons',
    'T5 9.2 brix, expected 8',
  ])('is asked about if it may be what came: %s', (text) => {
    expect(readNow(text).disposition).toBe('ask');
  });
});
