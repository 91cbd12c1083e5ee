import { describe, expect, it } from 'vitest';
import { grapes, opening, rows, tank } from '../../testing/rows.ts';
import type { Book } from '../book/book.ts';
import { materialKey } from '../book/keys.ts';
import type { Work } from '../entries/work.ts';
import { toText } from '../exact/fraction.ts';
import { foldCellar } from '../fold.ts';

const cellar: Work[] = [
  ...['T1', 'T2', 'T3'].map((name) => tank(name)),
  opening('A', 'T1', 300_000, grapes('Syrah')),
  { op: 'transfer', from: ['T1'], to: ['T2'], ml: 100_000 },
];
const foldAfter = (...works: Work[]) => foldCellar(rows([...cellar, ...works]));
const level = (book: Book, vessel: string) => book.vessels.get(vessel)?.ml;
const found = (book: Book) => book.findings.map(({ code, vessel }) => [code, vessel]);

describe('a loss', () => {
  it('without an amount takes nothing and is a finding', () => {
    const book = foldAfter({ op: 'loss', vessels: ['T1'], reason: 'spilled' });
    expect(level(book, 'T1')).toBe(200_000);
    expect(book.findings.map(({ code }) => code)).toEqual(['volume_missing']);
  });

  it('of wine in bulk without an amount takes all of it', () => {
    const book = foldAfter({ op: 'remove', vessels: ['T1'], reason: 'sold' });
    expect(level(book, 'T1')).toBe(0);
    expect(book.findings).toEqual([]);
  });
});

describe('a gain', () => {
  it('adds to the wine in a vessel, and keeps its lot and composition', () => {
    const book = foldAfter({ op: 'gain', vessels: ['T1'], ml: 1_000 });
    expect(book.vessels.get('T1')).toMatchObject({ ml: 201_000, lot: 'A' });
    expect(found(book)).toEqual([]);
  });

  it('in an empty vessel is wine of an unknown origin', () => {
    const book = foldAfter({ op: 'gain', vessels: ['T3'], ml: 1_000 });
    expect(level(book, 'T3')).toBe(1_000);
    expect(book.vessels.get('T3')?.lot).not.toBe('A');
  });
});

describe('a reading', () => {
  it('of two vessels of one lot is one reading with both', () => {
    const book = foldAfter({
      op: 'measurement',
      vessels: ['T1', 'T2'],
      readings: [{ kind: 'pH', value: 3.4, unit: 'pH' }],
    });
    expect(book.lots.get('A')?.readings.map(({ vessels }) => vessels)).toEqual([['T1', 'T2']]);
  });
});

describe('the state of a lot', () => {
  it('changes for malolactic fermentation only with the state that names it', () => {
    const malolactic = (...works: Work[]) => foldAfter(...works).lots.get('A')?.malolactic;
    const state = (name: 'malolactic_started' | 'malolactic_finished' | 'fermentation_started'): Work => ({
      op: 'state',
      vessels: ['T1'],
      state: name,
    });
    expect(malolactic(state('fermentation_started'))).toBe('none');
    expect(malolactic(state('malolactic_started'))).toBe('running');
    expect(malolactic(state('malolactic_started'), state('malolactic_finished'))).toBe('done');
  });
});

describe('the highest concentration of a material', () => {
  it('stays on the lot after wine dilutes it', () => {
    // 2 g in the 200 L of T1 are 10 mg/L; 200 L without it halve that, and the peak stays.
    const book = foldAfter(
      { op: 'addition', vessels: ['T1'], material: 'KMBS', amount: 2_000, unit: 'mg' },
      tank('T9'),
      opening('B', 'T9', 200_000, grapes('Merlot')),
      { op: 'transfer', from: ['T9'], to: ['T1'], ml: 200_000 },
    );
    const key = materialKey('KMBS', 'mg');
    const peak = book.lots.get('A')?.peaks.get(key);
    expect(peak && toText(peak)).toBe('10');
  });
});
