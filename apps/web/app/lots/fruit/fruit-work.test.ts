import { describe, expect, it } from 'vitest';
import { binsOf, fruitWork, type TypedFruit } from './fruit-work.ts';

const typed: TypedFruit = {
  variety: 'Chambourcin',
  block: '3',
  vintage: '2025',
  grower: 'Hill Farm',
  weighTag: '1042',
  bins: [
    { name: 'bin1', gross: '1,100', tare: '100' },
    { name: '', gross: '850', tare: '' },
    { name: '', gross: '', tare: '' },
  ],
};
const inPounds = { unit: 'gal', vessels: ['BIN1', 'T1'], lot: '25-CH-01' } as const;

describe('fruitWork', () => {
  it('weighs bin by bin, in pounds beside gallons', () => {
    // 1,100 lb of 453.59237 g are 498,952 g, 100 lb 45,359 g, and 850 lb 385,554 g: net 453,593 + 385,554.
    expect(fruitWork(typed, inPounds)).toEqual({
      op: 'receive_fruit',
      to: ['BIN1'],
      lot: '25-CH-01',
      grams: 839_147,
      component: { variety: 'Chambourcin', block: '3', vintage: 2025 },
      bins: [
        { vessel: 'BIN1', gross: 498_952, tare: 45_359 },
        { vessel: 'Bin 2', gross: 385_554, tare: 0 },
      ],
      grower: 'Hill Farm',
      weighTag: '1042',
    });
  });

  it('leaves out what was not filled in', () => {
    const work = fruitWork({ ...typed, block: '', grower: ' ', weighTag: '' }, inPounds);
    expect(work?.component.block).toBeNull();
    expect(work).not.toHaveProperty('grower');
    expect(work).not.toHaveProperty('weighTag');
  });

  it('needs a variety, a vintage, and a bin', () => {
    for (const lacking of [{ variety: '' }, { vintage: '25' }, { bins: [] }])
      expect(fruitWork({ ...typed, ...lacking }, inPounds)).toBeUndefined();
  });
});

it('a bin that weighs no more full than empty is refused, as is one without a number', () => {
  for (const [gross, tare] of [
    ['100', '100'],
    ['90', '100'],
    ['heavy', ''],
    ['', '100'],
    ['500', 'light'],
  ] as const)
    expect(binsOf([{ name: '', gross, tare }], 'L')).toBeUndefined();
});
