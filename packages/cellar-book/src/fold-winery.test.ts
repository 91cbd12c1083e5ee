import { describe, expect, it } from 'vitest';
import { amendOf, grapes, opening, rows, voidOf } from '../testing/rows.ts';
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

describe('a set-up', () => {
  it('gives vessels their capacities, by volume or by weight', () => {
    const bin = vessel('BIN1', { kind: 'bin', capacityG: 500_000 });
    const book = foldWinery({ ...firstSetup, vessels: [vessel('T1', { capacityMl: 1_000_000 }), bin] }, []);
    expect(book.vessels.get('T1')).toMatchObject({ kind: 'tank', capacityMl: 1_000_000, ml: 0, grams: 0 });
    expect(book.vessels.get('T1')).not.toHaveProperty('capacityG');
    expect(book.vessels.get('BIN1')).toMatchObject({ kind: 'bin', capacityG: 500_000 });
    expect(book.vessels.get('BIN1')).not.toHaveProperty('capacityMl');
  });

  it('renames vessels in corrections, and changes no other word', () => {
    const [opened] = rows([opening('T1', 'T1', 500_000, grapes('T1'))]);
    if (!opened) throw new Error('There is no entry.');
    const amended = amendOf(opened, 9, opening('T1', 'T1', 400_000, grapes('T1')));
    const setup = { ...firstSetup, vessels: [vessel('Egg', { formerNames: ['T1'] })] };
    const book = foldWinery(setup, [opened, amended]);
    expect(book.vessels.get('Egg')).toMatchObject({ ml: 400_000, lot: 'T1' });
    expect([...book.lots.keys()]).toEqual(['T1']);
    expect(foldWinery(setup, [opened, voidOf(opened.id, 9)]).vessels.get('Egg')?.ml).toBe(0);
  });

  it('warns of a vessel filled beyond its capacity, and not to the brim', () => {
    const codes = (ml: number) =>
      foldWinery(
        { ...firstSetup, vessels: [vessel('T1', { capacityMl: 1_000 })] },
        rows([opening('A', 'T1', ml, grapes('Merlot'))]),
      ).findings.map(({ code, ml: over }) => [code, over]);
    expect([codes(1_000), codes(1_001)]).toEqual([[], [['over_capacity', 1]]]);
  });
});
