import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('a correction while two questions are open', () => {
  it.each([
    ['KMBS 20 g', 'it was 30', 'T4', { op: 'addition', amount: 30_000 }],
    ['topped B61 from K1, 2 bottles', 'it was 4', '3 L', { op: 'top', ml: 3_000 }],
  ])('is of the last message: %s / %s', (text, correction, answer, work) => {
    const asked = ['bottled T1: 200 cases', text, correction];
    expect(play(asked).works).toEqual([]);
    expect(play([...asked, answer]).works).toMatchObject([work]);
  });

  it('is of the older one if only that has such a value', () => {
    const { works } = play(['bottled T1: 200 cases', 'KMBS 20 g', 'no, 100 cases']);
    expect(works).toMatchObject([{ op: 'bottle', bottles: [{ count: 1200 }] }]);
  });
});
