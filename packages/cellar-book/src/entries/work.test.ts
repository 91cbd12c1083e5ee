import { describe, expect, it } from 'vitest';
import { grapes, opening, tank } from '../../testing/rows.ts';
import { entrySchema } from './entries.ts';
import { type Work, workSchema } from './work.ts';

const signs = (count: number) => 'x'.repeat(count);
const many = <Item>(count: number, item: Item) => Array<Item>(count).fill(item);
const takes = (work: unknown) => workSchema.safeParse(work).success;

const component = grapes('Merlot');
const wine = opening('A', 'T1', 1000, component);
const topping: Work = { op: 'top', vessels: ['T1'], from: ['K1'], ml: 1 };
const bottling = (bottles: object) => ({ op: 'bottle', from: ['T1'], bottles: [bottles] });
const dose = { op: 'addition', vessels: ['T1'], material: 'KMBS' };
const blend = (parts: object[]) => ({ op: 'blend', to: ['T2'], parts });
const fruit = { op: 'receive_fruit', to: ['BIN1'], grams: 1000, component };

const limits: [what: string, least: object, most: object, beyond: object][] = [
  ['names of 1 to 200 signs', tank('x'), tank(signs(200)), tank(signs(201))],
  [
    'notes of up to 2,000 signs',
    { op: 'note', note: '' },
    { op: 'note', note: signs(2000) },
    { op: 'note', note: signs(2001) },
  ],
  [
    'tasks of 1 to 2,000 signs',
    { op: 'plan', plan: 'p', due: '2026-01-09', task: 'x' },
    { op: 'plan', plan: 'p', due: '2026-01-09', task: signs(2000) },
    { op: 'plan', plan: 'p', due: '2026-01-09', task: signs(2001) },
  ],
  [
    'labels of up to 200 signs',
    { ...fruit, grower: '' },
    { ...fruit, grower: signs(200) },
    { ...fruit, grower: signs(201) },
  ],
  [
    'up to 500 vessels',
    { ...topping, vessels: [] },
    { ...topping, vessels: many(500, 'T1') },
    { ...topping, vessels: many(501, 'T1') },
  ],
  [
    '1 to 500 levels',
    wine,
    { ...wine, levels: many(500, { vessel: 'T1', ml: 1 }) },
    { ...wine, levels: many(501, { vessel: 'T1', ml: 1 }) },
  ],
  [
    '1 to 500 parts of a blend',
    blend([{}]),
    blend(many(500, { vessel: 'T1' })),
    blend(many(501, { vessel: 'T1' })),
  ],
  [
    '1 to 500 parts of a press',
    { op: 'press', parts: [{ to: ['T2'] }] },
    { op: 'press', parts: many(500, { to: ['T2'] }) },
    { op: 'press', parts: many(501, { to: ['T2'] }) },
  ],
  [
    '1 to 500 parts of a split',
    { op: 'split', from: ['T1'], parts: [{ to: 'T2' }] },
    { op: 'split', from: ['T1'], parts: many(500, { to: 'T2' }) },
    { op: 'split', from: ['T1'], parts: many(501, { to: 'T2' }) },
  ],
  [
    '1 to 500 bins of fruit',
    { ...fruit, bins: [{ vessel: 'BIN1', gross: 0, tare: 0 }] },
    { ...fruit, bins: many(500, { vessel: 'BIN1', gross: 2, tare: 1 }) },
    { ...fruit, bins: many(501, { vessel: 'BIN1', gross: 2, tare: 1 }) },
  ],
  [
    '1 to 100 components',
    wine,
    { ...wine, composition: many(100, { component, parts: 1 }) },
    { ...wine, composition: many(101, { component, parts: 1 }) },
  ],
  [
    'up to 100 materials of a wine',
    { ...wine, materials: [] },
    { ...wine, materials: many(100, { material: 'KMBS', unit: 'mg', amount: 1 }) },
    { ...wine, materials: many(101, { material: 'KMBS', unit: 'mg', amount: 1 }) },
  ],
  [
    '1 to 100 sizes of bottles',
    bottling({ count: 1, sizeMl: 750 }),
    { op: 'bottle', bottles: many(100, { count: 1, sizeMl: 750 }) },
    { op: 'bottle', bottles: many(101, { count: 1, sizeMl: 750 }) },
  ],
  [
    'up to ten million liters',
    { ...topping, ml: 0 },
    { ...topping, ml: 10_000_000_000 },
    { ...topping, ml: 10_000_000_001 },
  ],
  [
    'up to ten million bottles',
    bottling({ count: 0, sizeMl: 750 }),
    bottling({ count: 10_000_000, sizeMl: 750 }),
    bottling({ count: 10_000_001, sizeMl: 750 }),
  ],
  [
    'bottles of up to 100 liters',
    bottling({ count: 1, sizeMl: 0 }),
    bottling({ count: 1, sizeMl: 100_000 }),
    bottling({ count: 1, sizeMl: 100_001 }),
  ],
  [
    'cases of 1 to 1,000 bottles',
    bottling({ count: 1, sizeMl: 750, caseOf: 1 }),
    bottling({ count: 1, sizeMl: 750, caseOf: 1000 }),
    bottling({ count: 1, sizeMl: 750, caseOf: 1001 }),
  ],
  [
    'rates from 0, to the thousandth',
    { ...dose, perLitre: 0 },
    { ...dose, perLitre: 9_999_999_999.999 },
    { ...dose, perLitre: 10_000_000_001 },
  ],
  [
    'spirits of up to 100 % vol',
    { ...dose, alcoholPercentVol: 0 },
    { ...dose, alcoholPercentVol: 100 },
    { ...dose, alcoholPercentVol: 100.1 },
  ],
];

