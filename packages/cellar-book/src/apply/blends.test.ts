import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Book } from '../book/book.ts';
import type { Work, WorkOf } from '../entries/work.ts';
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

describe('a part of a blend that names a lot', () => {
  it('is drawn from all vessels of the lot, in proportion', () => {
    const parts = [{ lot: 'A', ml: 100_000 }];
    const book = foldAfter(opening('A', 'T3', 100_000, grapes('Syrah')), {
      ...{ op: 'blend', parts, to: ['T4'] },
    });
    expect(['T1', 'T3', 'T4'].map((vessel) => level(book, vessel))).toEqual([225_000, 75_000, 100_000]);
    expect([book.vessels.get('T4')?.lot, codes(book)]).toEqual(['A', []]);
  });

  it('is a finding if the lot is in no vessel, and its wine is of unknown origin', () => {
    const book = foldAfter({ op: 'blend', parts: [{ lot: 'Z', ml: 1000 }], to: ['T3'] });
    expect(book.findings[0]).toEqual({ code: 'lot_not_found', entry: 'e7', lot: 'Z' });
    expect(level(book, 'T3')).toBe(1000);
    const nameless = foldAfter({ op: 'blend', parts: [{ ml: 1000 }], to: ['T3'] });
    expect(nameless.findings[0]).toEqual({ code: 'lot_not_found', entry: 'e7' });
    expect(level(nameless, 'T3')).toBe(1000);
  });
});

describe('the loss of a blend', () => {
  it('is taken from its parts in proportion, for its reason or as that of blending', () => {
    const parts = [
      { vessel: 'T1', ml: 100_000 },
      { vessel: 'T2', ml: 300_000 },
    ];
    const blend: Work = { op: 'blend', parts, to: ['T3'], lossMl: 4_000 };
    const lost = (work: Work) =>
      foldAfter(work)
        .postings.filter(({ account }) => account === 'lost')
        .map(({ vessel, amount, reason }) => [vessel, amount, reason]);
    expect(lost(blend)).toEqual([
      ['T1', -1_000, 'blending'],
      ['T2', -3_000, 'blending'],
    ]);
    expect(lost({ ...blend, lossReason: 'hose' }).map(([, , reason]) => reason)).toEqual(['hose', 'hose']);
    // The loss comes out of what was drawn.
    expect(['T1', 'T2', 'T3'].map((vessel) => level(foldAfter(blend), vessel))).toEqual([
      200_000, 200_000, 396_000,
    ]);
  });
});

describe('a blend by shares', () => {
  it('divides nothing if the parts with volumes are more than its total', () => {
    const parts = [
      { vessel: 'T1', ml: 40_000 },
      { vessel: 'T2', share: 1 },
    ];
    const book = foldAfter({ op: 'blend', parts, to: ['T3'], ml: 30_000 });
    expect(['T1', 'T2', 'T3'].map((vessel) => level(book, vessel))).toEqual([260_000, 500_000, 40_000]);
  });
});

describe('topping', () => {
  const top = (more: Partial<WorkOf<'top'>>): Work => ({
    ...{ op: 'top', vessels: ['T1', 'T2'], from: ['T3'], ml: 8_000 },
    ...more,
  });
  const withSource = (...works: Work[]) => foldAfter(opening('S', 'T3', 100_000, grapes('Vidal')), ...works);
  const levels = (book: Book) => ['T1', 'T2', 'T3'].map((vessel) => level(book, vessel));

  it('divides its total by contents, or gives each as much', () => {
    // 8 L to 300 and 500 L.
    expect(levels(withSource(top({})))).toEqual([303_000, 505_000, 92_000]);
    expect(levels(withSource(top({ each: true })))).toEqual([308_000, 508_000, 84_000]);
  });

  it('of a lot reaches all of its vessels, and may come from a lot', () => {
    const book = withSource(top({ vessels: undefined, lot: 'A', from: undefined, fromLot: 'S' }));
    expect(levels(book)).toEqual([308_000, 500_000, 92_000]);
    expect(codes(book)).toEqual([]);
  });

  it('of a lot that is in no vessel tops nothing', () => {
    const book = withSource(top({ vessels: undefined, lot: 'Z' }));
    expect([levels(book), codes(book)]).toEqual([[300_000, 500_000, 100_000], ['lot_not_found']]);
  });

  it('with wine of no known vessel is of unknown origin', () => {
    const book = foldAfter(top({ vessels: ['T1'], from: undefined, fromLot: 'Z' }));
    expect([level(book, 'T1'), codes(book)]).toEqual([308_000, ['lot_not_found']]);
  });

  it('to the brim loses nothing, and beyond it as much as was above', () => {
    const lost = (fill: number) =>
      foldCellar(
        rows([
          tank('B1', 225_000),
          tank('T3'),
          opening('A', 'B1', 220_000, grapes('Syrah')),
          opening('S', 'T3', 100_000, grapes('Vidal')),
          top({ vessels: ['B1'], ml: fill }),
        ]),
      )
        .postings.filter(({ account }) => account === 'lost')
        .map(({ vessel, amount, reason }) => [vessel, amount, reason]);
    expect(lost(5_000)).toEqual([]);
    expect(lost(5_001)).toEqual([['B1', -1, 'evaporation']]);
  });

  it('keeps the lot of a vessel, or makes a new one of the mixture, without a finding', () => {
    const lots = (book: Book) => ['T1', 'T2'].map((vessel) => book.vessels.get(vessel)?.lot);
    expect([lots(withSource(top({}))), codes(withSource(top({})))]).toEqual([['A', 'B'], []]);
    const named = withSource(top({ vessels: ['T1'], becomes: 'AS' }));
    expect([lots(named), codes(named)]).toEqual([['AS', 'B'], []]);
    // Topping with its own lot mixes nothing.
    const own = foldAfter(top({ vessels: ['T1'], from: ['T1'], becomes: 'AS' }));
    expect(lots(own)).toEqual(['A', 'B']);
  });

  it('names only the sources that the book has too little in', () => {
    const book = foldAfter(
      opening('S', 'T3', 10_000, grapes('Vidal')),
      top({ from: ['T3', 'T4'], ml: 18_000 }),
    );
    expect(book.findings).toEqual([{ code: 'topped_from_unknown', entry: 'e8', vessel: 'T3', ml: 8_000 }]);
  });
});
