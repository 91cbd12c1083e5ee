import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Work, WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';

const merlot = grapes('Merlot');
const fold = (...works: Work[]) => foldCellar(rows([tank('T1'), tank('T2'), ...works]));
const twelve: Work = {
  ...(opening('A', 'T1', 300_000, merlot) as WorkOf<'start'>),
  alcoholPercentVol: 12,
};

describe('an analysis', () => {
  const analysis = (...values: number[]): Work => ({
    ...{ op: 'measurement', vessels: ['T1'] },
    readings: values.map((value) => ({ kind: 'alcohol', value, unit: '% vol' })),
  });

  it('sets the alcohol to its last reading, and moves wine to another class', () => {
    const book = fold(twelve, analysis(15, 17));
    expect(book.vessels.get('T1')?.contents.ml.alcohol).toEqual({ percentVol: 17, known: 1 });
    expect(book.conversions).toMatchObject([{ by: 'analysis', used: [{ taxClass: 'a' }] }]);
    expect(book.lots.get('A')?.readings.map(({ value, vessels }) => [value, vessels])).toEqual([
      [15, ['T1']],
      [17, ['T1']],
    ]);
  });

  it('within a class moves nothing', () => {
    expect(fold(twelve, analysis(13)).conversions).toEqual([]);
  });
});

describe('the entries of a lot', () => {
  it('are those that name it or its vessels, once each', () => {
    const note = (more: object): Work => ({ op: 'note', note: 'clear', ...more });
    const book = fold(twelve, note({ vessels: ['T1', 'T2'] }), note({ lot: 'A' }), note({}), {
      ...{ op: 'state', vessels: ['T1'], state: 'malolactic_started' },
    });
    expect(book.lots.get('A')?.entries).toEqual(['e3', 'e4', 'e5', 'e7']);
  });
});

describe('an inventory', () => {
  const count = (levels: WorkOf<'gauge'>['levels']): Work => ({ op: 'gauge', inventory: true, levels });

  it('has the level of the book before it, and the first volume of fruit as it is', () => {
    const fruit: Work = { op: 'receive_fruit', to: ['T2'], lot: 'F', grams: 500_000, component: merlot };
    const book = fold(
      opening('A', 'T1', 300_000, merlot),
      fruit,
      count([
        { vessel: 'T1', ml: 280_000, reason: 'leak' },
        { vessel: 'T2', ml: 400_000 },
      ]),
    );
    expect(book.counts).toEqual([
      {
        ...{ entry: 'e5', on: '2026-01-02', vessel: 'T1', lot: 'A', measure: 'ml' },
        ...{ book: 300_000, counted: 280_000, reason: 'leak' },
      },
      {
        ...{ entry: 'e5', on: '2026-01-02', vessel: 'T2', lot: 'F', measure: 'ml' },
        ...{ book: 400_000, counted: 400_000 },
      },
    ]);
    expect(book.postings.filter(({ account }) => account === 'lost')).toMatchObject([
      { amount: -20_000, reason: 'leak', inventory: true },
    ]);
  });

  it('names the lot of wine that it finds in an empty vessel', () => {
    const book = fold(count([{ vessel: 'T1', ml: 5_000 }]));
    expect(book.counts).toMatchObject([{ book: 0, counted: 5_000, lot: 'e3/T1' }]);
    expect(fold(count([{ vessel: 'T1', ml: 0 }])).counts[0]).not.toHaveProperty('lot');
  });

  it('gives its reason where the level has none', () => {
    const reasonOf = (inventory: boolean) =>
      fold(opening('A', 'T1', 300_000, merlot), {
        ...{ op: 'gauge', inventory, levels: [{ vessel: 'T1', ml: 299_000 }] },
      }).postings.at(-1)?.reason;
    expect([reasonOf(true), reasonOf(false)]).toEqual(['inventory', 'measured']);
  });
});
