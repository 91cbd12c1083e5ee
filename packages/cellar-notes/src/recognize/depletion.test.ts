import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('a share of the sugar', () => {
  it.each([
    'DAP 250 g to T5 at 1/3',
    '250 g DAP T5 @ 2/3',
    'at 2/3 sugar added 250 g DAP to T5',
    'T5 DAP 250 g at 1/3 of sugar',
    'DAP 250 g T5 at ⅓ depletion',
    'DAP 250 g al T5 a 1/3 de azúcar',
    'DAP 250 g al T5 a 2/3',
    'DAP 250 g T5 at one third',
  ])('says when in “%s”, not how much or on what day', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([
      {
        ...{ op: 'addition', material: 'DAP', vessels: ['T5'], amount: { value: 250, unit: 'g' } },
        at: { date: '2025-10-08', source: 'received', time: null },
      },
    ]);
    expect(records).toHaveLength(1);
  });

  it('leaves a dose and a move alone', () => {
    expect(readNow('DAP at 1/3 lb to T5').records).toMatchObject([{ amount: { value: 151.197, unit: 'g' } }]);
    expect(readNow('KMBS 30 g T9 at 1/3').disposition).toBe('ask');
    expect(readNow('T5 at 1/3 full').disposition).not.toBe('accept');
  });

  it.each(['fermaid 300 g T12 at 2/3 depletion', 'nutrient 300 g T12'])(
    'asks which nutrient, with its dose: %s',
    (text) => {
      expect(readNow(text)).toMatchObject({
        asks: [{ about: 'material' }],
        records: [{ op: 'addition', vessels: ['T12'], amount: { value: 300, unit: 'g' } }],
      });
    },
  );
});
