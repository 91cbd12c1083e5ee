import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { firstSetup, type Setup } from '@orbit-vine/cellar-book/setup.ts';
import { describe, expect, it } from 'vitest';
import { englishOffice } from '../wording/english-office.ts';
import { fittedHeight, inTwo, labelOf } from './label-lines.ts';

const setup: Setup = { ...firstSetup, vessels: ['T1', 'T2', 'T3'].map((name) => ({ name, kind: 'tank' })) };
const part = (variety: string, parts: number, vintage = 2025) => ({
  component: { variety, block: null, vintage },
  parts,
});
type Parts = ReturnType<typeof part>[];
const bookOf = (composition: Parts) => {
  const work: Work = { op: 'start', lot: '25-ME-01', levels: [{ vessel: 'T1', ml: 1_000_000 }], composition };
  const when = { workedOn: '2026-01-02', arrivedAt: '2026-01-02T08:00' };
  return foldWinery(setup, [{ id: 'e1', seq: 1, ...when, work }]);
};
const { labels: words } = englishOffice;
const shown = { unit: 'L', codeOf: (lot: string) => lot, words } as const;

describe('a label', () => {
  it('shows the vessel’s contents', () => {
    expect(labelOf(bookOf([part('Merlot', 1)]), 'T1', shown)).toEqual({
      vessel: 'T1',
      lot: '25-ME-01',
      variety: '2025 Merlot',
      amount: '1,000 L',
    });
  });

  it('names the leading variety of a blend with its share, and a vintage that all of it has', () => {
    const two = [part('Merlot', 60), part('Syrah', 40)];
    expect(labelOf(bookOf(two), 'T1', shown).variety).toBe('2025 Merlot 60%');
    const three = [part('Merlot', 30), part('Syrah', 50, 2024), part('Malbec', 20)];
    expect(labelOf(bookOf(three), 'T1', shown).variety).toBe('Syrah 50%');
  });

  it('splits a long name in two lines', () => {
    expect(inTwo('T1')).toEqual(['T1']);
    expect(inTwo('Concrete egg by the door')).toEqual(['Concrete egg', 'by the door']);
    expect(inTwo('WITHOUTANYSPACEINIT')).toEqual(['WITHOUTANYSPACEINIT']);
  });

  it('says when a vessel is empty or does not exist', () => {
    for (const vessel of ['T2', 'T9'])
      expect(labelOf(bookOf([part('Merlot', 1)]), vessel, shown)).toEqual({
        vessel,
        lot: 'Empty',
        variety: '',
        amount: '',
      });
  });

  it('shrinks long lines to the width, and enlarges no line beyond the maximum', () => {
    const room = { width: 120, most: 10 };
    expect(fittedHeight('T1', room)).toBe(10);
    // Forty letters of 0.7 of a size of 3 / 0.7 mm come to 120 mm.
    expect(fittedHeight('M'.repeat(40), room)).toBe(3);
  });
});
