import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../testing/rows.ts';
import { anyWork, vesselWork } from '../testing/seasons.ts';
import { keyOf, unknownComponent } from './book/keys.ts';
import type { Work } from './entries/work.ts';
import { approximately } from './exact/mixture.ts';
import { foldCellar } from './fold.ts';
import { arrivalsOf, materialBatches, shareOfLot, traceBack, traceForward, winesOfLot } from './recall.ts';

const block3 = grapes('Chambourcin', '3');
const kmbs = (vessel: string, amount: number, batch?: string): Work => ({
  op: 'addition',
  vessels: [vessel],
  material: 'KMBS',
  unit: 'mg',
  amount,
  ...(batch && { batch }),
});
const entries = rows([
  ...['T1', 'T2', 'T3'].map((name) => tank(name)),
  { op: 'receive_fruit', to: ['T1'], lot: 'CH', grams: 1_000_000, component: block3, weighTag: '17' },
  { op: 'press', from: ['T1'], parts: [{ to: ['T2'], ml: 600_000 }] },
  opening('ME', 'T3', 300_000, grapes('Merlot', null, 2024)),
  // 60 g in 600 L are 100 mg/L; 30 g in 300 L too.
  kmbs('T2', 60_000, 'K-7'),
  kmbs('T3', 30_000, 'K-8'),
  kmbs('T3', 3_000),
  // 150 L of CH and 300 L of ME.
  { op: 'transfer', from: ['T2'], to: ['T3'], ml: 150_000 },
  { op: 'bottle', from: ['T3'], bottles: [{ count: 120, sizeMl: 750 }] },
  {
    op: 'remove_bottles',
    lot: 'ME',
    bottles: [{ count: 24, sizeMl: 750 }],
    use: 'taxpaid',
    consignee: 'Corner Store',
  },
]);
const book = foldCellar(entries);

describe('a recall drill', () => {
  it('offers every batch, and a material without one', () => {
    expect(materialBatches(book)).toEqual([
      { material: 'KMBS' },
      { material: 'KMBS', batch: 'K-7' },
      { material: 'KMBS', batch: 'K-8' },
    ]);
  });

  it('finds a batch in every vessel and bottling, with amounts, and where bottles went', () => {
    const { additions, vessels, bottlings } = traceForward(book, { material: 'KMBS', batch: 'K-7' });
    expect(additions.map(({ entry, vessel, amount }) => [entry, vessel, amount])).toEqual([
      ['e7', 'T2', 60_000],
    ]);
    // T2 kept 450 L at 100 mg/L, 45 g. The other 15 g were in 450 L of T3: 3 g went into 90 L of bottles, 12 g stayed.
    const rounded = vessels.map(({ vessel, lot, amount }) => [vessel, lot, Math.round(amount)]);
    expect(rounded).toEqual([
      ['T2', 'CH', 45_000],
      ['T3', 'ME', 12_000],
    ]);
    const [only] = bottlings;
    expect([bottlings.length, only?.bottling.lot, Math.round(only?.amount ?? 0)]).toEqual([1, 'ME', 3_000]);
    expect(only?.gone.map(({ count, consignee }) => [count, consignee])).toEqual([[-24, 'Corner Store']]);
  });

  it('finds nothing of a batch that was never used', () => {
    const none = { additions: [], vessels: [], bottlings: [] };
    expect(traceForward(book, { material: 'KMBS', batch: 'K-9' })).toEqual(none);
  });

  it('leads from a bottling to its batches, fruit, arrivals, and lots', () => {
    const [bottling] = book.lots.get('ME')?.bottlings ?? [];
    if (!bottling) throw new Error('nothing was bottled');
    const { materials, grapes: grown, arrivals, lots } = traceBack(book, bottling);
    // Of the 90 L bottled a third is CH: 30 L at 100 mg/L, 60 L at 100 and 10 mg/L.
    expect(materials.map(({ batch, amount }) => [batch, Math.round(amount)])).toEqual([
      ['K-8', 6_000],
      [undefined, 600],
      ['K-7', 3_000],
    ]);
    expect(grown.map(({ variety, block, share }) => [variety, block, share.toFixed(4)])).toEqual([
      ['Merlot', null, '0.6667'],
      ['Chambourcin', '3', '0.3333'],
    ]);
    // The opening balance (e6), and the fruit of weigh tag 17 (e4).
    expect(arrivals.map(({ entry, share }) => [entry, share.toFixed(4)])).toEqual([
      ['e6', '0.6667'],
      ['e4', '0.3333'],
    ]);
    expect(lots.map(({ lot, ml }) => [lot, ml])).toEqual([['CH', 30_000]]);
  });

  it('knows how much of a lot was once another', () => {
    expect(shareOfLot(book, winesOfLot(book, 'ME'), 'CH')).toBeCloseTo(1 / 3, 9);
    expect(shareOfLot(book, winesOfLot(book, 'CH'), 'ME')).toBe(0);
  });
});

