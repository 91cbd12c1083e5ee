import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('the vessels named before in a message', () => {
  it.each([
    'T1 22B, T4 23B, all punched',
    'T1 22B 68F, T4 23B 70F. punched both',
    'T1 22B, T4 23B. punched all of them',
    'T1 22B, T4 23B, ponchados los dos',
    'T1 22B, T4 23B, ponchados todos',
  ])('are those of the work after them: %s', (text) => {
    const { works, open } = play([text]);
    expect(works.at(-1)).toMatchObject({ op: 'cap_work', vessels: ['T1', 'T4'], method: 'punch_down' });
    expect([works.length, open]).toEqual([3, 0]);
  });

  it('get a dose each', () => {
    const { works } = play(['T1 22B, T4 23B, 20 g DAP both']);
    expect(works.at(-1)).toMatchObject({ vessels: ['T1', 'T4'], amount: 20_000, each: true });
  });

  it.each([
    'T1 22B, T4 23B, T2 20B, both punched',
    'T1 22B, both punched',
    'T1 22B, all punched',
    'T1 22B, T4 23B, punched all tanks',
    'racked T1 to T2 100 gal, all punched',
  ])('are asked about where it may be others: %s', (text) => {
    expect(play([text])).toMatchObject({ works: [], open: 1 });
  });
});
