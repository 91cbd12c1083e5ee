import { expect, it } from 'vitest';
import { askedOnce } from './asked-once.ts';

it('a question is asked once for all who call within its time, also when it fails', async () => {
  let asked = 0;
  const ask = askedOnce(60_000, async () => {
    asked += 1;
    throw new Error('away');
  });
  for (let at = 0; at < 5; at += 1) await expect(ask()).rejects.toThrow('away');
  expect(asked).toBe(1);
});

it('a question is asked again once the time is over', async () => {
  let asked = 0;
  const ask = askedOnce(0, async () => {
    asked += 1;
    return asked;
  });
  expect([await ask(), await ask()]).toEqual([1, 2]);
});