describe('the wine of a lot', () => {
  const shareOfB = (work: Work[]) => {
    const cellar = [tank('T1'), tank('T2'), opening('B', 'T2', 100_000, grapes('Merlot'))];
    const held = foldCellar(rows([...cellar, ...work]));
    return shareOfLot(held, winesOfLot(held, 'A'), 'B');
  };
  const wine = opening('A', 'T1', 100_000, grapes('Syrah'));
  const pour: Work = { op: 'transfer', from: ['T2'], to: ['T1'], ml: 50_000 };
  const bottle: Work = { op: 'bottle', from: ['T1'], bottles: [{ count: 100, sizeMl: 500 }] };

  it('is that in its vessels, and its bottles, each as it was then', () => {
    // 50 L of A in bottles, and 50 L of A with 50 L of B in the tank: a third is B.
    expect(shareOfB([wine, bottle, pour])).toBeCloseTo(1 / 3, 9);
    // 50 L of 150 L are a third too, bottled or not.
    expect(shareOfB([wine, pour, bottle])).toBeCloseTo(1 / 3, 9);
    // 50 L of A in bottles, and 50 L in the tank.
    expect(shareOfB([wine, bottle])).toBe(0);
    expect(shareOfB([wine, pour])).toBeCloseTo(1 / 3, 9);
  });

  it('is its fruit by weight, where it has no wine yet', () => {
    const fruit = (vessel: string, lot: string, grams: number): Work => ({
      ...{ op: 'receive_fruit', to: [vessel], lot, grams, component: block3 },
    });
    const book = foldCellar(
      rows([
        ...['BIN1', 'BIN2'].map((name) => tank(name)),
        fruit('BIN1', 'A', 300_000),
        fruit('BIN2', 'B', 100_000),
        { op: 'transfer', from: ['BIN2'], to: ['BIN1'] },
      ]),
    );
    expect(shareOfLot(book, winesOfLot(book, 'A'), 'B')).toBeCloseTo(1 / 4, 9);
  });

  it('is nothing of a lot that the book does not know', () => {
    expect(winesOfLot(book, 'never')).toEqual([]);
  });
});

it('arrivals have the shares of the composition after any work', () => {
  const season = fc.array(anyWork, { minLength: 5, maxLength: 40 });
  let compared = 0;
  fc.assert(
    fc.property(season, (list) => {
      const all = rows([...vesselWork, ...list]);
      const any = foldCellar(all);
      const works = new Map(all.map(({ id, work }) => [id, work]));
      for (const vessel of any.vessels.values()) {
        const wine = vessel.wines.ml;
        if (wine === undefined) continue;
        const shares = new Map<string, number>();
        const add = (key: string, share: number) => shares.set(key, (shares.get(key) ?? 0) + share);
        for (const { entry, share } of arrivalsOf(any, [{ wine, amount: vessel.ml }])) {
          const work = works.get(entry);
          if (work?.op === 'receive_fruit') add(keyOf(work.component), share);
          else if (work?.op === 'start') {
            const whole = work.composition.reduce((sum, { parts }) => sum + parts, 0);
            for (const { component, parts } of work.composition)
              add(keyOf(component), (share * parts) / whole);
          } else add(unknownComponent, share);
        }
        for (const [key, share] of approximately(vessel.contents.ml.composition)) {
          expect(shares.get(key) ?? 0).toBeCloseTo(share, 6);
          compared += 1;
        }
      }
    }),
  );
  expect(compared).toBeGreaterThan(100);
});

describe('a recall drill over fruit, units, and purchases', () => {
  const merlot = grapes('Merlot');
  const bought: Work = {
    ...{ op: 'receive_wine', lot: 'W', levels: [{ vessel: 'T2', ml: 100_000 }] },
    composition: [{ component: merlot, parts: 1 }],
    materials: [{ material: 'bentonite', unit: 'mg', amount: 50_000, batch: 'B-2' }],
  };
  const held = foldCellar(
    rows([
      ...['BIN1', 'T1', 'T2'].map((name) => tank(name)),
      { op: 'receive_fruit', to: ['BIN1'], lot: 'F', grams: 500_000, component: merlot },
      kmbs('BIN1', 20_000, 'K-1'),
      bought,
      { op: 'addition', vessels: ['T2'], material: 'enzyme', unit: 'uL', amount: 300 },
    ]),
  );

  it('finds a batch in fruit by its weight, and the unit of each', () => {
    expect(traceForward(held, { material: 'KMBS', batch: 'K-1' }).vessels).toMatchObject([
      { vessel: 'BIN1', lot: 'F', unit: 'mg', ml: 0, grams: 500_000 },
    ]);
    expect(traceForward(held, { material: 'KMBS', batch: 'K-1' }).vessels[0]?.amount).toBeCloseTo(20_000, 3);
    expect(traceForward(held, { material: 'enzyme' }).vessels).toMatchObject([{ unit: 'uL', vessel: 'T2' }]);
  });

  it('finds what wine came with, and tells batches of a material apart', () => {
    expect(materialBatches(held)).toEqual([
      { material: 'bentonite', batch: 'B-2' },
      { material: 'enzyme' },
      { material: 'KMBS', batch: 'K-1' },
    ]);
    const none = traceForward(held, { material: 'KMBS' });
    expect([none.additions, none.vessels]).toEqual([[], []]);
    const other = traceForward(held, { material: 'bentonite', batch: 'K-1' });
    expect(other.vessels).toEqual([]);
  });

  it('follows bottles that left, not those that came', () => {
    const { bottlings } = traceForward(book, { material: 'KMBS', batch: 'K-8' });
    expect(bottlings.flatMap(({ gone }) => gone.map(({ account, count }) => [account, count]))).toEqual([
      ['taxpaid', -24],
    ]);
  });

  it('has arrivals whose shares add up, the largest first', () => {
    const parts = winesOfLot(book, 'ME');
    const shares = arrivalsOf(book, parts).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
    expect(arrivalsOf(book, [])).toEqual([]);
    expect(shareOfLot(book, [], 'ME')).toBe(0);
    expect(shareOfLot(book, parts, 'ME')).toBeCloseTo(1, 9);
  });
});
