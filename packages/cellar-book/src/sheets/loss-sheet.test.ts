import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dated, grapes, opening, rows, tank } from '../../testing/rows.ts';
import { anyWork, vesselWork } from '../../testing/seasons.ts';
import type { Stage, Work, WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { lossSheet } from './loss-sheet.ts';
import { monthSheet } from './month-sheet.ts';

const merlot = grapes('Merlot');
const day = '2026-01-02';
const book = foldCellar(
  rows([
    ...['T1', 'T2', 'T3', 'B1'].map((name) => tank(name)),
    opening('A', 'T1', 1_000_000, merlot),
    opening('B', 'T2', 500_000, merlot),
    opening('C', 'T3', 300_000, merlot),
    opening('D', 'B1', 200_000, merlot),
    { op: 'transfer', from: ['T3'], to: ['T3'], lossMl: 6_000, lossReason: 'lees' },
    {
      op: 'gauge',
      inventory: true,
      levels: [
        { vessel: 'T1', ml: 990_000 },
        { vessel: 'T2', ml: 510_000 },
        { vessel: 'B1', ml: 0, reason: 'leak' },
      ],
    },
  ]),
);
const year = { from: '2026-01-01', through: '2026-12-31' };

describe('lossSheet', () => {
  it('lists losses by vessel and reason, largest first', () => {
    expect(
      lossSheet(book, year).lines.map(({ vessel, reason, inventory, ml }) => [vessel, reason, inventory, ml]),
    ).toEqual([
      ['B1', 'leak', true, 200_000],
      ['T1', 'inventory', true, 10_000],
      ['T3', 'lees', false, 6_000],
    ]);
  });

  it('leaves out the skins and stems of must', () => {
    const pressed = foldCellar(
      rows([
        tank('T1'),
        { op: 'receive_fruit', to: ['BIN1'], lot: 'F', grams: 500_000, component: merlot },
        { op: 'crush', from: ['BIN1'], to: ['T1'], ml: 400_000 },
        { op: 'press', from: ['T1'], parts: [{ to: ['T2'], ml: 320_000 }] },
        { op: 'loss', vessels: ['T2'], ml: 2_000 },
      ]),
    );
    expect(lossSheet(pressed, year).lines.map(({ reason, ml }) => [reason, ml])).toEqual([
      ['unexplained', 2_000],
    ]);
  });

  it('compares losses with 3 % of wine on hand and received, and 6 % of wine made', () => {
    // 1,000 + 500 + 300 + 200 = 2,000 liters came; 3 % of them are 60, and 216 were lost.
    expect(lossSheet(book, year)).toMatchObject({
      lostMl: 216_000,
      allowedMl: 60_000,
      isAboveAllowance: true,
    });
    // A week later all of it was on hand before: 990 + 510 + 294 = 1,794, of which 3 % are 53.82.
    const after = lossSheet(book, { from: '2026-01-09', through: '2026-12-31' });
    expect(after).toMatchObject({ lines: [], lostMl: 0, allowedMl: 53_820, isAboveAllowance: false });
  });

  it('lists each loss with its vessel’s volume, and the total that could be lost', () => {
    const { losses, handledMl } = lossSheet(book, year);
    expect(losses.map(({ vessel, on, ml, ofMl }) => [vessel, on, ml, ofMl])).toEqual([
      ['B1', day, 200_000, 200_000],
      ['T1', day, 10_000, 1_000_000],
      ['T3', day, 6_000, 300_000],
    ]);
    // 2,000 liters came, and an inventory gained 10.
    expect(handledMl).toBe(2_010_000);
  });

  it('marks losses far above the others for their reason', () => {
    const racking = (vessel: string, lossMl: number): Work => ({
      op: 'transfer',
      from: [vessel],
      to: [vessel],
      lossMl,
      lossReason: 'lees',
    });
    const tanks = ['T1', 'T2', 'T3', 'T4', 'T5'];
    const filled = tanks.flatMap((name) => [tank(name), opening(`L${name}`, name, 1_000_000, merlot)]);
    const marked = (amounts: number[]) =>
      lossSheet(foldCellar(rows([...filled, ...amounts.map((ml, at) => racking(tanks[at] ?? '', ml))])), year)
        .losses.filter(({ isUnusual }) => isUnusual)
        .map(({ vessel }) => vessel);
    // The other four have a median of 0.6 %: above 1.8 % is unusual.
    expect(marked([5_000, 6_000, 6_000, 7_000, 18_001])).toEqual(['T5']);
    expect(marked([5_000, 6_000, 6_000, 7_000, 18_000])).toEqual([]);
    // Three times 0.2 % is still less than 1 % of a tank, which nobody can measure.
    expect(marked([2_000, 2_000, 2_000, 2_000, 10_000])).toEqual([]);
    // With fewer than four others, more than 5 %.
    expect(marked([2_000, 50_000])).toEqual([]);
    expect(marked([2_000, 2_000, 2_000, 50_000])).toEqual([]);
    expect(marked([2_000, 50_001])).toEqual(['T2']);
  });
});

describe('lossSheet of a cellar with juice and must', () => {
  it('counts wine alone, as the month sheet does, and sums juice and must apart', () => {
    const unfinished = (vessel: string, lot: string, stage: Stage): Work => ({
      ...(opening(lot, vessel, 1_000_000, merlot) as WorkOf<'start'>),
      stage,
    });
    const spill = (vessel: string, ml: number): Work => ({
      op: 'loss',
      vessels: [vessel],
      ml,
      reason: 'spill',
    });
    const mixed = foldCellar(
      rows([
        ...['T1', 'T2', 'T3'].map((name) => tank(name)),
        opening('W', 'T1', 1_000_000, merlot),
        unfinished('T2', 'J', 'juice'),
        unfinished('T3', 'M', 'must'),
        spill('T1', 20_000),
        spill('T2', 30_000),
        spill('T3', 40_000),
      ]),
    );
    // 3 % of the 1,000 liters of wine alone are 30; 30 + 40 liters were not wine yet.
    expect(lossSheet(mixed, year)).toMatchObject({
      lostMl: 20_000,
      lostBeforeWineMl: 70_000,
      handledMl: 1_000_000,
      allowedMl: 30_000,
    });
    expect(lossSheet(mixed, year).losses.map(({ vessel, isWine }) => [vessel, isWine])).toEqual([
      ['T3', false],
      ['T2', false],
      ['T1', true],
    ]);
  });

  it('has the losses of the month sheet after any work', () => {
    const season = fc.array(anyWork, { minLength: 5, maxLength: 40 });
    let lost = 0;
    fc.assert(
      fc.property(season, (list) => {
        const any = foldCellar(rows([...vesselWork, ...list]));
        const { lines } = monthSheet(foldCellar([]), any, '2026-01').bulkWine;
        const onForm = lines.filter(({ formLine }) => formLine === 'A29' || formLine === 'A30');
        const sum = onForm.flatMap(({ ml }) => Object.values(ml)).reduce((total, ml) => total + ml, 0);
        expect(lossSheet(any, year).lostMl).toBe(sum);
        lost += sum;
      }),
    );
    expect(lost).toBeGreaterThan(0);
  });

  it('leaves out pomace, and allows 6 % of a ferment declared finished', () => {
    const pressed = foldCellar(
      rows([
        tank('T1'),
        tank('T2'),
        { op: 'receive_fruit', to: ['T1'], lot: 'F', grams: 1_000_000, component: merlot },
        { op: 'gauge', levels: [{ vessel: 'T1', ml: 800_000 }] },
        { op: 'press', from: ['T1'], parts: [{ to: ['T2'], ml: 700_000 }] },
        { op: 'state', lot: 'F', state: 'fermentation_finished' },
        { op: 'loss', vessels: ['T2'], ml: 42_000, reason: 'lees' },
      ]),
    );
    // 6 % of 700 liters are 42.
    expect(lossSheet(pressed, year)).toMatchObject({
      lostMl: 42_000,
      allowedMl: 42_000,
      isAboveAllowance: false,
    });
  });
});

describe('a loss sheet', () => {
  const merlotIn = (...names: string[]): Work[] =>
    names.flatMap((name) => [tank(name), opening(`L${name}`, name, 1_000_000, merlot)]);
  const loss = (vessel: string, ml: number, reason = 'lees'): Work => ({
    ...{ op: 'loss', vessels: [vessel], ml, reason },
  });
  const sheetOf = (works: Work[], period = year) => lossSheet(foldCellar(rows(works)), period);
  const unusualIn = (amounts: number[]) => {
    const names = amounts.map((_, at) => `T${at}`);
    const works = [...merlotIn(...names), ...amounts.map((ml, at) => loss(names[at] ?? '', ml))];
    return sheetOf(works).losses.flatMap(({ vessel, isUnusual }) => (isUnusual ? [vessel] : []));
  };

  it('adds up the losses of a vessel for a reason, and names their entries', () => {
    const works = [loss('T1', 2_000), loss('T1', 5_000, 'leak'), loss('T1', 4_000), loss('T2', 9_000)];
    const { lines, losses } = sheetOf([...merlotIn('T1', 'T2'), ...works]);
    expect(lines.map(({ vessel, reason, ml, entries }) => [vessel, reason, ml, entries])).toEqual([
      ['T2', 'lees', 9_000, ['e8']],
      ['T1', 'lees', 6_000, ['e5', 'e7']],
      ['T1', 'leak', 5_000, ['e6']],
    ]);
    // The latest first, each of what was there before it.
    expect(losses.map(({ entry, ofMl }) => [entry, ofMl])).toEqual([
      ['e8', 1_000_000],
      ['e7', 993_000],
      ['e6', 998_000],
      ['e5', 1_000_000],
    ]);
  });

  it('counts several losses of one entry in one vessel as one, of what was there before it', () => {
    const bottled: Work = {
      ...{ op: 'bottle', from: ['T1'], bottles: [{ count: 1000, sizeMl: 750 }], lossMl: 10_000 },
      ...{ lossReason: 'unexplained', emptied: true },
    };
    const { losses } = sheetOf([...merlotIn('T1'), bottled]);
    // 10 L in the filter, and the 240 L that were left.
    expect(losses.map(({ ml, ofMl }) => [ml, ofMl])).toEqual([[250_000, 1_000_000]]);
  });

  it('calls a loss unexplained that has no reason', () => {
    const { lines } = sheetOf([...merlotIn('T1'), { op: 'loss', vessels: ['T1'], ml: 1_000 }]);
    expect(lines).toMatchObject([{ reason: 'unexplained', inventory: false }]);
  });

  it('marks a loss as unusual beside the median of an even and of an odd number of others', () => {
    // Four others of 5, 6, 8, and 10 L: three times 7 L. Five of 5, 6, 7, 9, and 10 L: three times 7 L.
    for (const others of [
      [5_000, 6_000, 8_000, 10_000],
      [5_000, 6_000, 7_000, 9_000, 10_000],
    ]) {
      expect(unusualIn([...others, 21_000])).toEqual([]);
      expect(unusualIn([...others, 21_001])).toEqual([`T${others.length}`]);
    }
  });

  it('marks the loss of wine that the book did not have as unusual', () => {
    const racked: Work = { op: 'transfer', from: ['T1'], to: ['T2'], ml: 9_000, lossMl: 1_000 };
    const { losses } = sheetOf([tank('T1'), tank('T2'), racked]);
    expect(losses).toMatchObject([{ ml: 1_000, ofMl: 0, isUnusual: true }]);
  });

  it('includes the first and the last day of its period', () => {
    const days = dated([
      ['2026-01-01', opening('A', 'T1', 1_000_000, merlot)],
      ...['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'].map(
        (on, at) => [on, loss('T1', 1_000 * (at + 1))] as const,
      ),
    ]);
    const february = lossSheet(foldCellar(days), { from: '2026-02-01', through: '2026-02-28' });
    expect(february.losses.map(({ on }) => on)).toEqual(['2026-02-28', '2026-02-01']);
    // 999 L on hand before, of which 3 % are 29.97 L.
    expect(february).toMatchObject({ lostMl: 5_000, handledMl: 999_000, allowedMl: 29_970 });
    const opened = lossSheet(foldCellar(days), { from: '2026-01-01', through: '2026-01-01' });
    expect(opened).toMatchObject({ lostMl: 0, handledMl: 1_000_000, allowedMl: 30_000 });
  });

  it('is above the allowance by one milliliter', () => {
    const at = (ml: number) => sheetOf([...merlotIn('T1'), loss('T1', ml)]).isAboveAllowance;
    expect([at(30_000), at(30_001)]).toEqual([false, true]);
  });
});
