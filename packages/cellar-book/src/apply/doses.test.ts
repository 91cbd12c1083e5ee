import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Work, WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';

const merlot = grapes('Merlot');
const fold = (...works: Work[]) => foldCellar(rows([tank('T1'), tank('T2'), ...works]));
const dose = (more: Partial<WorkOf<'addition'>>): Work => ({
  ...{ op: 'addition', vessels: ['T1', 'T2'], material: 'KMBS', amount: 40_000 },
  ...more,
});
const two = [opening('A', 'T1', 300_000, merlot), opening('A', 'T2', 100_000, merlot)];
const additions = (...works: Work[]) =>
  fold(...works).additions.map(({ vessel, amount, unit, ml: volume }) => [vessel, amount, unit, volume]);
const bins: Work[] = ['BIN1', 'BIN2'].map((name, at) => ({
  ...{ op: 'receive_fruit', to: [name], lot: 'F', grams: 300_000 - at * 200_000, component: merlot },
}));

describe('a dose', () => {
  it('is divided by volume, is the same for each, or is per liter', () => {
    expect(additions(...two, dose({}))).toEqual([
      ['T1', 30_000, 'mg', 0],
      ['T2', 10_000, 'mg', 0],
    ]);
    expect(additions(...two, dose({ each: true, unit: 'uL' }))).toEqual([
      ['T1', 40_000, 'uL', 0],
      ['T2', 40_000, 'uL', 0],
    ]);
    // 0.5 mg/L of 300 and of 100 L.
    expect(additions(...two, dose({ amount: undefined, perLitre: 0.5 }))).toEqual([
      ['T1', 150, 'mg', 0],
      ['T2', 50, 'mg', 0],
    ]);
  });

  it('goes to the wine, or by weight to fruit where there is none', () => {
    expect(additions(...bins, dose({ vessels: ['BIN1', 'BIN2'] }))).toEqual([
      ['BIN1', 30_000, 'mg', 0],
      ['BIN2', 10_000, 'mg', 0],
    ]);
    expect(additions(...two, ...bins, dose({ vessels: ['T2', 'BIN1'] }))).toEqual([
      ['T2', 40_000, 'mg', 0],
      ['BIN1', 0, 'mg', 0],
    ]);
  });

  it('per liter needs a volume: that of fruit is a finding', () => {
    const book = fold(...two, ...bins, dose({ vessels: ['T1', 'BIN1'], perLitre: 50 }));
    expect(book.findings.filter(({ code }) => code === 'volume_missing')).toEqual([
      { code: 'volume_missing', entry: 'e7', vessel: 'BIN1' },
    ]);
    expect(book.additions.map(({ amount }) => amount)).toEqual([15_000, 0]);
  });

  it('in an empty vessel is a finding, and adds nothing', () => {
    const book = fold(opening('A', 'T1', 300_000, merlot), dose({}));
    expect(book.findings).toEqual([{ code: 'vessel_empty', entry: 'e4', vessel: 'T2' }]);
    expect(book.additions.map(({ vessel, amount }) => [vessel, amount])).toEqual([['T1', 40_000]]);
  });

  it('of water divides its volume, and names its batch', () => {
    const water = dose({ material: 'water', amount: undefined, volumeMl: 8_000, batch: 'W-1' });
    const book = fold(...two, water);
    expect(book.additions.map(({ ml: volume, batch }) => [volume, batch])).toEqual([
      [6_000, 'W-1'],
      [2_000, 'W-1'],
    ]);
    expect(['T1', 'T2'].map((name) => book.vessels.get(name)?.ml)).toEqual([306_000, 102_000]);
  });

  it('of sugar by another unit than weight adds no volume', () => {
    expect(additions(...two, dose({ material: 'sugar', unit: 'pack', amount: 2 }))).toEqual([
      ['T1', 2, 'pack', 0],
      ['T2', 1, 'pack', 0],
    ]);
  });
});
