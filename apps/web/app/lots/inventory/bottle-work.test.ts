import type { StockLine } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { describe, expect, it } from 'vitest';
import { arrivalWork, movementWork, type TypedArrival, type TypedMovement } from './bottle-work.ts';

const bottling = { entry: 'e1', lot: '24-ME-01', on: '2025-11-03' } as StockLine['bottling'];
const line: StockLine = { bottling, sizeMl: 750, count: 600, caseOf: 12, cases: 50, loose: 0 };
const typed: TypedMovement = { use: 'taxpaid', cases: '5', loose: '3', to: 'T1', consignee: 'Corner Store' };

describe('movementWork', () => {
  it('counts cases and loose bottles of one bottling', () => {
    // 5 x 12 + 3
    expect(movementWork(line, typed)).toEqual({
      op: 'remove_bottles',
      lot: '24-ME-01',
      bottledOn: '2025-11-03',
      bottles: [{ count: 63, sizeMl: 750 }],
      use: 'taxpaid',
      consignee: 'Corner Store',
    });
  });

  it('has a vessel only if the wine is dumped to bulk, and needs one then', () => {
    expect(movementWork(line, { ...typed, use: 'breakage' })).not.toHaveProperty('to');
    expect(movementWork(line, { ...typed, use: 'dumped_to_bulk' })).toMatchObject({ to: 'T1' });
    expect(movementWork(line, { ...typed, use: 'dumped_to_bulk', to: '' })).toBeUndefined();
  });

  it('takes no bottles only as a count', () => {
    const none = { ...typed, cases: '', loose: '0' };
    expect(movementWork(line, none)).toBeUndefined();
    expect(movementWork(line, { ...none, use: 'counted' })).toMatchObject({
      op: 'count_bottles',
      bottles: [{ count: 0, sizeMl: 750 }],
    });
  });

  it('refuses what is not a whole number of bottles', () => {
    for (const cases of ['five', '1.5.1', '0.01'])
      expect(movementWork(line, { ...typed, cases })).toBeUndefined();
    // Half a case is six bottles.
    expect(movementWork(line, { ...typed, cases: '0.5', loose: '' })?.bottles).toEqual([
      { count: 6, sizeMl: 750 },
    ]);
  });
});

describe('arrivalWork', () => {
  const arrival: TypedArrival = {
    account: 'opening',
    lot: '23-CH-01',
    variety: 'Chardonnay',
    vintage: '2023',
    alcohol: '12.5',
    size: '375',
    cases: '2',
    loose: '1',
    supplier: '',
  };

  it('counts cases of the usual number for the size', () => {
    // 2 x 24 + 1
    expect(arrivalWork(arrival)).toEqual({
      op: 'receive_bottles',
      account: 'opening',
      lot: '23-CH-01',
      bottles: [{ count: 49, sizeMl: 375 }],
      composition: [{ component: { variety: 'Chardonnay', block: null, vintage: 2023 }, parts: 1 }],
      alcoholPercentVol: 12.5,
    });
  });

  it('leaves out an alcohol that is not known, and refuses one that is no number', () => {
    expect(arrivalWork({ ...arrival, alcohol: '' })).not.toHaveProperty('alcoholPercentVol');
    expect(arrivalWork({ ...arrival, alcohol: 'high' })).toBeUndefined();
  });
});
