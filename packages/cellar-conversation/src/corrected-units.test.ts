import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const gallons = (count: number) => Math.round(count * 3785.411784);

describe('a correction of the unit', () => {
  it.each([
    ['gallons not liters'],
    ['gallons, not liters'],
    ['not liters, gallons'],
    ['gallons i mean'],
    ['no, gallons'],
    ['eran galones'],
    ['galones no litros'],
  ])('leaves the number: %s', (text) => {
    const { works, open } = play(['moved 100 L T1 to T2', text]);
    expect(works).toMatchObject([{ op: 'transfer', ml: gallons(100) }]);
    expect(open).toBe(0);
  });

  it.each([
    [['moved 100 gal T1 to T2', 'litros digo'], { ml: 100_000 }],
    [['tartaric 2 kg T1', 'pounds not kilos'], { amount: 907_185 }],
    [['topped B61 from K1 2 gal', 'liters not gallons'], { ml: 2000 }],
    [['moved 100 L T1 to T2', 'gallons not liters', 'sorry 110'], { ml: gallons(110) }],
    [['tartaric 2 kg T1', 'pounds not kilos', 'sorry 3'], { amount: 1_360_777 }],
    [['moved 100 L T1 to T2', 'gallons not liters', 'undo'], { ml: 100_000 }],
  ])('is of any work, and of what is corrected next: %j', (texts, work) => {
    expect(play(texts).works).toMatchObject([work]);
  });

  it('is for the work that has such a unit', () => {
    expect(play(['racked T1 to T2 50 gal, kmbs 20 g T2', 'liters i mean']).works).toMatchObject([
      { op: 'transfer', ml: 50_000 },
      { op: 'addition', amount: 20_000 },
    ]);
  });

  it.each([
    ['moved 100 gal T1 to T2', 'gallons not liters'],
    ['moved 100 L T1 to T2', 'gallons not liters?'],
    ['moved 100 L T1 to T2', 'are you using gallons not liters'],
    ['kmbs 20 g T1 and dap 30 g T4', 'oz not g'],
    ['kmbs 20 g/hL T1', 'ppm not g/hl'],
    ['moved 100 gal T1 to T2 lost 3 gal', 'liters i mean'],
  ])('changes nothing if it does not fit, or asks: %s, %s', (first, second) => {
    expect(play([first, second]).works).toEqual(play([first]).works);
  });
});
