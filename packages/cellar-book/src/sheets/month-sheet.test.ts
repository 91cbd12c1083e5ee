import { describe, expect, it } from 'vitest';
import { dated } from '../../testing/rows.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { dayBefore, lastDayOf, monthSheet } from './month-sheet.ts';

const component = { variety: 'Merlot', block: null, vintage: 2025 };
const days: [string, Work][] = [
  [
    '2025-08-30',
    {
      op: 'start',
      lot: 'L1',
      levels: [{ vessel: 'T1', ml: 1_000_000 }],
      composition: [{ component, parts: 1 }],
    },
  ],
  ['2025-09-02', { op: 'bottle', from: ['T1'], bottles: [{ count: 400, sizeMl: 750 }] }],
  ['2025-09-03', { op: 'loss', vessels: ['T1'], ml: 20_000 }],
  ['2025-09-10', { op: 'receive_fruit', to: ['BIN1'], lot: 'L2', grams: 900_000, component }],
  ['2025-10-01', { op: 'loss', vessels: ['T1'], ml: 5_000 }],
];
const entries = dated(days);

describe('monthSheet', () => {
  const through = (day: string) => foldCellar(entries, { through: day });
  const sheet = monthSheet(through('2025-08-31'), through('2025-09-30'), '2025-09');

  it('leads from opening to closing volume by sums that name their entries', () => {
    expect(sheet.startMl).toBe(1_000_000);
    // 400 × 750 mL
    expect(sheet.lines).toMatchObject([
      { name: 'Bottled', ml: -300_000, entries: ['e1'] },
      { name: 'Lost', ml: -20_000, entries: ['e2'] },
    ]);
    expect(sheet.endMl).toBe(1_000_000 - 300_000 - 20_000);
    expect(sheet).toMatchObject({ fruitGrams: 900_000, fruitEntries: ['e3'], produced: { ml: 0 } });
  });

  it('counts the fruit that arrived, and neither crushed fruit nor received wine', () => {
    const all = dated([
      ['2025-09-10', { op: 'receive_fruit', to: ['BIN1'], lot: 'L2', grams: 900_000, component }],
      ['2025-09-11', { op: 'crush', from: ['BIN1'], to: ['T2'], ml: 600_000 }],
      [
        '2025-09-12',
        {
          op: 'receive_wine',
          lot: 'L3',
          levels: [{ vessel: 'T3', ml: 250_000 }],
          composition: [{ component, parts: 1 }],
        },
      ],
    ]);
    const { fruitGrams, fruitEntries } = monthSheet(foldCellar([]), foldCellar(all), '2025-09');
    expect({ fruitGrams, fruitEntries }).toEqual({ fruitGrams: 900_000, fruitEntries: ['e0'] });
  });

  it('knows where months end', () => {
    expect([dayBefore('2025-03'), lastDayOf('2024-02'), lastDayOf('2025-12')]).toEqual([
      '2025-02-28',
      '2024-02-29',
      '2025-12-31',
    ]);
  });
});

