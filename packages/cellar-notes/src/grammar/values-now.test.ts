import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const valuesOf = (text: string) => {
  const { disposition, records } = readNow(text);
  const values = records.map(({ op, vessels, measurements, amount }) => [
    op,
    vessels?.join('+'),
    measurements?.map(({ kind, value }) => `${kind} ${value}`).join(', ') ?? amount?.value,
  ]);
  return [disposition, ...values];
};

describe('a value after “now”', () => {
  it.each([
    'T14 pH 3.71, added 1.1 kg tartaric, now 3.58 and 20 g KMBS',
    'T14 pH 3.71. Added 1.1 kg tartaric, now 3.58. Added 20 g KMBS',
  ])('has the kind of the reading before it, and takes no other word: %s', (text) => {
    expect(valuesOf(text)).toEqual([
      'accept',
      ['measurement', 'T14', 'ph 3.71'],
      ['addition', 'T14', 1100],
      ['measurement', 'T14', 'ph 3.58'],
      ['addition', 'T14', 20],
    ]);
  });

  it('is asked about if two readings before it could have it', () => {
    expect(readNow('T14 pH 3.71 malic 3.5, added 1.1 kg tartaric, now 3.58').disposition).toBe('ask');
  });

  it('is asked about if it could be none of the readings before it', () => {
    expect(readNow('T14 pH 3.71, added 1.1 kg tartaric, now 58').disposition).toBe('ask');
  });
});
