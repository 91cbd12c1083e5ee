import { describe, expect, it } from 'vitest';
import { grapes, opening, rows } from '../testing/rows.ts';
import type { Work } from './entries/work.ts';
import { foldWinery } from './fold-winery.ts';
import { firstSetup, type SetupVessel } from './setup.ts';

const works: Work[] = [
  opening('A', 'T1', 500_000, grapes('Merlot')),
  { op: 'transfer', from: ['T1'], to: ['T2'], ml: 100_000 },
  { op: 'blend', to: ['T1'], parts: [{ vessel: 'T2', ml: 40_000 }] },
  { op: 'gauge', levels: [{ vessel: 'T1', ml: 438_000 }] },
];
const vessel = (name: string, more: Partial<SetupVessel> = {}): SetupVessel => ({
  name,
  kind: 'tank',
  ...more,
});
const bookWith = (...vessels: SetupVessel[]) => foldWinery({ ...firstSetup, vessels }, rows(works));

describe('the wine of a vessel', () => {
  it('stays in the vessel when the vessel is renamed', () => {
    // 500 - 100 + 40 = 440 L, of which a dip finds 438.
    const book = bookWith(vessel('Egg', { formerNames: ['T1'] }), vessel('T2'));
    expect(book.vessels.get('Egg')).toMatchObject({ lot: 'A', ml: 438_000, kind: 'tank' });
    expect(book.vessels.has('T1')).toBe(false);
    expect(book.findings).toEqual([]);
  });

  it('stays in the book when the vessel is no longer set up', () => {
    const book = bookWith(vessel('T2'));
    expect(book.vessels.get('T1')).toMatchObject({ lot: 'A', ml: 438_000 });
  });
});