describe('the sums of a month', () => {
  // 1,000 L and 100 L to start with; 50 L received; 5 L of water; bottles of 30 L, of which 15 L go back; 10 L removed;
  // 8 L lost; 4 L gained by a dip. The inventory counts 6 L less in T1, 2 L more in T2, and 40 L in T3, of which the
  // book has nothing.
  const wine = (lot: string, vessel: string, ml: number) => ({
    ...{ lot, levels: [{ vessel, ml }], composition: [{ component, parts: 1 }] },
  });
  const bottles = [{ count: 40, sizeMl: 750 }];
  const all = dated([
    ['2025-08-30', { op: 'start', ...wine('L0', 'T0', 77_000) }],
    ['2025-09-01', { op: 'start', ...wine('L1', 'T1', 1_000_000) }],
    ['2025-09-01', { op: 'start', ...wine('L2', 'T2', 100_000) }],
    ['2025-09-02', { op: 'receive_wine', ...wine('L1', 'T1', 50_000) }],
    ['2025-09-03', { op: 'addition', vessels: ['T1'], material: 'water', volumeMl: 5_000 }],
    ['2025-09-04', { op: 'bottle', from: ['T1'], bottles }],
    [
      '2025-09-05',
      {
        ...{ op: 'remove_bottles', lot: 'L1', bottles: [{ count: 20, sizeMl: 750 }] },
        ...{ use: 'dumped_to_bulk', to: 'T1' },
      },
    ],
    ['2025-09-06', { op: 'remove', vessels: ['T1'], ml: 10_000 }],
    ['2025-09-07', { op: 'loss', vessels: ['T1'], ml: 8_000 }],
    // 1,000 + 50 + 5 - 30 + 15 - 10 - 8 = 1,022.
    ['2025-09-08', { op: 'gauge', levels: [{ vessel: 'T1', ml: 1_026_000 }] }],
    [
      '2025-09-30',
      {
        op: 'gauge',
        inventory: true,
        levels: [
          { vessel: 'T1', ml: 1_020_000 },
          { vessel: 'T2', ml: 102_000 },
          { vessel: 'T3', ml: 40_000 },
        ],
      },
    ],
    ['2025-09-30', { op: 'gain', vessels: ['T4'], ml: 3_000 }],
    ['2025-10-01', { op: 'loss', vessels: ['T0'], ml: 7_000 }],
  ]);
  const through = (day: string) => foldCellar(all, { through: day });
  const { lines, startMl, endMl } = monthSheet(through('2025-08-31'), through('2025-09-30'), '2025-09');

  it('are each of one kind, and apart at an inventory', () => {
    expect(lines.map(({ name, ml, entries }) => [name, ml, entries])).toEqual([
      ['Opening balances', 1_100_000, ['e1', 'e2']],
      ['Received in bulk', 50_000, ['e3']],
      ['Added materials', 5_000, ['e4']],
      ['Found beyond the records', 3_000, ['e11']],
      ['Gained by measuring', 4_000, ['e9']],
      ['Found at inventory', 40_000, ['e10']],
      ['Gained at inventory', 2_000, ['e10']],
      ['Dumped from bottles', 15_000, ['e6']],
      ['Bottled', -30_000, ['e5']],
      ['Removed in bulk', -10_000, ['e7']],
      ['Lost', -8_000, ['e8']],
      ['Lost at inventory', -6_000, ['e10']],
    ]);
    expect([startMl, endMl]).toEqual([77_000, 77_000 + lines.reduce((sum, { ml }) => sum + ml, 0)]);
  });
});

describe('the wine produced in a month', () => {
  const wine = (lot: string, vessel: string, ml: number) => ({
    ...{ lot, levels: [{ vessel, ml }], composition: [{ component, parts: 1 }] },
  });

  it('is what was declared finished in it', () => {
    const must: Work = { op: 'start', ...wine('M', 'T1', 300_000), stage: 'must' };
    const finish = (vessel: string): Work => ({
      ...{ op: 'state', vessels: [vessel], state: 'fermentation_finished' },
    });
    const ferments = dated([
      ['2025-08-01', must],
      ['2025-08-02', { op: 'inoculate', organism: 'yeast', vessels: ['T1'], material: 'D254' }],
      ['2025-08-03', { op: 'transfer', from: ['T1'], to: ['T2'], ml: 100_000 }],
      ['2025-08-04', { op: 'inoculate', organism: 'yeast', vessels: ['T2'], material: 'D254' }],
      ['2025-08-31', finish('T2')],
      ['2025-09-20', finish('T1')],
    ]);
    const then = (day: string) => foldCellar(ferments, { through: day });
    const { produced } = monthSheet(then('2025-08-31'), then('2025-09-30'), '2025-09');
    expect(produced).toEqual({
      ...{ name: 'Produced by fermentation', formLine: 'A2', ml: 200_000, entries: ['e5'] },
    });
  });
});
