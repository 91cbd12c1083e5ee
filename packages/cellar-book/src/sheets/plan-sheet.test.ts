import { describe, expect, it } from 'vitest';
import { dated, voidOf } from '../../testing/rows.ts';
import type { Entry } from '../entries/entries.ts';
import type { Work } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';
import { planSheet } from './plan-sheet.ts';

const plan = (key: string, task: string, due: string): Work => ({ op: 'plan', plan: key, task, due });
const entries = dated([
  ['2025-11-01', plan('p1', 'Rack T1', '2025-11-10')],
  ['2025-11-01', plan('p2', 'Top the barrels', '2025-11-05')],
  ['2025-11-02', plan('p3', 'Order corks', '2025-11-20')],
  ['2025-11-03', { op: 'plan_done', plan: 'p2', note: '6 gal' }],
]);
const sheetOf = (all: readonly Entry[], today = '2025-11-12') => {
  const { overdue, next, done } = planSheet(foldCellar(all), today);
  return [overdue, next, done].map((plans) => plans.map(({ task }) => task));
};

describe('planSheet', () => {
  it('lists what is overdue, what is next, and what was done', () => {
    expect(sheetOf(entries)).toEqual([['Rack T1'], ['Order corks'], ['Top the barrels']]);
  });

  it('says when work was done, with the note of who did it', () => {
    const undated = dated([['2025-11-04', { op: 'plan_done', plan: 'p1' }]]).map((entry) => ({
      ...{ ...entry, id: 'bare', seq: 9 },
    }));
    const { done } = planSheet(foldCellar([...entries, ...undated]), '2025-11-12');
    expect(new Map(done.map(({ task, done: how }) => [task, how]))).toEqual(
      new Map([
        ['Top the barrels', { entry: 'e3', on: '2025-11-03', note: '6 gal' }],
        ['Rack T1', { entry: 'bare', on: '2025-11-04' }],
      ]),
    );
  });

  it('counts work that is due today as next', () => {
    expect(sheetOf(entries, '2025-11-10')[1]).toEqual(['Rack T1', 'Order corks']);
  });

  it('opens a plan again if its completion is voided, and drops one that is voided', () => {
    expect(sheetOf([...entries, voidOf('e3', 10)])[0]).toEqual(['Top the barrels', 'Rack T1']);
    expect(sheetOf([...entries, voidOf('e0', 10)])[0]).toEqual([]);
  });

  it('changes a plan that is planned again under its key', () => {
    const [first] = dated([['2025-11-04', plan('p1', 'Rack T1 and T2', '2025-11-15')]]);
    const again = first ? [{ ...first, id: 'again', seq: 20 }] : [];
    expect(sheetOf([...entries, ...again])[1]).toEqual(['Rack T1 and T2', 'Order corks']);
  });
});

it('completing work that is not planned is a finding', () => {
  const book = foldCellar(dated([['2025-11-01', { op: 'plan_done', plan: 'none' }]]));
  expect(book.findings).toEqual([{ code: 'plan_not_found', entry: 'e0' }]);
});
