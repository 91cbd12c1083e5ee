import { describe, expect, it } from 'vitest';
import { tank } from '../../testing/rows.ts';
import type { Entry } from '../entries/entries.ts';
import { orderWork } from '../entries/order.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { fermentSheet } from './ferment-sheet.ts';

function sheetOf(works: readonly [day: number, Work][], today = '2025-09-20') {
  const component = { variety: 'Merlot', block: null, vintage: 2025 };
  const start: Work = {
    op: 'start',
    lot: 'L1',
    levels: [{ vessel: 'T1', ml: 1_000_000 }],
    composition: [{ component, parts: 1 }],
    stage: 'fermenting',
  };
  const entries = [[1, tank('T1')], [1, start], ...works].map(
    ([day, work], index): Entry => ({
      id: `e${index}`,
      seq: index + 1,
      arrivedAt: `2025-09-${String(day).padStart(2, '0')}T08:00`,
      workedOn: `2025-09-${String(day).padStart(2, '0')}`,
      work: work as Work,
    }),
  );
  return fermentSheet(foldCellar(entries), orderWork(entries, {}).works, today);
}

function read(kind: string, value: number, unit = ''): Work {
  return { op: 'measurement', vessels: ['T1'], readings: [{ kind, value, unit }] };
}
const brix = (value: number) => read('brix', value, '°Bx');
const concernsOf = (...works: [number, Work][]) => sheetOf(works)[0]?.concerns;

describe('fermentSheet', () => {
  it('has a line per vessel, with its day, last nutrient, and daily change of sugar', () => {
    const [ferment] = sheetOf([
      [12, { op: 'inoculate', organism: 'yeast', vessels: ['T1'], material: 'EC-1118' }],
      [14, brix(22)],
      [15, { op: 'addition', vessels: ['T1'], material: 'Fermaid O', unit: 'mg', amount: 200_000 }],
      [15, brix(20.5)],
      [15, brix(20)],
      [17, brix(15)],
      [17, read('temperature', 24, '°C')],
    ]);
    // From 20 on the evening of the 15th to 15 on the 17th.
    expect(ferment).toMatchObject({
      vessel: 'T1',
      lot: 'L1',
      day: 8,
      ratePerDay: -2.5,
      lastReadOn: '2025-09-17',
      lastNutrient: { material: 'Fermaid O', on: '2025-09-15' },
      concerns: [],
    });
  });

  it('marks an unchanged ferment as stuck, and one that lost less than 1 °Bx a day as slow', () => {
    expect(concernsOf([10, brix(22)], [12, brix(15)], [13, brix(15)])).toEqual(['stuck']);
    expect(concernsOf([10, brix(22)], [12, brix(15)], [13, brix(14.2)])).toEqual(['slow']);
    expect(concernsOf([10, brix(22)], [12, brix(15)], [13, brix(14)])).toEqual([]);
    // Two readings of one day give no daily rate.
    expect(concernsOf([10, brix(22)], [12, brix(15)], [12, brix(15)])).toEqual([]);
  });

  it('requires half as much near dryness, and nothing of an almost dry wine', () => {
    expect(concernsOf([10, brix(22)], [12, brix(1)], [13, brix(0.5)])).toEqual([]);
    expect(concernsOf([10, brix(22)], [12, brix(1)], [13, brix(0.7)])).toEqual(['slow']);
    expect(concernsOf([10, brix(22)], [12, brix(-1)], [13, brix(-1)])).toEqual([]);
  });

  it('marks no ferment as stuck that has not begun', () => {
    expect(concernsOf([10, brix(22)], [12, brix(22)])).toEqual([]);
    expect(concernsOf([10, brix(22)], [12, brix(21.1)], [13, brix(21.1)])).toEqual([]);
    expect(concernsOf([10, brix(22)], [12, brix(21)], [13, brix(21)])).toEqual(['stuck']);
  });

  it('applies the limit of 5 points to specific gravity and to Baumé', () => {
    expect(concernsOf([10, read('sg', 1.09)], [12, read('sg', 1.05)], [13, read('sg', 1.045)])).toEqual([]);
    expect(concernsOf([10, read('sg', 1.09)], [12, read('sg', 1.05)], [13, read('sg', 1.046)])).toEqual([
      'slow',
    ]);
    // 8.0 and 7.6 °Bé are SG 1.0584 and 1.0553: three points.
    expect(concernsOf([10, read('baume', 12)], [12, read('baume', 8)], [13, read('baume', 7.6)])).toEqual([
      'slow',
    ]);
  });

  it('marks readings above 32 °C as hot', () => {
    expect(concernsOf([12, read('temperature', 33, '°C')])).toEqual(['hot']);
    expect(concernsOf([12, read('temperature', 33, '°C')], [13, read('temperature', 32, '°C')])).toEqual([]);
  });

  it('lists the longest without a reading first, and only ferments', () => {
    const second: Work = {
      op: 'start',
      lot: 'L2',
      levels: [{ vessel: 'T2', ml: 1_000 }],
      composition: [{ component: { variety: null, block: null, vintage: null }, parts: 1 }],
      stage: 'fermenting',
    };
    const aged: Work = { ...second, lot: 'L3', levels: [{ vessel: 'T3', ml: 1_000 }], stage: 'ageing' };
    const sheet = sheetOf([
      [1, tank('T2')],
      [1, tank('T3')],
      [1, second],
      [1, aged],
      [12, brix(22)],
    ]);
    expect(sheet.map(({ vessel }) => vessel)).toEqual(['T2', 'T1']);
  });
});
