import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

class Full extends Error {}

/** A line in which work ends when it is told to, and what was begun, in order. */
function openQueue(maxWaiting: number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createFairQueue({ atOnce: 1, maxWaiting, onFull: () => new Full() });
  return {
    begun,
    enter: (from: string, first = false) =>
      queue(
        () => {
          begun.push(from);
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        { from, first },
      ),
    async endAll() {
      while (ends.length > 0) {
        ends.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

it('the queue takes networks in turn, however much one of them asks for', async () => {
  const { begun, enter, endAll } = openQueue(10);
  const asked = ['flood', 'flood', 'flood', 'flood', 'ada', 'bob'].map((from) => enter(from));
  await endAll();
  await Promise.all(asked);
  expect(begun).toEqual(['flood', 'flood', 'ada', 'bob', 'flood', 'flood']);
});

it('the queue takes known browsers before all others', async () => {
  const { begun, enter, endAll } = openQueue(10);
  const asked = [enter('a'), enter('b'), enter('c'), enter('known', true)];
  await endAll();
  await Promise.all(asked);
  expect(begun).toEqual(['a', 'known', 'b', 'c']);
});

it('the queue is never so full that somebody new finds no place, but for who fills it', async () => {
  const { begun, enter, endAll } = openQueue(3);
  const flood = Array.from({ length: 6 }, () =>
    enter('flood').then(
      () => 'done',
      (reason: unknown) => reason instanceof Full,
    ),
  );
  const ada = enter('ada');
  await endAll();
  await ada;
  expect(begun).toContain('ada');
  expect(await Promise.all(flood)).toEqual(['done', 'done', 'done', true, true, true]);
});

it('the queue has a place for known browsers though as many strangers as there are places fill it, one each', async () => {
  const { begun, enter, endAll } = openQueue(3);
  const settled = (asked: Promise<void>) =>
    asked.then(
      () => 'done',
      (reason: unknown) => reason instanceof Full,
    );
  const strangers = ['a', 'b', 'c', 'd', 'e'].map((from) => settled(enter(from)));
  const known = ['x', 'y'].map((from) => settled(enter(from, true)));
  await endAll();
  expect(await Promise.all(known)).toEqual(['done', 'done']);
  expect(begun.slice(0, 3)).toEqual(['a', 'x', 'y']);
  expect((await Promise.all(strangers)).filter((outcome) => outcome === true)).toHaveLength(3);
});

it('the queue goes on after work that fails', async () => {
  const queue = createFairQueue({ atOnce: 1, maxWaiting: 10, onFull: () => new Full() });
  const failing = queue(() => Promise.reject(new Error('no')), { from: 'ada' });
  const next = queue(async () => 'done', { from: 'ada' });
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('a queue of one each leaves a place to others while one of them works for long', async () => {
  const queue = createFairQueue({ atOnce: 2, maxWaiting: 10, onFull: () => new Full(), oneEach: true });
  const long = Promise.withResolvers<void>();
  const ended: string[] = [];
  const enter = (from: string, work: () => Promise<void>) =>
    queue(work, { from }).then(() => ended.push(from));
  const slow = [enter('slow', () => long.promise), enter('slow', async () => undefined)];
  await Promise.all([enter('ada', async () => undefined), enter('bob', async () => undefined)]);
  expect(ended).toEqual(['ada', 'bob']);
  long.resolve();
  await Promise.all(slow);
  expect(ended).toEqual(['ada', 'bob', 'slow', 'slow']);
});
