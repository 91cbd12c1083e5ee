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
