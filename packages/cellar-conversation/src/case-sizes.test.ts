import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('bottles per case', () => {
  it.each([
    ['on 9/22 we bottled tank 1, six bottles to the case', '105 cases'],
    ['bottled T1, 6 bottles per case', '105 cases'],
    ['bottled T1, packed in sixes', '105 cases'],
    ['embotellado T1, seis por caja', '105 cajas'],
  ])('hold for the answer: %s', (text, answer) => {
    expect(play([text]).works).toEqual([]);
    expect(play([text, answer])).toMatchObject({
      works: [{ bottles: [{ count: 630, sizeMl: 750 }] }],
      open: 0,
    });
  });
});
