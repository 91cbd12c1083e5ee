import type { Loss } from '@orbit-vine/cellar-book/sheets/loss-sheet.ts';
import { describe, expect, it } from 'vitest';
import { englishOffice } from '../wording/english-office.ts';
import { lossesByKind, lossesByVessel } from './loss-kinds.ts';
import { usualPeriods } from './loss-periods.ts';

const loss = (vessel: string, reason: string, ml: number, inventory = false): Loss => ({
  entry: `${vessel}-${ml}`,
  on: '2026-01-02',
  ...{ vessel, reason, ml, inventory, ofMl: 1_000_000, isUnusual: false, isWine: true },
});
const losses = [
  loss('T1', 'lees', 5_000),
  loss('T2', 'lees', 6_000),
  loss('T1', 'leak', 9_000, true),
  loss('T1', 'inventory', 1_000, true),
];

describe('loss groups', () => {
  it('groups by kind, with losses found by an inventory apart from entered ones', () => {
    expect(lossesByKind(losses, englishOffice).map(({ name, ml }) => [name, ml])).toEqual([
      ['Lees', 11_000],
      ['Found at inventory: leak', 9_000],
      ['Found at inventory', 1_000],
    ]);
  });

  it('groups by vessel, the largest sum first', () => {
    expect(lossesByVessel(losses).map(({ name, ml }) => [name, ml])).toEqual([
      ['T1', 15_000],
      ['T2', 6_000],
    ]);
  });
});

it('every usual period except last year ends today', () => {
  expect(usualPeriods('2026-03-09').map(({ from, through }) => [from, through])).toEqual([
    ['2026-03-01', '2026-03-09'],
    ['2026-01-01', '2026-03-09'],
    ['2025-01-01', '2025-12-31'],
  ]);
});
