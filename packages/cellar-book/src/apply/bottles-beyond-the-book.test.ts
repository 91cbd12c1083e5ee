import { describe, expect, it } from 'vitest';
import { dated, grapes, opening } from '../../testing/rows.ts';
import type { Book } from '../book/book.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';

const bottle = (count: number): Work => ({ op: 'bottle', from: ['T1'], bottles: [{ count, sizeMl: 750 }] });
const sell = (count: number, more: { bottledOn?: string } = {}): Work => ({
  ...{ op: 'remove_bottles', lot: 'A', bottles: [{ count, sizeMl: 750 }], use: 'taxpaid' },
  ...more,
});
const count = (of: number): Work => ({
  op: 'count_bottles',
  lot: 'A',
  bottles: [{ count: of, sizeMl: 750 }],
});
const fold = (...works: Work[]) =>
  foldCellar(
    dated([
      ['2025-10-01', opening('A', 'T1', 1_000_000, grapes('Merlot'))],
      ...works.map((work, index) => [`2025-11-0${index + 1}`, work] as const),
    ]),
  );
const onHand = ({ lots }: Book) =>
  (lots.get('A')?.bottlings ?? []).map((bottling) => [bottling.on, bottling.onHand.get(750)]);
const found = ({ bottlePostings }: Book) =>
  bottlePostings
    .filter(({ account }) => account === 'found' || account === 'counted')
    .map((line) => [line.account, line.bottling.on, line.count]);
const findings = (book: Book) => book.findings.filter(({ code }) => code === 'bottles_not_in_book');

describe('bottles removed beyond the book', () => {
  it('are found in the latest bottling', () => {
    for (const days of [1, 2, 3]) {
      const book = fold(...Array.from({ length: days }, () => bottle(24)), sell(24 * days + 6));
      expect(found(book)).toEqual([['found', `2025-11-0${days}`, 6]]);
      expect(findings(book)).toMatchObject([{ lot: 'A', ml: 4_500 }]);
      expect(onHand(book).map(([, left]) => left)).toEqual(Array.from({ length: days }, () => 0));
    }
  });

  it('are found in the bottling whose day is stated', () => {
    const book = fold(bottle(24), bottle(24), sell(30, { bottledOn: '2025-11-01' }));
    expect(found(book)).toEqual([['found', '2025-11-01', 6]]);
    expect(onHand(book)).toEqual([
      ['2025-11-01', 0],
      ['2025-11-02', 24],
    ]);
  });

  it('are of unknown origin if the lot was never bottled', () => {
    const book = fold(sell(6));
    expect(found(book)).toEqual([['found', '2025-11-01', 6]]);
    expect(onHand(book)).toEqual([['2025-11-01', 0]]);
  });

  it('are none at the last bottle', () => {
    const book = fold(bottle(24), bottle(24), sell(48));
    expect([found(book), findings(book)]).toEqual([[], []]);
  });
});

describe('an inventory of bottles', () => {
  it('takes missing bottles from the oldest bottlings', () => {
    const book = fold(bottle(24), bottle(24), count(20));
    expect(found(book)).toEqual([
      ['counted', '2025-11-01', -24],
      ['counted', '2025-11-02', -4],
    ]);
    expect(findings(book)).toEqual([]);
  });

  it('adds further bottles to the latest bottling', () => {
    expect(found(fold(bottle(24), bottle(24), count(50)))).toEqual([['counted', '2025-11-02', 2]]);
  });

  it('changes nothing where the book agrees', () => {
    expect(found(fold(bottle(24), bottle(24), count(48)))).toEqual([]);
    expect(found(fold(count(0)))).toEqual([]);
  });

  it('finds bottles of a lot that was never bottled', () => {
    expect(found(fold(count(5)))).toEqual([['found', '2025-11-01', 5]]);
  });
});

describe('bottles dumped to bulk', () => {
  const dump = (to?: string): Work => ({
    ...{ op: 'remove_bottles', lot: 'A', bottles: [{ count: 24, sizeMl: 750 }], use: 'dumped_to_bulk' },
    ...(to !== undefined && { to }),
  });

  it('join the lot of their vessel, or bring their own into an empty one', () => {
    const other = opening('B', 'T2', 100_000, grapes('Merlot'));
    const joined = fold(bottle(24), other, dump('T2'));
    expect(joined.vessels.get('T2')).toMatchObject({ lot: 'B', ml: 118_000, stage: 'ageing' });
    const alone = fold(bottle(24), dump('T3'));
    expect(alone.vessels.get('T3')).toMatchObject({ lot: 'A', ml: 18_000, stage: 'ageing' });
    for (const book of [joined, alone])
      expect(book.findings.filter(({ code }) => code === 'joined_another_lot')).toEqual([]);
  });

  it('are a finding if nobody says into which vessel', () => {
    const book = fold(bottle(24), dump());
    expect(book.findings.filter(({ code }) => code === 'vessel_missing')).toMatchObject([
      { lot: 'A', ml: 18_000 },
    ]);
    expect(onHand(book)).toEqual([['2025-11-01', 0]]);
  });
});
