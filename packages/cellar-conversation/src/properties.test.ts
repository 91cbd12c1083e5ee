import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const complete = [
  'racked T1 to T2 100 gal',
  'KMBS 30 g T1',
  'kmbs 12 g each 61-66',
  'T1 pH 3.52',
  'T1 22.4B 68F',
  'bottled T1 80 cases of 6',
  'topped 61-66 with 3 gal from K1',
  'punched down T1 twice',
  'trasegué 300 litros del T4 al T2',
  'T4 310 gal',
];
const chatter = [
  'lunch is here',
  'thanks!',
  'call me when you get a sec',
  'the forklift is back',
  'who has the keys?',
  'T2 smells great',
  'tomorrow we rack T4',
  'will add 20 g KMBS to T4 later',
  'not T3',
  'did not punch down T4',
  'need to wash T2',
  'is T3 free?',
  'hay que lavar el T2',
  'luego paso al T3',
  'gracias jefe',
  'no sé',
  'Liked “T1 pH 3.52”',
];
/** Messages that lead to a question, and answers of another kind. */
const questions: [string, string[]][] = [
  ['racked T1 100 gal', ['pH 3.5', '20 g KMBS', 'not T2', '68F', 'brix', '12 cases', 'OK', 'merlot']],
  ['added KMBS to T1', ['T2', '3 times', 'not 20 g', '3.5 pH', 'OK', 'merlot', '12 cases', '20 g to T4']],
  ['bottled T1', ['T2', '30 g', 'pH 3.5', 'OK', '68F', 'riesling', '+ 4']],
  ['topped 61-66 from K1', ['T2', '12 cases', 'OK', 'pH 3.5', 'KMBS']],
  ['añadí metabisulfito al T4', ['al T2', 'tres veces', '12 cajas', 'OK']],
];

const workAfter = (texts: string[]) => play(texts).works.filter(({ op }) => op !== 'note');
const runs = { numRuns: 60 };

describe('the work in the book', () => {
  it('is the same after chatter, and no question is open', () => {
    fc.assert(
      fc.property(fc.constantFrom(...complete), fc.constantFrom(...chatter), (text, talk) => {
        expect(workAfter([text, talk])).toEqual(workAfter([text]));
        expect(play([text, talk]).open).toBe(0);
      }),
      runs,
    );
  });

  it('does not change by an answer of another kind, which leaves the question open', () => {
    const pairs = questions.flatMap(([question, answers]) => answers.map((answer) => [question, answer]));
    for (const texts of pairs) {
      expect({ texts, works: workAfter(texts) }).toEqual({ texts, works: [] });
      expect(play(texts).open).toBeGreaterThan(0);
    }
  });

  it('is the same whether an amount is in the message, an answer, or a correction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), fc.constantFrom('each', 'in all'), (grams, share) => {
        const whole = workAfter([`added ${grams} g KMBS to 61-66 ${share === 'each' ? 'each' : ''}`]);
        expect(workAfter(['added KMBS to 61-66', `${grams} g ${share}`])).toEqual(whole);
        expect(workAfter(['added 3 g KMBS to 61-66', `sorry ${grams} g ${share}`])).toEqual(whole);
      }),
      runs,
    );
  });

  it('is as before after UNDO of a correction', () => {
    fc.assert(
      fc.property(fc.constantFrom(...complete.slice(0, 7)), fc.integer({ min: 2, max: 9 }), (text, value) => {
        const { works, replies } = play([text, `sorry ${value}`]);
        const isChanged = replies[1]?.startsWith('Changed') || replies[1]?.startsWith('Cambiado');
        if (isChanged) expect(workAfter([text, `sorry ${value}`, 'UNDO'])).toEqual(workAfter([text]));
        else expect(works).toEqual(workAfter([text]));
      }),
      runs,
    );
  });
});
