import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Stage, Work, WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';

const wine = (lot: string, vessel: string, stage: Stage): Work => ({
  ...(opening(lot, vessel, 100_000, grapes('Merlot')) as WorkOf<'start'>),
  stage,
});
const fold = (...works: Work[]) =>
  foldCellar(rows([...['T1', 'T2', 'BIN1'].map((name) => tank(name)), ...works]));
const inoculate = (organism: 'yeast' | 'ml_bacteria'): Work => ({
  ...{ op: 'inoculate', organism, vessels: ['T1'], material: 'culture', amount: 20_000 },
});
const state = (name: WorkOf<'state'>['state']): Work => ({ op: 'state', vessels: ['T1'], state: name });
const stateAfter = (stage: Stage, ...works: Work[]) => {
  const book = fold(wine('A', 'T1', stage), ...works);
  return [book.vessels.get('T1')?.stage, book.lots.get('A')?.malolactic];
};

describe('alcoholic and malolactic fermentation', () => {
  it('are started each by its own organism', () => {
    expect(stateAfter('must', inoculate('yeast'))).toEqual(['fermenting', 'none']);
    expect(stateAfter('must', inoculate('ml_bacteria'))).toEqual(['must', 'running']);
    expect(stateAfter('must', inoculate('yeast'), inoculate('ml_bacteria'))).toEqual([
      'fermenting',
      'running',
    ]);
  });

  it('start and end apart, as with bacteria added to fermenting must', () => {
    expect(stateAfter('must', state('fermentation_started'))).toEqual(['fermenting', 'none']);
    expect(stateAfter('fermenting', state('malolactic_started'))).toEqual(['fermenting', 'running']);
    expect(stateAfter('fermenting', state('malolactic_finished'))).toEqual(['fermenting', 'done']);
    expect(stateAfter('fermenting', inoculate('ml_bacteria'), state('fermentation_finished'))).toEqual([
      'ageing',
      'running',
    ]);
  });

  it('continue when they are stuck', () => {
    expect(stateAfter('fermenting', state('fermentation_stuck'))).toEqual(['fermenting', 'none']);
  });

  it('do not begin again in wine that is through them', () => {
    expect(stateAfter('ageing', inoculate('yeast'))[0]).toBe('ageing');
    expect(stateAfter('ageing', state('malolactic_finished'), inoculate('ml_bacteria'))).toEqual([
      'ageing',
      'done',
    ]);
  });

  it('do not end for fruit of the lot that still waits in a bin', () => {
    const book = fold(
      { op: 'receive_fruit', to: ['BIN1'], lot: 'A', grams: 500_000, component: grapes('Merlot') },
      wine('A', 'T1', 'fermenting'),
      state('fermentation_finished'),
    );
    expect(['T1', 'BIN1'].map((name) => book.vessels.get(name)?.stage)).toEqual(['ageing', 'fruit']);
    expect(book.lots.get('A')?.stage).toBe('fruit');
  });

  it('are nothing in an empty vessel', () => {
    const book = fold(state('fermentation_started'), wine('A', 'T2', 'must'));
    expect(['T1', 'T2'].map((name) => book.vessels.get(name)?.stage)).toEqual([undefined, 'must']);
  });
});
