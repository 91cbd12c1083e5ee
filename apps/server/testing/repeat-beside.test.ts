import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { repeatBeside } from './repeat-beside.ts';

it('repeatBeside repeats its work concurrently until the test ends, even by an error', async () => {
  const counts = [0, 0];
  const leaving = async () => {
    await using _work = repeatBeside(2, async (at) => {
      counts[at] = (counts[at] ?? 0) + 1;
      await sleep(1);
    });
    await expect.poll(() => Math.min(...counts)).toBeGreaterThan(2);
    throw new Error('the test failed');
  };
  await expect(leaving()).rejects.toThrow('the test failed');
  const atTheEnd = [...counts];
  await sleep(20);
  expect(counts).toEqual(atTheEnd);
});

it('repeatBeside throws its work’s error when stopped, without an unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const work = repeatBeside(2, () => Promise.reject(new Error('cut')));
  await sleep(20);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  await expect(work.stop()).rejects.toThrow('cut');
});
