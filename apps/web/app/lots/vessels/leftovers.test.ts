import type { WorkEntry } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { firstSetup } from '@orbit-vine/cellar-book/setup.ts';
import { describe, expect, it } from 'vitest';
import { bookRows } from '../book/book-rows.ts';
import { leftoversIn } from './leftovers.ts';

const setup = {
  ...firstSetup,
  vessels: ['T1', 'T2'].map((name) => ({ name, kind: 'tank' as const, capacityMl: 1_000_000 })),
};
const start: Work = {
  op: 'start',
  lot: 'A',
  levels: [{ vessel: 'T1', ml: 800_000 }],
  composition: [{ component: { variety: 'Merlot', block: null, vintage: 2024 }, parts: 1 }],
};
const move = (ml: number): Work => ({ op: 'transfer', from: ['T1'], to: ['T2'], ml });

function leftoversAfter(...works: Work[]) {
  const entries = works.map(
    (work, at): WorkEntry => ({
      ...{ id: `e${at}`, seq: at + 1, work, workedOn: '2025-10-01' },
      arrivedAt: `2025-10-01T10:0${at}:00`,
    }),
  );
  return leftoversIn(foldWinery(setup, entries), bookRows(entries));
}

describe('the wine left in a vessel', () => {
  it('is asked about if it is at most a twentieth of the vessel', () => {
    // 800 - 780 L of 1,000 L is 2 %; 800 - 700 L is 10 %.
    expect(leftoversAfter(start, move(780_000))).toEqual([
      { vessel: 'T1', lot: 'A', ml: 20_000, on: '2025-10-01' },
    ]);
    expect(leftoversAfter(start, move(700_000))).toEqual([]);
  });

  it('is not asked about once it is measured, or gone', () => {
    const measured: Work = { op: 'gauge', levels: [{ vessel: 'T1', ml: 20_000 }] };
    expect(leftoversAfter(start, move(780_000), measured)).toEqual([]);
    expect(leftoversAfter(start, move(780_000), { op: 'empty', vessels: ['T1'] })).toEqual([]);
  });
});
