import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Work, WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';

const merlot = grapes('Merlot');
const fold = (...works: Work[]) => foldCellar(rows([tank('T1'), tank('T2'), ...works]));
const levels = ({ vessels }: ReturnType<typeof fold>, ...names: string[]) =>
  names.map((name) => vessels.get(name)?.ml);
const from300 = (...works: Work[]) => fold(opening('A', 'T1', 300_000, merlot), ...works);
const move = (more: Partial<WorkOf<'transfer'>>): Work => ({
  ...{ op: 'transfer', from: ['T1'], to: ['T2'] },
  ...more,
});
const codes = ({ findings }: ReturnType<typeof fold>) => findings.map(({ code }) => code);
const lost = ({ postings }: ReturnType<typeof fold>) =>
  postings
    .filter(({ account }) => account === 'lost')
    .map(({ vessel, amount, reason }) => [vessel, amount, reason]);

describe('a transfer', () => {
  it('moves everything but the loss, which needs no reason', () => {
    const book = from300(move({ lossMl: 5_000 }));
    expect([levels(book, 'T1', 'T2'), lost(book), codes(book)]).toEqual([
      [0, 295_000],
      [['T1', -5_000, 'unexplained']],
      [],
    ]);
  });

  it('moves nothing where the loss was all of it', () => {
    const book = from300(move({ lossMl: 300_000, lossReason: 'leak' }));
    expect([levels(book, 'T1', 'T2'), lost(book)]).toEqual([[0, 0], [['T1', -300_000, 'leak']]]);
    expect(levels(from300(move({ lossMl: 310_000 })), 'T1', 'T2')).toEqual([0, 0]);
  });

  it('from an empty vessel is a finding, and is believed with a volume', () => {
    expect(fold(move({ from: ['T1', 'T2'], to: ['T3'] })).findings[0]).toMatchObject({
      ...{ code: 'vessel_empty', vessel: 'T1, T2' },
    });
    const believed = fold(move({ ml: 1_000 }));
    expect([levels(believed, 'T2'), codes(believed)]).toEqual([[1_000], ['not_in_book']]);
  });

  it('fills a vessel of known capacity, and is whole into one of unknown', () => {
    const small: Work = { op: 'vessel', vessel: 'B1', kind: 'barrel', capacityMl: 225_000 };
    const filled = from300(small, move({ to: ['B1'], fill: 'full' }));
    expect(levels(filled, 'T1', 'B1')).toEqual([75_000, 225_000]);
    expect(levels(from300(small, move({ to: ['B1', 'T2'], fill: 'full' })), 'T1')).toEqual([0]);
    // Without `fill`, what was moved was moved.
    expect(codes(from300(small, move({ to: ['B1'] })))).toEqual(['over_capacity']);
  });

  it('fills vessels by the room that they have', () => {
    const barrels = ['B1', 'B2'].map((name) => tank(name, 225_000));
    const book = from300(
      ...barrels,
      opening('A', 'B1', 125_000, merlot),
      move({ to: ['B1', 'B2'], ml: 130_000 }),
    );
    // Room for 100 and 225 L: 130 L are 40 and 90.
    expect(levels(book, 'B1', 'B2')).toEqual([165_000, 90_000]);
  });
});

describe('a transfer between vessels that hold wine', () => {
  it('returns the wine of two vessels to the same two, in any order', () => {
    const book = from300(
      opening('A', 'T2', 100_000, merlot),
      move({ from: ['T1', 'T2'], to: ['T2', 'T1'], lossMl: 4_000, emptied: true, becomes: 'N' }),
    );
    expect(levels(book, 'T1', 'T2')).toEqual([297_000, 99_000]);
    expect(book.vessels.get('T1')?.lot).toBe('A');
    // From two vessels into one of them is a transfer.
    const together = from300(opening('A', 'T2', 100_000, merlot), move({ from: ['T1', 'T2'], to: ['T2'] }));
    expect(levels(together, 'T1', 'T2')).toEqual([0, 400_000]);
  });

  it('into another lot is a finding unless the mixture gets a name', () => {
    const other = opening('B', 'T2', 100_000, merlot);
    const joined = from300(other, move({}));
    expect([codes(joined), joined.vessels.get('T2')?.lot]).toEqual([['joined_another_lot'], 'B']);
    const named = from300(other, move({ becomes: 'AB' }));
    expect([codes(named), named.vessels.get('T2')?.lot]).toEqual([[], 'AB']);
    // Nothing is mixed in an empty vessel, or with its own lot.
    expect(from300(move({ becomes: 'AB' })).vessels.get('T2')?.lot).toBe('A');
    const own = from300(move({ ml: 1_000 }), move({ becomes: 'AB' }));
    expect(own.vessels.get('T2')?.lot).toBe('A');
  });

  it('of several lots into an empty vessel makes a new lot, or the one that is named', () => {
    const two = opening('B', 'T2', 100_000, merlot);
    const into = (more: Partial<WorkOf<'transfer'>>) =>
      from300(two, tank('T3'), move({ from: ['T1', 'T2'], to: ['T3'], ...more })).vessels.get('T3')?.lot;
    expect([into({}), into({ lot: 'N' })]).toEqual(['e6', 'N']);
  });
});
