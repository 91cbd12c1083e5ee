import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('a vessel that the cellar has not, beside one that it has', () => {
  it.each([
    ['PD 2x T14 and T15', { vessels: [], times: 2 }],
    ['ponché T14 y T15 2 veces', { vessels: [], times: 2 }],
    ['T14 and T15 pH 3.5', { vessels: [] }],
    ['30 g kmbs T14 and T15', { vessels: [] }],
    ['racked T9 to T14 and T15', { from: ['T9'], to: [] }],
    ['topped bbl 101 and T15 from K1 2 gal', { vessels: [], from: ['K1'] }],
  ])('leaves both to the answer: %s', (text, record) => {
    const { disposition, asks, records } = readNow(text);
    expect([disposition, asks.map(({ about }) => about)]).toEqual(['ask', ['vessel']]);
    expect(records).toMatchObject([record]);
  });

  it('leaves both to the answer, which then names them', () => {
    const text = 'PD 2x T14 and T15';
    const { records, asks } = readNow(text);
    const thread = [
      { from: 'sender' as const, text, records, asks },
      { from: 'system' as const, text: 'Punched down: which vessel?' },
    ];
    expect(read('T14 and T13', '2025-10-08T16:01:00-04:00', thread, context)).toMatchObject({
      disposition: 'accept',
      follows: { record: 0, action: 'complete', set: { vessels: ['T14', 'T13'] } },
    });
  });

  it('is apart from a vessel with its own work', () => {
    expect(readNow('T15 12 brix, T14 11 brix').records).toMatchObject([
      { vessels: [] },
      { vessels: ['T14'] },
    ]);
    expect(readNow('PD T13 and T14').records).toMatchObject([{ vessels: ['T13', 'T14'] }]);
  });
});
