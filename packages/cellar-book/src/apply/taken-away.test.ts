import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Book, Measure } from '../book/book.ts';
import { unknownComponent } from '../book/keys.ts';
import type { Work } from '../entries/work.ts';
import { toText } from '../exact/fraction.ts';
import { shareOf } from '../exact/mixture.ts';
import { foldCellar } from '../fold.ts';

const merlot = grapes('Merlot');
const cellar: Work[] = [
  ...['T1', 'T2', 'T3', 'BIN1'].map((name) => tank(name)),
  opening('A', 'T1', 300_000, merlot),
  opening('B', 'T2', 100_000, merlot),
  { op: 'receive_fruit', to: ['BIN1'], lot: 'F', grams: 500_000, component: merlot },
];
const foldAfter = (...works: Work[]) => foldCellar(rows([...cellar, ...works]));
const levels = ({ vessels }: Book) => ['T1', 'T2', 'T3'].map((name) => vessels.get(name)?.ml);
const codes = ({ findings }: Book) => findings.map(({ code }) => code);
const posted = ({ postings }: Book, measure: Measure = 'ml') =>
  postings
    .filter((line) => line.measure === measure && !['opening', 'received'].includes(line.account))
    .map(({ account, vessel, amount, reason }) => [account, vessel, amount, reason]);

describe('a loss', () => {
  it('is taken from vessels in proportion, or from each', () => {
    // 20 L of 300 and 100 L: 15 and 5.
    expect(levels(foldAfter({ op: 'loss', vessels: ['T1', 'T2'], ml: 20_000 }))).toEqual([
      285_000, 95_000, 0,
    ]);
    const each: Work = { op: 'loss', vessels: ['T1', 'T2'], ml: 20_000, each: true, reason: 'leak' };
    expect(posted(foldAfter(each))).toEqual([
      ['lost', 'T1', -20_000, 'leak'],
      ['lost', 'T2', -20_000, 'leak'],
    ]);
  });

  it('of unknown size is a finding, and takes nothing', () => {
    const book = foldAfter({ op: 'loss', vessels: ['T1'] });
    expect([levels(book)[0], codes(book)]).toEqual([300_000, ['volume_missing']]);
  });

  it('of more wine than the book has was in the cellar, and is found first', () => {
    const book = foldAfter({ op: 'loss', vessels: ['T2'], ml: 150_000 });
    expect(book.findings).toMatchObject([{ code: 'not_in_book', vessel: 'T2', ml: 50_000 }]);
    expect(posted(book)).toMatchObject([
      ['found', 'T2', 50_000, undefined],
      ['lost', 'T2', -150_000, undefined],
    ]);
  });

  it('of fruit is by weight, at most what is there', () => {
    const lost = (grams: number) => foldAfter({ op: 'loss', vessels: ['BIN1'], grams });
    expect(posted(lost(20_000), 'grams')).toMatchObject([['lost', 'BIN1', -20_000, undefined]]);
    expect(lost(500_000).findings).toEqual([]);
    const more = lost(500_001);
    expect(more.vessels.get('BIN1')?.grams).toBe(0);
    expect(more.findings).toMatchObject([{ code: 'not_in_book', vessel: 'BIN1', grams: 1 }]);
  });
});

describe('the tax class of a loss', () => {
  it('is marked as a guess only where the alcohol is not on record', () => {
    const lossOf = (...works: Work[]) =>
      foldAfter(...works, { op: 'loss', vessels: ['T1'], ml: 1_000 }).postings.at(-1);
    const alcohol: Work = {
      ...{ op: 'measurement', vessels: ['T1'], readings: [{ kind: 'alcohol', value: 12.5, unit: '% vol' }] },
    };
    expect(lossOf()).toMatchObject({ account: 'lost', taxClass: 'a', withoutAlcohol: true });
    expect(lossOf(alcohol)).toMatchObject({ account: 'lost', taxClass: 'a' });
    expect(lossOf(alcohol)).not.toHaveProperty('withoutAlcohol');
  });
});

