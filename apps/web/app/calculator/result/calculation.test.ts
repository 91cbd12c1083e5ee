import { describe, expect, it, vi } from 'vitest';
import { tryCalculation } from './calculation.ts';

describe('a calculator that fails', () => {
  it('has no answer, so that the page says "Error" instead of an old one', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = () => {
      throw new Error('no such formula');
    };
    expect(tryCalculation(failing)).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

it('an uncertainty without a value is left out', () => {
  const calculation = {
    more: [],
    steps: [],
    uncertainty: ['By 0.1: No value either way.', 'By 0.1: 9.99 to 10.01 g.'],
  };
  expect(tryCalculation(() => calculation as never)?.uncertainty).toEqual(['By 0.1: 9.99 to 10.01 g.']);
});
