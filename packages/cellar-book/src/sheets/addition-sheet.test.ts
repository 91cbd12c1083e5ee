import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { additionSheet } from './addition-sheet.ts';

const add = (material: string, grams: number, vessel = 'T1'): Work => ({
  op: 'addition',
  vessels: [vessel],
  material,
  unit: 'mg',
  amount: grams * 1000,
});
const start = [tank('T1'), tank('T2'), opening('A', 'T1', 1_000_000, grapes('Merlot'))];

function sheetOf(works: Work[], lot = 'A') {
  const found = foldCellar(rows([...start, ...works])).lots.get(lot);
  if (!found) throw new Error(`There is no lot ${lot}.`);
  return additionSheet(found);
}

describe('additionSheet', () => {
  it('sums a substance over its materials, beside its legal ceiling', () => {
    // 100 g of KMBS are 57.6 g of SO2, 100 g of the sodium salt 67.4 g: with 10 g of gas, 135 mg/L in 1,000 L.
    const sheet = sheetOf([add('KMBS', 100), add('Sodium metabisulfite', 100), add('SO2', 10)]);
    expect(sheet).toMatchObject([
      {
        name: 'SO2',
        materials: ['KMBS', 'Sodium metabisulfite', 'SO2'],
        ceiling: { mgPerL: 350, law: '27 CFR 4.22(b)(1)' },
      },
    ]);
    expect(sheet[0]?.perLiter).toBeCloseTo(135, 6);
    expect(sheet[0]?.amount).toBeCloseTo(135_000, 3);
  });

  it('follows the wine, and keeps the highest concentration', () => {
    const other = opening('B', 'T2', 1_000_000, grapes('Merlot'));
    const [dap] = sheetOf([
      add('DAP', 600),
      other,
      { op: 'transfer', from: ['T2'], to: ['T1'], ml: 1_000_000 },
    ]);
    // 600 g in 1,000 L, then in 2,000 L.
    expect(dap).toMatchObject({ name: 'DAP', ceiling: { mgPerL: 960, law: '27 CFR 24.246' } });
    expect([dap?.perLiter, dap?.highestPerLiter]).toEqual([300, 600]);
  });

  it('counts copper and sorbic acid, not their salts', () => {
    const sheet = sheetOf([add('copper sulfate', 4), add('potassium sorbate', 200)]);
    expect(sheet.map(({ name }) => name)).toEqual(['sorbic acid', 'copper']);
    expect(sheet[0]?.perLiter).toBeCloseTo(149.2, 6);
    expect(sheet[1]?.perLiter).toBeCloseTo(1.018, 6);
  });

  it('has the ceilings of 24.246 for silica gel, dimethyl dicarbonate, and added tannin', () => {
    const sheet = sheetOf([
      add('Silica gel 30%', 1200),
      add('DMDC', 50),
      add('oak tannin', 75),
      add('FT Rouge', 60),
    ]);
    expect(sheet.map(({ name, ceiling }) => [name, ceiling?.mgPerL])).toEqual([
      ['tannin', 150],
      ['silica gel', 2400],
      ['DMDC', 200],
    ]);
    expect(sheet[0]?.perLiter).toBeCloseTo(135, 6);
  });

  it('has no ceiling for substances that were not read in the law', () => {
    expect(sheetOf([add('bentonite', 500), add('DAP', 100)])).toMatchObject([
      { name: 'DAP' },
      { name: 'bentonite', perLiter: 500 },
    ]);
    expect(sheetOf([add('bentonite', 500)])[0]).not.toHaveProperty('ceiling');
  });
});
