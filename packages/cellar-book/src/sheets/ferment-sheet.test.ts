import { describe, expect, it } from 'vitest';
import { tank } from '../../testing/rows.ts';
import type { Entry } from '../entries/entries.ts';
import { orderWork } from '../entries/order.ts';
import type { Work, WorkOf } from '../entries/work.ts';
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

describe('a ferment', () => {
  it('is in its first day when it starts, by yeast or by a report', () => {
    const dayOf = (work: Work, today: string) => sheetOf([[12, work]], today)[0]?.day;
    const yeast: Work = { op: 'inoculate', organism: 'yeast', vessels: ['T1'], material: 'D254' };
    const report: Work = { op: 'state', vessels: ['T1'], state: 'fermentation_started' };
    expect([dayOf(yeast, '2025-09-12'), dayOf(report, '2025-09-13')]).toEqual([0, 1]);
    const bacteria: Work = { ...yeast, organism: 'ml_bacteria' };
    const stuck: Work = { ...report, state: 'fermentation_stuck' };
    expect([dayOf(bacteria, '2025-09-13'), dayOf(stuck, '2025-09-13')]).toEqual([undefined, undefined]);
  });

  it('has no rate, day, reading, or nutrient that nobody entered', () => {
    expect(sheetOf([])).toEqual([{ vessel: 'T1', lot: 'L1', sugar: [], temperature: [], concerns: [] }]);
  });

  it('is followed by the sugar that was read last', () => {
    const [ferment] = sheetOf([
      [12, brix(22)],
      [13, read('sg', 1.08)],
      [14, read('temperature', 20, '°C')],
      [15, read('sg', 1.06)],
      [15, read('pH', 3.5)],
    ]);
    expect(ferment?.sugar.map(({ value }) => value)).toEqual([1.08, 1.06]);
    expect(ferment?.temperature.map(({ value }) => value)).toEqual([20]);
    expect(ferment?.ratePerDay).toBeCloseTo(-0.01, 9);
    expect(ferment?.lastReadOn).toBe('2025-09-15');
  });

  it('is waiting since its last reading, whichever it was', () => {
    const lastOf = (...works: [number, Work][]) => sheetOf(works)[0]?.lastReadOn;
    expect(lastOf([12, brix(22)], [14, read('temperature', 20, '°C')])).toBe('2025-09-14');
    expect(lastOf([12, read('temperature', 20, '°C')], [14, brix(22)])).toBe('2025-09-14');
  });

  it.each([
    ['DAP', true],
    ['diammonium phosphate', true],
    ['Fermaid K', true],
    ['Nutristart', true],
    ['Superfood', true],
    ['KMBS', false],
    ['dapper', false],
  ])('was fed with %s: %s', (material, isNutrient) => {
    const dose: Work = { op: 'addition', vessels: ['T1'], material, unit: 'mg', amount: 1 };
    const fed = sheetOf([[15, dose]])[0]?.lastNutrient;
    expect(fed).toEqual(isNutrient ? { material, on: '2025-09-15' } : undefined);
  });

  it('has the readings of its vessel alone', () => {
    const divided: Work = { op: 'transfer', from: ['T1'], to: ['T2'], ml: 500_000 };
    const elsewhere: Work = { ...(brix(10) as WorkOf<'measurement'>), vessels: ['T2'] };
    const sheet = sheetOf([
      [2, tank('T2')],
      [3, divided],
      [12, brix(20)],
      [13, elsewhere],
    ]);
    expect(sheet.map(({ vessel, sugar }) => [vessel, sugar.map(({ value }) => value)])).toEqual([
      ['T1', [20]],
      ['T2', [10]],
    ]);
  });
});

describe('the concerns about a ferment', () => {
  it('are about the fall of a day, over however many days', () => {
    // 2 °Bx in two days are 1 a day; 1.9 are not.
    expect(concernsOf([10, brix(22)], [12, brix(15)], [14, brix(13)])).toEqual([]);
    expect(concernsOf([10, brix(22)], [12, brix(15)], [14, brix(13.1)])).toEqual(['slow']);
    // A rise is no fall.
    expect(concernsOf([10, brix(22)], [12, brix(15)], [13, brix(16)])).toEqual(['stuck']);
  });

  it('expect 2 points a day near dryness, and nothing at SG 0.996', () => {
    const sg = (value: number) => read('sg', value);
    expect(concernsOf([10, sg(1.09)], [12, sg(1.004)], [13, sg(1.002)])).toEqual([]);
    expect(concernsOf([10, sg(1.09)], [12, sg(1.004)], [13, sg(1.003)])).toEqual(['slow']);
    expect(concernsOf([10, sg(1.09)], [12, sg(0.997)], [13, sg(0.997)])).toEqual(['stuck']);
    expect(concernsOf([10, sg(1.09)], [12, sg(0.996)], [13, sg(0.996)])).toEqual([]);
    // 5 points begin it.
    expect(concernsOf([10, sg(1.09)], [12, sg(1.085)], [13, sg(1.085)])).toEqual(['stuck']);
    expect(concernsOf([10, sg(1.09)], [12, sg(1.086)], [13, sg(1.086)])).toEqual([]);
  });

  it('may be two: stuck and hot', () => {
    expect(
      concernsOf([10, brix(22)], [12, brix(15)], [13, brix(15)], [13, read('temperature', 33, '°C')]),
    ).toEqual(['stuck', 'hot']);
  });
});
