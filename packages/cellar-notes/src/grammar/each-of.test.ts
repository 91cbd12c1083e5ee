import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('“each of” before vessels', () => {
  it.each([
    'pulled 57 gal out of T10 into each of B134 and B135',
    '57 gal out of T10 into each of B134 and B135',
    'moved 57 gal from T10 to each of B134 and B135',
    'sacamos 57 galones del T10 a cada una de las barricas 134 y 135',
    'pasamos 57 galones del T10 a cada una de B134 y B135',
  ])('names destinations in “%s”', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([
      {
        ...{ op: 'transfer', from: ['T10'], to: ['B134', 'B135'] },
        volume: { value: 215.768, unit: 'L', per: 'each' },
      },
    ]);
  });

  it('shares out nothing without “each”, and doses in place', () => {
    expect(readNow('pulled 57 gal out of T10 into B134 and B135').records[0]?.volume).not.toHaveProperty(
      'per',
    );
    expect(readNow('pulled 5 gal out of T10')).toMatchObject({
      disposition: 'ask',
      records: [{ from: ['T10'] }],
    });
    expect(readNow('8 g KMBS to each of B134 and B135').records).toMatchObject([
      { op: 'addition', vessels: ['B134', 'B135'], amount: { value: 8, per: 'each' } },
    ]);
  });
});
