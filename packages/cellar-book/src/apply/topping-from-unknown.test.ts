import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Book } from '../book/book.ts';
import { unknownComponent } from '../book/keys.ts';
import type { Work } from '../entries/work.ts';
import { toText } from '../exact/fraction.ts';
import { shareOf } from '../exact/mixture.ts';
import { foldCellar } from '../fold.ts';
import { bulkWine } from '../sheets/bulk-wine.ts';

const barrels = ['B1', 'B2'];
const cellar: Work[] = [
  tank('T14'),
  ...barrels.map((name) => tank(name, 225_000)),
  opening('A', 'B1', 225_000, grapes('Merlot')),
  opening('A', 'B2', 220_000, grapes('Merlot')),
];
const topping: Work = { op: 'top', vessels: barrels, from: ['T14'], ml: 9_000, each: true };
const foldAfter = (...works: Work[]) => foldCellar(rows([...cellar, ...works]));
const accounts = ({ postings }: Book) =>
  postings
    .filter(({ account }) => account !== 'opening')
    .map(({ account, vessel, amount }) => [account, vessel, amount]);
const unknownIn = ({ vessels }: Book, vessel: string) => {
  const held = vessels.get(vessel);
  return held && toText(shareOf(held.contents.ml.composition, unknownComponent));
};

describe('topping with wine that the book has nowhere', () => {
  const book = foldAfter(topping);

  it('fills what has room, and loses nothing where there is none', () => {
    // B1 is full; B2 has room for 5 of 9 L.
    expect(accounts(book)).toEqual([
      ['replaced', 'B1', -9_000],
      ['replaced', 'B1', 9_000],
      ['replaced', 'B2', -4_000],
      ['replaced', 'B2', 4_000],
      ['found', 'B2', 5_000],
    ]);
    expect(barrels.map((name) => book.vessels.get(name)?.ml)).toEqual([225_000, 225_000]);
    expect(book.findings).toMatchObject([{ code: 'topped_from_unknown', vessel: 'T14', ml: 18_000 }]);
  });

  it('counts the wine as of unknown origin, in the lot that it topped', () => {
    // 9 of 225 L are 1/25.
    expect(unknownIn(book, 'B1')).toBe('1/25');
    expect([...book.lots.keys()]).toEqual(['A']);
    expect(book.lots.get('A')?.entries).toContain('e6');
  });

  it('enters on the form only what was found', () => {
    const { lines } = bulkWine(foldCellar([]), book, '2026-01');
    const named = lines.filter(({ name }) => name.startsWith('Lost') || name.startsWith('Found'));
    // 5 L
    expect(named.map(({ name, ml }) => [name, ml])).toEqual([['Found beyond the records', { a: 5_000 }]]);
  });

  it('is ordinary topping once the source has been entered', () => {
    const known = foldAfter(opening('T', 'T14', 18_000, grapes('Merlot', null, 2024)), topping);
    expect([unknownIn(known, 'B1'), known.findings]).toEqual(['0', []]);
    expect(known.vessels.get('T14')?.ml).toBe(0);
  });

  it('draws what the book has first', () => {
    const partly = foldAfter(opening('T', 'T14', 10_000, grapes('Merlot', null, 2024)), topping);
    expect(partly.findings).toMatchObject([{ code: 'topped_from_unknown', vessel: 'T14', ml: 8_000 }]);
    // Each barrel gets 5 L of T and 4 L of unknown origin: 4 of 225.
    expect(unknownIn(partly, 'B1')).toBe('4/225');
    expect(partly.vessels.get('T14')?.ml).toBe(0);
  });

  it('opens a lot of unknown origin in an empty vessel', () => {
    const empty = foldAfter(tank('B3', 225_000), { op: 'top', vessels: ['B3'], from: ['T14'], ml: 9_000 });
    expect(empty.vessels.get('B3')).toMatchObject({ ml: 9_000, lot: 'e7' });
    expect(unknownIn(empty, 'B3')).toBe('1');
  });
});
