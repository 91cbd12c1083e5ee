import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';
import type { CellarRecord } from '../schema/reading.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('what was put into a vessel', () => {
  it.each<[string, Partial<CellarRecord>]>([
    ['put 40 g KMBS in bin 7', { op: 'addition', material: 'KMBS', vessels: ['BIN7'] }],
    ['put 1000 lb merlot in bin 7', { op: 'receive_fruit', variety: 'Merlot', to: ['BIN7'] }],
    ['got chambourcin in bin 7, 900 lb', { op: 'receive_fruit', variety: 'Chambourcin', to: ['BIN7'] }],
    ['put 300 g D254 in T4', { op: 'inoculate', vessels: ['T4'] }],
    ['put 55 gal from T4 in D4', { op: 'transfer', from: ['T4'], to: ['D4'] }],
    ['added 15 gal of T11 to T9', { op: 'blend', to: ['T9'] }],
  ])('is its material, fruit, yeast, or wine: %s', (text, record) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records.length]).toEqual(['accept', 1]);
    expect(records[0]).toMatchObject(record);
  });
});

describe('a press after other work', () => {
  it('includes the draining of its vessel', () => {
    const { disposition, records } = readNow('T3 drained and pressed, 310 gal to T6');
    expect(disposition).toBe('accept');
    expect(records.map(({ op }) => op)).toEqual(['press']);
  });

  it('does not include the racking of another vessel', () => {
    const { records } = readNow('racked T9 and pressed T3 to T6, 310 gal');
    expect(records.map(({ op }) => op)).toEqual(['transfer', 'press']);
    expect(records.map(({ from }) => from)).toEqual([['T9'], ['T3']]);
  });
});
