import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const milliliters = (gallons: number) => Math.round(gallons * 3785.411784);
const dosed = '25 g tartaric in B61 B62 B63';
const dosedEach = 'kmbs in B61 thru B64, 8 g each';

describe('a correction of how an amount is shared', () => {
  it.each([
    [dosed, 'per barrel i mean'],
    [dosed, 'each i mean'],
    [dosed, 'each, sorry'],
    [dosed, 'no, each'],
    [dosed, "that's per barrel"],
    [dosed, 'por barrica digo'],
    [dosed, 'por barrica, quise decir'],
    [dosed, 'cada una digo'],
  ])('is for each vessel: %s, %s', (...texts) => {
    expect(play(texts).works).toMatchObject([{ amount: 25_000, each: true }]);
  });

  it.each([
    [dosedEach, 'no, 8 g total', 8000],
    [dosedEach, 'no, 9 total', 9000],
    [dosedEach, 'no, in total', 8000],
    [dosedEach, 'total i mean', 8000],
    [dosedEach, "that's in total", 8000],
    ['puse 8 g de metabisulfito en cada barrica 61 a 64', 'no, 8 g en total', 8000],
    ['puse 8 g de metabisulfito en cada barrica 61 a 64', 'en total digo', 8000],
    ['puse 8 g de metabisulfito en cada barrica 61 a 64', 'eso es en total', 8000],
  ])('is in total: %s, %s', (first, second, amount) => {
    const { works } = play([first, second]);
    expect(works).toMatchObject([{ amount }]);
    expect(works[0]).not.toHaveProperty('each');
  });

  it('also shares wine', () => {
    const [each] = play(['topped 61-63 from K1 3 gal', 'each i mean']).works;
    expect(each).toMatchObject({ op: 'top', ml: milliliters(3), each: true });
    const [total] = play(['topped 61-63 from K1 2 gal each', 'no, 2 gal total']).works;
    expect(total).toMatchObject({ op: 'top', ml: milliliters(2) });
    expect(total).not.toHaveProperty('each');
    expect(play(['racked T1 to T2 and T3, 50 gal each', 'no, 50 total']).works).toMatchObject([
      { op: 'transfer', ml: milliliters(50) },
    ]);
  });

  it.each([
    [dosed, 'each?'],
    [dosed, 'not each'],
    [dosed, 'each one was topped'],
    [dosedEach, 'total?'],
    ['25 g tartaric in T1', 'per barrel i mean'],
    ['T1 pH 3.4', 'no, total'],
  ])('is not in other words: %s, %s', (first, second) => {
    expect(play([first, second]).works).toEqual(play([first]).works);
  });

  it('stays each with another amount', () => {
    expect(play([dosedEach, 'no, 9 g']).works).toMatchObject([{ amount: 9000, each: true }]);
  });
});
