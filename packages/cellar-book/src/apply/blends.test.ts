import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Book } from '../book/book.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { findAncestors } from '../genealogy.ts';

const cellar: Work[] = [
  ...['T1', 'T2', 'T3', 'T4'].map((name) => tank(name, 1_000_000)),
  opening('A', 'T1', 300_000, grapes('Syrah')),
  opening('B', 'T2', 500_000, grapes('Merlot')),
];
const foldAfter = (...works: Work[]) => foldCellar(rows([...cellar, ...works]));
const level = (book: Book, vessel: string) => book.vessels.get(vessel)?.ml;
const codes = (book: Book) => book.findings.map(({ code }) => code);

describe('a blend', () => {
  it('draws a part without a volume whole, beside a part with one', () => {
    const book = foldAfter({
      op: 'blend',
      parts: [{ vessel: 'T1' }, { vessel: 'T2', ml: 100_000 }],
      to: ['T3'],
    });
    expect([level(book, 'T1'), level(book, 'T2'), level(book, 'T3')]).toEqual([0, 400_000, 400_000]);
    expect(codes(book)).toEqual([]);
  });

  it('draws from a vessel that it names twice only once', () => {
    // 100 L, and then what is left of T1: 200 L.
    const book = foldAfter({
      op: 'blend',
      parts: [{ vessel: 'T1', ml: 100_000 }, { vessel: 'T1' }],
      to: ['T3'],
    });
    expect([level(book, 'T1'), level(book, 'T3')]).toEqual([0, 300_000]);
    expect(codes(book)).toEqual([]);
  });

  it('divides its total by shares, after the parts with volumes', () => {
    // 240 L less the 40 L of T1 are 200 L, all from T2.
    const parts = [
      { vessel: 'T1', ml: 40_000 },
      { vessel: 'T2', share: 3 },
    ];
    const book = foldAfter({ op: 'blend', parts, to: ['T3'], ml: 240_000 });
    expect([level(book, 'T1'), level(book, 'T2'), level(book, 'T3')]).toEqual([260_000, 300_000, 240_000]);
    expect(codes(book)).toEqual([]);
  });

  it('draws nothing by shares of an unknown total, and reports that', () => {
    const parts = [
      { vessel: 'T1', share: 1 },
      { vessel: 'T2', share: 1 },
    ];
    const book = foldAfter({ op: 'blend', parts, to: ['T3'] });
    expect([level(book, 'T1'), level(book, 'T2'), level(book, 'T3')]).toEqual([300_000, 500_000, 0]);
    expect(codes(book)).toEqual(['volume_missing']);
  });

  it('leaves the part that is already in the destination, whose lot the others join', () => {
    const book = foldAfter({
      op: 'blend',
      parts: [{ vessel: 'T2' }, { vessel: 'T1', ml: 50_000 }],
      to: ['T2'],
    });
    expect([level(book, 'T1'), level(book, 'T2')]).toEqual([250_000, 550_000]);
    expect(book.vessels.get('T2')?.lot).toBe('B');
    expect(findAncestors(book, 'B').map(({ lot }) => lot)).toEqual(['A']);
  });

  it('counts the wine already in the destination among the sources of a third vessel’s lot', () => {
    // T2 is a destination and stays; T3 is empty. What arrives there comes from A alone, but the blend is of A and B.
    const work: Work = { op: 'blend', parts: [{ vessel: 'T2' }, { vessel: 'T1' }], to: ['T2', 'T3'] };
    const book = foldAfter(work);
    expect(book.vessels.get('T3')?.lot).toBe('e7');
  });

  it('fills a destination that it empties to its capacity', () => {
    // T1 (300 of 1,000 L) is drawn whole, so that its room is 1,000 L, as in T3: 800 L halve.
    const work: Work = {
      op: 'blend',
      parts: [{ vessel: 'T1' }, { vessel: 'T2' }],
      to: ['T1', 'T3'],
      lot: 'C',
    };
    const book = foldAfter(work);
    expect([level(book, 'T1'), level(book, 'T2'), level(book, 'T3')]).toEqual([400_000, 0, 400_000]);
    expect(book.vessels.get('T1')?.lot).toBe('C');
    expect(codes(book)).toEqual([]);
  });

  it('loses at most what it draws', () => {
    const work: Work = { op: 'blend', parts: [{ vessel: 'T1', ml: 10_000 }], to: ['T3'], lossMl: 15_000 };
    const book = foldAfter(work);
    expect([level(book, 'T1'), level(book, 'T3')]).toEqual([290_000, 0]);
    expect(book.postings.filter(({ account }) => account === 'lost').map(({ amount }) => amount)).toEqual([
      -10_000,
    ]);
  });
});

describe('a blend in two destinations', () => {
  it('fills each by the room that its own wine leaves', () => {
    const parts = [{ vessel: 'T1' }, { vessel: 'T2' }, { vessel: 'T3' }];
    const blended = (work: { lot?: string }) => {
      const book = foldAfter(opening('C', 'T3', 600_000, grapes('Syrah')), {
        op: 'blend',
        parts,
        to: ['T1', 'T2'],
        ...work,
      });
      return [...['T1', 'T2', 'T3'].map((vessel) => level(book, vessel)), ...codes(book)];
    };
    // With a new lot, both are emptied: 1,400 L go to twice 1,000 L of room. Otherwise 600 L go to 700 and 500 L of room.
    expect(blended({ lot: 'M' })).toEqual([700_000, 700_000, 0]);
    expect(blended({})).toEqual([650_000, 750_000, 0]);
  });
});
