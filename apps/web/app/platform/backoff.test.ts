import { expect, it } from 'vitest';
import { retryDelayMs } from './backoff.ts';

it('the wait doubles from one second up to thirty', () => {
  const waits = Array.from({ length: 7 }, (_, failures) => retryDelayMs(failures));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
