import { describe, expect, it } from 'vitest';
import { amendOf, grapes, opening, rows, tank } from '../testing/rows.ts';
import type { Book } from './book/book.ts';
import { keyOf, materialKey } from './book/keys.ts';
import type { Component, Work } from './entries/work.ts';
import { fraction, toText } from './exact/fraction.ts';
import { shareOf } from './exact/mixture.ts';
import { foldCellar } from './fold.ts';
import { findAncestors, findDescendants } from './genealogy.ts';

const fold = (...works: Work[]) => foldCellar(rows(works));

function lot(book: Book, id: string) {
  const found = book.lots.get(id);
  if (!found) throw new Error(`The book has no lot ${id}.`);
  return found;
}

function share(book: Book, id: string, component: Component): string {
  return toText(shareOf(lot(book, id).contents.ml.composition, keyOf(component)));
}

function level(book: Book, vessel: string): number | undefined {
  return book.vessels.get(vessel)?.ml;
}

const [a, b, c, t] = [grapes('A'), grapes('B'), grapes('C'), grapes('T')] as const;

describe('topping, InnoVint’s published example (5 gal of T over A 300, B 465 and C 435)', () => {
  const cellar: Work[] = [
    tank('VA', 300_000),
    tank('VB', 465_000),
    tank('VC', 435_000),
    tank('K1'),
    opening('lot A', 'VA', 300_000, a),
    opening('lot B', 'VB', 465_000, b),
    opening('lot C', 'VC', 435_000, c),
    opening('lot T', 'K1', 5_000, t),
    { op: 'top', vessels: ['VA', 'VB', 'VC'], from: ['K1'], ml: 5_000 },
  ];

  it('makes T 5/1200 of each lot, and keeps levels at capacity', () => {
    // 5/1200 = 1/240. VB takes 5000·465/1200 = 1937.5 and VC 1812.5: equal remainders, so the earlier gets the unit.
    const book = fold(...cellar);
    expect([level(book, 'VA'), level(book, 'VB'), level(book, 'VC')]).toEqual([300_000, 465_000, 435_000]);
    expect(share(book, 'lot A', t)).toBe('1/240');
    expect(share(book, 'lot B', t)).toBe(toText(fraction(1938, 465_000)));
    expect(share(book, 'lot C', t)).toBe(toText(fraction(1812, 435_000)));
    expect(book.vessels.get('K1')).toMatchObject({ ml: 0 });
    expect(book.findings).toEqual([]);
  });

  it('posts the topping of a full vessel as evaporation of its wine', () => {
    // A: 300 − 1.25 = 298.75 of A and 1.25 of T.
    const lost = fold(...cellar).postings.filter(({ account }) => account === 'lost');
    expect(lost.map(({ vessel, amount, reason }) => [vessel, amount, reason])).toEqual([
      ['VA', -1250, 'evaporation'],
      ['VB', -1938, 'evaporation'],
      ['VC', -1812, 'evaporation'],
    ]);
  });
});

describe('a blend before or after bottling, InnoVint’s published example', () => {
  const sonoma = grapes('Zinfandel', 'Sonoma Valley');
  const lodi = grapes('Zinfandel', 'Lodi');
  const bottling: Work = { op: 'bottle', from: ['T1'], bottles: [{ count: 400, sizeMl: 750 }] };
  const blending: Work = { op: 'blend', to: ['T1'], parts: [{ vessel: 'T2' }] };
  const entries = rows([
    tank('T1'),
    tank('T2'),
    opening('S', 'T1', 800_000, sonoma),
    opening('L', 'T2', 200_000, lodi),
    bottling,
    blending,
  ]);
  const bottled = (book: Book) => {
    const contents = lot(book, 'S').bottlings[0]?.contents;
    return contents && toText(shareOf(contents.composition, keyOf(sonoma)));
  };

  it('bottles 100 % of Sonoma Valley first, and 80 % when the blend is entered late, before it', () => {
    const [, , , , , entry] = entries;
    expect(bottled(foldCellar(entries))).toBe('1');
    if (!entry) throw new Error('There is no blend.');
    expect(bottled(foldCellar([...entries, amendOf(entry, 9, blending, '06:03')]))).toBe('4/5');
  });
});