describe('wine removed in bulk', () => {
  it('is all of it without a volume', () => {
    const book = foldAfter({ op: 'remove', vessels: ['T1', 'T2'] });
    expect(posted(book)).toMatchObject([
      ['removed', 'T1', -300_000, undefined],
      ['removed', 'T2', -100_000, undefined],
    ]);
    expect(codes(book)).toEqual([]);
  });

  it('is no more than its volume', () => {
    expect(levels(foldAfter({ op: 'remove', lot: 'A', ml: 50_000 }))).toEqual([250_000, 100_000, 0]);
  });
});

describe('dumping', () => {
  it('takes its volume, or everything', () => {
    expect(posted(foldAfter({ op: 'dump', vessels: ['T1'], ml: 50_000 }))).toEqual([
      ['lost', 'T1', -50_000, 'dumped'],
    ]);
    expect(posted(foldAfter({ op: 'dump', vessels: ['T1'], reason: 'vinegar' }))).toEqual([
      ['lost', 'T1', -300_000, 'vinegar'],
    ]);
  });

  it('of fruit takes all of it', () => {
    expect(foldAfter({ op: 'dump', vessels: ['BIN1'] }).vessels.get('BIN1')?.grams).toBe(0);
  });

  it('is not what empties a vessel that was found empty', () => {
    expect(posted(foldAfter({ op: 'empty', vessels: ['T1'] }))).toEqual([
      ['lost', 'T1', -300_000, 'unexplained'],
    ]);
  });
});

describe('a gain', () => {
  const shareOfUnknown = (book: Book, vessel: string) => {
    const composition = book.vessels.get(vessel)?.contents.ml.composition;
    return composition && toText(shareOf(composition, unknownComponent));
  };

  it('in a vessel with wine is of that wine, and elsewhere of unknown origin', () => {
    const book = foldAfter(
      { op: 'gain', vessels: ['T1'], ml: 5_000 },
      { op: 'gain', vessels: ['T3'], ml: 5_000 },
    );
    expect(posted(book)).toMatchObject([
      ['gained', 'T1', 5_000, 'unexplained'],
      ['found', 'T3', 5_000, undefined],
    ]);
    expect(['T1', 'T3'].map((name) => shareOfUnknown(book, name))).toEqual(['0', '1']);
  });

  it('of unknown size is a finding', () => {
    expect(codes(foldAfter({ op: 'gain', vessels: ['T1'] }))).toEqual(['volume_missing']);
  });
});

describe('a scale reading', () => {
  const weigh = (grams: number, inventory = false) =>
    foldAfter({ op: 'gauge', levels: [{ vessel: 'BIN1', grams }], inventory });

  it('below the book is believed: the rest is lost', () => {
    const book = weigh(480_000);
    expect(book.vessels.get('BIN1')?.grams).toBe(480_000);
    expect(posted(book, 'grams')).toEqual([['lost', 'BIN1', -20_000, 'measured']]);
    expect(book.findings).toMatchObject([{ code: 'level_off_book', vessel: 'BIN1', grams: -20_000 }]);
  });

  it('above the book is a finding, since no weigh tag is for that fruit', () => {
    const book = weigh(510_000);
    expect(book.vessels.get('BIN1')?.grams).toBe(500_000);
    expect(book.findings).toMatchObject([{ code: 'level_off_book', grams: 10_000 }]);
  });

  it('equal to the book changes nothing', () => {
    const book = weigh(500_000);
    expect([posted(book, 'grams'), codes(book)]).toEqual([[], []]);
  });

  it('is counted with the book’s weight at an inventory', () => {
    expect(weigh(480_000, true).counts).toMatchObject([
      { vessel: 'BIN1', measure: 'grams', book: 500_000, counted: 480_000, lot: 'F' },
    ]);
    expect(weigh(480_000).counts).toEqual([]);
  });
});

describe('a dip', () => {
  it.each([
    // 15 L of 300 L are 5 %.
    [315_000, 'gained', 15_000, []],
    [315_001, 'found', 15_001, ['level_off_book']],
    [285_000, 'lost', -15_000, []],
    [284_999, 'lost', -15_001, ['level_off_book']],
  ])('at %i of 300,000 mL is %s: %i mL', (ml, account, amount, findings) => {
    const book = foldAfter({ op: 'gauge', levels: [{ vessel: 'T1', ml }] });
    expect(posted(book)).toEqual([[account, 'T1', amount, 'measured']]);
    expect(codes(book)).toEqual(findings);
  });
});
