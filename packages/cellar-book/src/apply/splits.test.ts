import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Work, WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';

const cellar: Work[] = [
  ...['T1', 'T2', 'T3', 'T4'].map((name) => tank(name)),
  opening('A', 'T1', 300_000, grapes('Syrah')),
];
const split = (parts: WorkOf<'split'>['parts']) =>
  foldCellar(rows([...cellar, { op: 'split', from: ['T1'], parts }]));
const held = ({ vessels }: ReturnType<typeof split>) =>
  ['T1', 'T2', 'T3', 'T4'].map((name) => vessels.get(name)?.ml);

describe('a split', () => {
  it('gives stated volumes first, and divides the rest by shares', () => {
    // 300 L less 60 L are 240 L, in shares of 1 and 3.
    const book = split([
      { to: 'T2', lot: 'A2', ml: 60_000 },
      { to: 'T3', lot: 'A3', share: 1 },
      { to: 'T4', lot: 'A4', share: 3 },
    ]);
    expect(held(book)).toEqual([0, 60_000, 60_000, 180_000]);
    expect(['T2', 'T3', 'T4'].map((name) => book.vessels.get(name)?.lot)).toEqual(['A2', 'A3', 'A4']);
    expect(book.findings).toEqual([]);
  });

  it('counts a part without a volume and a share as one share', () => {
    const book = split([{ to: 'T2', share: 2 }, { to: 'T3' }]);
    expect(held(book)).toEqual([0, 200_000, 100_000, 0]);
    expect(['T2', 'T3'].map((name) => book.vessels.get(name)?.lot)).toEqual(['A', 'A']);
  });

  it('leaves what its volumes do not name', () => {
    expect(held(split([{ to: 'T2', ml: 60_000 }]))).toEqual([240_000, 60_000, 0, 0]);
  });

  it('gives shares nothing of a vessel that the volumes empty', () => {
    const book = split([{ to: 'T2', ml: 300_000 }, { to: 'T3' }]);
    expect(held(book)).toEqual([0, 300_000, 0, 0]);
    expect(book.findings).toEqual([]);
  });

  it('believes volumes beyond the book, and reports what was missing', () => {
    const book = split([{ to: 'T2', ml: 310_000 }, { to: 'T3' }]);
    expect(held(book)).toEqual([0, 310_000, 0, 0]);
    expect(book.findings).toMatchObject([{ code: 'not_in_book', vessel: 'T1', ml: 10_000 }]);
  });

  it('draws from a vessel that it names twice once', () => {
    const work: Work = { op: 'split', from: ['T1', 'T1'], parts: [{ to: 'T2' }] };
    expect(held(foldCellar(rows([...cellar, work])))).toEqual([0, 300_000, 0, 0]);
  });

  it('makes lots of the same style, whose malolactic fermentation goes on', () => {
    const sparkling: Work = {
      ...(opening('S', 'T1', 300_000, grapes('Vidal')) as WorkOf<'start'>),
      style: 'sparkling',
    };
    const book = foldCellar(
      rows([
        ...cellar.slice(0, 4),
        sparkling,
        { op: 'state', lot: 'S', state: 'malolactic_started' },
        { op: 'split', from: ['T1'], parts: [{ to: 'T2', lot: 'S2' }] },
      ]),
    );
    expect(book.lots.get('S2')).toMatchObject({ style: 'sparkling', malolactic: 'running' });
    expect(split([{ to: 'T2', lot: 'A2' }]).lots.get('A2')).toMatchObject({
      style: 'still',
      malolactic: 'none',
    });
  });
});
