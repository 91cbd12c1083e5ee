import { describe, expect, it } from 'vitest';
import { dated, grapes, opening } from '../testing/rows.ts';
import type { Entry } from './entries/entries.ts';
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
