import { describe, expect, it } from 'vitest';
import { dated, grapes, opening, tank } from '../testing/rows.ts';
import type { Entry, WorkEntry } from './entries/entries.ts';
import type { Work } from './entries/work.ts';
import { foldCellar } from './fold.ts';
import { lateShortages } from './late-entries.ts';

const entries = dated([
  ['2025-10-01', opening('A', 'T1', 1_000_000, grapes('Merlot'))],
  ['2025-11-10', { op: 'bottle', from: ['T1'], bottles: [{ count: 1200, sizeMl: 750 }] }],
]);
const [late] = dated([['2025-11-05', { op: 'loss', vessels: ['T1'], ml: 900_000, reason: 'leak' }]]);
const loss = (seq: number): Entry[] => (late ? [...entries, { ...late, id: 'loss', seq }] : []);
const shortages = (all: readonly Entry[]) => [...lateShortages(foldCellar(all), all)];

describe('lateShortages', () => {
  it('leads from a late loss to the bottling that it leaves short', () => {
    // 1,000 - 900 = 100 L are left for the 900 L that were bottled.
    expect(shortages(loss(9))).toEqual([['loss', [{ entry: 'e1', vessel: 'T1', ml: 800_000 }]]]);
  });

  it('blames no entry that was made before the work', () => {
    expect(shortages(loss(0))).toEqual([]);
  });

  it('is empty for a late loss that leaves enough', () => {
    const small = loss(9).map((entry) =>
      entry.id === 'loss' && 'work' in entry && entry.work.op === 'loss'
        ? { ...entry, work: { ...entry.work, ml: 50_000 } }
        : entry,
    );
    expect(shortages(small)).toEqual([]);
  });

  it('blames no late work that takes wine and gives it back', () => {
    const [sampled] = dated([['2025-11-06', { op: 'transfer', from: ['T1'], to: ['T1'], lossMl: 0 }]]);
    const all = [...loss(9), ...(sampled ? [{ ...sampled, id: 'returned', seq: 10 }] : [])];
    expect(shortages(all).map(([entry]) => entry)).toEqual(['loss']);
  });
});

describe('the shortages after a late entry', () => {
  const cellar = dated([
    ['2025-10-01', opening('A', 'T1', 1_000_000, grapes('Merlot'))],
    ['2025-10-01', opening('B', 'T2', 100_000, grapes('Merlot'))],
    ['2025-11-10', { op: 'bottle', from: ['T1'], bottles: [{ count: 1200, sizeMl: 750 }] }],
    ['2025-11-12', { op: 'top', vessels: ['T2'], from: ['T1'], ml: 90_000 }],
  ]);
  const withLate = (work: Work, more: Partial<WorkEntry> = {}) => {
    const [entry] = dated([['2025-11-05', work]]);
    const all = entry ? [...cellar, { ...entry, id: 'late', seq: 9, ...more }] : [];
    return shortages(all);
  };
  const spill = (ml: number, vessel = 'T1'): Work => ({ op: 'loss', vessels: [vessel], ml, reason: 'leak' });

  it('name all work that it leaves short, topping too', () => {
    // 50 of the 100 L that the bottling left are missing: 40 of the 90 L of the topping.
    expect(withLate(spill(50_000))).toEqual([['late', [{ entry: 'e3', vessel: 'T1', ml: 40_000 }]]]);
    // 150 L: 50 are missing at the bottling, and all 90 at the topping.
    expect(withLate(spill(150_000))).toEqual([
      [
        'late',
        [
          { entry: 'e2', vessel: 'T1', ml: 50_000 },
          { entry: 'e3', vessel: 'T1', ml: 90_000 },
        ],
      ],
    ]);
  });

  it('are no more than it took', () => {
    const short = dated([['2025-11-11', spill(500_000)]]).map((entry) => ({ ...entry, id: 'big', seq: 5 }));
    const [late] = dated([['2025-11-05', spill(30_000)]]);
    const all = late ? [...cellar.slice(0, 3), ...short, { ...late, id: 'late', seq: 9 }] : [];
    expect(shortages(all)).toEqual([['late', [{ entry: 'big', vessel: 'T1', ml: 30_000 }]]]);
  });

  it('are none of what it took from another vessel, or brought', () => {
    expect(withLate(spill(50_000, 'T2'))).toEqual([]);
    const short = dated([['2025-11-11', spill(500_000)]]).map((each) => ({ ...each, id: 'big', seq: 5 }));
    const book = [...cellar.slice(0, 3), ...short];
    const [gain] = dated([['2025-11-05', { op: 'gain', vessels: ['T1'], ml: 1000 }]]);
    expect(shortages(gain ? [...book, { ...gain, id: 'late', seq: 9 }] : [])).toEqual([]);
  });

  it('are none of an entry that arrived with the work or dated after it', () => {
    expect(withLate(spill(50_000), { seq: 4 })).toEqual([]);
    expect(withLate(spill(50_000), { workedOn: '2025-11-13' })).toEqual([]);
  });

  it('are only of wine that was missing, no matter what else was found', () => {
    const small = dated([
      ['2025-10-01', tank('T1', 1_000)],
      ['2025-10-01', opening('A', 'T1', 2_000, grapes('Merlot'))],
      ['2025-11-10', { op: 'gain', vessels: ['T1'], ml: 500 }],
    ]);
    const [late] = dated([['2025-11-05', spill(100)]]);
    const all = late ? [...small, { ...late, id: 'late', seq: 9 }] : [];
    expect(foldCellar(all).findings.map(({ code }) => code)).toContain('over_capacity');
    expect(shortages(all)).toEqual([]);
  });
});
