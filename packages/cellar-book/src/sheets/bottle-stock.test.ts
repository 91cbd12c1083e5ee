import { describe, expect, it } from 'vitest';
import { dated, grapes, opening } from '../../testing/rows.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { varietiesOf, vintageOf } from '../lot-codes.ts';
import { bottleStock, usualCase } from './bottle-stock.ts';

type Days = Parameters<typeof dated>[0];
const stockOf = (days: Days) =>
  bottleStock(foldCellar(dated([['2025-10-01', opening('A', 'T1', 1_000_000, grapes('Merlot'))], ...days])));
const shown = (days: Days) =>
  stockOf(days).map(({ bottling, sizeMl, cases, loose }) => [bottling.on, sizeMl, cases, loose]);
const bottled = (day: string, count: number, sizeMl = 750): Days[number] => [
  day,
  { op: 'bottle', from: ['T1'], bottles: [{ count, sizeMl }] },
];
const sold = (count: number, bottledOn?: string): Days[number] => [
  '2025-12-01',
  {
    op: 'remove_bottles',
    lot: 'A',
    bottles: [{ count, sizeMl: 750 }],
    use: 'taxpaid',
    ...(bottledOn && { bottledOn }),
  },
];

describe('a lot that was never in a vessel', () => {
  const arrived = (variety: string, count: number, alcoholPercentVol?: number): Days[number] => [
    '2025-11-01',
    {
      op: 'receive_bottles',
      lot: 'B',
      account: 'opening',
      bottles: [{ count, sizeMl: 750 }],
      composition: [{ component: grapes(variety, null, 2024), parts: 1 }],
      ...(alcoholPercentVol !== undefined && { alcoholPercentVol }),
    },
  ];
  const lotOf = (...days: Days) => {
    const lot = foldCellar(dated(days)).lots.get('B');
    if (!lot) throw new Error('The lot is missing.');
    return lot;
  };

  it('is made of what is in its bottles', () => {
    const lot = lotOf(arrived('Chardonnay', 3600, 13.5));
    expect([[...varietiesOf(lot)], vintageOf(lot), lot.alcoholPercentVol]).toEqual([
      [['Chardonnay', 1]],
      2024,
      13.5,
    ]);
  });

  it('is made of all its bottles, those that have left too', () => {
    const sale: Work = {
      op: 'remove_bottles',
      lot: 'B',
      bottles: [{ count: 300, sizeMl: 750 }],
      use: 'taxpaid',
    };
    const lot = lotOf(arrived('Chardonnay', 300), arrived('Merlot', 100), ['2025-11-02', sale]);
    expect([...varietiesOf(lot)]).toEqual([
      ['Chardonnay', 0.75],
      ['Merlot', 0.25],
    ]);
  });
});

describe('bottleStock', () => {
  it('counts full cases and loose bottles of each bottling and size', () => {
    // 125 = 10 x 12 + 5; 50 = 2 x 24 + 2.
    expect(shown([bottled('2025-11-01', 125), bottled('2025-11-02', 50, 375)])).toEqual([
      ['2025-11-01', 750, 10, 5],
      ['2025-11-02', 375, 2, 2],
    ]);
  });

  it('counts in cases of the size that was stated', () => {
    const six: Days[number] = [
      '2025-11-01',
      { op: 'bottle', from: ['T1'], bottles: [{ count: 20, sizeMl: 750, caseOf: 6 }] },
    ];
    expect(shown([six])).toEqual([['2025-11-01', 750, 3, 2]]);
  });

  it('is drawn from the oldest bottling first, unless its day is stated', () => {
    const two = [bottled('2025-11-01', 24), bottled('2025-11-15', 24)];
    expect(shown([...two, sold(36)])).toEqual([['2025-11-15', 750, 1, 0]]);
    expect(shown([...two, sold(24, '2025-11-15')])).toEqual([['2025-11-01', 750, 2, 0]]);
  });
});

it('a usual case is that of 27 CFR 24.300', () => {
  expect([187, 375, 750, 1000, 1500, 3000].map(usualCase)).toEqual([24, 24, 12, 12, 6, 1]);
});
