import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dated, gallons, grapes, milliliters as ml, opening, rows } from '../../testing/rows.ts';
import { anyBottleWork, anyWork, vesselWork } from '../../testing/seasons.ts';
import type { Style, Work, WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { bottledWine } from './bottled-wine.ts';
import { bulkWine } from './bulk-wine.ts';

type Days = Parameters<typeof dated>[0];
const through = (days: Days, day: string) => foldCellar(dated(days), { through: day });
const november = (days: Days) => bottledWine(through(days, '2025-11-30'), '2025-11');
const shown = (days: Days) =>
  november(days).map(({ formLine, name, ml: byClass }) => [
    formLine,
    name,
    Object.fromEntries(Object.entries(byClass).map(([taxClass, each]) => [taxClass, gallons(each)])),
  ]);
const wine = (lot: string, vessel: string, more: Partial<WorkOf<'start'>> = {}): Work => ({
  ...(opening(lot, vessel, ml(1000), grapes('Merlot')) as WorkOf<'start'>),
  alcoholPercentVol: 13,
  ...more,
});
const filled = (count: number, from = 'T1', sizeMl = 750): Work => ({
  op: 'bottle',
  from: [from],
  bottles: [{ count, sizeMl }],
});
const removal = (
  count: number,
  use: WorkOf<'remove_bottles'>['use'],
  more: Partial<WorkOf<'remove_bottles'>> = {},
): Work => ({ op: 'remove_bottles', lot: 'A', bottles: [{ count, sizeMl: 750 }], use, ...more });
const component = grapes('Merlot');
const bottlesOf = (
  lot: string,
  count: number,
  account: WorkOf<'receive_bottles'>['account'],
  more: { style?: Style; alcoholPercentVol?: number } = {},
): Work => ({
  op: 'receive_bottles',
  lot,
  bottles: [{ count, sizeMl: 750 }],
  account,
  composition: [{ component, parts: 1 }],
  ...more,
});

describe('bottled wine of a month', () => {
  // A case of 12 x 750 mL is 9,000 mL, 2.37753 gal (27 CFR 24.300). In cases, with the year's bottling of October:
  // 100 on hand; + 50 bottled + 10 received + 2 returned + 4 found at the inventory = 166;
  // 60 sold + 5 in bond + 1 tasting + 3 exported + 1 family + 1 tested + 2 broken = 73; 166 - 73 = 93 on hand.
  const days: Days = [
    ['2025-10-01', wine('A', 'T1')],
    ['2025-10-20', filled(1200)],
    ['2025-11-03', filled(600)],
    ['2025-11-04', bottlesOf('R', 120, 'received', { alcoholPercentVol: 12 })],
    ['2025-11-05', bottlesOf('R', 24, 'returned', { alcoholPercentVol: 12 })],
    ['2025-11-10', removal(720, 'taxpaid', { consignee: 'Corner Store' })],
    ['2025-11-11', removal(60, 'in_bond')],
    ['2025-11-12', removal(12, 'tasting')],
    ['2025-11-13', removal(36, 'export')],
    ['2025-11-14', removal(12, 'family_use')],
    ['2025-11-15', removal(12, 'testing')],
    ['2025-11-16', removal(24, 'breakage')],
    // 1,800 - 876 = 924 of lot A by the book, 972 counted.
    ['2025-11-30', { op: 'count_bottles', lot: 'A', bottles: [{ count: 972, sizeMl: 750 }] }],
  ];
  const cases = (count: number) => ({ a: gallons(count * 9000) });

  it('stands on the lines of the form, and balances', () => {
    expect(shown(days)).toEqual([
      ['B1', 'On hand beginning of period', cases(100)],
      ['B2', 'Bottled', cases(50)],
      ['B3', 'Received in bond', cases(10)],
      ['B4', 'Taxpaid wine returned to bond', cases(2)],
      ['B5', 'Inventory gains', cases(4)],
      ['B7', 'Total', cases(166)],
      ['B8', 'Removed taxpaid', cases(60)],
      ['B9', 'Transferred in bond', cases(5)],
      ['B11', 'Used for tasting', cases(1)],
      ['B12', 'Removed for export', cases(3)],
      ['B13', 'Removed for family use', cases(1)],
      ['B14', 'Used for testing', cases(1)],
      ['B18', 'Breakage', cases(2)],
      ['B20', 'On hand end of period', cases(93)],
      ['B21', 'Total', cases(166)],
    ]);
    // 900,000 mL / 3,785.411784; with the rounded 0.26417 gal/L of 24.300 it is 237.753.
    expect(cases(100)).toEqual({ a: 237.755 });
  });

  it('links each line to its entries', () => {
    const entriesOf = (formLine: string) =>
      november(days).find((line) => line.formLine === formLine)?.entries;
    expect(['B1', 'B2', 'B8', 'B5'].map(entriesOf)).toEqual([[], ['e2'], ['e5'], ['e12']]);
  });
});

describe('bottles that the book doesn’t have', () => {
  it('are an inventory shortage if fewer were counted', () => {
    const short: Days = [
      ['2025-10-01', wine('A', 'T1')],
      ['2025-10-20', filled(120)],
      ['2025-11-30', { op: 'count_bottles', lot: 'A', bottles: [{ count: 117, sizeMl: 750 }] }],
    ];
    // Three bottles of 0.75 L are 0.594 gal.
    expect(shown(short).find(([line]) => line === 'B19')).toEqual([
      'B19',
      'Inventory shortage',
      { a: 0.594 },
    ]);
  });

  it('are found, with a finding, if more were removed', () => {
    const book = foldCellar(
      dated([
        ['2025-10-01', wine('A', 'T1')],
        ['2025-10-20', filled(12)],
        ['2025-11-10', removal(24, 'taxpaid')],
      ]),
    );
    expect(book.findings.at(-1)).toEqual({ code: 'bottles_not_in_book', entry: 'e2', lot: 'A', ml: 9000 });
    const lines = bottledWine(book, '2025-11').map(({ formLine, name, ml: { a } }) => [formLine, name, a]);
    expect(lines).toEqual([
      ['B1', 'On hand beginning of period', 9000],
      ['B6', 'Found beyond the records', 9000],
      ['B7', 'Total', 18_000],
      ['B8', 'Removed taxpaid', 18_000],
      ['B20', 'On hand end of period', undefined],
      ['B21', 'Total', 18_000],
    ]);
  });
});

describe.each([
  ['a', { alcoholPercentVol: 16 }],
  ['b', { alcoholPercentVol: 18 }],
  ['c', { alcoholPercentVol: 22 }],
  ['d', { style: 'carbonated' }],
  ['e', { style: 'sparkling' }],
  ['f', { style: 'cider', alcoholPercentVol: 6 }],
] as const)('a month of column (%s)', (taxClass, more) => {
  // 100 gal in bulk and 24 bottles (18,000 mL) before. 120 bottles are filled: 90,000 mL. 60 are sold (45,000), 12 break
  // (9,000), and 12 go back to bulk (9,000): 24 + 120 - 60 - 12 - 12 = 60 bottles are left, 45,000 mL.
  const days: Days = [
    ['2025-10-01', wine('A', 'T1', more)],
    ['2025-10-02', bottlesOf('A', 24, 'opening', more)],
    ['2025-11-03', filled(120)],
    ['2025-11-10', removal(60, 'taxpaid')],
    ['2025-11-12', removal(12, 'breakage')],
    ['2025-11-15', removal(12, 'dumped_to_bulk', { to: 'T1' })],
  ];
  const lineOf = (lines: ReturnType<typeof november>, formLine: string) =>
    lines.find((line) => line.formLine === formLine)?.ml;

  it('balances bottles and bulk', () => {
    expect(november(days).map(({ formLine, ml: byClass }) => [formLine, byClass])).toEqual([
      ['B1', { [taxClass]: 18_000 }],
      ['B2', { [taxClass]: 90_000 }],
      ['B7', { [taxClass]: 108_000 }],
      ['B8', { [taxClass]: 45_000 }],
      ['B10', { [taxClass]: 9000 }],
      ['B18', { [taxClass]: 9000 }],
      ['B20', { [taxClass]: 45_000 }],
      ['B21', { [taxClass]: 108_000 }],
    ]);
    const bulk = bulkWine(through(days, '2025-10-31'), through(days, '2025-11-30'), '2025-11').lines;
    expect([lineOf(bulk, 'A13'), lineOf(bulk, 'A8')]).toEqual([{ [taxClass]: 90_000 }, { [taxClass]: 9000 }]);
    // 1,000 gal are 3,785,412 mL; - 90,000 + 9,000.
    expect(lineOf(bulk, 'A31')).toEqual({ [taxClass]: 3_704_412 });
  });
});

describe('bottling wine of two classes of one lot', () => {
  it('is blending, and bottles one class', () => {
    // 1,000 gal of 15 % and 1,000 gal of 18 %: half of 20,000 bottles (15,000,000 mL would be more than there is) each.
    const days: Days = [
      ['2025-10-01', wine('A', 'T1', { alcoholPercentVol: 15 })],
      ['2025-10-01', wine('A', 'T2', { alcoholPercentVol: 18 })],
      ['2025-11-03', { op: 'bottle', from: ['T1', 'T2'], bottles: [{ count: 8, sizeMl: 750 }] }],
    ];
    const bulk = bulkWine(through(days, '2025-10-31'), through(days, '2025-11-30'), '2025-11').lines;
    // 3,000 mL of each; the mean of 15 and 18 % is 16.5 %, column (b).
    const within = bulk.filter(({ formLine }) => ['A5', 'A13', 'A20'].includes(formLine));
    expect(within.map(({ formLine, ml: byClass }) => [formLine, byClass])).toEqual([
      ['A5', { b: 6000 }],
      ['A13', { b: 6000 }],
      ['A20', { a: 3000, b: 3000 }],
    ]);
    expect(november(days).find(({ formLine }) => formLine === 'B2')?.ml).toEqual({ b: 6000 });
  });
});

describe('wine without an alcohol on record', () => {
  const days: Days = [
    ['2025-10-01', { ...opening('A', 'T1', 9000, component) }],
    ['2025-11-03', filled(12)],
    ['2025-11-04', removal(12, 'taxpaid')],
  ];
  it('is named in the month in which it came or went, though none is left', () => {
    const named = (month: string, before: string, end: string) =>
      bulkWine(through(days, before), through(days, end), month).withoutAlcohol;
    expect(named('2025-11', '2025-10-31', '2025-11-30')).toEqual(['A']);
    expect(named('2025-12', '2025-11-30', '2025-12-31')).toEqual([]);
  });

  it('is named where only a part is known', () => {
    // 100 mL of 18 % in 9,000 mL of unknown alcohol.
    const part: Days = [
      ['2025-10-01', { ...opening('A', 'T1', 9000, component) }],
      ['2025-10-01', wine('P', 'T2', { alcoholPercentVol: 18, levels: [{ vessel: 'T2', ml: 100 }] })],
      ['2025-10-02', { op: 'transfer', from: ['T2'], to: ['T1'] }],
    ];
    expect(
      bulkWine(through(part, '2025-10-31'), through(part, '2025-11-30'), '2025-11').withoutAlcohol,
    ).toEqual(['A']);
  });
});

it('every line of both sections balances after any work, and what was bottled is the same in both', () => {
  const season = fc
    .array(fc.oneof(anyWork, anyBottleWork), { minLength: 5, maxLength: 40 })
    .map((works) => rows([...vesselWork, ...works]));
  let bottled = 0;
  fc.assert(
    fc.property(season, (entries) => {
      const book = foldCellar(entries);
      const bottles = bottledWine(book, '2026-01');
      const bulk = bulkWine(foldCellar([]), book, '2026-01').lines;
      const of = (lines: typeof bulk, formLine: string) =>
        lines.find((line) => line.formLine === formLine)?.ml;
      expect(of(bottles, 'B7')).toEqual(of(bottles, 'B21'));
      expect(of(bulk, 'A12')).toEqual(of(bulk, 'A32'));
      expect(of(bottles, 'B2')).toEqual(of(bulk, 'A13'));
      const bottlings = [...book.lots.values()].flatMap((lot) => lot.bottlings);
      const onHand = bottlings.flatMap((each) => [...each.onHand.values()]);
      expect(onHand.every((count) => count >= 0)).toBe(true);
      bottled += bottles.length;
    }),
  );
  expect(bottled).toBeGreaterThan(500);
});
