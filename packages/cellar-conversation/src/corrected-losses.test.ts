import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const gallons = (count: number) => Math.round(count * 3785.411784);
const racked = 'racked T1 to T2 300 gal, lost 5 gal';
const trasegado = 'trasegué T1 al T2 300 gal, perdimos 5 gal';

describe('a correction of a loss', () => {
  it.each([
    [racked, 'nope only lost 3', gallons(3)],
    [racked, 'only lost 3 gal', gallons(3)],
    [racked, 'we only lost 3', gallons(3)],
    [racked, 'no, loss 3', gallons(3)],
    [racked, 'no only lost 3 L', 3000],
    [racked, 'sorry lost 30', gallons(30)],
    [racked, 'lost 3 not 5', gallons(3)],
    [trasegado, 'no, perdimos 3', gallons(3)],
    [trasegado, 'solo perdimos 3', gallons(3)],
    [trasegado, 'no, solo se perdieron 3', gallons(3)],
    [trasegado, 'la merma fue de 3 galones', gallons(3)],
  ])('leaves the volume of the move: %s, %s', (first, second, lossMl) => {
    const { works, open } = play([first, second]);
    expect(works).toMatchObject([{ from: ['T1'], to: ['T2'], ml: gallons(300), lossMl }]);
    expect(open).toBe(0);
  });

  it('may be of a loss alone', () => {
    const { works } = play(['lost 5 gal from T1', 'nope only lost 3']);
    expect(works).toMatchObject([{ op: 'loss', vessels: ['T1'], ml: gallons(3) }]);
  });

  it.each([
    [racked, 'lost 3 L'],
    [racked, 'and lost 3'],
    [racked, 'lost 3 more'],
    [racked, 'no we lost it all'],
    ['racked T1 to T2 300 gal', 'nope only lost 3'],
    ['lost 5 gal from T1 and 4 gal from T4', 'nope only lost 3'],
  ])('is not in words of a further loss: %s, %s', (first, second) => {
    expect(play([first, second]).works).toEqual(play([first]).works);
  });

  it('leaves the loss as it is if the volume is corrected', () => {
    const [work] = play([racked, 'no, 310']).works;
    expect(work).toMatchObject({ ml: gallons(310), lossMl: gallons(5) });
  });

  it('is not meant by a loss from another vessel', () => {
    const { works } = play([racked, 'lost 3 gal from T4']);
    expect(works).toMatchObject([{ lossMl: gallons(5) }, { op: 'loss', vessels: ['T4'] }]);
  });
});
