import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const litersIn = (works: ReturnType<typeof play>['works']) =>
  works.map((work) => {
    const { ml, lossMl, lossReason } = work as { ml?: number; lossMl?: number; lossReason?: string };
    return [(ml ?? 0) / 1000, (lossMl ?? 0) / 1000, lossReason];
  });

describe('what arrived after a move, and what was lost', () => {
  it.each([
    [
      ['racked T1 to T2', '1450 L, the rest was lees, dumped it'],
      [1450, 50, 'lees'],
    ],
    [
      ['racked T1 to T2', '1450 L made it, rest went down the drain'],
      [1450, 50, 'lees'],
    ],
    [
      ['racked T1 to T2 1450 L', 'rest was sludge'],
      [1450, 50, 'lees'],
    ],
    [
      ['racked T1 to T2', '1450, rest was lees', 'liters'],
      [1450, 50, 'lees'],
    ],
    [
      ['racked T1 to T2', 'got 1450 L, left 30 of lees'],
      [1450, 30, 'lees'],
    ],
    [
      ['racked T1 to T2', 'got 1450, left 30 of lees', 'L'],
      [1450, 30, 'lees'],
    ],
    [
      ['racked T1 to T2', '1450 L, 30 L of heavy lees'],
      [1450, 30, 'lees'],
    ],
    [
      ['racked T1 to T2', '1450 L and lost 30 L'],
      [1450, 30, 'unexplained'],
    ],
    [
      ['trasegué el T1 al T2', 'llegaron 1450 litros, el resto eran lías'],
      [1450, 50, 'lees'],
    ],
    [
      ['trasegué el T1 al T2', '1450 litros y 30 de lías'],
      [1450, 30, 'lees'],
    ],
    [
      ['racked T1 to T2', '1450 L, rest was lees', 'sorry 1460 L'],
      [1460, 40, 'lees'],
    ],
  ])('is read from the next text: %j', (texts, expected) => {
    const { works, open } = play(texts, { unit: 'L' });
    expect(litersIn(works)).toEqual([expected]);
    expect(open).toBe(0);
  });
});

describe('a text after a move or a pressing', () => {
  it('tells the yield of a pressing, whatever stayed in the press', () => {
    const { works, open } = play(['pressed T1 to T2', '1100 L, the rest was muck, dumped']);
    expect(works).toMatchObject([{ op: 'press', parts: [{ to: ['T2'], ml: 1_100_000 }] }]);
    expect([works.length, open]).toEqual([1, 0]);
  });

  it('is taken back as a correction', () => {
    const { works } = play(['racked T1 to T2', '1450 L, rest was lees', 'UNDO']);
    expect(litersIn(works)).toEqual([[0, 0, undefined]]);
  });

  it.each([
    'the rest is still there',
    'rest was lees?',
    '1450 L, the rest will be dumped tomorrow',
    'rest of T4 was lees',
  ])('tells of no loss: %s', (text) => {
    expect(litersIn(play(['racked T1 to T2', text]).works.slice(0, 1))).toEqual([[0, 0, undefined]]);
  });
});
