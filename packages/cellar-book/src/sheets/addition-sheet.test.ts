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

describe('a substance', () => {
  it.each([
    ['SO2', ['SO2', 'sulfur dioxide', 'KMBS', 'Potassium metabisulfite', 'SMBS', 'meta']],
    ['DAP', ['DAP', 'Diammonium phosphate']],
    ['copper', ['Copper sulfate', 'CuSO4']],
    ['sorbic acid', ['Sorbic acid', 'Potassium sorbate']],
    ['citric acid', ['Citric acid']],
    ['fumaric acid', ['Fumaric acid']],
    ['lysozyme', ['Lysozyme']],
    ['activated carbon', ['activated carbon', 'Charcoal']],
    ['PVPP', ['PVPP', 'Polyclar']],
    ['potassium bitartrate', ['Potassium bitartrate', 'cream of tartar']],
    ['yeast hulls', ['yeast hulls', 'Yeast ghosts']],
    ['thiamine', ['Thiamine', 'thiamin']],
    ['gum arabic', ['Gum arabic', 'acacia gum']],
    ['silica gel', ['Silica sol', 'Kieselsol', 'silicon dioxide']],
    ['DMDC', ['DMDC', 'Dimethyl dicarbonate', 'Velcorin']],
    ['tannin', ['Grape tannin', 'tannins']],
  ])('%s is known as %j', (name, materials) => {
    for (const material of materials) {
      const [sum] = sheetOf([add(material, 1)]);
      expect([sum?.name, sum?.materials, sum?.ceiling === undefined]).toEqual([name, [material], false]);
    }
  });

  it.each([
    'tannic blend',
    'ft rouge soft',
    'SO2 strips',
    'dapper',
    'potassium bicarbonate',
    'calcium carbonate',
  ])('has nothing of %s', (material) => {
    expect(sheetOf([add(material, 1)])[0]).not.toHaveProperty('ceiling');
  });

  it('is counted by weight alone', () => {
    const byVolume: Work = { op: 'addition', vessels: ['T1'], material: 'SO2', unit: 'uL', amount: 5 };
    expect(sheetOf([byVolume])).toMatchObject([{ name: 'SO2', unit: 'uL', amount: 5 }]);
    expect(sheetOf([byVolume])[0]).not.toHaveProperty('ceiling');
  });

  it('in fruit has an amount, and no concentration', () => {
    const fruit: Work = {
      op: 'receive_fruit',
      to: ['T2'],
      lot: 'F',
      grams: 500_000,
      component: grapes('Merlot'),
    };
    const [sum] = sheetOf([fruit, add('KMBS', 100, 'T2')], 'F');
    expect(sum).not.toHaveProperty('perLiter');
    // 57.6 % of 100 g
    expect(sum?.amount).toBeCloseTo(57_600, -2);
  });

  it('near its ceiling comes first, then by name what has none', () => {
    const sheet = sheetOf([add('yeast', 1), add('bentonite', 900), add('DAP', 900), add('PVPP', 10)]);
    expect(sheet.map(({ name }) => name)).toEqual(['DAP', 'PVPP', 'bentonite', 'yeast']);
  });
});