describe('a harvest by hand: 1,200 kg of two blocks, crushed, pressed, barreled, and bottled', () => {
  const [three, seven] = [grapes('Chambourcin', '3'), grapes('Chambourcin', '7')];
  const book = fold(
    ...['BIN7', 'BIN8', 'T12', 'T13', 'D1'].map((name) => tank(name)),
    { op: 'vessel', vessel: 'B101', kind: 'barrel', capacityMl: 225_000 },
    { op: 'vessel', vessel: 'B102', kind: 'barrel', capacityMl: 225_000 },
    { op: 'receive_fruit', to: ['BIN7'], lot: '25-CH-01', grams: 900_000, component: three },
    { op: 'receive_fruit', to: ['BIN8'], lot: '25-CH-01', grams: 300_000, component: seven },
    { op: 'addition', vessels: ['BIN7', 'BIN8'], material: 'KMBS', amount: 60_000 },
    { op: 'crush', from: ['BIN7', 'BIN8'], to: ['T12'] },
    { op: 'inoculate', organism: 'yeast', vessels: ['T12'], material: 'D254', amount: 250_000 },
    { op: 'gauge', levels: [{ vessel: 'T12', ml: 1_000_000 }] },
    {
      op: 'press',
      from: ['T12'],
      parts: [
        { to: ['T13'], ml: 600_000, fraction: 'free_run' },
        { to: ['D1'], ml: 120_000, fraction: 'press', lot: '25-CH-01P' },
      ],
    },
    { op: 'state', lot: '25-CH-01', state: 'fermentation_finished' },
    { op: 'transfer', from: ['T13'], to: ['B101', 'B102'], fill: 'full', lossMl: 10_000, lossReason: 'lees' },
    { op: 'bottle', from: ['B101'], bottles: [{ count: 296, sizeMl: 750 }], emptied: true },
  );

  it('has no finding', () => {
    expect(book.findings).toEqual([]);
  });

  it('keeps 3/4 of block 3 in every lot made of it', () => {
    expect(share(book, '25-CH-01', three)).toBe('3/4');
    expect(share(book, '25-CH-01P', seven)).toBe('1/4');
  });

  it('keeps 60 g of sulfite in a million milliliters at 60 mg/L through the press', () => {
    const key = materialKey('KMBS', 'mg');
    for (const id of ['25-CH-01', '25-CH-01P'])
      expect(toText(shareOf(lot(book, id).contents.ml.materials, key))).toBe('3/50');
  });

  it('adds up: 1,000 made = 590 − 222 bottled − 3 left in the hose, and so on', () => {
    const total = (account: string, reason?: string) =>
      book.postings
        .filter((line) => line.measure === 'ml' && line.account === account && line.reason === reason)
        .reduce((sum, line) => sum + line.amount, 0);
    expect(total('made')).toBe(1_000_000);
    expect(total('lost', 'pomace')).toBe(-280_000);
    expect(total('lost', 'lees')).toBe(-10_000);
    // Two barrels of 225 L leave 590 − 450 = 140 L in the tank; 296 bottles of 750 mL are 222 L of the 225.
    expect(level(book, 'T13')).toBe(140_000);
    expect(total('bottled')).toBe(-222_000);
    expect(total('lost', 'unexplained')).toBe(-3_000);
    expect([level(book, 'B101'), level(book, 'B102'), level(book, 'D1')]).toEqual([0, 225_000, 120_000]);
  });

  it('counts 600 liters as produced when the ferment is declared finished', () => {
    const produced = book.conversions.filter(({ by }) => by === 'fermentation');
    expect(produced.reduce((sum, each) => sum + each.produced.ml, 0)).toBe(600_000);
  });

  it('shows that the press lot received 120 liters of the other', () => {
    expect(book.edges.map(({ from, to, amount }) => [from, to, toText(amount)])).toEqual([
      ['25-CH-01', '25-CH-01P', '120000'],
    ]);
  });
});

describe('genealogy', () => {
  const book = fold(
    ...['T1', 'T2', 'T3', 'T4'].map((name) => tank(name)),
    opening('A', 'T1', 100_000, a),
    opening('B', 'T2', 50_000, b),
    { op: 'blend', lot: 'AB', to: ['T3'], parts: [{ vessel: 'T1' }, { vessel: 'T2' }] },
    {
      op: 'split',
      from: ['T3'],
      parts: [
        { to: 'T4', lot: 'AB reserve', share: 1 },
        { to: 'T1', share: 2 },
      ],
    },
  );

  it('finds a lot’s ancestors and descendants', () => {
    const names = (relatives: { lot: string; distance: number }[]) =>
      relatives.map((relative) => `${relative.distance} ${relative.lot}`);
    expect(names(findAncestors(book, 'AB reserve'))).toEqual(['1 AB', '2 A', '2 B']);
    expect(names(findDescendants(book, 'A'))).toEqual(['1 AB', '2 AB reserve']);
    // 100 of A and 50 of B: two thirds, in the blend and in what was split off it.
    expect(share(book, 'AB reserve', a)).toBe('2/3');
    expect([level(book, 'T4'), level(book, 'T1')]).toEqual([50_000, 100_000]);
  });
});

describe('wine beyond the book', () => {
  it('is posted as found, of unknown origin, with a finding', () => {
    const book = fold(tank('T1'), tank('T2'), opening('A', 'T1', 100_000, a), {
      op: 'transfer',
      from: ['T1'],
      to: ['T2'],
      ml: 125_000,
    });
    expect(book.findings).toEqual([{ code: 'not_in_book', entry: 'e4', vessel: 'T1', lot: 'A', ml: 25_000 }]);
    expect(share(book, 'A', a)).toBe('4/5');
    expect(share(book, 'A', grapes(null, null, null))).toBe('1/5');
  });

  it('is the lot’s own wine if a dip shows up to 5 %', () => {
    const dip = (ml: number) =>
      fold(tank('T1'), opening('A', 'T1', 100_000, a), { op: 'gauge', levels: [{ vessel: 'T1', ml }] });
    expect(share(dip(105_000), 'A', a)).toBe('1');
    expect(share(dip(125_000), 'A', a)).toBe('4/5');
    expect(dip(125_000).findings.map(({ code }) => code)).toEqual(['level_off_book']);
    expect(dip(90_000).postings.at(-1)).toMatchObject({
      account: 'lost',
      amount: -10_000,
      reason: 'measured',
    });
  });
});
