import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFairLine } from './picture-queue.ts';

function atWork() {
  const inLine = createFairLine();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const bring = (member: string, name: string) =>
    inLine(member, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const end = async () => {
    ends.shift()?.();
    await turn();
  };
  return { inLine, begun, bring, end };
}

it('calls members in turn, however much one of them brings, and one at a time', async () => {
  const { begun, bring, end } = atWork();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void bring('ada', name);
  for (const name of ['b1', 'b2']) void bring('bob', name);
  void bring('cy', 'c1');
  await turn();
  expect(begun).toEqual(['a1']);
  for (let ended = 0; ended < 6; ended += 1) await end();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  await end();
  void bring('bob', 'b3');
  await turn();
  expect(begun.at(-1)).toBe('b3');
});

it('the queue goes on after work that fails', async () => {
  const { inLine } = atWork();
  const failing = inLine('ada', () => Promise.reject(new Error('no')));
  const next = inLine('ada', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
