import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const dose = (vessels: string[], grams: number, each = false) => ({
  ...{ op: 'addition', material: 'KMBS', vessels, amount: grams * 1000, ...(each ? { each } : {}) },
});

describe('an answer about how much each vessel got', () => {
  it.each([
    ['kmbs in B61 B62 B63', '5 g in B61 and B62, 6 g in B63'],
    ['kmbs in B61 B62 B63', '5 g in B61 and B62 and 6 g in B63'],
    ['kmbs in B61 B62 B63', 'B61 and B62 5 g, B63 6 g'],
    ['kmbs en B61 B62 B63', '5 g en B61 y B62, 6 g en B63'],
  ])('may give several the same: %s, %s', (...texts) => {
    expect(play(texts)).toMatchObject({ works: [dose(['B61', 'B62'], 5, true), dose(['B63'], 6)], open: 0 });
  });

  it.each([
    ['kmbs in T1 and T4', '40 g total, 15 in T1 rest in T4'],
    ['kmbs in T1 and T4', '40 g total, 15 g in T1 and the rest in T4'],
    ['metabisulfito en T1 y T4', '40 g en total, 15 en el T1 y el resto en el T4'],
  ])('may give one the rest: %s, %s', (...texts) => {
    expect(play(texts)).toMatchObject({ works: [dose(['T1'], 15), dose(['T4'], 25)], open: 0 });
  });

  it.each([
    ['kmbs in T1 and T4', '40 g, half each'],
    ['kmbs in T1 and T4', '40 g evenly'],
    ['metabisulfito en T1 y T4', '40 g, la mitad en cada uno'],
  ])('may divide it evenly: %s, %s', (...texts) => {
    expect(play(texts)).toMatchObject({ works: [dose(['T1', 'T4'], 20, true)], open: 0 });
  });

  it('may be of wine', () => {
    expect(play(['topped B61 B62 B63 from K1', '2 L in B61 and B62, 3 L in B63']).works).toMatchObject([
      { op: 'top', vessels: ['B61', 'B62'], ml: 2000, each: true },
      { op: 'top', vessels: ['B63'], ml: 3000 },
    ]);
  });

  it.each([
    ['kmbs in B61 B62 B63', '5 g in B61 and B62, 60 g in B63'],
    ['kmbs in B61 B62 B63', '5 g in B61 and B64, 6 g in B63'],
    ['kmbs in B61 B62 B63', '30 g half each'],
    ['kmbs in B61 B62', 'half each'],
    ['kmbs in T1 and T4', '40 g total, 50 in T1 rest in T4'],
    ['kmbs in T1 and T4', '15 g in T1, the rest in T4'],
  ])('stores nothing if it does not add up: %s, %s', (...texts) => {
    expect(play(texts)).toMatchObject({ works: [], open: 1 });
  });

  it('keeps an amount in all, and one for each', () => {
    expect(play(['kmbs in B61 B62 B63', '15 g total']).works).toMatchObject([
      dose(['B61', 'B62', 'B63'], 15),
    ]);
    expect(play(['kmbs in B61 B62 B63', '5, 6 and 7 g']).works).toHaveLength(3);
  });
});
