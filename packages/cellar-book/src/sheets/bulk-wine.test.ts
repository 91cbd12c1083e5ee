import { describe, expect, it } from 'vitest';
import { dated, gallons, grapes, milliliters as ml, opening } from '../../testing/rows.ts';
import type { Work, WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { type BulkWine, bulkWine } from './bulk-wine.ts';

type Dated = readonly [day: string, work: Work];

function sheetOf(days: readonly Dated[], month = '2025-11'): BulkWine {
  const entries = dated(days);
  const before = foldCellar(entries, { through: '2025-10-31' });
  return bulkWine(before, foldCellar(entries, { through: '2025-11-30' }), month);
}

const linesOf = ({ lines }: BulkWine) =>
  lines.map(({ formLine, name, ml: byClass }) => [
    formLine,
    name,
    Object.fromEntries(Object.entries(byClass).map(([taxClass, each]) => [taxClass, gallons(each)])),
  ]);

const start = (lot: string, vessel: string, gal: number, more: Partial<WorkOf<'start'>> = {}): Work => ({
  ...(opening(lot, vessel, ml(gal), grapes('Merlot')) as WorkOf<'start'>),
  ...more,
});
const october = '2025-10-01';

describe('a month with wine, juice, and must', () => {
  // 1,110 gal of wine and 200 gal of juice; 320 gal of must, of which 280 gal become wine and 40 gal stay in the press;
  // 15 gal received; 2 gal of water; 150 cases of 12 × 750 mL are 1,350,000 mL or 356.632 gal; 10 gal in bond; 3 gal lost
  // in bottling and 4 gal spilled; 2 gal missing at the inventory. 1,110 + 280 + 15 + 2 - 356.632 - 10 - 7 - 2 = 1,031.368.
  const days: Dated[] = [
    [october, start('24-CS', 'T1', 1110)],
    [october, start('25-JU', 'T2', 200, { stage: 'juice' })],
    [october, start('25-ME', 'T3', 320, { stage: 'must' })],
    ['2025-11-02', { op: 'press', from: ['T3'], parts: [{ to: ['T4'], ml: ml(280) }] }],
    ['2025-11-05', { op: 'state', vessels: ['T4'], state: 'fermentation_finished' }],
    ['2025-11-06', { ...(start('25-BU', 'T5', 15) as WorkOf<'start'>), op: 'receive_wine' }],
    ['2025-11-07', { op: 'addition', vessels: ['T1'], material: 'water', volumeMl: ml(2) }],
    [
      '2025-11-10',
      {
        op: 'bottle',
        from: ['T1'],
        bottles: [{ count: 1800, sizeMl: 750 }],
        lossMl: ml(3),
        lossReason: 'bottling',
      },
    ],
    ['2025-11-11', { op: 'remove', vessels: ['T1'], ml: ml(10), reason: 'in bond' }],
    ['2025-11-12', { op: 'loss', vessels: ['T1'], ml: ml(4), reason: 'spill' }],
    // 1,110 + 2 - 356.632 - 3 - 10 - 4 = 738.368 in the book.
    [
      '2025-11-30',
      {
        op: 'gauge',
        inventory: true,
        levels: [{ vessel: 'T1', ml: ml(1110) + ml(2) - 1_350_000 - ml(3) - ml(10) - ml(4) - ml(2) }],
      },
    ],
  ];

  it('counts wine only, and balances line by line', () => {
    expect(linesOf(sheetOf(days))).toEqual([
      ['A1', 'On hand beginning of period', { a: 1110 }],
      ['A2', 'Produced by fermentation', { a: 280 }],
      ['A6', 'Produced by amelioration', { a: 1112 }],
      ['A7', 'Received in bond', { a: 15 }],
      ['A12', 'Total', { a: 1110 + 280 + 1112 + 15 }],
      ['A13', 'Bottled', { a: 356.632 }],
      ['A15', 'Transferred in bond', { a: 10 }],
      ['A21', 'Used for amelioration', { a: 1110 }],
      ['A29', 'Lost: bottling', { a: 3 }],
      ['A29', 'Lost: spill', { a: 4 }],
      ['A30', 'Inventory losses', { a: 2 }],
      ['A31', 'On hand end of period', { a: 1031.368 }],
      ['A32', 'Total', { a: 1110 + 280 + 1112 + 15 }],
    ]);
  });

  it('links each line to its entries', () => {
    const { lines } = sheetOf(days);
    const entriesOf = (formLine: string) => lines.find((line) => line.formLine === formLine)?.entries;
    expect(['A2', 'A13', 'A30'].map(entriesOf)).toEqual([['e4'], ['e7'], ['e10']]);
  });

  it('names lots that count as not over 16 % because no alcohol is on record', () => {
    expect(sheetOf(days).withoutAlcohol).toEqual(['24-CS', '25-BU', '25-ME']);
  });

  it('counts a level above the book as an inventory gain only at an inventory', () => {
    const dip = (inventory: boolean): Dated => [
      '2025-11-20',
      { op: 'gauge', inventory, levels: [{ vessel: 'T1', ml: ml(1120) }] },
    ];
    const gain = (inventory: boolean) =>
      linesOf(sheetOf([[october, start('A', 'T1', 1110)], dip(inventory)]))[1];
    expect(gain(true)).toEqual(['A9', 'Inventory gains', { a: 10 }]);
    expect(gain(false)).toEqual(['A10', 'Found beyond the records', { a: 10 }]);
  });
});

describe('tax classes of a month', () => {
  it('move wine of two classes through blending: 100 gal of 18 % in 300 gal of 12 % make 400 gal of 13.5 %', () => {
    // (100 × 18 + 300 × 12) / 400 = 13.5, not over 16.
    const days: Dated[] = [
      [october, start('P', 'T1', 100, { alcoholPercentVol: 18 })],
      [october, start('W', 'T2', 300, { alcoholPercentVol: 12 })],
      ['2025-11-03', { op: 'transfer', from: ['T1'], to: ['T2'] }],
    ];
    expect(linesOf(sheetOf(days))).toEqual([
      ['A1', 'On hand beginning of period', { a: 300, b: 100 }],
      ['A5', 'Produced by blending', { a: 400 }],
      ['A12', 'Total', { a: 700, b: 100 }],
      ['A20', 'Used for blending', { a: 300, b: 100 }],
      ['A31', 'On hand end of period', { a: 400 }],
      ['A32', 'Total', { a: 700, b: 100 }],
    ]);
  });

  it.each([
    ['c', { alcoholPercentVol: 22 }],
    ['d', { style: 'carbonated' }],
    ['e', { style: 'sparkling' }],
    ['f', { style: 'cider', alcoholPercentVol: 6 }],
  ] as const)('keep column %s apart: 100 gal, 20 gal bottled, 1 gal lost, 79 gal left', (taxClass, more) => {
    const days: Dated[] = [
      [october, start('A', 'T1', 500)],
      [october, start('X', 'T2', 100, more)],
      // Four kegs of 5 gal.
      ['2025-11-03', { op: 'bottle', from: ['T2'], bottles: [{ count: 4, sizeMl: ml(5) }] }],
      ['2025-11-04', { op: 'loss', vessels: ['T2'], ml: ml(1), reason: 'spill' }],
    ];
    expect(
      linesOf(sheetOf(days)).map(([line, , byClass]) => [
        line,
        (byClass as Record<string, number>)[taxClass],
      ]),
    ).toEqual([
      ['A1', 100],
      ['A12', 100],
      ['A13', 20],
      ['A29', 1],
      ['A31', 79],
      ['A32', 100],
    ]);
  });

  it('show sweetening of wine with juice in full: 300 gal of wine and 10 gal of juice make 310 gal', () => {
    const days: Dated[] = [
      [october, start('W', 'T1', 300)],
      [october, start('J', 'T2', 10, { stage: 'juice' })],
      ['2025-11-03', { op: 'transfer', from: ['T2'], to: ['T1'] }],
    ];
    expect(linesOf(sheetOf(days)).filter(([line]) => line === 'A3' || line === 'A18')).toEqual([
      ['A3', 'Produced by sweetening', { a: 310 }],
      ['A18', 'Used for sweetening', { a: 300 }],
    ]);
  });
});

describe('wine that is removed', () => {
  it.each([
    ['sold', 'A14', 'Removed taxpaid'],
    [undefined, 'A14', 'Removed taxpaid'],
    ['In bond to a neighbor', 'A15', 'Transferred in bond'],
    ['for distilling', 'A16', 'Removed for distilling material'],
    ['vinegar', 'A17', 'Removed to vinegar plant'],
    ['a test', 'A23', 'Used for testing'],
    ['samples', 'A23', 'Used for testing'],
    ['to the lab', 'A23', 'Used for testing'],
    ['label mock-up', 'A14', 'Removed taxpaid'],
  ])('for “%s” is on line %s', (reason, formLine, name) => {
    const days: Dated[] = [
      [october, start('A', 'T1', 100)],
      ['2025-11-03', { op: 'remove', vessels: ['T1'], ml: ml(10), ...(reason !== undefined && { reason }) }],
    ];
    const removed = linesOf(sheetOf(days)).filter(([line]) => /^A(1[4-7]|23)$/.test(`${line}`));
    expect(removed).toEqual([[formLine, name, { a: 10 }]]);
  });
});

describe('wine without an alcohol on record', () => {
  const named = (days: Dated[], month?: string) => sheetOf(days, month).withoutAlcohol;
  const known = { alcoholPercentVol: 12 };

  it('is named once, in a vessel at either end of the month', () => {
    const analysis: Work = {
      ...{ op: 'measurement', vessels: ['T1'], readings: [{ kind: 'alcohol', value: 12, unit: '% vol' }] },
    };
    expect(
      named([
        [october, start('B', 'T2', 10)],
        [october, start('A', 'T1', 10)],
      ]),
    ).toEqual(['A', 'B']);
    expect(
      named([
        [october, start('A', 'T1', 10)],
        ['2025-11-03', analysis],
      ]),
    ).toEqual(['A']);
    expect(
      named([
        [october, start('A', 'T1', 10)],
        ['2025-10-30', analysis],
      ]),
    ).toEqual([]);
    expect(named([[october, start('A', 'T1', 10, known)]])).toEqual([]);
  });

  it('does not matter of sparkling wine, or of juice', () => {
    expect(named([[october, start('A', 'T1', 10, { style: 'sparkling' })]])).toEqual([]);
    expect(named([[october, start('A', 'T1', 10, { stage: 'juice' })]])).toEqual([]);
  });

  it('is named in bottles while some are on hand', () => {
    const days: Dated[] = [
      ['2025-09-01', start('A', 'T1', 10)],
      ['2025-09-02', { op: 'bottle', from: ['T1'], bottles: [{ count: 12, sizeMl: 750 }], emptied: true }],
    ];
    const sold: Work = {
      ...{ op: 'remove_bottles', lot: 'A', bottles: [{ count: 12, sizeMl: 750 }], use: 'taxpaid' },
    };
    expect(named(days)).toEqual(['A']);
    expect(named([...days, ['2025-09-30', sold]])).toEqual([]);
    expect(named([...days, ['2025-11-30', sold]])).toEqual(['A']);
  });
});

describe('a month of the form', () => {
  it('has only what came and went in it', () => {
    const days: Dated[] = [
      [october, start('A', 'T1', 100)],
      ['2025-10-31', { op: 'loss', vessels: ['T1'], ml: ml(1), reason: 'spill' }],
      ['2025-11-01', { op: 'loss', vessels: ['T1'], ml: ml(2), reason: 'spill' }],
      ['2025-11-30', { op: 'loss', vessels: ['T1'], ml: ml(4), reason: 'spill' }],
    ];
    const losses = sheetOf(days).lines.filter(({ formLine }) => formLine === 'A29');
    expect(losses.map(({ name, ml: byClass, entries }) => [name, gallons(byClass.a ?? 0), entries])).toEqual([
      ['Lost: spill', 6, ['e2', 'e3']],
    ]);
  });

  it('calls a loss unexplained that has no reason, and names spirits', () => {
    const days: Dated[] = [
      [october, start('A', 'T1', 100, { alcoholPercentVol: 12 })],
      ['2025-11-01', { op: 'loss', vessels: ['T1'], ml: ml(2) }],
      [
        '2025-11-02',
        { op: 'addition', vessels: ['T1'], material: 'brandy', volumeMl: ml(10), alcoholPercentVol: 80 },
      ],
    ];
    // 98 gal of 12 % and 10 gal of 80 %: 1,976 / 108 = 18.3 %.
    expect(linesOf(sheetOf(days))).toEqual([
      ['A1', 'On hand beginning of period', { a: 100 }],
      ['A4', 'Produced by addition of wine spirits', { b: 108 }],
      ['A12', 'Total', { a: 100, b: 108 }],
      ['A19', 'Used for addition of wine spirits', { a: 98 }],
      ['A29', 'Lost: unexplained', { a: 2 }],
      ['A31', 'On hand end of period', { b: 108 }],
      ['A32', 'Total', { a: 100, b: 108 }],
    ]);
  });
});
