import { describe, expect, it } from 'vitest';
import { wineRegions } from '../list/regions.ts';
import { distanceKm, judgeFind, makeQuestion, type QuizKind } from './quiz.ts';

/** Park and Miller's generator, so that a failure can be reproduced. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

const michigan = wineRegions.filter(({ place }) => place.includes('Michigan'));

describe('the quiz', () => {
  it.each(['name', 'grows'] as QuizKind[])(
    'offers four different answers to “%s”, one of them right',
    (kind) => {
      const random = seeded(7);
      for (let count = 0; count < 300; count++) {
        const { options, right, region } = makeQuestion(
          kind,
          { asked: wineRegions, all: wineRegions },
          random,
        );
        expect(new Set(options).size).toBe(4);
        expect(options.filter((option) => option === right)).toHaveLength(1);
        if (kind === 'grows')
          expect(options.filter((option) => region.grapes.includes(option))).toEqual([right]);
      }
    },
  );

  it.each([
    ['Syrah', 'Shiraz'],
    ['Grenache', 'Garnacha'],
    ['Pinot Noir', 'Spätburgunder'],
    ['Zinfandel', 'Primitivo'],
    ['Mourvèdre', 'Monastrell'],
    ['Tempranillo', 'Aragonez'],
    ['Moscato Bianco', 'Moscatel'],
    ['Palomino', 'Listán Blanco'],
    ['Verdicchio', 'Trebbiano di Soave'],
  ])('never offers %s beside a right answer of %s, which is the same grape', (one, other) => {
    const asked = wineRegions.filter(({ grapes }) => grapes.includes(one) || grapes.includes(other));
    const random = seeded(5);
    for (let count = 0; count < 500; count++) {
      const { options, right } = makeQuestion('grows', { asked, all: wineRegions }, random);
      expect(options.filter((option) => [one, other].includes(option) && option !== right)).toEqual([]);
    }
  });

  it('asks only about the matching regions, and never the same twice in a row', () => {
    const random = seeded(11);
    let last: string | undefined;
    for (let count = 0; count < 50; count++) {
      const { region } = makeQuestion('find', { asked: michigan, all: wineRegions, last }, random);
      expect(michigan).toContain(region);
      expect(region.id).not.toBe(last);
      last = region.id;
    }
  });

  it('repeats the only region', () => {
    const only = michigan.slice(0, 1);
    const question = makeQuestion('name', { asked: only, all: wineRegions, last: only[0]?.id }, seeded(3));
    expect(question.right).toBe('Lake Michigan Shore');
  });

  it('measures the distance from Paris to Bordeaux, and accepts close guesses', () => {
    // 499 km by the great circle between the two city halls.
    expect(Math.abs(distanceKm([2.3522, 48.8566], [-0.5792, 44.8378]) - 499)).toBeLessThan(1.5);
    const question = makeQuestion('find', { asked: michigan.slice(0, 1), all: wineRegions }, seeded(3));
    expect(judgeFind(question, [-86.3, 42.1]).isRight).toBe(true);
    expect(judgeFind(question, [-80, 42.1]).isRight).toBe(false);
  });
});
