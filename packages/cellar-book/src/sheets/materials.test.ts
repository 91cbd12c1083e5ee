import { describe, expect, it } from 'vitest';
import { dated, gallons, grapes, milliliters as ml, opening } from '../../testing/rows.ts';
import type { WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { inFermenters, materials } from './materials.ts';

type Days = Parameters<typeof dated>[0];
const component = grapes('Merlot');
/** Grams of pounds of 453.59237 g. */
const grams = (lb: number) => Math.round(lb * 453.59237);
const pounds = (weight: number) => Math.round(weight / 453.59237);
const fruit = (lot: string, bin: string, lb: number): WorkOf<'receive_fruit'> => ({
  op: 'receive_fruit',
  to: [bin],
  lot,
  grams: grams(lb),
  component,
});
const september = (days: Days) => {
  const through = (day: string) => foldCellar(dated(days), { through: day });
  return {
    sheet: materials(through('2025-08-31'), through('2025-09-30'), '2025-09'),
    book: through('2025-09-30'),
  };
};

describe('materials received and used', () => {
  // 1,000 lb of fruit of August; 4,000 lb come in September, of which 20 lb are lost; 3,000 lb are crushed with a measure,
  // 1,000 lb without one. 1,000 + 4,000 - 20 - 4,000 = 980 lb are left.
  const days: Days = [
    ['2025-08-30', fruit('F', 'BIN1', 1000)],
    ['2025-09-02', fruit('G', 'BIN2', 3000)],
    ['2025-09-03', fruit('H', 'BIN3', 1000)],
    ['2025-09-04', { op: 'crush', from: ['BIN2'], to: ['T1'], ml: ml(500) }],
    ['2025-09-05', { op: 'crush', from: ['BIN3'], to: ['T2'] }],
    ['2025-09-06', { op: 'loss', vessels: ['BIN1'], grams: grams(20), reason: 'rot' }],
  ];

  it('weigh grapes until they are crushed, measured or not', () => {
    const { grapes: lines } = september(days).sheet;
    expect(
      lines.map(({ formLine, name, amount, entries }) => [formLine, name, pounds(amount), entries]),
    ).toEqual([
      ['IV 1', 'On hand beginning of period', 1000, []],
      ['IV 2', 'Received', 4000, ['e1', 'e2']],
      ['IV 5', 'Used in wine production', 4000, ['e3', 'e4']],
      ['IV 8', 'Removed or lost', 20, ['e5']],
      [undefined, 'On hand end of period', 980, []],
    ]);
  });

  it('leave must in fermenters, by volume or by weight until it is measured', () => {
    const { ml: volume, unmeasuredGrams, vessels } = inFermenters(september(days).book);
    expect([gallons(volume), pounds(unmeasuredGrams), vessels]).toEqual([500, 1000, ['T1', 'T2']]);
  });
});

describe('materials of a month besides grapes', () => {
  it('count juice as a material until it ferments or sweetens wine', () => {
    // 100 gal are bought, 10 of them sweeten wine, 60 are inoculated, 5 are spilled: 25 are left.
    const juice: Days = [
      ['2025-08-01', opening('W', 'T9', ml(300), component)],
      [
        '2025-09-02',
        {
          ...(opening('J', 'T1', ml(100), component) as WorkOf<'start'>),
          op: 'receive_wine',
          stage: 'juice',
        },
      ],
      ['2025-09-03', { op: 'transfer', from: ['T1'], to: ['T9'], ml: ml(10) }],
      ['2025-09-04', { op: 'transfer', from: ['T1'], to: ['T2'], ml: ml(60) }],
      ['2025-09-05', { op: 'inoculate', organism: 'yeast', vessels: ['T2'], material: 'QA23' }],
      ['2025-09-06', { op: 'loss', vessels: ['T1'], ml: ml(5), reason: 'spill' }],
    ];
    const { sheet, book } = september(juice);
    expect(sheet.juice.map(({ formLine, amount, entries }) => [formLine, gallons(amount), entries])).toEqual([
      ['IV 2', 100, ['e1']],
      ['IV 5', 70, ['e2', 'e4']],
      ['IV 8', 5, ['e5']],
      [undefined, 25, []],
    ]);
    expect(gallons(inFermenters(book).ml)).toBe(60);
  });

  it('count juice from the press as produced', () => {
    const pressed: Days = [
      ['2025-09-02', fruit('G', 'BIN2', 2000)],
      ['2025-09-03', { op: 'press', from: ['BIN2'], parts: [{ to: ['T1'], ml: ml(150) }] }],
    ];
    const { grapes: fruitLines, juice } = september(pressed).sheet;
    expect(fruitLines.map(({ name, amount }) => [name, pounds(amount)])).toEqual([
      ['Received', 2000],
      ['Used in wine production', 2000],
    ]);
    expect(juice.map(({ name, amount }) => [name, gallons(amount)])).toEqual([
      ['Juice produced', 150],
      ['On hand end of period', 150],
    ]);
  });

  it('list dry sugar by weight and concentrate by volume', () => {
    const sweet: Days = [
      ['2025-08-01', opening('W', 'T1', ml(300), component)],
      ['2025-09-02', { op: 'addition', vessels: ['T1'], material: 'sugar', amount: grams(27) * 1000 }],
      ['2025-09-03', { op: 'addition', vessels: ['T1'], material: 'grape concentrate', volumeMl: ml(4) }],
    ];
    const { sugar, concentrate } = september(sweet).sheet;
    expect(sugar.map(({ amount, entries }) => [pounds(amount), entries])).toEqual([[27, ['e1']]]);
    expect(concentrate.map(({ amount, entries }) => [gallons(amount), entries])).toEqual([[4, ['e2']]]);
  });
});