describe('a piece of work', () => {
  it.each(limits)('takes %s, and no more', (_, least, most, beyond) => {
    expect([least, most, beyond].map(takes)).toEqual([true, true, false]);
  });

  it.each<[what: string, work: object]>([
    ['a vessel without a name', tank('')],
    ['a plan without a task', { op: 'plan', plan: 'p', due: '2026-01-09', task: '' }],
    ['a plan for no day', { op: 'plan', plan: 'p', due: 'soon', task: 'rack' }],
    ['a move from nowhere', { op: 'transfer', from: [], to: ['T2'] }],
    ['a move to nowhere', { op: 'transfer', from: ['T1'], to: [] }],
    ['an opening balance in no vessel', { ...wine, levels: [] }],
    ['an opening balance of nothing', { ...wine, composition: [] }],
    ['a blend of nothing', blend([])],
    ['a press without parts', { op: 'press', parts: [] }],
    ['a split without parts', { op: 'split', from: ['T1'], parts: [] }],
    ['fruit in an empty list of bins', { ...fruit, bins: [] }],
    ['a bottling without bottles', { op: 'bottle', from: ['T1'], bottles: [] }],
    ['a case of no bottles', bottling({ count: 1, sizeMl: 750, caseOf: 0 })],
    ['a negative volume', { ...topping, ml: -1 }],
    ['a part of a milliliter', { ...topping, ml: 0.5 }],
    ['a negative rate', { ...dose, perLitre: -1 }],
    ['spirits with less than no alcohol', { ...dose, alcoholPercentVol: -0.1 }],
    ['work that nobody knows', { op: 'dream', vessels: ['T1'] }],
  ])('is not %s', (_, work) => {
    expect(takes(work)).toBe(false);
  });
});

describe('a row', () => {
  const row = {
    id: 'x',
    seq: 1,
    arrivedAt: '2026-01-02T08:00',
    workedOn: '2026-01-02',
    work: { op: 'note', note: 'quiet' },
  };
  const isRow = (more: object) => entrySchema.safeParse({ ...row, ...more }).success;

  it('has an ID, a whole place in the order, days, and times', () => {
    const good = [{}, { workedAt: '07:30' }, { arrivedAt: '2026-01-02T08:00:59' }, { seq: -3 }];
    expect(good.map(isRow)).toEqual(good.map(() => true));
    const bad = [
      ...[{ id: '' }, { seq: 1.5 }, { workedOn: '2026-1-2' }, { workedOn: '2026-01-02T08:00' }],
      ...[{ workedAt: '7:30' }, { arrivedAt: '2026-01-02' }, { arrivedAt: '2026-01-02T08:00Z' }],
    ];
    expect(bad.map(isRow)).toEqual(bad.map(() => false));
  });
});
