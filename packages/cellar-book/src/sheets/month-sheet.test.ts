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
