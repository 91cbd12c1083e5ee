import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

class Full extends Error {}

function openQueue(maxWaiting: number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createFairQueue({ concurrency: 1, maxWaiting, onFull: () => new Full() });
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

it('the queue serves networks in turn, however much work one of them has', async () => {
  const { begun, enter, endAll } = openQueue(10);
  const entered = ['flood', 'flood', 'flood', 'flood', 'ada', 'bob'].map((from) => enter(from));
  await endAll();
  await Promise.all(entered);
  expect(begun).toEqual(['flood', 'flood', 'ada', 'bob', 'flood', 'flood']);
});

it('the queue serves known browsers before all others', async () => {
  const { begun, enter, endAll } = openQueue(10);
  const entered = [enter('a'), enter('b'), enter('c'), enter('known', true)];
  await endAll();
  await Promise.all(entered);
  expect(begun).toEqual(['a', 'known', 'b', 'c']);
});

it('a full queue admits a new sender in place of an entry of the one who fills it', async () => {
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

it('a queue that is full of single entries of unknown browsers admits known ones', async () => {
  const { begun, enter, endAll } = openQueue(3);
  const settled = (entered: Promise<void>) =>
    entered.then(
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

it('the queue continues after work that fails', async () => {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 10, onFull: () => new Full() });
  const failing = queue(() => Promise.reject(new Error('no')), { from: 'ada' });
  const next = queue(async () => 'done', { from: 'ada' });
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('a queue with one active entry per sender serves others while a sender’s work takes long', async () => {
  const queue = createFairQueue({ concurrency: 2, maxWaiting: 10, onFull: () => new Full(), oneEach: true });
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
