import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from './api.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function callsAfter(reason: Error, waits: readonly number[]) {
  const queryFn = vi.fn(() => Promise.reject(reason));
  const failed = createQueryClient().fetchQuery({ queryKey: ['cellar'], queryFn });
  failed.catch(() => undefined);
  const counts: number[] = [];
  for (const wait of waits) {
    await vi.advanceTimersByTimeAsync(wait);
    counts.push(queryFn.mock.calls.length);
  }
  return counts;
}

it('a query that fails is asked once more, a second later', async () => {
  const unavailable = new ProblemError({ code: 'UNAVAILABLE', title: 'Not now.', status: 503 });
  expect(await callsAfter(unavailable, [0, 999, 1, 120_000])).toEqual([1, 1, 2, 2]);
});

it('a query that is refused is not asked again', async () => {
  const forbidden = new ProblemError({ code: 'FORBIDDEN', title: 'No.', status: 403 });
  expect(await callsAfter(forbidden, [0, 120_000])).toEqual([1, 1]);
});
