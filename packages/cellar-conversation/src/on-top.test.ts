import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const gallons = (count: number) => Math.round(count * 3785.411784);

describe('wine on top of the last move', () => {
  it.each([
    ['put 90 gal of T1 in T2', 'then 30 gal of T4 on top of that'],
    ['put 90 gal of T1 in T2', 'another 30 gal from T4 on top'],
    ['racked T1 to T2 90 gal', 'then 30 gal of T4 into it'],
    ['racked T1 to T2 90 gal', 'then put 30 gal of T4 in there'],
    ['puse 90 galones del T1 en el T2', 'luego 30 galones del T4 encima'],
    ['puse 90 galones del T1 en el T2', 'y 30 galones del T4 encima de eso'],
  ])('goes into its vessel: %s, %s', (...texts) => {
    expect(play(texts)).toMatchObject({ works: [expect.anything()], open: 1 });
    const { works, open } = play([...texts, 'OK']);
    expect(works[1]).toMatchObject({ op: 'transfer', from: ['T4'], to: ['T2'], ml: gallons(30) });
    expect(open).toBe(0);
  });

  it('asks nothing about more of the same wine', () => {
    expect(play(['racked T1 to T2 90 gal', 'another 30 gal from T1 on top'])).toMatchObject({
      works: [{ ml: gallons(90) }, { from: ['T1'], to: ['T2'], ml: gallons(30) }],
      open: 0,
    });
  });

  it.each([
    'put 30 gal of T4 on top tomorrow',
    'will put 30 gal of T4 on top',
    '30 gal of T4 on top?',
    'not 30 gal of T4 on top',
    '30 gal headspace on top of T4',
    'then 30 gal of T4',
    '30 gal of T2 on top',
  ])('is not in other words: %s', (text) => {
    const first = 'racked T1 to T2 90 gal';
    const { works, replies } = play([first, text]);
    expect(works).toEqual(play([first]).works);
    expect(replies[1]).not.toContain('from T4 into T2');
  });

  it('is nowhere if the last work has several vessels, or moved nothing', () => {
    for (const first of ['racked T1 to T2 and T3 90 gal each', 'kmbs 20 g T1'])
      expect(play([first, 'then 30 gal of T4 on top']).works).toEqual(play([first]).works);
  });
});
