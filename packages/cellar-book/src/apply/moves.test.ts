import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';

const merlot = grapes('Merlot');
const bin: Work = { op: 'vessel', vessel: 'BIN1', kind: 'bin', capacityG: 500_000 };
const fruit = (grams: number): Work => ({
  op: 'receive_fruit',
  to: ['BIN1'],
  lot: 'F',
  grams,
  component: merlot,
});
const fold = (...works: Work[]) => foldCellar(rows([tank('T1'), tank('T2'), bin, ...works]));
const levels = ({ vessels }: ReturnType<typeof fold>, ...names: string[]) =>
  names.map((name) => vessels.get(name)).map((vessel) => [vessel?.ml, vessel?.grams]);

describe('a racking', () => {
  it('posts only the loss where the wine returns to its vessel', () => {
    const book = fold(opening('A', 'T1', 300_000, merlot), {
      op: 'transfer',
      from: ['T1'],
      to: ['T1'],
      lossMl: 5_000,
      lossReason: 'lees',
    });
    expect(book.postings.slice(1)).toMatchObject([{ account: 'lost', vessel: 'T1', amount: -5_000 }]);
    expect(levels(book, 'T1')).toEqual([[295_000, 0]]);
  });

  it('moves no fruit with a stated volume', () => {
    const book = fold(fruit(400_000), opening('A', 'T1', 300_000, merlot), {
      op: 'transfer',
      from: ['T1'],
      to: ['T2'],
      ml: 100_000,
    });
    expect(levels(book, 'T1', 'T2', 'BIN1')).toEqual([
      [200_000, 0],
      [100_000, 0],
      [0, 400_000],
    ]);
  });
});

describe('a racking that empties its vessel', () => {
  it('posts what is left there as an unexplained loss', () => {
    const book = fold(opening('A', 'T1', 300_000, merlot), {
      op: 'transfer',
      from: ['T1'],
      to: ['T2'],
      ml: 250_000,
      emptied: true,
    });
    expect(levels(book, 'T1', 'T2')).toEqual([
      [0, 0],
      [250_000, 0],
    ]);
    expect(book.postings.filter(({ account }) => account === 'lost')).toMatchObject([
      { vessel: 'T1', amount: -50_000, reason: 'unexplained' },
    ]);
  });
});

describe('fruit', () => {
  const bins: Work[] = ['BIN2', 'BIN3'].map((vessel) => ({ op: 'vessel', vessel, kind: 'bin' }));

  it('moves whole to another bin without a volume', () => {
    const book = fold(...bins, fruit(400_000), { op: 'transfer', from: ['BIN1'], to: ['BIN2'] });
    expect(levels(book, 'BIN1', 'BIN2')).toEqual([
      [0, 0],
      [0, 400_000],
    ]);
    expect(book.findings).toEqual([]);
  });

  it('is split by weight, to the last gram', () => {
    const book = fold(...bins, fruit(400_001), {
      op: 'split',
      from: ['BIN1'],
      parts: [
        { to: 'BIN2', lot: 'F2', share: 3 },
        { to: 'BIN3', lot: 'F3', share: 1 },
      ],
    });
    const [first, second, third] = levels(book, 'BIN1', 'BIN2', 'BIN3').map(([, grams]) => grams ?? 0);
    expect([first, (second ?? 0) + (third ?? 0)]).toEqual([0, 400_001]);
    expect(Math.abs((second ?? 0) - 300_000.75)).toBeLessThan(1);
  });

  it('is a finding beyond the capacity of its bin, with the weight above it', () => {
    expect(fold(fruit(500_000)).findings).toEqual([]);
    expect(fold(fruit(500_001)).findings).toMatchObject([
      { code: 'over_capacity', vessel: 'BIN1', grams: 1 },
    ]);
  });

  it('is a finding if it is pressed without a volume', () => {
    const press = (ml?: number): Work => ({
      op: 'press',
      from: ['BIN1'],
      parts: [{ to: ['T1'], ...(ml !== undefined && { ml }) }],
    });
    expect(fold(fruit(400_000), press(250_000)).findings).toEqual([]);
    expect(fold(fruit(400_000), press()).findings.map(({ code }) => code)).toContain('volume_missing');
  });
});

describe('pressing', () => {
  it('makes juice of the must in vessels that it fills, and of no other', () => {
    const book = fold(
      fruit(400_000),
      { op: 'crush', from: ['BIN1'], to: ['T1'], ml: 300_000 },
      { op: 'transfer', from: ['T1'], to: ['T2'], ml: 100_000 },
      { op: 'press', from: ['T1'], parts: [{ to: ['T3'], ml: 150_000 }, { to: ['T2'] }] },
    );
    expect(['T2', 'T3'].map((name) => book.vessels.get(name)?.stage)).toEqual(['must', 'juice']);
  });
});

describe('a dip', () => {
  it('loses the rest of an empty vessel, and does not doubt the level', () => {
    const book = fold(opening('A', 'T1', 300_000, merlot), {
      op: 'gauge',
      levels: [{ vessel: 'T1', ml: 0 }],
    });
    expect(levels(book, 'T1')).toEqual([[0, 0]]);
    expect(book.findings).toEqual([]);
  });
});
