import { expect, it } from 'vitest';
import { memoizeFor } from './memoize-for.ts';

it('memoizeFor calls its function once for all callers within the time, also when it fails', async () => {
  let calls = 0;
  const ask = memoizeFor(60_000, async () => {
    calls += 1;
    throw new Error('away');
  });
  for (let at = 0; at < 5; at += 1) await expect(ask()).rejects.toThrow('away');
  expect(calls).toBe(1);
});

it('memoizeFor calls its function again after the time', async () => {
  let calls = 0;
  const ask = memoizeFor(0, async () => {
    calls += 1;
    return calls;
  });
  expect([await ask(), await ask()]).toEqual([1, 2]);
});
